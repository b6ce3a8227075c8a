import assert from 'node:assert/strict'
import test from 'node:test'
import { isDefended, isFull, neighbours, ownersAfter, scores, taken, tileName, withDefended } from '../model/board.js'

const owners = 'rb.rR..rbrbbr.bBbrbbb.rb.'

test('tiles are named by column and row', () => {
  assert.deepEqual([0, 4, 7, 24].map(tileName), ['A1', 'E1', 'C2', 'E5'])
})

test('a corner has two neighbours, the middle four', () => {
  assert.deepEqual(neighbours(0), [1, 5])
  assert.deepEqual(neighbours(12), [7, 11, 13, 17])
})

test('a tile is defended if its owner has all its neighbours', () => {
  assert.equal(withDefended(owners.toLowerCase()), owners)
  assert.equal(withDefended('r'.repeat(25)), 'R'.repeat(25))
  assert.ok(isDefended(owners, 4) && !isDefended(owners, 3))
})

test('a move takes free tiles and the other side’s, except defended ones', () => {
  assert.deepEqual(taken(owners, 'red', [0, 1, 2, 15]), [1, 2])
  assert.deepEqual(taken(owners, 'blue', [4, 0]), [0])
  assert.equal(ownersAfter(owners, 'blue', [4, 3, 9]), 'rb.bR..rbbbbr.bBbrbbb.rb.'.replace('bR', 'br'))
})

test('scores count all tiles of a player', () => {
  assert.deepEqual(scores(owners), { red: 8, blue: 11 })
  assert.deepEqual(scores(''), { red: 0, blue: 0 })
  assert.ok(isFull('R'.repeat(25)) && !isFull(owners) && !isFull(null))
})
