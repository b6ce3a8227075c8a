// Games against the computer: when it plays, and what going back and forth passes by.
import assert from 'node:assert/strict'
import test from 'node:test'
import { addNode, computerOf, isComputersTurn, isGivenUpHere, laterStep, goTo, noting, redo, undo, awaitsReply, hidesMoves, hidesOutlook, playingOpponent } from '../model/game.js'
import { merged, takenOver } from '../model/merge.js'
import { isSoundGame, savedGame } from '../model/formats.js'
import { game, hand, letters, ownersAfterHand, position } from './fixtures.mjs'

const opponent = { level: 2, seed: 7 }
const after = { letters, owners: ownersAfterHand, turn: 'blue', played: ['hand'] }
const step = (title, player, position) => ({ kind: 'move', title, position, move: { player, word: title.toLowerCase(), tiles: hand, taken: [] } })
const begun = game(position, { you: 'red', isYouGuessed: false, opponent })
const asked = addNode(begun, step('HAND', 'red', after))
const answered = addNode(asked, step('GOT', 'blue', { ...after, turn: 'red', played: ['hand', 'got'] }))
const over = addNode(answered, step('END', 'red', { ...after, turn: null, played: ['hand', 'got', 'end'] }))

test('the computer answers on its turn, once, and no longer when the game is over', () => {
  assert.deepEqual([begun, asked, answered, over].map(awaitsReply), [false, true, false, false])
  // It has answered there before.
  assert.equal(awaitsReply(goTo(answered, 1)), false)
  assert.equal(awaitsReply({ ...asked, opponent: null }), false)
  // Another move begins another line, in which it plays on.
  assert.equal(playingOpponent(goTo(over, 0)), null)
  assert.equal(awaitsReply(addNode(goTo(over, 0), step('HOG', 'red', { ...after, played: ['hog'] }))), true)
})

test('moves are hidden, and who is ahead, until the player asks, the game is over, or given up', () => {
  const wish = (thinksFirst, revealed) => ({ settings: { thinksFirst }, revealed })
  for (const hides of [hidesMoves, hidesOutlook]) {
    assert.deepEqual([begun, answered, over, { ...answered, opponent: null }, game()].map(game => hides(game, wish(false, 0))),
      [true, true, false, false, false])
    // With the tiles, all has been asked for; with the word, not yet.
    assert.deepEqual([2, 3].map(revealed => hides(answered, wish(true, revealed))), [true, false])
  }
  // Who thinks first does not want to find a move for him, but may know who is ahead.
  assert.deepEqual([hidesMoves, hidesOutlook].map(hides => hides(game(), wish(true, 0))), [true, false])
  assert.ok(!hidesMoves(game(), wish(true, 3)))
  // Where a move of a review is tried again, and nowhere else.
  const tried = noting(asked, 0, { isTried: true })
  assert.deepEqual([goTo(tried, 0), goTo(tried, 1)].map(game => hidesMoves({ ...game, opponent: null }, wish(false, 0))), [true, false])
})

test('an earlier step leads back to the game, and only the computer moves for itself', () => {
  const given = { ...answered, opponent: null, gaveUpTo: opponent }
  for (const game of [answered, over, given]) {
    const [first, second] = [goTo(game, 0), goTo(game, 1)]
    const last = game.nodes.length - 1
    assert.deepEqual([game, first, second].map(laterStep), [null, last, last])
    assert.deepEqual([first, second].map(isComputersTurn), [false, true])
  }
  const plain = { ...answered, opponent: null }
  assert.deepEqual([laterStep(goTo(plain, 0)), isComputersTurn(goTo(plain, 1))], [null, false])
})

test('undo takes back both moves, redo plays both again', () => {
  assert.equal(undo(answered).current, 0)
  assert.equal(undo(asked).current, 0)
  assert.equal(redo(goTo(answered, 0)).current, 2)
  assert.equal(redo(goTo(asked, 0)).current, 1)
  // Where the computer began, nothing is left to be taken back.
  const second = addNode(game({ ...position, turn: 'blue' }, { you: 'red', opponent }), step('GOT', 'blue', { ...after, turn: 'red' }))
  assert.equal(undo(second), second)
  // In other games, one step at a time.
  assert.equal(undo({ ...answered, opponent: null }).current, 1)
})

test('tabs know of the opponent, and of the last that was said of it', () => {
  const at = (changed, game) => ({ ...game, changed, visited: changed })
  const given = at(5, { ...asked, opponent: null })
  assert.equal(merged(at(3, asked), given).opponent, null)
  assert.equal(takenOver(at(3, asked), given).opponent, null)
  // And to whom the player gave up, whichever copy knows it; until he has not given up any more.
  const lost = { ...given, gaveUpTo: opponent }
  for (const both of [merged(at(3, asked), lost), merged(lost, at(3, asked)), takenOver(at(3, asked), lost), takenOver(lost, at(3, asked))]) {
    assert.deepEqual([isGivenUpHere(both), computerOf(both)], [true, opponent])
  }
  assert.equal(isGivenUpHere(merged(at(9, asked), lost)), false)
  assert.deepEqual(merged(at(9, answered), given).opponent, opponent)
  const shown = at(9, answered)
  assert.equal(takenOver(shown, shown), shown)
  const { opponent: _, ...plain } = at(1, begun)
  assert.deepEqual(takenOver(plain, at(3, asked)).opponent, opponent)
  assert.ok(!('opponent' in merged(game(), game())))
})

test('only an opponent that the module knows is kept', () => {
  assert.ok([begun, game(), { ...begun, opponent: null }].every(isSoundGame))
  const lost = { ...begun, opponent: null, gaveUpTo: opponent }
  assert.ok(isSoundGame(lost) && !isSoundGame({ ...lost, gaveUpTo: {} }))
  // A file has what earlier pages open: there, too, the game is given up.
  assert.deepEqual([savedGame(lost, false).opponent, 'gaveUpTo' in savedGame(lost, false)], [null, false])
  for (const wrong of [{}, { level: 0, seed: 1 }, { level: 7, seed: 1 }, { level: 1 }, { level: 1, seed: -1 }, 3]) assert.ok(!isSoundGame({ ...begun, opponent: wrong }))
})
