// What browsers keep for the page: as earlier versions kept it, as newer ones may, and damaged in every way.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import test from 'node:test'
import { keptGame, keptPicture, keptSettings, removedGame } from '../model/formats.js'
import { isRemoved } from '../model/merge.js'
import { has, shaped } from '../model/shape.js'
import { anyWord } from '../model/words.js'
import { openSaved, saveAll } from '../store/games-file.js'
import { Database } from '../store/database.js'
import { recall } from '../store/found.js'
import { readWaiting } from '../store/giving.js'
import { loadTemplates, useTemplates } from '../store/learning.js'
import { loadMarks, markWord } from '../store/marking.js'
import { takePlace } from '../store/place.js'
import { play } from '../store/playing.js'
import { loadPuzzles, markSolved } from '../store/puzzles.js'
import { Session } from '../store/session.js'
import { hear } from '../store/tabs.js'
import { loadWords, useWords } from '../store/wordList.js'
import { RealEngine } from './engine.mjs'

const folder = new URL('../../Tests/Page/Kept/', import.meta.url)
const engine = new RealEngine()
test.after(() => engine.end())

const isObject = value => typeof value === 'object' && value !== null && !(value instanceof ArrayBuffer)

/** A copy of a value in which each object is what another function makes of it. */
const mapped = (value, change) => Array.isArray(value) ? value.map(each => mapped(each, change))
  : isObject(value) ? change(Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapped(member, change)]))) : value

/** What `Tests/Page/kept.py` has recorded: the database of a version. */
const recorded = file => mapped(JSON.parse(fs.readFileSync(new URL(file, folder))),
  value => typeof value.base64 === 'string' ? Uint8Array.from(atob(value.base64), character => character.charCodeAt(0)).buffer : value)
const files = fs.readdirSync(folder)

async function keeping(tables) {
  const database = new Database(null)
  for (const [table, values] of Object.entries(tables)) for (const [key, value] of Object.entries(values)) await database.put(table, key, structuredClone(value))
  return database
}

/** Starts the page as `main.js` does. */
async function started(database) {
  const session = new Session(engine, database)
  await loadTemplates(session)
  const checkWords = await loadWords(session)
  await loadMarks(session)
  await session.facts.begin()
  await session.load()
  await takePlace(session)
  await readWaiting(session)
  await checkWords()
  await loadPuzzles(session)
  // As when a position is shown.
  await recall(session, 'position')
  await session.saved
  return session
}

/** Everything that the database has, by its table. */
const raw = async (database, tables) => Object.fromEntries(await Promise.all(Object.entries(tables).map(async ([table, values]) =>
  [table, Object.fromEntries(await Promise.all(Object.keys(values).map(async key => [key, await database.get(table, key)])))])))

const there = ({ games }) => Object.values(games).filter(game => game.nodes && !isRemoved(game))

// Other tests must not find what these have the engine use.
test.afterEach(async () => {
  await useTemplates(new Session(engine, new Database(null)), [])
  await engine.useWords(null)
  await engine.changeWords('')
})

test('all that earlier versions kept is used', async () => {
  assert.ok(files.includes('0.1.0.json'))
  for (const file of files) {
    const tables = recorded(file)
    // Nothing in it is unnamed, or a file with it would be refused.
    const all = [
      ...Object.values(tables.games).map(game => game.nodes ? [keptGame, game] : [removedGame, game]),
      ...Object.values(tables.pictures).map(picture => [keptPicture, picture]), ...Object.entries(tables.settings).map(([key, value]) => [keptSettings[key], value]),
    ]
    for (const [shape, value] of all) assert.deepEqual(shaped(shape, value, { isClosed: true }), { value }, file)
    const { page, marks, templates, waiting } = tables.settings
    const session = await started(await keeping(tables))
    const { state } = session
    // There are no pictures in these tests: the one that waited is refused.
    assert.equal(state.alert, waiting ? `${waiting[0].file}: there is no board` : '', file)
    assert.deepEqual([state.games.length, state.settings.thinksFirst, state.settings.vocabulary, state.settings.wordsName], [there(tables).length, page.thinksFirst, page.vocabulary, page.wordsName], file)
    assert.deepEqual([state.marks, state.templates, session.game?.id], [marks, templates.templates, page.gameId], file)
    // All of it travels in a file, too.
    session.change({ alert: '' })
    const friend = await started(new Database(null))
    await openSaved(friend, 'all.games', (await saveAll(session)).content)
    await friend.saved
    assert.deepEqual([friend.state.alert, friend.state.games.length, friend.state.marks, friend.state.templates.length], ['', there(tables).length, marks, templates.templates.length], file)
  }
})

/** What a player does with all of it. */
async function use(session) {
  session.set({ thinksFirst: false, vocabulary: 'everyday' })
  await markWord(session, 'zebra', 'never')
  await markSolved(session, 4711)
  await session.kept.put('place', { id: 'a', current: 0, spelling: [], panel: 'words', filter: anyWord, revealed: 0 })
  await session.kept.update('waiting', (waiting = []) => waiting)
  await session.kept.update('templates', kept => ({ ...kept, templates: kept?.templates ?? [] }))
  const game = session.state.games.find(({ opponent, nodes }) => !opponent && nodes.at(-1).position.turn)
  if (game) {
    session.open(game.id)
    await session.facts.begin()
    session.change({ hasJustPlayed: false })
    await play(session, { word: null, tiles: [] })
  }
  await session.saved
}

test('what a newer version has kept is neither changed nor deleted, and the rest starts', async () => {
  for (const file of files) {
    const now = recorded(file)
    const newer = mapped(now, value => value)
    for (const value of [...Object.values(newer.games), ...Object.values(newer.pictures)]) value.version = 2
    for (const game of Object.values(newer.games)) for (const node of game.nodes ?? []) node.kind = 'rotated'
    newer.settings = Object.fromEntries(Object.entries(newer.settings).map(([key, value]) => [key, { version: 2, [key]: value }]))
    // One game is one of this version, and there is a key that it does not know.
    newer.games.mine = { ...there(now).find(({ opponent }) => !opponent), id: 'mine' }
    newer.settings.rhymes = { cat: 'hat' }
    const database = await keeping(newer)
    const session = await started(database)
    assert.deepEqual(session.state.games.map(({ id }) => id), ['mine'])
    assert.match(session.state.alert, /^A newer version of this page has kept the learnt letters, your word list, your marked words, your settings, 3 games, .*\. Reload the page/)
    await use(session)
    await useWords(session, { name: 'other.txt', text: new TextEncoder().encode('hand\n').buffer })
    for (const message of ['settings', 'words', 'marks', 'templates', { game: Object.keys(now.games)[0] }]) await hear(session, message)
    // What was done lasts as long as the page.
    assert.deepEqual([session.state.settings.vocabulary, session.state.marks, session.state.settings.wordsName, (await loadPuzzles(session)).solved], ['everyday', { zebra: 'never' }, 'other.txt', [4711]])
    await openSaved(await started(new Database(null)), 'all.games', (await saveAll(session)).content)
    await session.saved
    const { mine, ...games } = (await raw(database, newer)).games
    delete newer.games.mine
    assert.deepEqual({ ...await raw(database, { pictures: newer.pictures, settings: newer.settings }), games }, newer)
    assert.ok(mine.nodes.length > 1)
    assert.deepEqual((await database.all('settings')).length, Object.keys(newer.settings).length)
  }
})

test('members that a newer version has added stay where they are, and do not travel', async () => {
  for (const file of files) {
    const more = mapped(recorded(file), value => ({ ...value, more: { of: 'it' } }))
    // Members of these are words, keys or ids.
    const tables = Object.fromEntries(['games', 'pictures', 'settings'].map(table => {
      const { more: _, ...values } = more[table]
      return [table, values]
    }))
    delete tables.settings.marks.more
    const database = await keeping(tables)
    const session = await started(database)
    session.change({ alert: '' })
    assert.equal(session.state.games.length, there(tables).length)
    const { waiting: _, ...settings } = tables.settings
    await use(session)
    assert.equal(session.state.alert, '')
    const after = await raw(database, { ...tables, settings })
    for (const { id } of there(tables)) {
      const game = after.games[id]
      assert.deepEqual(game.more, { of: 'it' })
      tables.games[id].nodes.forEach((node, index) => assert.deepEqual([game.nodes[index].more, game.nodes[index].position.more], [node.more, node.position.more]))
    }
    for (const key of ['page', 'puzzles', 'templates', 'words']) assert.deepEqual(after.settings[key].more, { of: 'it' }, key)
    const friend = await started(new Database(null))
    await openSaved(friend, 'all.games', (await saveAll(session)).content)
    assert.deepEqual([friend.state.alert, friend.state.games.length], ['', there(tables).length])
    assert.ok(!JSON.stringify(friend.state.games).includes('more'))
  }
})

const shapes = [
  null, true, false, 0, -1, 1e300, '', 'x', [], [null], [[]], [{}], ['x'], {}, { templates: null }, { templates: {} }, { templates: [null] }, { templates: [{}] },
  { solved: null, missed: 0 }, { name: 1, text: 'x' }, { x: { y: { z: [] } } }, { id: {}, spelling: null }, { gameId: [], vocabulary: {} }, { hand: 'other' },
  [{ bytes: 'x' }], { version: 0 }, { nodes: [] },
]

test('a kept value of any shape stops nothing: it is set aside and said', async () => {
  const [file] = files
  const { games } = recorded(file)
  for (const key of Object.keys(keptSettings)) {
    for (const value of shapes) {
      const what = `${key}: ${JSON.stringify(value)}`
      const database = await keeping({ games, settings: { [key]: value } })
      const session = await started(database)
      assert.equal(session.state.games.length, 2, what)
      const isSound = has(keptSettings[key], value)
      if (isSound) assert.deepEqual(await database.all('settings'), [value], what)
      else assert.match(session.state.alert, / could not be opened: what the browser has kept is damaged\. All else is here\.$/, what)
      await use(session)
      const kept = await database.all('settings')
      if (!isSound) assert.ok(kept.some(each => JSON.stringify(each) === JSON.stringify(value)), what)
      // It is said once, and what was chosen anew is there the next time.
      const again = await started(database)
      assert.deepEqual([again.state.alert, again.state.settings.vocabulary, again.state.marks.zebra], ['', 'everyday', 'never'], what)
    }
  }
})
