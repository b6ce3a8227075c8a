// Games against the computer, with the real module.
import assert from 'node:assert/strict'
import test from 'node:test'
import { currentNode, hidesMoves, hidesOutlook, isGivenUpHere } from '../model/game.js'
import { gameDetail, gameTitle } from '../model/history.js'
import { Database } from '../store/database.js'
import { answerMoves, giveUp, playAgainst } from '../store/opposing.js'
import { askWhetherTaken } from '../store/marking.js'
import { calling, names, sidesOf } from '../store/players.js'
import { correct, go, pass, play } from '../store/playing.js'
import { judgementText, spell } from '../store/spelling.js'
import { Session } from '../store/session.js'
import { RealEngine } from './engine.mjs'

const engine = new RealEngine()
test.after(() => engine.end())

async function opened(database = new Database(null)) {
  const session = new Session(engine, database)
  await session.facts.begin()
  await session.load()
  answerMoves(session, 1)
  return session
}

/** Waits until something is true of the session. */
const until = (session, isTrue) => new Promise(resolve => {
  const look = () => { if (isTrue(session)) resolve(null) }
  session.listen(look)
  look()
})
const isYourTurn = ({ game, position, board }) => board && position.turn === game.you

test('the computer answers each move, with a word that may be played', async () => {
  const session = await opened()
  assert.deepEqual(session.facts.levels.map(({ number, title }) => [number, title]).slice(0, 2), [[1, 'Beginner'], [2, 'Casual']])
  await playAgainst(session, { level: 1, youBegin: true, isHere: false })
  assert.deepEqual([session.position.turn, session.game.you, session.game.opponent.level, session.state.settings.level], ['red', 'red', 1, 1])
  await play(session, { word: null, tiles: [] })
  await until(session, session => isYourTurn(session) && session.game.nodes.length === 3)
  const { title, move } = currentNode(session.game)
  assert.equal(move.player, 'blue')
  assert.equal(title, move.word.toUpperCase())
  // A move that is taken back and played again is answered by the same word, so no step is added.
  go(session, 'undo')
  assert.equal(session.game.current, 0)
  session.change({ hasJustPlayed: false })
  await play(session, { word: null, tiles: [] })
  await until(session, isYourTurn)
  assert.deepEqual([session.game.nodes.length, session.game.current], [3, 2])
})

test('the letters that are spelled stay while the computer moves, and are judged anew', async () => {
  const session = await opened()
  await playAgainst(session, { level: 1, youBegin: true, isHere: false })
  // Its first answer, and the same one again after undo.
  for (const count of [1, 2]) {
    await play(session, { word: null, tiles: [] })
    await spell(session, [0, 1])
    await until(session, session => isYourTurn(session) && session.game.current === 2 && session.state.judgement)
    assert.deepEqual([session.state.spelling, session.game.nodes.length, count], [[0, 1], 3, count])
    go(session, 'undo')
    assert.deepEqual(session.state.spelling, [])
  }
  // Whoever only looks at the step before is not led away, and plays nothing for the computer.
  go(session, 1)
  await play(session, { word: null, tiles: [] })
  await new Promise(resolve => setTimeout(resolve, 50))
  assert.deepEqual([session.game.current, session.game.nodes.length], [1, 3])
})

test('a game against the computer is as it was played: nothing in it is corrected, also when it was given up', async () => {
  const session = await opened()
  await playAgainst(session, { level: 1, youBegin: true, isHere: false })
  for (const correction of [{ letter: { tile: 0, letter: 'x' } }, { owner: { tile: 0, owner: 'red' } }, { turn: 'blue' }, { played: [] }]) await correct(session, correction)
  giveUp(session)
  await correct(session, { owner: { tile: 0, owner: 'red' } })
  assert.deepEqual([session.game.nodes.length, session.state.alert], [1, ''])
})

test('a pass is said, and can be undone with the answer to it', async () => {
  const session = await opened()
  await playAgainst(session, { level: 1, youBegin: true, isHere: false })
  await pass(session)
  assert.equal(session.state.toast.text, 'You passed.')
  await until(session, session => isYourTurn(session) && session.game.current === 2)
  session.state.toast.action.run()
  assert.equal(session.game.current, 0)
})

test('an answer that fails is asked for again, at once and when the alert is dismissed', async () => {
  const lost = { error: 'the engine stopped', isLost: true }
  for (const [answers, alerts] of [[[lost], 0], [[lost, lost], 1], [[{ error: 'out of memory' }], 1]]) {
    const session = await opened()
    const ask = session.engine.ask.bind(session.engine)
    const left = [...answers]
    let alertCount = 0
    session.listen(({ alert }, before) => { if (alert && !before.alert) alertCount++ })
    session.engine.ask = (name, ...others) => name === 'reply' && left.length ? Promise.resolve(left.shift()) : ask(name, ...others)
    await playAgainst(session, { level: 1, youBegin: false, isHere: false })
    if (alerts) {
      await until(session, ({ state }) => state.alert)
      session.change({ alert: '' })
    }
    await until(session, isYourTurn)
    assert.deepEqual([left.length, alertCount, session.game.nodes.length], [0, alerts, 2])
    session.engine.ask = ask
  }
})

test('the computer is called by its level, wherever it plays', async () => {
  const session = await opened()
  for (const [youBegin, expected] of [[true, { red: 'red', blue: 'Casual' }], [false, { red: 'red', blue: 'Casual' }]]) {
    await playAgainst(session, { level: 2, youBegin, isHere: false })
    assert.deepEqual([names(session), calling(session)], [expected, { names: expected, you: 'red' }])
    if (!youBegin) assert.equal(session.state.notice, 'Casual begins.')
  }
  await until(session, isYourTurn)
  // So what the module says of its move, and of yours, calls it so too.
  assert.match(session.state.notice, /^Casual plays [A-Z]+, which takes \d free. /)
  await playAgainst(session, { level: 3, youBegin: false, isHere: true })
  assert.deepEqual([session.game.you, names(session)], ['blue', { red: 'Regular', blue: 'blue' }])
  giveUp(session)
  assert.deepEqual(names(session), { red: 'Regular', blue: 'blue' })
})

test('against the computer a word is judged by what it takes, until the tiles were asked for', async () => {
  const session = await opened()
  await playAgainst(session, { level: 1, youBegin: true, isHere: false })
  const { letters } = session.position
  const { text } = await session.engine.ask('words', { letters, minLength: 4, limit: 1 })
  const tiles = [...text].reduce((/** @type {number[]} */ used, letter) =>
    [...used, [...letters].findIndex((other, tile) => other === letter && !used.includes(tile))], [])
  await spell(session, tiles)
  const { judgement } = session.state
  const takes = `Takes ${text.length} free.`
  assert.equal(judgementText(session), takes)
  // Whatever a search has found: here, that it loses at once.
  const found = { judgement: { ...judgement, text: 'takes 4 free, but then Beginner wins at once with ZZZ.' } }
  session.change(found)
  assert.equal(judgementText(session), takes)
  session.change({ revealed: 3 })
  assert.equal(judgementText(session), found.judgement.text)
  session.change({ revealed: 0 })
  giveUp(session)
  assert.equal(judgementText(session), found.judgement.text)
})

test('the computer may begin, on the shown position too, which stays in its own game', async () => {
  const session = await opened()
  await playAgainst(session, { level: 2, youBegin: false, isHere: false })
  await until(session, isYourTurn)
  const first = session.game
  assert.deepEqual([first.nodes.length, first.nodes[1].move.player], [2, 'blue'])
  await playAgainst(session, { level: 3, youBegin: true, isHere: true })
  assert.notEqual(session.game.id, first.id)
  assert.deepEqual(session.position, first.nodes[1].position)
  assert.equal(session.game.you, 'red')
})

test('whoever gives up has lost to the computer, sees the moves, and plays against it again if he plays on', async () => {
  const session = await opened()
  await playAgainst(session, { level: 2, youBegin: true, isHere: false })
  await play(session, { word: null, tiles: [] })
  // While the computer thinks.
  giveUp(session)
  await new Promise(resolve => setTimeout(resolve, 50))
  const { game, board, state } = session
  assert.deepEqual([game.nodes.length, isGivenUpHere(game), hidesMoves(game, state), hidesOutlook(game, state)], [2, true, false, false])
  const sides = sidesOf(session.facts, game)
  assert.deepEqual([gameTitle(game, board, sides), gameDetail(game, board, sides, Date.now())], ['Against Casual', '0 : 0, you gave up · just now'])
  await session.saved
  const again = await opened(session.database)
  assert.deepEqual([names(again).blue, isGivenUpHere(again.game)], ['Casual', true])
  go(again, 0)
  assert.equal(isGivenUpHere(again.game), false)
  const { text } = await again.engine.ask('words', { letters: again.position.letters, minLength: 3, limit: 1 })
  await play(again, { word: text, tiles: [] })
  await until(again, isYourTurn)
  assert.deepEqual([again.game.opponent, again.game.nodes.length, currentNode(again.game).move.player], [game.gaveUpTo, 4, 'blue'])
  // The computer takes every word.
  askWhetherTaken(again)
  assert.equal(again.state.toast, null)
})

test('who gives up is answered no longer, and can undo that; the level is kept with the game', async () => {
  const session = await opened()
  await playAgainst(session, { level: 2, youBegin: true, isHere: false })
  const { opponent } = session.game
  giveUp(session)
  assert.equal(session.game.opponent, null)
  session.state.toast.action.run()
  assert.deepEqual([session.game.opponent, isGivenUpHere(session.game)], [opponent, false])
  await session.saved
  const again = await opened(session.database)
  assert.deepEqual(again.game.opponent, opponent)
})
