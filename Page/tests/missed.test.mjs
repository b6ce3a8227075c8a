// What a review says was missed becomes puzzles.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missedTitle, withMissed } from '../model/missed.js'

const choice = (word, chance, proven = true) => ({ word, chance, proven })
const move = (number, player, best, played) => ({ number, player, best, played })
const points = ['a red', 'b blue', 'c red', 'd blue', 'e red'].map(position => ({ position }))
const review = {
  points,
  moves: [
    move(1, 'red', choice('gaunt', 1), choice('hand', 0.4, false)),
    move(2, 'blue', choice('gaunt', 1), choice(null, 0)),
    move(3, 'red', choice('gaunt', 0.9, false), choice('hand', 0.4, false)),
    move(4, 'blue', choice('gaunt', 1), choice('gaunt', 1)),
    { number: 5, player: null, best: null, played: null },
  ],
}

test('wins that were missed are kept, the latest review first', () => {
  const all = withMissed([{ position: 'z', played: 'old', isDone: true }], review, null)
  assert.deepEqual(all.map(({ position, played, isDone }) => [position, played, isDone]), [['a red', 'hand', false], ['b blue', null, false], ['z', 'old', true]])
})

test('only those of the player count, if it is known who that is', () => {
  assert.deepEqual(withMissed([], review, 'red').map(({ position }) => position), ['a red'])
})

test('what is known stays as it is, and there are not too many', () => {
  const found = [{ position: 'a red', played: 'hand', isDone: true }]
  assert.deepEqual(withMissed(found, review, 'red'), found)
  const many = Array.from({ length: 100 }, (_, at) => ({ position: `${at}`, played: null, isDone: false }))
  assert.equal(withMissed(many, review, null).length, 100)
})

test('the picture of a missed win says who is to move', () => {
  assert.equal(missedTitle(true, 'blue'), 'I missed a win as blue.\nCan you find it?')
  assert.equal(missedTitle(false, 'orange'), 'Orange missed a win here.\nCan you find it?')
})
