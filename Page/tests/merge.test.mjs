// Copies of one game, changed in several tabs, become one: nothing that was done is lost, whatever the order.
import assert from 'node:assert/strict'
import test from 'node:test'
import { addNode, goTo, noting, withPicture, withWord } from '../model/game.js'
import { allTemplates, isRemoved, merged, takenOver } from '../model/merge.js'
import { gamesWith, isGame, together } from '../store/keeping.js'
import { game, hand, letters, ownersAfterHand, picture, position } from './fixtures.mjs'

const after = { letters, owners: ownersAfterHand, turn: 'blue', played: ['hand'] }
const move = { kind: 'move', title: 'HAND', position: after, move: { player: 'red', word: 'hand', tiles: hand, taken: [16, 20] } }
const at = (changed, changedGame) => ({ ...changedGame, changed, visited: changed })
const titles = ({ nodes }) => nodes.map(({ title }) => title)

test('a move of another tab and a finding here are both kept, and what is shown here stays', () => {
  const start = at(1, game())
  const played = at(5, addNode(start, move))
  const noted = noting(start, 0, { chance: 0.4, percent: 40 })
  const kept = merged(noted, played)
  assert.deepEqual([titles(kept), kept.current, kept.nodes[0].chance, kept.nodes[0].next], [['Start', 'HAND'], 1, 0.4, 1])
  const shown = takenOver(noted, kept)
  assert.deepEqual([titles(shown), shown.current], [['Start', 'HAND'], 0])
  assert.equal(shown.nodes[0].position, noted.nodes[0].position)
  assert.equal(takenOver(shown, kept), shown)
})

test('a word that one tab has named stands in the steps that another has added after it, and branches stay apart', () => {
  const unnamed = at(1, addNode(game(), { ...move, kind: 'picture', title: 'b.png', position: { ...after, played: [] }, move: { ...move.move, word: null } }))
  const passed = at(2, addNode(unnamed, { ...move, title: 'Pass', position: { ...after, turn: 'red', played: ['-'] } }))
  const corrected = at(3, addNode(withWord(unnamed, 1, 'hand'), { kind: 'correction', title: 'No words played', position: { ...after, played: [] } }))
  for (const both of [merged(passed, corrected), merged(corrected, passed)]) {
    const played = Object.fromEntries(both.nodes.map(({ title, position }) => [title, position.played]))
    assert.deepEqual(played, { Start: [], HAND: ['hand'], Pass: ['hand', '-'], 'No words played': [] })
  }
})

test('a removed game comes back only by what is done after that', () => {
  const removed = { ...at(3, game()), removed: 5 }
  assert.ok(isRemoved(merged(at(4, addNode(game(), move)), removed)))
  assert.ok(!isRemoved(merged(at(6, addNode(game(), move)), removed)))
  assert.ok(!isRemoved(merged({ ...removed, restored: 6 }, removed)))
  assert.ok(!isGame(together(at(4, game()), { id: 'one', removed: 5 })))
  assert.deepEqual(titles(together(at(6, addNode(game(), move)), { id: 'one', removed: 5 })), ['Start', 'HAND'])
  assert.deepEqual(gamesWith([at(4, game())], [{ id: 'one', removed: 5 }]), [])
})

test('letters learnt in two tabs are all kept, under different names', () => {
  const template = (name, ink) => ({ name, width: 3, ink, screenshot: null, row: null, column: null })
  const all = allTemplates([template('A-1', '01'), template('B-1', '02')], [template('A-1', '03'), template('B-1', '02')])
  const many = Array.from({ length: 5000 }, (_, number) => template('A-1', String(number)))
  assert.deepEqual(allTemplates([], [...many, ...many]).map(({ name }) => name), many.map((_, number) => `A-${number + 1}`))
  assert.deepEqual(allTemplates([template('A-2', 'x')], many.slice(0, 3)).map(({ name }) => name), ['A-2', 'A-1', 'A-3', 'A-4'])
  assert.deepEqual(all.map(({ name, ink }) => [name, ink]), [['A-1', '01'], ['B-1', '02'], ['A-2', '03']])
})

test('a game of many words is merged with its copy, which was named another word', () => {
  const played = Array.from({ length: 2000 }, (_, place) => `word${place}`)
  const nodes = played.map((word, place) => ({ ...game().nodes[0], parent: place - 1, kind: place ? 'picture' : 'start', position: { ...position, played: played.slice(0, place) } }))
  const whole = { ...game(), nodes: nodes.map((node, place) => ({ ...node, next: place + 1 < nodes.length ? place + 1 : null })), current: 1999 }
  assert.deepEqual(merged(whole, structuredClone(whole)), whole)
  assert.equal(takenOver(whole, structuredClone(whole)), whole)
  // The copy knows a word more, and passes stay at the end.
  const other = structuredClone(whole)
  other.nodes[1999].position.played = [...played.slice(0, 5), 'other', ...played.slice(5, 1999), '-']
  assert.deepEqual(merged(whole, other).nodes[1999].position.played, other.nodes[1999].position.played)
})

/** Numbers from 0 to below a bound, the same for the same seed. */
function random(seed) {
  let state = seed * 2654435761 >>> 0
  return bound => {
    state = state * 1664525 + 1013904223 >>> 0
    return Math.floor(state / 2 ** 32 * bound)
  }
}

/** All that is known of a game, in whatever order its steps are. */
function contents(of) {
  const path = index => index < 0 ? [] : [...path(of.nodes[index].parent), of.nodes[index].kind + (of.nodes[index].kind === 'picture' ? '' : of.nodes[index].title) + of.nodes[index].position.owners]
  return of.nodes.map(({ title, position, move }, index) => JSON.stringify([path(index), title, move?.word ?? null, [...position.played].sort()])).sort()
}

/** What one of three tabs does next. */
function act(tab, random, now) {
  const { game: before } = tab
  const node = before.nodes[before.current]
  const owners = () => { const tiles = [...node.position.owners]; tiles[random(4)] = 'rb.'[random(3)]; return tiles.join('') }
  const word = ['hand', 'gaunt', 'moth', 'hat'][random(4)]
  const key = `${now}`
  switch (random(6)) {
    case 0: case 1: {
      const position = { ...node.position, owners: owners(), played: [...node.position.played.filter(entry => entry !== word), word] }
      tab.game = at(now, addNode(before, { kind: 'move', title: word.toUpperCase(), position, move: { player: 'red', word, tiles: [], taken: [] } }))
      return tab.added.push(word)
    }
    case 2: {
      const position = { ...node.position, owners: owners() }
      const parent = random(before.nodes.length)
      const known = before.nodes.findIndex(other => other.parent === parent && other.kind === 'picture' && other.position.owners === position.owners)
      const route = { node: known < 0 ? null : known, parent, move: { player: 'red', word: null, taken: [] } }
      tab.game = at(now, withPicture(before, picture(position, key), route, { ...before.nodes[parent].position, owners: position.owners }))
      return tab.pictures.push(key)
    }
    case 3: {
      const unnamed = before.nodes.findIndex(({ kind, move }) => kind === 'picture' && move?.word === null)
      if (unnamed > 0) tab.game = at(now, withWord(before, unnamed, word))
      return unnamed
    }
    case 4: return tab.game = { ...goTo(before, random(before.nodes.length)), visited: now }
    default: return tab.game = noting(before, random(before.nodes.length), { chance: random(100) / 100 })
  }
}

test('three tabs in any order lose nothing, know the same in the end, and go on showing what they show', () => {
  for (let seed = 1; seed <= 400; seed++) {
    const number = random(seed)
    const tabs = [0, 1, 2].map(() => ({ game: at(0, game()), added: [], pictures: [] }))
    let kept = tabs[0].game
    const write = tab => {
      const { current, nodes } = tab.game
      kept = together(tab.game, structuredClone(kept))
      tab.game = takenOver(tab.game, structuredClone(kept))
      assert.deepEqual([tab.game.current, ...identities(tab.game).slice(0, nodes.length)], [current, ...identities({ nodes })], `seed ${seed}`)
    }
    for (let now = 1; now <= 40; now++) {
      const tab = tabs[number(3)]
      if (number(3)) act(tab, number, now)
      else if (number(2)) write(tab)
      else tab.game = takenOver(tab.game, structuredClone(kept))
    }
    for (const tab of [...tabs, ...tabs]) write(tab)
    for (const { game: last } of tabs) {
      assert.deepEqual(contents(last), contents(kept), `seed ${seed}`)
      assert.deepEqual(last.pictures.map(({ key }) => key).sort(), tabs.flatMap(({ pictures }) => pictures).sort(), `seed ${seed}`)
    }
    const all = new Set(kept.nodes.flatMap(({ title }) => title.toLowerCase()))
    for (const word of tabs.flatMap(({ added }) => added)) assert.ok(all.has(word), `seed ${seed} lost ${word}`)
    assert.ok(kept.nodes.every(({ parent, next }, index) => parent < index && (next === null || kept.nodes[next].parent === index)), `seed ${seed}`)
    for (const { parent, position } of kept.nodes) {
      const before = kept.nodes[parent]?.move?.word
      assert.ok(!before || position.played.includes(before), `seed ${seed}: ${before} is missing after itself`)
    }
    const once = JSON.stringify(kept)
    assert.equal(JSON.stringify(merged(kept, structuredClone(kept))), once, `seed ${seed}`)
  }
})

/** What never changes in a step. */
const identities = ({ nodes }) => nodes.map(({ parent, kind, position: { owners } }) => `${parent} ${kind} ${owners}`)
