import assert from 'node:assert/strict'
import test from 'node:test'
import { isDefended, owner } from '../model/board.js'
import { inkColor, kind } from '../model/colors.js'
import { owners } from './fixtures.mjs'

test('the text form says who owns a tile, and whether it is defended', () => {
  assert.deepEqual([0, 1, 2, 4].map(tile => owner(owners, tile)), ['red', 'blue', null, 'red'])
  assert.ok(isDefended(owners, 4) && !isDefended(owners, 3))
  assert.deepEqual([...'.rRbB'].map(kind), ['free', 'red', 'redDefended', 'blue', 'blueDefended'])
})

test('letters are dark on light tiles, light on dark ones', () => {
  assert.equal(inkColor('#ffffff'), '#2e2e30')
  assert.equal(inkColor('#000000'), '#e6e6e6')
})
