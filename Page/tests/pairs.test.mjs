import assert from 'node:assert/strict'
import test from 'node:test'
import { isSoundGame } from '../model/formats.js'
import { addNode, branches, currentNode, currentPosition, goTo, line, movesSinceStart, redo } from '../model/game.js'
import { stepViews } from '../model/history.js'
import { choosing, fitting, openGuesses, pairText, revised, withPairs, withoutGuesses } from '../model/pairs.js'
import { usualNames } from '../model/players.js'
import { game, hand, letters, owners, ownersAfterHand, position } from './fixtures.mjs'

const start = { ...position, played: ['path'] }
const ownersAfter = 'rb.rR..rbrbbr.bbrrbbb.rb.'
const later = { letters, owners: ownersAfter, turn: 'red', played: ['path'] }
const pair = (first, second, likelihood, more = {}) => ({
  moves: [
    { player: 'red', word: first, tiles: hand, taken: [16, 20] }, { player: 'blue', word: second, tiles: [20, 24], taken: [20] },
  ],
  between: ownersAfterHand, likelihood, sure: false, ...more,
})
const pairs = [pair('hand', 'ghost', 0.7), pair('hands', 'ghost', 0.2), pair('handy', 'pot', 0.1)]
const guessed = withPairs(game(start), later, pairs)
const sides = { you: 'red', names: usualNames }
const titles = game => stepViews(game, () => null, sides).map(({ title }) => title)
const withWordAfter = word => addNode(guessed, {
  kind: 'move', title: word.toUpperCase(), position: { ...later, turn: 'blue', played: [...currentPosition(guessed).played, word] },
  move: { player: 'red', word, tiles: hand, taken: [] },
})

test('two moves between pictures are two steps, and count as played', () => {
  assert.deepEqual(titles(guessed), ['Start', 'HAND?', 'GHOST?'])
  assert.deepEqual(currentPosition(guessed), { ...later, played: ['path', 'hand', 'ghost'] })
  assert.deepEqual(guessed.nodes[1].position, { letters, owners: ownersAfterHand, turn: 'blue', played: ['path', 'hand'] })
  assert.equal(pairText(pairs[0], sides), 'You played HAND, blue GHOST')
  assert.equal(pairText(pairs[0], { ...sides, you: 'blue' }), 'Red played HAND, you GHOST')
  assert.ok(isSoundGame(guessed))
})

test('a sure pair is not asked about, and a very unlikely one is only offered', () => {
  const sure = withPairs(game(start), later, [pair('hand', 'ghost', 0.97, { sure: true })])
  assert.ok(currentNode(sure).guess.isSettled)
  assert.deepEqual(titles(sure), ['Start', 'HAND', 'GHOST'])
  const unlikely = withPairs(game(start), later, [pair('hand', 'ghost', 0.1)])
  assert.deepEqual(titles(unlikely), ['Start', 'Next screenshot'])
  assert.deepEqual(currentPosition(unlikely), later)
  assert.equal(currentNode(unlikely).guess.chosen, null)
  assert.ok(isSoundGame(unlikely))
})

test('another pair takes the place of the first, also in what came after it', () => {
  const played = withWordAfter('toad')
  const other = choosing(played, 2, 2, true)
  assert.deepEqual(titles(other), ['Start', 'HANDY', 'POT', 'TOAD'])
  assert.deepEqual(other.nodes.map(({ position }) => position.played),
    [['path'], ['path', 'handy'], ['path', 'handy', 'pot'], ['path', 'handy', 'pot', 'toad']])
  assert.equal(other.current, 3)
  assert.ok(isSoundGame(other))
})

test('if it was something else, the picture follows the one before it, and a pair can still be chosen', () => {
  const played = withWordAfter('toad')
  const none = choosing(played, 2, null, true)
  assert.deepEqual(titles(none), ['Start', 'Next screenshot', 'TOAD'])
  assert.deepEqual(none.nodes[3].position.played, ['path', 'toad'])
  // The step in between is neither offered as another line nor part of the game as text.
  assert.deepEqual(branches(none, 2), [])
  assert.deepEqual(movesSinceStart(goTo(none, 0)).moves, [])
  assert.deepEqual(line(redo(goTo(none, 0))), [0, 2, 3])
  assert.ok(isSoundGame(none))
  assert.deepEqual(choosing(none, 2, 0, true).nodes.map(({ position }) => position), played.nodes.map(({ position }) => position))
  // The step in between was shown.
  assert.equal(choosing(goTo(guessed, 1), 2, null, true).current, 2)
  const elsewhere = choosing(goTo(guessed, 0), 2, null, true)
  assert.deepEqual([elsewhere.current, redo(elsewhere).current], [0, 2])
})

test('a word that is played later cannot have been played before: another pair takes its place, or none', () => {
  // GHOST was not played yet.
  assert.deepEqual(titles(revised(withWordAfter('ghost'))), ['Start', 'HANDY?', 'POT?', 'GHOST'])
  // HAND cannot be played after HANDY either, as it begins it.
  assert.deepEqual(titles(revised(withWordAfter('hand'))), ['Start', 'Next screenshot', 'HAND'])
  const settled = choosing(withWordAfter('ghost'), 2, 0, true)
  assert.equal(revised(settled), settled)
  const fine = withWordAfter('toad')
  assert.equal(revised(fine), fine)
})

test('a later guess revises an earlier one that it contradicts', () => {
  const again = withPairs(guessed, { ...later, owners: 'rb.rR..rbrbbr.bbrrbbb.rbb', played: currentPosition(guessed).played }, [pair('ghost', 'tap', 0.5)])
  assert.deepEqual(titles(revised(again)), ['Start', 'HANDY?', 'POT?', 'GHOST?', 'TAP?'])
  assert.deepEqual(openGuesses(again), [2, 4])
  assert.deepEqual(withoutGuesses(again).nodes[4].position.played, ['path'])
})

test('another picture of the same moment may say more', () => {
  const { guess } = currentNode(guessed)
  assert.equal(fitting(guess, null), undefined)
  assert.equal(fitting(guess, { word: null, tiles: [] }), undefined)
  assert.equal(fitting(guess, { word: 'ghost', tiles: [] }), undefined)
  assert.equal(fitting(guess, { word: 'pot', tiles: [] }), 2)
  assert.equal(fitting(guess, { word: null, tiles: [20, 24] }), undefined)
  assert.equal(fitting(guess, { word: null, tiles: [1, 2, 3] }), null)
})
