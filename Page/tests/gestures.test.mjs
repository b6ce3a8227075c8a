import assert from 'node:assert/strict'
import test from 'node:test'
import { meaning, usualThresholds } from '../model/spelling.js'
import { ranked } from './gesture-study.mjs'

const moved = (x, y, more = {}) => meaning({ x, y, milliseconds: 50, canScroll: true, ...more })

test('a finger that goes up or down scrolls, one that goes aside spells, and one that has rested drags', () => {
  assert.equal(moved(3, -4), 'nothing')
  assert.deepEqual([moved(5, -60), moved(-20, 60), moved(0, 20)], ['scroll', 'scroll', 'scroll'])
  assert.deepEqual([moved(60, 5), moved(-30, -30), moved(40, 60)], ['spell', 'spell', 'spell'])
  assert.equal(moved(0, -60, { milliseconds: 300 }), 'drag')
})

test('a mouse scrolls nothing: it spells in any direction', () => {
  assert.equal(moved(0, -60, { canScroll: false }), 'spell')
})

test('of the thresholds compared, none errs clearly less than those in use', () => {
  const results = ranked(300)
  const used = results.find(({ thresholds }) => JSON.stringify(thresholds) === JSON.stringify(usualThresholds))
  assert.ok(used.all < results[0].all + 0.005, JSON.stringify([used, results[0]]))
})
