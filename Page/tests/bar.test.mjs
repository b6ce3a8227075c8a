import assert from 'node:assert/strict'
import test from 'node:test'
import { barView } from '../model/graph.js'
import { board, position } from './fixtures.mjs'

const sides = { you: 'blue', names: { red: 'green', blue: 'orange' } }
const advice = (redChance, redStanding) => ({ texts: { redChance, redStanding } })
const shown = (advice, by = sides, more = {}) => barView(advice, board(position, more), by)

test('your part of the bar is below, and its word is yours', () => {
  assert.deepEqual(shown(advice(0.25, 'behind')), { below: 'blue', share: 0.75, label: 'You: good' })
  assert.deepEqual(shown(advice(0.25, 'behind'), { ...sides, you: null }), { below: 'red', share: 0.25, label: 'Green: behind' })
})

test('what is unknown is neither side’s', () => {
  const unknown = { below: 'blue', share: null, label: 'Who is ahead is not known yet' }
  assert.deepEqual([shown(null), shown(advice(null, null))], [unknown, unknown])
})

test('while it is hidden who is ahead, the bar says so, but not who has won', () => {
  assert.deepEqual(barView(advice(0.25, 'behind'), board(position), sides, true), { below: 'blue', share: null, label: 'Who is ahead is hidden' })
  assert.equal(barView(null, board(position, { outcome: 'red' }), sides, true).label, 'Green won')
})

test('a finished game says who has won', () => {
  assert.deepEqual(shown(null, sides, { outcome: 'red' }), { below: 'blue', share: 0, label: 'Green won' })
  assert.deepEqual(shown(null, sides, { outcome: 'blue' }), { below: 'blue', share: 1, label: 'You won' })
  assert.deepEqual(shown(null, sides, { outcome: 'draw' }).share, 0.5)
})
