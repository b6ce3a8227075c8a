import assert from 'node:assert/strict'
import test from 'node:test'
import { boardView, doubtfulTiles } from '../model/boardView.js'
import { addNode, currentNode, currentPosition, goTo, line, movesSinceStart, redo, undo, withPicture, withWord } from '../model/game.js'
import { chancePoints, linePath, stepViews } from '../model/history.js'
import { emptyState } from '../store/state.js'
import { board, game, hand, letters, owners, ownersAfterHand, picture, position } from './fixtures.mjs'

const correction = (title, part) => ({ kind: 'correction', title, position: { ...position, ...part } })
const letterIsQ = correction('C1 is Q', { letters: `teq${letters.slice(3)}` })
const corrected = addNode(game(), letterIsQ)
const after = { letters, owners: ownersAfterHand, turn: 'blue', played: ['hand'] }
const move = { kind: 'move', title: 'HAND', position: after, move: { player: 'red', word: 'hand', tiles: hand, taken: [16, 20] } }

test('a correction is a step that can be undone and redone', () => {
  assert.equal(currentPosition(corrected).letters, letterIsQ.position.letters)
  const undone = undo(corrected)
  assert.equal(currentPosition(undone).letters, letters)
  assert.deepEqual(redo(undone), corrected)
  assert.equal(undo(undone), undone)
  assert.equal(redo(corrected), corrected)
})

test('another step from the same position is a branch, the same step is not', () => {
  const other = addNode(undo(corrected), correction('Blue to move', { turn: 'blue' }))
  assert.equal(other.nodes.length, 3)
  assert.deepEqual(line(other), [0, 2])
  assert.deepEqual(stepViews(other, () => null)[1].others, [{ index: 1, title: 'C1 is Q' }])
  const again = addNode(undo(other), letterIsQ)
  assert.equal(again.nodes.length, 3)
  assert.deepEqual(line(goTo(again, 0)), [0, 1])
})

test('games are immutable', () => {
  const first = game()
  const before = JSON.stringify(first)
  undo(addNode(first, letterIsQ))
  assert.equal(JSON.stringify(first), before)
})

test('steps show the scores that the module counts', () => {
  const steps = stepViews(addNode(game(), move), at => board(at, at.turn === 'red' ? {} : { scores: { red: 10, blue: 9 } }))
  assert.deepEqual(steps.map(({ title, detail }) => [title, detail]), [['Start', '8:11'], ['HAND', '10:9']])
})

test('letters read with little confidence are doubtful until corrected', () => {
  const given = game(position, { pictures: [picture(position)] })
  assert.deepEqual(doubtfulTiles(given, [3]), [3])
  assert.deepEqual(doubtfulTiles(addNode(given, correction('D1 is X', { letters: letters.replace('n', 'x') })), [3]), [])
  assert.deepEqual(doubtfulTiles(game({ ...position, letters: '?'.repeat(25) }), []).length, 25)
})

test('correcting a tile’s owner says nothing about its letter', () => {
  const given = game(position, { pictures: [picture(position)] })
  const owned = addNode(given, correction('D1 is free', { owners: owners.replace('rR', '.r') }))
  assert.deepEqual(doubtfulTiles(owned, [3]), [3])
})

const shown = { board: board(position), colors: {}, doubtful: [], tileNames: ['A1', 'B1', 'C1', 'D1', 'E1', 'A2', 'B2'] }

test('the board shows the position, or a preview', () => {
  const given = game(position, { pictures: [picture(position)], use: [6] })
  const view = boardView(emptyState, given, shown)
  assert.deepEqual([view.letters, view.owners, view.turn, view.picture], [letters, owners, 'red', 'a.png'])
  assert.equal(view.tiles[4].label, 'E1, T, red, defended')
  assert.equal(view.tiles[6].label, 'B2, Z, free, must be used')
  const preview = { tiles: [1], owners: owners.replace('b', 'r'), scores: null, title: 'e' }
  const previewed = boardView({ ...emptyState, preview }, given, shown)
  assert.deepEqual([previewed.owners, previewed.tiles[1].owner, previewed.tiles[1].order, previewed.tiles[1].isPreviewed], [owners, 'red', 1, true])
})

test('nobody is to move when the module says that the game is over', () => {
  assert.equal(boardView(emptyState, game(), { ...shown, board: board(position, { turn: null, outcome: 'red' }) }).turn, null)
  assert.equal(boardView(emptyState, game(), { ...shown, board: null }).turn, 'red')
})

test('a picture goes where the module says', () => {
  const at = (part, shownAt = after) => withPicture(game(), picture(after, 'b.png'), { node: null, parent: null, move: null, ...part }, shownAt)
  const followed = at({ parent: 0, move: { player: 'red', word: 'hand', taken: [16, 20] } })
  assert.deepEqual([currentNode(followed).title, currentNode(followed).move.word, line(followed)], ['HAND', 'hand', [0, 1]])
  assert.equal(currentNode(at({ parent: 0 })).title, 'b.png')
  const known = at({ node: 0 })
  assert.deepEqual([known.current, known.nodes.length, known.pictures.at(-1).file], [0, 1, 'b.png'])
})

test('a word that was named was played from there on', () => {
  const named = withWord(addNode(addNode(game(), { ...move, position: { ...after, played: [] }, move: { ...move.move, word: null } }), letterIsQ), 1, 'hand')
  assert.deepEqual(named.nodes.map(({ position }) => position.played), [[], ['hand'], ['hand']])
  assert.equal(named.nodes[1].title, 'HAND')
})

test('a game is saved from its last picture or correction', () => {
  const played = addNode(game(), move)
  assert.deepEqual(movesSinceStart(played), { start: position, moves: [{ word: 'hand', tiles: hand }] })
  assert.deepEqual(movesSinceStart(addNode(played, letterIsQ)), { start: letterIsQ.position, moves: [] })
})

test('the graph has a point for each position with a known chance', () => {
  const played = addNode(game(), move)
  const nodes = played.nodes.map((node, index) => ({ ...node, chance: index ? 0.25 : 0.5, percent: index ? 25 : 50 }))
  const points = chancePoints({ ...played, nodes })
  assert.deepEqual(points.map(({ x, y }) => [x, y]), [[0, 0.5], [1, 0.75]])
  assert.equal(linePath(points, 100, 40), 'M0.0 20.0L100.0 30.0')
})
