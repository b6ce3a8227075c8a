import assert from 'node:assert/strict'
import test from 'node:test'
import { isSoundGame } from '../model/formats.js'
import { addNode, currentNode, currentPosition, goTo, redo } from '../model/game.js'
import { stepViews } from '../model/history.js'
import { merged, takenOver } from '../model/merge.js'
import { fitting, isOpen, pairText, revised, withPair, withPairs, withoutGuesses } from '../model/pairs.js'
import { reviewSteps } from '../model/review.js'
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
  kind: 'move', title: word.toUpperCase(), position: { ...later, turn: 'blue', played: [...new Set([...currentPosition(guessed).played, word])] },
  move: { player: 'red', word, tiles: hand, taken: [] },
})

test('two moves between pictures are one step and two rows, and count as played', () => {
  assert.deepEqual(titles(guessed), ['Start', 'HAND?', 'GHOST?'])
  assert.deepEqual(stepViews(guessed, () => null, sides).map(({ index, player, isCurrent, asks }) => [index, player, isCurrent, asks]),
    [[0, null, false, null], [1, 'red', false, null], [1, 'blue', true, 'pair']])
  assert.deepEqual(guessed.nodes.map(({ position }) => position), [start, { ...later, played: ['path', 'hand', 'ghost'] }])
  assert.equal(pairText(pairs[0], sides), 'You played HAND, blue GHOST')
  assert.equal(pairText(pairs[0], { ...sides, you: 'blue' }), 'Red played HAND, you GHOST')
  assert.ok(isSoundGame(guessed))
})

test('a review goes through both moves, and the position between them', () => {
  assert.deepEqual(reviewSteps(guessed).map(({ index, step: { position: { owners, turn, played }, move } }) => [index, owners, turn, played, move?.word ?? null]), [
    [0, start.owners, 'red', ['path'], null], [null, ownersAfterHand, 'blue', ['path', 'hand'], 'hand'], [1, ownersAfter, 'red', ['path', 'hand', 'ghost'], 'ghost'],
  ])
  assert.deepEqual(reviewSteps(withPair(guessed, 1, null, true)).map(({ index, step: { move } }) => [index, move]), [[0, null], [1, null]])
})

test('a sure pair is not asked about, and a very unlikely one is only offered', () => {
  const sure = withPairs(game(start), later, [pair('hand', 'ghost', 0.97, { sure: true })])
  assert.ok(!isOpen(currentNode(sure).guess))
  assert.deepEqual(titles(sure), ['Start', 'HAND', 'GHOST'])
  const unlikely = withPairs(game(start), later, [pair('hand', 'ghost', 0.1)])
  assert.deepEqual(titles(unlikely), ['Start', 'Next screenshot'])
  assert.deepEqual(currentPosition(unlikely), later)
  assert.equal(currentNode(unlikely).guess.chosen, null)
  assert.ok(isOpen(currentNode(unlikely).guess))
  assert.ok(isSoundGame(unlikely))
})

test('another pair takes the place of the first, also in what came after it', () => {
  const other = withPair(withWordAfter('toad'), 1, 2, true)
  assert.deepEqual(titles(other), ['Start', 'HANDY', 'POT', 'TOAD'])
  assert.deepEqual(other.nodes.map(({ position }) => position.played), [['path'], ['path', 'handy', 'pot'], ['path', 'handy', 'pot', 'toad']])
  assert.equal(other.current, 2)
  assert.ok(isSoundGame(other))
})

test('if it was something else, a pair can still be chosen', () => {
  const played = withWordAfter('toad')
  const none = withPair(played, 1, null, true)
  assert.deepEqual(titles(none), ['Start', 'Next screenshot', 'TOAD'])
  assert.deepEqual(none.nodes[2].position.played, ['path', 'toad'])
  assert.deepEqual(stepViews(none, () => null, sides).map(({ asks }) => asks), [null, 'pair', null])
  assert.ok(isSoundGame(none))
  assert.deepEqual(withPair(none, 1, 0).nodes, played.nodes)
  assert.equal(redo(goTo(none, 0)).current, 1)
})

test('to say that a guess is right changes no position, so that what was found of it stays', () => {
  const played = withWordAfter('toad')
  withPair(played, 1, 0, true).nodes.forEach(({ position }, step) => assert.equal(position, played.nodes[step].position))
})

test('a word that is played later cannot have been played before: another pair takes its place, or none', () => {
  // GHOST was not played yet, and is played now.
  const ghost = revised(withWordAfter('ghost'))
  assert.deepEqual(titles(ghost), ['Start', 'HANDY?', 'POT?', 'GHOST'])
  assert.deepEqual(ghost.nodes.map(({ position }) => position.played), [['path'], ['path', 'handy', 'pot'], ['path', 'handy', 'pot', 'ghost']])
  // HAND cannot be played after HANDY either, as it begins it.
  const hand = revised(withWordAfter('hand'))
  assert.deepEqual(titles(hand), ['Start', 'Next screenshot', 'HAND'])
  assert.deepEqual(hand.nodes[2].position.played, ['path', 'hand'])
  const settled = withPair(withWordAfter('ghost'), 1, 0, true)
  assert.equal(revised(settled), settled)
  const fine = withWordAfter('toad')
  assert.equal(revised(fine), fine)
})

test('a later guess revises an earlier one that it contradicts, even one that seemed sure', () => {
  const sure = withPairs(game(start), later, [pair('hand', 'ghost', 0.97, { sure: true }), ...pairs.slice(1)])
  for (const [first, titlesThen] of [[guessed, ['HANDY?', 'POT?']], [sure, ['HANDY?', 'POT?']]]) {
    const again = revised(withPairs(first, { ...later, owners: 'rb.rR..rbrbbr.bbrrbbb.rbb', played: currentPosition(first).played }, [pair('ghost', 'tap', 0.5)]))
    assert.deepEqual(titles(again), ['Start', ...titlesThen, 'GHOST?', 'TAP?'])
    assert.deepEqual(again.nodes[2].position.played, ['path', 'handy', 'pot', 'ghost', 'tap'])
    assert.deepEqual(withoutGuesses(again).nodes[2].position.played, ['path'])
  }
})

test('another picture of the same moment may say more, unless the player has said what was played', () => {
  const { guess } = currentNode(guessed)
  assert.equal(fitting(guess, null), undefined)
  assert.equal(fitting(guess, { word: null, tiles: [] }), undefined)
  assert.equal(fitting(guess, { word: 'ghost', tiles: [] }), undefined)
  assert.equal(fitting(guess, { word: 'pot', tiles: [] }), 2)
  assert.equal(fitting(guess, { word: null, tiles: [20, 24] }), undefined)
  assert.equal(fitting(guess, { word: null, tiles: [1, 2, 3] }), null)
  for (const chosen of [0, null]) assert.equal(fitting({ ...guess, chosen, isSettled: true }, { word: 'pot', tiles: [] }), undefined)
})

// Two copies of a game, of which one was changed later.
const copies = (one, other) => [{ ...one, changed: 2 }, { ...other, changed: 1 }]
const both = (one, other) => {
  const [later, earlier] = copies(one, other)
  return [merged(later, earlier), merged(earlier, later), takenOver(earlier, later), takenOver(later, earlier)]
}

test('whatever two tabs have guessed or been told, they have the same steps, and the later answer counts', () => {
  for (const chosen of [1, 2, null]) {
    for (const game of both(withPair(guessed, 1, chosen, true), guessed)) {
      assert.equal(game.nodes.length, 2)
      assert.deepEqual([game.nodes[1].guess.chosen, game.nodes[1].guess.isSettled], [chosen, true])
      assert.deepEqual(game.nodes[1].position.played, ['path', ...chosen === null ? [] : pairs[chosen].moves.map(({ word }) => word)])
      assert.ok(isSoundGame(game))
    }
    // What a player said is not taken back by a guess, even by a later one.
    for (const game of both(guessed, withPair(guessed, 1, chosen, true))) assert.deepEqual([game.nodes.length, game.nodes[1].guess.chosen], [2, chosen])
  }
  for (const game of both(withPair(guessed, 1, 1), guessed)) assert.deepEqual(titles(game), ['Start', 'HANDS?', 'GHOST?'])
})

test('a guess of one tab is also that of the steps that only the other has', () => {
  for (const both of [merged, takenOver]) {
    const game = both(...copies(withWordAfter('toad'), withPair(guessed, 1, 2, true)))
    assert.deepEqual(game.nodes.map(({ position }) => position.played), [['path'], ['path', 'handy', 'pot'], ['path', 'handy', 'pot', 'toad']])
  }
  // A step that the other tab has in the place of the guess stays what it is.
  const toad = addNode(game(start), { kind: 'move', title: 'TOAD', position: { ...start, played: ['path', 'toad'] }, move: { player: 'red', word: 'toad', tiles: hand, taken: [] } })
  const joined = merged(...copies(toad, guessed))
  assert.deepEqual(joined.nodes.map(({ title }) => title), ['Start', 'TOAD', 'GHOST'])
  assert.deepEqual(withPair(joined, 2, 2, true).nodes.map(({ title, position }) => [title, position.played]),
    [['Start', ['path']], ['TOAD', ['path', 'toad']], ['POT', ['path', 'handy', 'pot']]])
})
