// Files of games as nobody's page writes them: what is not named is refused with its place, and whatever is taken harms nothing.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import test from 'node:test'
import { archive, opened as opening } from '../model/gamesFile.js'
import { reading as readingShape, tileReading as tileShape } from '../model/formats.js'
import { repaired } from '../model/game.js'
import { gameDetail, gameTitle } from '../model/history.js'
import { usualNames } from '../model/players.js'
import { boardCells } from '../views/mini-board.js'
import { openSaved } from '../store/games-file.js'
import { Database } from '../store/database.js'
import { Session } from '../store/session.js'
import { picture } from './fixtures.mjs'

const kept = JSON.parse(fs.readFileSync(new URL('kept-game.json', import.meta.url)))
/** With everything that a game may have. */
const whole = {
  ...kept, visited: 1, you: 'red', isYouGuessed: false, opponent: { level: 1, seed: 1 }, use: [1], leave: [2, 3],
  pictures: [{ ...kept.pictures[0], reading: { ...kept.pictures[0].reading, likelyLetterpress: true, lastMove: { tiles: ['A1'], word: 'at', player: 'red' } },
    colors: { free: '#000000', red: '#000000', redDefended: '#000000', blue: '#000000', blueDefended: '#000000' }, doubtful: [1], names: usualNames, you: null }],
}
const contents = { games: [whole], settings: { thinksFirst: true, level: 2 }, templates: [], words: '', marks: '', puzzles: { solved: [1], missed: [] }, parts: [] }
const saved = contents => archive(contents, [])

/** What is put in place of each part of the contents; undefined takes it away. */
const values = [
  undefined, null, true, 0, -1, 0.5, 25, 1e300, '', 'x', 'x'.repeat(2000), [], [null], [[]], {}, { more: {} }, Array(26).fill(0),
]

/** The paths to all parts of a value; of a list, to its first and its last element. */
const paths = (value, path = []) => [path, ...Object.keys(Object(value)).flatMap((key, index, keys) =>
  typeof value === 'string' || Array.isArray(value) && index && index < keys.length - 1 ? [] : paths(value[key], [...path, key]))]

/** A value with another part. */
function changed(value, [step, ...rest], part) {
  if (step === undefined) return part
  const copy = Array.isArray(value) ? [...value] : { ...value }
  const now = changed(value[step], rest, part)
  if (now === undefined && !Array.isArray(copy)) delete copy[step]
  else copy[step] = now
  return copy
}

const text = path => path.map(step => /^\d+$/.test(step) ? `[${step}]` : `.${step}`).join('').slice(1)

async function opened(database = new Database(null)) {
  const session = new Session({ ask: async () => ({ error: 'no engine' }) }, database)
  await session.load()
  return session
}

test('a file with anything else in any place is refused with that place, or opened and deleted without harm', async () => {
  let [refused, taken] = [0, 0]
  for (const path of paths(contents).slice(1)) {
    for (const value of [...values, ...path.length && typeof path.reduce((part, step) => part[step], contents) === 'object' ? ['a member more'] : []]) {
      const there = path.reduce((part, step) => part[step], contents)
      const file = await saved(changed(contents, path, value === 'a member more' && there ? { ...there, strange: 1 } : value))
      const answer = await opening(file)
      if ('error' in answer) {
        refused++
        // The place is that part, something in it, or what no longer fits to it.
        assert.match(answer.error, /^it is damaged \((?:\S+) .*\), so nothing was taken from it\.$/, text(path))
        if (value === null && there !== null) assert.ok(answer.error.includes(text(path)), `${text(path)}: ${answer.error}`)
        continue
      }
      taken++
      await harmless(file, `${text(path)}: ${JSON.stringify(value)?.slice(0, 60)}`)
    }
  }
  assert.ok(refused > 1000 && taken > 50, `${refused} refused, ${taken} taken`)
})

/** Opens a file beside a game that is there, opens the page again, and deletes what came. */
async function harmless(file, what) {
  const database = new Database(null)
  await database.put('games', 'mine', { ...kept, id: 'mine' })
  const session = await opened(database)
  await openSaved(session, 'all.games', file)
  await session.saved
  // Marks are for the engine to understand.
  assert.match(session.state.alert, /^(?:all\.games: no engine)?$/, what)
  const again = await opened(database)
  assert.deepEqual(again.state.games, session.state.games, what)
  assert.ok(again.state.games.some(({ id }) => id === 'mine'), what)
  for (const game of again.state.games) {
    assert.ok(gameTitle(game, null, { you: game.you, names: again.facts.names(game) }) && gameDetail(game, null, { you: game.you, names: usualNames }, Date.now()), what)
    assert.ok(boardCells(game.nodes[game.current].position, again.facts.colors(game, 'light')).every(({ ink }) => /^#[0-9a-f]{6}$/.test(ink)), what)
    assert.deepEqual(repaired(game), game, what)
    again.remove(game)
  }
  again.change({ toast: null })
  await again.saved
  const last = await opened(database)
  assert.deepEqual([last.state.games, last.state.alert], [[], ''], what)
  assert.ok((await database.all('games')).every(left => !('nodes' in left)), what)
}

test('what was found to harm the page is refused with the reason', async () => {
  const first = part => ({ ...contents, games: [{ ...whole, ...part }] })
  const [node] = whole.nodes
  const template = { name: 'A-1', width: 4, ink: 'f'.repeat(96), screenshot: null, row: null, column: null }
  for (const [hostile, reason] of [
    [first({ pictures: [{ ...whole.pictures[0], colors: {} }] }), 'games[0].pictures[0].colors.free is missing'],
    [first({ changed: 1e300 }), 'games[0].changed is not a whole number from 0 to 4102444800000'],
    [first({ restored: {} }), 'games[0].restored is not a whole number from 0 to 4102444800000'],
    [first({ use: Array(60_000).fill(0) }), 'games[0].use is not a list of 0 to 25 elements'],
    [first({ leave: [4, 4] }), 'games[0].leave has something twice'],
    [first({ nodes: [{ ...node, next: null, position: { ...node.position, played: Array(500_000).fill('-') } }], current: 0 }), 'games[0].nodes[0].position.played is not a list of 0 to 10000 elements'],
    [first({ current: 7 }), 'games[0].current is not one of the steps'],
    [first({ nodes: [{ ...node, next: 1 }], current: 0 }), 'games[0].nodes[0].next is not a step that follows it'],
    [first({ version: 2 }), 'games[0].version is not a whole number from 1 to 1'],
    [first({ '\u202e<img>': 1 }), 'games[0].a member is not known'],
    [{ ...contents, games: [whole, whole] }, 'games[1].id is that of an earlier game'],
    [{ ...contents, games: {} }, 'games is not a list of 0 to 10000 elements'],
    [{ ...contents, strange: 1 }, 'strange is not known'],
    [{ ...contents, settings: [] }, 'settings is not an object'],
    [{ ...contents, templates: [{ ...template, width: 1e9 }] }, 'templates[0].width is not a whole number from 1 to 512'],
    [{ ...contents, words: 'mine.txt' }, 'the word list is missing'],
    [{ ...contents, parts: [{ key: 'other', type: '', size: 0, sum: 0 }] }, 'parts[0] belongs to no game'],
  ]) assert.deepEqual(await opening(await saved(hostile)), { error: `it is damaged (${reason}), so nothing was taken from it.` })
})

test('a game whose clock was ahead is as new as any, and one that was removed comes back', async () => {
  const ahead = { ...whole, changed: 4e12, removed: 4.05e12, restored: 4.1e12 }
  for (const game of [ahead, { ...ahead, restored: undefined }]) {
    const session = await opened()
    await openSaved(session, 'all.games', await saved({ ...contents, games: [game] }))
    const [there] = session.state.games
    assert.ok(there.changed <= Date.now() && there.visited <= Date.now())
    session.remove(there)
    session.change({ toast: null })
    await session.saved
    assert.deepEqual((await opened(session.database)).state.games, [])
  }
})

test('a game that was removed while the clock was ahead is cleared when the page opens', async () => {
  const database = new Database(null)
  await database.put('games', kept.id, { ...kept, removed: 4.1e12 })
  const session = await opened(database)
  await session.saved
  assert.deepEqual(await database.get('games', kept.id), { id: kept.id, removed: 4.1e12 })
})

test('what a file may say of a reading is what the module says, and no less', () => {
  const { read, tileReading } = JSON.parse(fs.readFileSync(new URL('../../docs/letterpress.schema.json', import.meta.url))).$defs
  const whole = { ...picture({ letters: 'a'.repeat(25), owners: '.'.repeat(25), turn: 'red' }).reading }
  assert.deepEqual(Object.keys(readingShape(whole, true)).sort(), Object.keys(read.properties).sort())
  assert.deepEqual(Object.keys(tileShape(whole.tiles[0], true)).sort(), Object.keys(tileReading.properties).sort())
})
