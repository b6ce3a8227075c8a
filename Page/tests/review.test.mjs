import assert from 'node:assert/strict'
import test from 'node:test'
import { addNode } from '../model/game.js'
import { beforeBoard, lessonTitle, lessons, reviewBoards, reviewGraph, reviewRow, reviewSteps, timePerMove } from '../model/review.js'
import { game, hand, letters, owners, ownersAfterHand, position } from './fixtures.mjs'

const sides = { you: null, names: { red: 'green', blue: 'orange' } }
const after = { ...position, owners: ownersAfterHand, turn: 'blue', played: ['hand'] }
const played = addNode(game(), { kind: 'move', title: 'HAND', position: after, move: { player: 'red', word: 'hand', tiles: hand, taken: [] } })
const choice = (word, more = {}) => ({ word, tiles: [], tileNames: [], owners: ownersAfterHand, chance: 0.4, proven: false, familiar: true, ...more })
const move = (more = {}) => ({
  number: 1, player: 'red', grade: 'mistake', before: 60, after: 40, lost: 20, chances: '', why: 'Why.', played: choice('hand'),
  best: choice('gaunt', { owners, familiar: false, chance: 0.6 }), known: choice('the', { chance: 0.5 }), ...more,
})
const review = {
  files: [], letters: letters.toUpperCase(), outcome: null, complete: true, accuracy: { red: 50, blue: null }, turningPoint: 1, summary: '',
  points: [{ position: null, owners, scores: { red: 8, blue: 11 }, redChance: 0.6 }, { position: null, owners: ownersAfterHand, scores: { red: 9, blue: 10 }, redChance: null }],
  moves: [move()], isDone: true, progress: 1,
}

test('moves are reviewed with their tiles, and pictures without', () => {
  const seen = addNode(played, { kind: 'picture', title: 'b.png', position: { ...after, turn: 'red' }, move: { player: 'blue', word: null, tiles: [], taken: [3] } })
  const steps = reviewSteps(seen)
  assert.deepEqual(steps.map(({ index }) => index), [0, 1, 2])
  assert.deepEqual(steps.map(({ step }) => step.move), [null, { word: 'hand', tiles: hand }, null])
})

test('a correction stands in the place of what it corrects, also in the positions before', () => {
  const letter = `q${letters.slice(1)}`
  const corrected = addNode(played, { kind: 'correction', title: 'T is now Q', position: { ...after, letters: letter } })
  const steps = reviewSteps(corrected)
  assert.deepEqual(steps.map(({ index }) => index), [0, 2])
  assert.deepEqual(steps.map(({ step }) => step.position.letters), [letter, letter])
  assert.deepEqual(steps[1].step.move, { word: 'hand', tiles: hand })
})

test('positions whose owners are unknown are left out', () => {
  assert.deepEqual(reviewSteps(addNode(played, { kind: 'picture', title: 'b.png', position: { ...after, owners: null } })).map(({ index }) => index), [0, 1])
})

test('a game of any length takes as long, but no move long', () => {
  assert.equal(timePerMove(2), 1800)
  assert.equal(timePerMove(25) * 25, 20_000)
  assert.equal(timePerMove(100_000), 50)
})

test('the graph is seen from the side below, and shows the move that is chosen', () => {
  assert.deepEqual(reviewGraph(review, 'red', 0), [{ index: 0, isCurrent: false, chance: 0.6 }, { index: 1, isCurrent: true, chance: null }])
  assert.deepEqual(reviewGraph(review, 'blue', 0).map(({ chance }) => chance), [0.4, null])
})

test('a row names the word and what it lost in percent, and the heading also who played it and of what', () => {
  assert.deepEqual(reviewRow(move(), sides), { title: '1. HAND', detail: 'mistake, −20%', heading: '1. HAND by green: mistake, −20% chance' })
  assert.deepEqual(reviewRow(move({ grade: 'best', lost: 0 }), { ...sides, you: 'red' }), { title: '1. HAND', detail: 'best', heading: '1. HAND by you: best' })
  assert.equal(reviewRow(move({ played: choice(null) }), sides).title, '1. PASS')
  const open = { player: null, grade: null, before: null, after: null, lost: null, played: null, best: null, known: null, explained: null }
  // Below the heading stands what is known of it.
  assert.deepEqual(reviewRow(move(open), sides), { title: '1. Not known', detail: 'not graded', heading: 'Move 1' })
  assert.deepEqual(reviewBoards(review, move(open)).map(({ title }) => title), ['Before', 'After'])
  // Nothing was lost where all was lost already.
  assert.equal(reviewRow(move({ grade: 'already lost', lost: 3 }), sides).heading, '1. HAND by green: already lost')
})

test('which of the costly moves it is, is said if there are several', () => {
  assert.equal(lessonTitle([4], 4, 'red'), 'Your move that cost most')
  assert.equal(lessonTitle([4, 2], 2, 'red'), 'Your moves that cost most: 2 of 2')
  assert.equal(lessonTitle([4, 2], 4, null), 'The moves that cost most: 1 of 2')
  assert.equal(lessonTitle([4, 2], 3, null), '')
})

test('a better move has a board of its own, and before it is asked for there is only the one before', () => {
  assert.deepEqual(beforeBoard(review, 1), { title: 'Before', letters, owners })
  assert.deepEqual(reviewBoards(review, move()).map(board => [board.title, board.owners]),
    [['Before', owners], ['After HAND', ownersAfterHand], ['After GAUNT', owners]])
  assert.equal(reviewBoards(review, move({ best: choice('hand') })).length, 2)
  assert.equal(reviewBoards(review, move({ known: choice('tang', { owners }), explained: 'known' })).at(-1)?.title, 'After TANG')
})

test('a review begins with the player’s own moves that cost most', () => {
  const won = choice('gaunt', { chance: 1, proven: true })
  const moves = [
    move({ lost: 10, grade: 'inaccuracy' }), move({ lost: 50, grade: 'blunder', player: 'blue' }), move({ lost: 30 }),
    move({ lost: 5, grade: 'good' }), move({ lost: 1, grade: 'good', best: won }), move({ lost: 4, grade: 'already lost' }),
    move({ player: null, grade: null, lost: null, played: null, best: null }),
  ]
  assert.deepEqual(lessons({ ...review, moves }, 'red'), [2, 0, 4])
  assert.deepEqual(lessons({ ...review, moves }, 'blue'), [1])
  assert.deepEqual(lessons({ ...review, moves }, null), [1, 2, 0, 4])
  assert.equal(lessons({ ...review, moves: Array(20).fill(move()) }, null).length, 5)
})
