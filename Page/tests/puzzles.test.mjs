// Puzzles on the page's own board: what is spelled, judged and played there, and which comes next.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import test, { after, before } from 'node:test'
import { currentNode } from '../model/game.js'
import { Database } from '../store/database.js'
import { addProgress, askPuzzle, loadPuzzles, markSeen, markSolved, PuzzleSession } from '../store/puzzles.js'
import { Session } from '../store/session.js'
import { spell, spellWord } from '../store/spelling.js'
import { RealEngine } from './engine.mjs'

const engine = new RealEngine()
const session = new Session(engine, new Database(null))
const { fetch } = globalThis
before(() => { globalThis.fetch = async () => new Response(fs.readFileSync(new URL('../../Sources/CPuzzles/puzzles.tsv', import.meta.url))) })
after(() => {
  globalThis.fetch = fetch
  engine.end()
})

/** The first puzzle, shown. */
async function shown() {
  const puzzle = await askPuzzle(session, { number: 1 })
  const practice = new PuzzleSession(session)
  practice.beginPuzzle(puzzle, { number: 1 })
  return { puzzle, practice }
}

test('of a word that is spelled it is said what it takes, and not whether it is right', async () => {
  const { puzzle, practice } = await shown()
  const [{ tiles, words: [word] }] = puzzle.solutions
  spell(practice, tiles)
  await until(() => practice.state.judgement !== null)
  const { judgement } = practice.state
  assert.equal(judgement?.word, word)
  assert.equal(judgement?.isLegal, true)
  // The puzzle is to finish the game, which this word does.
  assert.equal(puzzle.kind, 'finish')
  assert.match(judgement?.text ?? '', /^Takes [^;]+\.$/)
  const away = await askPuzzle(session, { number: 3, word: 'aa' })
  assert.equal(away.answer?.isRight, false)
  assert.equal((await askPuzzle(session, { number: 3, word: 'aa', isSpelling: true })).answer, null)
})

test('a word that is typed gets its tiles, and a right one is played on the board', async () => {
  const { puzzle, practice } = await shown()
  await spellWord(practice, puzzle.solutions[0].words[0])
  const said = await practice.answer()
  assert.equal(said?.answer.isRight, true)
  if (said?.judgement) practice.play(said.judgement)
  const { move, position } = currentNode(/** @type {any} */ (practice.game))
  assert.equal(move?.word, puzzle.solutions[0].words[0])
  assert.notEqual(position.owners, puzzle.owners)
  // The board shows it as any move.
  assert.equal(practice.state.playedMove?.before, puzzle.owners)
  assert.equal(practice.state.playedMove?.after, position.owners)
  // Its letters stay in sight.
  assert.deepEqual(practice.state.spelling, move?.tiles)
})

test('nothing of a puzzle is kept as a game, nor changes what is shown', async () => {
  const { practice } = await shown()
  practice.set({ hasSpelled: true })
  await practice.saved
  assert.deepEqual(session.state.games, [])
  assert.equal(session.state.settings.hasSpelled, false)
})

test('what a file brings takes nothing away of what was seen here', async () => {
  const other = new Session(session.engine, new Database(null))
  await markSeen(other, 5)
  await addProgress(other, { solved: [7], missed: [] })
  assert.deepEqual(await loadPuzzles(other), { solved: [7], seen: [5], missed: [] })
})

test('the next puzzle is one that was not seen, whatever was solved', async () => {
  const numbers = []
  for (let count = 0; count < 12; count++) {
    const { solved, seen } = await loadPuzzles(session)
    const { number } = await askPuzzle(session, { solved, seen })
    numbers.push(number)
    if (count % 3 === 0) await markSolved(session, number)
    await markSeen(session, number)
  }
  assert.equal(new Set(numbers).size, 12)
  assert.deepEqual((await loadPuzzles(session)).seen, numbers)
})

/** @param {() => boolean} isSo */
async function until(isSo) {
  for (let count = 0; count < 500 && !isSo(); count++) await new Promise(resolve => setTimeout(resolve, 10))
  assert.ok(isSo())
}
