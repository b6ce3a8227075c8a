// What was found of a position: it is there again whenever the position is, and is only ever deepened.
import assert from 'node:assert/strict'
import test from 'node:test'
import { shaped } from '../model/shape.js'
import { Analysis } from '../store/analysis.js'
import { Database } from '../store/database.js'
import { adviceShape } from '../store/found.js'
import { clearGame } from '../store/keeping.js'
import { setMark } from '../store/marking.js'
import { go, play } from '../store/playing.js'
import { Session } from '../store/session.js'
import { loadWords, takeWords } from '../store/wordList.js'
import { RealEngine } from './engine.mjs'
import { game, hand, position } from './fixtures.mjs'

const engine = new RealEngine()
test.after(() => engine.end())

const names = { red: 'red', blue: 'blue' }
/** Real advice. */
const { isDone: _, ...real } = await engine.ask('think', { position, names, you: 'red', limit: 40, milliseconds: 100 })

/** The same with another depth and another verdict on the best move. */
const advised = (depth, verdict = { kind: 'lead', lead: 1 }, more = {}) =>
  ({ ...real, moves: real.moves.map((move, place) => place ? move : { ...move, verdict }), depth, isDone: false, ...more })

/** Once the module has said what it says about the shown position, and what follows from it and waits for no timer has been done. */
async function settled(session) {
  for (let patience = 1000; patience && !session.board; patience--) await new Promise(resolve => setTimeout(resolve, 10))
  await new Promise(resolve => setTimeout(resolve, 50))
}

/** A tab that shows a game; its searches find what the test says, one after another. */
async function tab(database, answers) {
  const session = new Session(engine, database)
  await session.facts.begin()
  const report = await loadWords(session)
  await session.load()
  let searchCount = 0
  session.engine = { ask: (...all) => engine.ask(...all), changeWords: text => engine.changeWords(text), useWords: list => engine.useWords(list), async *think(_, { spent, time, signal }) {
    searchCount++
    for (const answer of answers.splice(0)) {
      signal.throwIfAborted()
      yield { answer, spent: spent = time }
    }
    if (spent < time) await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  } }
  if (!session.state.games.length) session.keep(game())
  const analysis = new Analysis(session)
  session.open(session.state.games[0].id)
  await report()
  await settled(session)
  return { session, analysis, searches: () => searchCount, kept: async () => (await database.get('settings', 'found'))?.list ?? [] }
}

const shown = ({ state: { advice, isThinking } }) => [advice?.depth ?? null, advice?.moves[0].verdict.kind ?? null, isThinking]

test('nothing that the module says is unknown to what is kept', () => {
  const { fault } = shaped(adviceShape, { ...real, isDone: false }, { isClosed: true })
  assert.equal(fault, undefined)
  assert.ok(real.moves.length > 10)
})

test('a position has the same answer after undo, a reload and in another tab', async () => {
  const database = new Database(null)
  const { session, kept } = await tab(database, [advised(7)])
  assert.deepEqual(shown(session), [7, 'lead', false])
  const before = session.state.advice
  session.change({ hasJustPlayed: false })
  await play(session, { word: 'hand', tiles: hand })
  await settled(session)
  assert.deepEqual(shown(session), [null, null, true])
  await go(session, 'undo')
  await settled(session)
  assert.deepEqual(shown(session), [7, 'lead', false])
  assert.deepEqual(session.state.advice, before)
  await session.saved
  assert.equal((await kept()).length, 1)
  const other = await tab(database, [])
  assert.deepEqual(other.session.state.advice, before)
  assert.deepEqual(shown(other.session), [7, 'lead', false])
})

test('a longer search deepens what is kept, and a shallower one does not replace it', async () => {
  const database = new Database(null)
  await tab(database, [advised(7)])
  const answers = []
  const { session, analysis, kept } = await tab(database, answers)
  answers.push(advised(3), advised(6))
  analysis.thinkOn()
  await settled(session)
  assert.deepEqual(shown(session), [7, 'lead', false])
  answers.push(advised(9))
  analysis.thinkOn()
  await new Promise(resolve => setTimeout(resolve, 1100))
  assert.deepEqual(shown(session), [9, 'lead', false])
  assert.deepEqual((await kept()).map(({ advice: { depth } }) => depth), [9])
})

test('what was shown to be sure does not turn', async () => {
  const answers = [advised(4, { kind: 'wins', plies: 5 })]
  const { session, analysis } = await tab(new Database(null), answers)
  assert.deepEqual(shown(session), [4, 'wins', false])
  answers.push(advised(8), advised(9, { kind: 'seemsToWin', plies: 5 }))
  analysis.thinkOn()
  await new Promise(resolve => setTimeout(resolve, 1100))
  assert.deepEqual(shown(session), [4, 'wins', false])
})

test('what changes the answer has an answer of its own', async () => {
  const { session, kept } = await tab(new Database(null), [advised(7)])
  const asked = async change => {
    await change()
    await settled(session)
    const now = shown(session)
    return now[2]
  }
  const { settings } = session.state
  assert.ok(await asked(() => session.change({ settings: { ...settings, vocabulary: 'everyday' } })))
  assert.ok(!await asked(() => session.change({ settings })))
  assert.ok(await asked(() => session.keep({ ...session.game, use: [0] })))
  assert.ok(await asked(() => session.keep({ ...session.game, use: [], leave: [0] })))
  assert.ok(!await asked(() => session.keep({ ...session.game, leave: [] })))
  assert.ok(await asked(() => setMark(session, 'gaunt', 'never')))
  assert.ok(!await asked(() => setMark(session, 'gaunt', null)))
  assert.ok(await asked(() => takeWords(session, { name: 'own.txt', text: new TextEncoder().encode('hand\n').buffer })))
  assert.ok(!await asked(() => takeWords(session, null)))
  assert.equal((await kept()).length, 1)
})

test('a player’s list is told from others by its words', async () => {
  const database = new Database(null)
  const list = text => database.put('settings', 'words', { name: 'own.txt', text: new TextEncoder().encode(text).buffer })
  await list('hand\n')
  await database.put('settings', 'page', { wordsName: 'own.txt' })
  await tab(database, [advised(7)])
  assert.deepEqual(shown((await tab(database, [])).session), [7, 'lead', false])
  await list('hang\n')
  assert.deepEqual(shown((await tab(database, [])).session), [null, null, true])
  // A list that cannot be used leaves the built-in one in use: what is found with that is not taken for what the list would give.
  await list('12\n')
  assert.deepEqual(shown((await tab(database, [])).session), [null, null, true])
  await engine.useWords(null)
})

test('what another tab has found meanwhile is not replaced by less', async () => {
  const database = new Database(null)
  const answers = []
  const { session, analysis, kept } = await tab(database, answers)
  const [deeper] = await (await tab(database, [advised(12)])).kept()
  assert.equal(deeper.advice.depth, 12)
  answers.push(advised(8))
  analysis.thinkOn()
  await settled(session)
  await session.saved
  assert.deepEqual((await kept()).map(({ advice: { depth } }) => depth), [12])
})

test('it is kept of the latest positions only, and no longer than their games', async () => {
  const database = new Database(null)
  const { session, kept } = await tab(database, [advised(7)])
  const [{ game: id, ...rest }] = await kept()
  await database.put('settings', 'found', { list: Array.from({ length: 16 }, (_, at) => ({ ...rest, game: at % 2 ? 'other' : id, subject: `${at}` })) })
  session.change({ settings: { ...session.state.settings, vocabulary: 'everyday' } })
  await settled(session)
  session.change({ settings: { ...session.state.settings, vocabulary: 'anything' } })
  await settled(session)
  const again = await tab(database, [advised(8)])
  assert.deepEqual([(await kept()).length, (await kept())[0].advice.depth, (await kept())[15].subject], [16, 8, '14'])
  again.session.remove(again.session.game)
  await again.session.saved
  await clearGame(database, id)
  assert.ok((await kept()).every(({ game }) => game === 'other') && (await kept()).length === 7)
})

test('what is damaged or newer is not shown, and what is newer stays', async () => {
  const database = new Database(null)
  await tab(database, [advised(7)])
  const { list: [entry] } = await database.get('settings', 'found')
  const damaged = [
    { ...entry, advice: { ...entry.advice, moves: [] } }, { ...entry, advice: null }, { ...entry, advice: { ...entry.advice, moves: [{}] } },
    { ...entry, advice: { ...entry.advice, texts: { ...entry.advice.texts, others: undefined } } },
    { ...entry, advice: { ...entry.advice, moves: entry.advice.moves.map(move => ({ ...move, tiles: [99] })) } },
  ]
  for (const each of damaged) {
    await database.put('settings', 'found', { list: [each] })
    assert.deepEqual(shown((await tab(database, [])).session), [null, null, true])
  }
  await database.put('settings', 'found', 'damaged')
  assert.deepEqual(shown((await tab(database, [advised(5)])).session), [5, 'lead', false])
  assert.equal((await database.get('settings', 'found')).list[0].advice.depth, 5)
  const newer = { version: 2, list: [{ ...entry, more: 1 }] }
  await database.put('settings', 'found', newer)
  assert.deepEqual(shown((await tab(database, [advised(6)])).session), [6, 'lead', false])
  assert.deepEqual(await database.get('settings', 'found'), newer)
})
