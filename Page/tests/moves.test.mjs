import assert from 'node:assert/strict'
import test from 'node:test'
import { answerPreview, foundMove, moveRow, preview, redChance, renewed } from '../model/advice.js'
import { put, slid, tapped, typed } from '../model/spelling.js'
import { scoresAt, timeline } from '../model/timeline.js'
import { hand, owners, ownersAfterHand, position } from './fixtures.mjs'

const move = {
  word: 'hand', tiles: hand, tileNames: ['B4', 'C4', 'D1', 'A5'], rarity: 10, otherPlacements: 2, captured: [16, 20], claimed: [],
  after: { scores: { red: 10, blue: 9 }, defended: { red: 1, blue: 0 } }, verdict: { kind: 'lead', lead: 1.5 }, chance: 0.625,
  bound: false, line: [{ word: 'no', tiles: [2], tileNames: ['C1'] }],
}
const texts = {
  takes: 'takes 2 from blue', chance: '63%', verdict: '', known: true, answer: "blue's best answer is NO.", outlook: 'HAND takes 2, 63% to win.',
  score: '10:9', owners: ownersAfterHand, answerOwners: owners, answerScores: { red: 8, blue: 11 }, isProven: false,
}

test('a move as a row', () => {
  const row = moveRow(move, texts)
  assert.deepEqual([row.word, row.label], ['HAND', 'HAND, takes 2 from blue, 10:9 after, 63% to win'])
  assert.equal(moveRow({ ...move, word: null, tiles: [] }, { ...texts, takes: '' }).word, 'Pass')
})

test('a preview shows who would own what, and after the answer', () => {
  assert.deepEqual(preview(move, texts), { tiles: hand, owners: ownersAfterHand, scores: { red: 10, blue: 9 }, title: 'hand' })
  assert.deepEqual(answerPreview(move, texts), { tiles: [2], owners, scores: { red: 8, blue: 11 }, title: 'no' })
  assert.equal(answerPreview({ ...move, line: [] }, { ...texts, answerOwners: null }), null)
})

test('the chance is known only if the search has found a move', () => {
  assert.deepEqual(redChance({ texts: { redChance: 0.25, redPercent: 25 } }), { chance: 0.25, percent: 25 })
  assert.equal(redChance({ texts: { redChance: null, redPercent: null } }), null)
})

test('the search says something about a word on the tiles of its move, in whatever order equal letters are', () => {
  const advice = { moves: [move], texts: { moves: [texts] } }
  assert.equal(foundMove(advice, 'hand', [...hand].reverse()).outlook, texts.outlook)
  assert.deepEqual(foundMove(advice, 'hand').tiles, hand)
  assert.equal(foundMove(advice, 'hand', [7, 17, 3, 20]), null)
  assert.equal(foundMove(advice, 'hang'), null)
  assert.equal(foundMove(null, 'hand'), null)
  // The most that it can be worth is no judgement.
  assert.equal(foundMove({ ...advice, moves: [{ ...move, bound: true }] }, 'hand', hand), null)
})

test('what stays the same in newer advice is the same object', () => {
  const before = { depth: 1, moves: [{ word: 'a', tiles: [1] }, { word: 'b', tiles: [2] }], texts: { known: null } }
  const after = renewed(before, { depth: 2, moves: [{ word: 'a', tiles: [1] }, { word: 'b', tiles: [3] }], texts: { known: null } })
  assert.deepEqual(after, { depth: 2, moves: [{ word: 'a', tiles: [1] }, { word: 'b', tiles: [3] }], texts: { known: null } })
  assert.equal(after.moves[0], before.moves[0])
  assert.equal(after.texts, before.texts)
  assert.notEqual(after.moves[1], before.moves[1])
  assert.equal(renewed(before, structuredClone(before)), before)
  assert.deepEqual(renewed([1, 2], [1]), [1])
  assert.deepEqual(renewed(null, { a: 1 }), { a: 1 })
})

test('tiles are added and removed', () => {
  assert.deepEqual(tapped(tapped([], 3), 5), [3, 5])
  assert.deepEqual(tapped([3, 5, 6], 5), [3, 6])
  assert.deepEqual(slid([3, 5], 3), [3])
  assert.deepEqual(slid([3, 5], 6), [3, 5, 6])
  assert.deepEqual(slid([3, 5, 6], 3), [3, 5, 6])
  assert.deepEqual(put([3, 5, 6], 6, 0), [6, 3, 5])
  assert.deepEqual(put([3, 5], 9, 1), [3, 9, 5])
})

test('a typed letter uses a tile that is left', () => {
  assert.deepEqual(typed(position, [], 't'), [0])
  assert.deepEqual(typed(position, [0, 4], 't'), [0, 4, 15])
  assert.equal(typed(position, [0, 4, 15], 't'), null)
  assert.equal(typed(position, [], 'x'), null)
})

test('a move is animated from the owners before to those after, and the scores with it', () => {
  const played = { before: owners, after: ownersAfterHand, scores: { red: 8, blue: 11 }, tiles: hand, player: 'red' }
  const line = timeline(played)
  assert.deepEqual(scoresAt(played, line, 0), { red: 8, blue: 11 })
  assert.deepEqual(scoresAt(played, line, line.duration), { red: 10, blue: 9 })
  assert.equal(line.steps.filter(({ kind }) => kind === 'lift').length, 4)
  assert.ok(line.steps.every(({ start, duration }) => start + duration <= line.duration))
  assert.equal(line.stops.at(-1), line.duration)
})
