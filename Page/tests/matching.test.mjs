import assert from 'node:assert/strict'
import test from 'node:test'
import { ownersAfter } from '../model/board.js'
import { addNode, currentNode, line } from '../model/game.js'
import {
  areAlike, inference, inferenceRequest, matchingGame, possibleParents, sameNode, shownPosition, withPicture,
} from '../model/matching.js'
import { game, letters, owners, picture, position } from './fixtures.mjs'

const after = { letters, owners: ownersAfter(owners, 'red', [16, 17, 3, 20]), turn: 'blue', played: [] }
const word = (word, certain = false) => ({ word, player: 'red', likelihood: 0.5, certain })
const gap = { moves: [1, 3], settled: false, words: [word('hand'), word('had')] }
const place = { parent: 0, gap }

test('boards are alike if their known letters are the same', () => {
  assert.ok(areAlike(letters, letters.replace('t', '?')))
  assert.ok(!areAlike(letters, letters.replace('t', 'q')))
  assert.ok(!areAlike(letters, '?'.repeat(25)))
})

test('a picture finds its game even if the letters were corrected since', () => {
  const wrong = letters.replace('t', 'q')
  const known = game(position, { pictures: [picture({ ...position, letters: wrong })] })
  assert.equal(matchingGame([known], letters), known)
  assert.equal(matchingGame([known], wrong), known)
  assert.equal(matchingGame([known], letters.split('').reverse().join('')), null)
})

test('the module is asked what was played between two positions', () => {
  const request = inferenceRequest({ ...position, played: ['gaunt', '-'] }, after, 'HAND')
  assert.deepEqual(request.playedBefore, ['gaunt'])
  assert.deepEqual(request.readings.map(({ file, turn, lastWord }) => [file, turn, lastWord]), [['before', 'red', null], ['after', 'blue', 'HAND']])
})

test('only inferences in chronological order count', () => {
  const answer = pictures => ({ games: [{ pictures, inferred: [gap] }] })
  assert.equal(inference(answer([['before'], ['after']])), gap)
  assert.equal(inference(answer([['after'], ['before']])), null)
  assert.equal(inference({ games: [{ pictures: [['before', 'after']], inferred: [] }] }), null)
  assert.equal(inference({ games: [{}, {}] }), null)
  assert.equal(inference({ error: 'whatever' }), null)
})

test('a picture may follow the last positions with other owners', () => {
  const played = addNode(game(), { kind: 'move', title: 'HAND', position: after })
  assert.deepEqual(possibleParents(played, after), [0])
  assert.deepEqual(possibleParents(played, { ...position, owners: 'r'.repeat(25) }), [1, 0])
  assert.deepEqual(possibleParents(played, { ...position, owners: null }), [])
  assert.equal(sameNode(played, after), 1)
})

test('a later picture continues the game', () => {
  const given = withPicture(game(), picture(after, 'b.png'), place)
  const node = currentNode(given)
  assert.equal(node.kind, 'picture')
  assert.deepEqual(node.move, { player: 'red', taken: [16, 20], word: null, tiles: [] })
  assert.deepEqual(line(given), [0, 1])
})

test('the only possible word counts as played', () => {
  const certain = { parent: 0, gap: { moves: [1], settled: true, words: [word('hand', true)] } }
  const node = currentNode(withPicture(game(), picture(after, 'b.png'), certain))
  assert.deepEqual([node.title, node.move.word, node.position.played], ['HAND', 'hand', ['hand']])
})

test('the same picture again shows where it was', () => {
  const given = withPicture(withPicture(game(), picture(after, 'b.png'), place), picture(position, 'c.png'), null)
  assert.equal(given.current, 0)
  assert.equal(given.nodes.length, 2)
  assert.equal(given.pictures.at(-1).file, 'c.png')
})

test('a word that the picture names counts as played', () => {
  const given = withPicture(game(), picture(after, 'b.png', { popUp: { player: 'Ann', word: 'HAND' } }), null)
  assert.deepEqual(currentNode(given).position.played, ['hand'])
})

test('covered letters are filled in from before, and corrections are kept', () => {
  const covered = { ...after, letters: letters.replace('t', '?') }
  assert.equal(shownPosition(game(), picture(covered)).letters, letters)
  const misread = letters.replace('t', 'q')
  const fixed = game(position, { pictures: [picture({ ...position, letters: misread })] })
  assert.equal(shownPosition(fixed, picture({ ...after, letters: misread }, 'b.png')).letters, letters)
})

test('a picture several moves later is a step without a move', () => {
  const given = withPicture(game(), picture(after, 'b.png'), { parent: 0, gap: { ...gap, moves: [2] } })
  assert.equal(currentNode(given).move, null)
  assert.deepEqual(line(given), [0, 1])
})
