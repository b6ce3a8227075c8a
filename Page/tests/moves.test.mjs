import assert from 'node:assert/strict'
import test from 'node:test'
import { compactNumber, effortText, hint, moveRow, preview, redChance } from '../model/advice.js'
import { ownersAfter } from '../model/board.js'
import { put, slid, spelled, tapped, typed } from '../model/spelling.js'
import { scoresAt, timeline } from '../model/timeline.js'
import { letters, owners, position } from './fixtures.mjs'

const move = {
  word: 'hand', tiles: [16, 17, 3, 20], tileNames: ['B4', 'C4', 'D1', 'A5'], rarity: 10, otherPlacements: 2, captured: [16],
  claimed: [6, 21], after: { scores: { red: 10, blue: 9 }, defended: { red: 1, blue: 0 } },
  verdict: { kind: 'lead', lead: 1.5 }, chance: 0.625, bound: false, line: [],
}

const texts = {
  takes: 'takes 1 from blue and 2 free', chance: '63%', verdict: '', known: true, answer: "blue's best answer is to pass.",
}

test('a move as a row', () => {
  const row = moveRow(move, texts, 'red')
  assert.deepEqual([row.word, row.takes, row.score, row.chance, row.verdict], ['HAND', 'takes 1 from blue and 2 free', '10:9', '63%', ''])
  assert.equal(row.label, 'HAND, takes 1 from blue and 2 free, 10:9 after, 63% to win')
  assert.equal(row.answer, "blue's best answer is to pass.")
  assert.equal(moveRow(move, { ...texts, known: false }, 'red').rarity, 'rare')
  const pass = moveRow({ ...move, word: null, tiles: [] }, { ...texts, takes: '', known: false, answer: null }, 'red')
  assert.deepEqual([pass.word, pass.rarity, pass.answer], ['Pass', '', ''])
})

test('texts about a search', () => {
  assert.equal(effortText({ depth: 1, nodes: 1_234_567, seconds: 2.04 }), '1 move ahead · 1.2M positions · 2.0 s')
  assert.deepEqual([999, 1500, 20_000].map(compactNumber), ['999', '2k', '20k'])
  const row = moveRow(move, texts, 'red')
  assert.equal(hint(row), 'Look for a word of 4 letters that most people know and that takes 1 from blue and 2 free.')
})

test('the chance is red’s, whoever is to move', () => {
  const advice = { outcome: null, turn: 'blue', moves: [{ ...move, chance: 0.75 }], texts: { redPercent: 25 } }
  assert.deepEqual(redChance(advice), { chance: 0.25, percent: 25 })
  assert.deepEqual(redChance({ ...advice, turn: 'red', texts: { redPercent: 75 } }), { chance: 0.75, percent: 75 })
  assert.deepEqual(redChance({ outcome: 'draw', turn: null, moves: [], texts: { redPercent: 50 } }), { chance: 0.5, percent: 50 })
  assert.equal(redChance({ ...advice, moves: [], texts: { redPercent: null } }), null)
})

test('a preview shows who would own what, and after the answer', () => {
  const after = ownersAfter(owners, 'red', move.tiles)
  assert.equal(preview(position, move), after)
  assert.equal(preview(position, move, { word: 'no', tiles: [2] }), ownersAfter(after, 'blue', [2]))
  assert.equal(preview({ ...position, turn: null }, move), null)
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

test('typed letters use the most valuable tiles', () => {
  // The tiles with a T: A1 is red's, E1 red's and defended, A4 blue's and defended.
  assert.deepEqual(typed({ ...position, turn: 'red' }, [], 't'), [15])
  assert.deepEqual(typed({ ...position, turn: 'blue' }, [], 't'), [0])
  assert.equal(typed(position, [], 'x'), null)
  assert.equal(spelled(position, 'zzz'), null)
  assert.equal(spelled(position, 'hand').map(tile => letters[tile]).join(''), 'hand')
})

test('a move is animated from the owners before to those after', () => {
  const played = { before: owners, after: ownersAfter(owners, 'red', [16, 17, 3, 20]), tiles: [16, 17, 3, 20], player: 'red' }
  const line = timeline(played)
  assert.deepEqual(scoresAt(played, line, 0), { red: 8, blue: 11 })
  assert.deepEqual(scoresAt(played, line, line.duration), { red: 10, blue: 9 })
  assert.equal(line.steps.filter(({ kind }) => kind === 'lift').length, 4)
  assert.ok(line.steps.every(({ start, duration }) => start + duration <= line.duration))
  assert.equal(line.stops.at(-1), line.duration)
})
