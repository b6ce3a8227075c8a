import assert from 'node:assert/strict'
import test from 'node:test'
import { compactNumber, effortText, hint, moveRow, percent, preview, redChance, verdictText } from '../model/advice.js'
import { ownersAfter } from '../model/board.js'
import { put, slid, spelled, tapped, typed } from '../model/spelling.js'
import { scoresAt, timeline } from '../model/timeline.js'
import { letters, owners, position } from './fixtures.mjs'

const move = {
  word: 'hand', tiles: [16, 17, 3, 20], tileNames: ['B4', 'C4', 'D1', 'A5'], rarity: 10, otherPlacements: 2, captured: [16],
  claimed: [6, 21], after: { scores: { red: 10, blue: 9 }, defended: { red: 1, blue: 0 } },
  verdict: { kind: 'lead', lead: 1.5 }, chance: 0.625, bound: false, line: [],
}

test('a move as a row', () => {
  const row = moveRow(move, 'red')
  assert.deepEqual([row.word, row.takes, row.score, row.chance, row.verdict], ['HAND', 'takes 1 blue, 2 free', '10:9', '63%', ''])
  assert.equal(row.label, 'HAND, takes 1 blue, 2 free, 10:9 after, 63% to win')
  assert.equal(moveRow({ ...move, bound: true }, 'red').chance, '≤ 63%')
  assert.equal(moveRow({ ...move, rarity: null }, 'red').rarity, 'rare')
  assert.equal(moveRow({ ...move, word: null, tiles: [] }, 'red').word, 'Pass')
})

test('only what is proven is 0 or 100 percent', () => {
  assert.deepEqual([0, 0.001, 0.5, 0.999, 1].map(percent), [0, 1, 50, 99, 100])
})

for (const [verdict, text] of [
  [{ kind: 'wins', plies: 1 }, 'wins'], [{ kind: 'wins', plies: 3 }, 'wins in 3'], [{ kind: 'loses', plies: 2 }, 'loses in 2'],
  [{ kind: 'draws' }, 'draw'], [{ kind: 'seemsToWin', plies: 5 }, 'wins in 5?'], [{ kind: 'lead', lead: 2 }, ''],
]) {
  test(`the verdict ${text || verdict.kind}`, () => assert.equal(verdictText(verdict), text))
}

test('what is told of a search', () => {
  assert.equal(effortText({ depth: 1, nodes: 1_234_567, seconds: 2.04 }), '1 move ahead · 1.2M positions · 2.0 s')
  assert.deepEqual([999, 1500, 20_000].map(compactNumber), ['999', '2k', '20k'])
  assert.equal(hint(moveRow(move, 'red')), 'Look for 4 letters that take 1 blue, 2 free: a word most people know.')
})

test('the chance is red’s, whoever is to move', () => {
  const advice = { outcome: null, turn: 'blue', moves: [{ ...move, chance: 0.75 }] }
  assert.equal(redChance(advice), 0.25)
  assert.equal(redChance({ ...advice, turn: 'red' }), 0.75)
  assert.deepEqual(['red', 'blue', 'draw'].map(outcome => redChance({ ...advice, outcome })), [1, 0, 0.5])
  assert.equal(redChance({ ...advice, moves: [] }), null)
})

test('a preview shows who would own what, and after the answer', () => {
  const after = ownersAfter(owners, 'red', move.tiles)
  assert.equal(preview(position, move), after)
  assert.equal(preview(position, move, { word: 'no', tiles: [2] }), ownersAfter(after, 'blue', [2]))
  assert.equal(preview({ ...position, turn: null }, move), null)
})

test('tiles are taken and given back', () => {
  assert.deepEqual(tapped(tapped([], 3), 5), [3, 5])
  assert.deepEqual(tapped([3, 5, 6], 5), [3, 6])
  assert.deepEqual(slid([3, 5], 3), [3])
  assert.deepEqual(slid([3, 5], 6), [3, 5, 6])
  assert.deepEqual(slid([3, 5, 6], 3), [3, 5, 6])
  assert.deepEqual(put([3, 5, 6], 6, 0), [6, 3, 5])
  assert.deepEqual(put([3, 5], 9, 1), [3, 9, 5])
})

test('typed letters take the tiles that are worth most', () => {
  // Of the letters T: A1 is red's, E1 defended red's, A4 defended blue's.
  assert.deepEqual(typed({ ...position, turn: 'red' }, [], 't'), [15])
  assert.deepEqual(typed({ ...position, turn: 'blue' }, [], 't'), [0])
  assert.equal(typed(position, [], 'x'), null)
  assert.equal(spelled(position, 'zzz'), null)
  assert.equal(spelled(position, 'hand').map(tile => letters[tile]).join(''), 'hand')
})

test('a move is shown from the owners before to those after', () => {
  const played = { before: owners, after: ownersAfter(owners, 'red', [16, 17, 3, 20]), tiles: [16, 17, 3, 20], player: 'red' }
  const line = timeline(played)
  assert.deepEqual(scoresAt(played, line, 0), { red: 8, blue: 11 })
  assert.deepEqual(scoresAt(played, line, line.duration), { red: 10, blue: 9 })
  assert.equal(line.steps.filter(({ kind }) => kind === 'lift').length, 4)
  assert.ok(line.steps.every(({ start, duration }) => start + duration <= line.duration))
  assert.equal(line.stops.at(-1), line.duration)
})
