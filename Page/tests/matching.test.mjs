import assert from 'node:assert/strict'
import test from 'node:test'
import { ownersAfter } from '../model/board.js'
import { currentNode, line } from '../model/game.js'
import { areAlike, isForbidden, matchingGame, moveBetween, withPicture, wordsRequest } from '../model/matching.js'
import { game, letters, owners, picture, position } from './fixtures.mjs'

const used = [16, 17, 3, 20]
const after = { letters, owners: ownersAfter(owners, 'red', used), turn: 'blue', played: [] }

test('boards are alike where what is known is the same', () => {
  assert.ok(areAlike(letters, letters.replace('t', '?')))
  assert.ok(!areAlike(letters, letters.replace('t', 'q')))
  assert.ok(!areAlike(letters, '?'.repeat(25)))
})

test('a picture finds its game, also one whose letters were corrected since', () => {
  const wrong = letters.replace('t', 'q')
  const known = game(position, { pictures: [picture({ ...position, letters: wrong })] })
  assert.equal(matchingGame([known], letters), known)
  assert.equal(matchingGame([known], wrong), known)
  assert.equal(matchingGame([known], letters.split('').reverse().join('')), null)
})

test('a move between two pictures is inferred', () => {
  assert.deepEqual(moveBetween(position, after), { player: 'red', taken: [16, 20] })
  assert.equal(moveBetween(position, { ...after, turn: 'red' }), null)
  assert.equal(moveBetween(position, position), null)
  assert.equal(moveBetween(position, { ...after, owners: ownersAfter(after.owners, 'blue', [0, 2]) }), null)
})

test('a word between has the taken letters, and else only tiles that take nothing', () => {
  const request = wordsRequest(position, { player: 'red', taken: [16, 20] })
  assert.equal(request.containing, 'hd')
  // Red's own tiles, blue's defended one, and what was taken.
  const tiles = [0, 3, 4, 7, 9, 12, 15, 16, 17, 20, 22]
  assert.equal([...request.letters].sort().join(), tiles.map(tile => letters[tile]).sort().join())
  assert.ok(isForbidden(['hands'], 'hand') && isForbidden(['hand'], 'hand') && !isForbidden(['hand'], 'hands'))
})

test('a later picture continues the game', () => {
  const given = withPicture(game(), picture(after, 'b.png'))
  const node = currentNode(given)
  assert.equal(node.kind, 'picture')
  assert.deepEqual(node.move, { player: 'red', taken: [16, 20], word: null, tiles: [] })
  assert.deepEqual(line(given), [0, 1])
})

test('the same picture again shows where it was', () => {
  const given = withPicture(withPicture(game(), picture(after, 'b.png')), picture(position, 'c.png'))
  assert.equal(given.current, 0)
  assert.equal(given.nodes.length, 2)
  assert.equal(given.pictures.at(-1).file, 'c.png')
})

test('a word that the picture names counts as played', () => {
  const given = withPicture(game(), picture(after, 'b.png', { popUp: { player: 'Ann', word: 'HAND' } }))
  assert.deepEqual(currentNode(given).position.played, ['hand'])
  assert.equal(currentNode(given).title, 'HAND')
})

test('what is covered is known from before, and what was corrected stays corrected', () => {
  const covered = { ...after, letters: letters.replace('t', '?') }
  assert.equal(currentNode(withPicture(game(), picture(covered))).position.letters, letters)
  const misread = letters.replace('t', 'q')
  const fixed = game(position, { pictures: [picture({ ...position, letters: misread })] })
  assert.equal(currentNode(withPicture(fixed, picture({ ...after, letters: misread }, 'b.png'))).position.letters, letters)
})

test('several moves later, a picture is a step without a move', () => {
  const later = { ...position, owners: ownersAfter(ownersAfter(owners, 'red', [2, 5]), 'blue', [6, 13]) }
  const given = withPicture(game(), picture(later, 'b.png'))
  assert.equal(currentNode(given).move, null)
  assert.deepEqual(line(given), [0, 1])
})
