import assert from 'node:assert/strict'
import test from 'node:test'
import { boardView, doubtfulTiles } from '../model/boardView.js'
import { correctedLetter, correctedOwner, correctedPlayed, correctedTurn } from '../model/correction.js'
import { addNode, currentPosition, goTo, line, redo, undo } from '../model/game.js'
import { chancePoints, linePath, stepViews } from '../model/history.js'
import { emptyState } from '../store/state.js'
import { game, letters, owners, picture, position } from './fixtures.mjs'

const corrected = addNode(game(), correctedLetter(position, 2, 'Q'))

test('a correction is a step that can be undone and redone', () => {
  assert.equal(currentPosition(corrected).letters, letters.slice(0, 2) + 'q' + letters.slice(3))
  const undone = undo(corrected)
  assert.equal(currentPosition(undone).letters, letters)
  assert.deepEqual(redo(undone), corrected)
  assert.equal(undo(undone), undone)
  assert.equal(redo(corrected), corrected)
})

test('correcting owners and turn updates what follows from them', () => {
  const inside = correctedOwner({ ...position, owners: 'r'.repeat(25).replace('r', '.') }, 0, 'red')
  assert.equal(inside.position.owners, 'R'.repeat(25))
  assert.equal(inside.title, 'A1 is red')
  assert.equal(correctedOwner({ ...position, owners: null }, 3, 'blue').position.owners, `...b${'.'.repeat(21)}`)
  assert.equal(correctedTurn(position, 'blue').position.turn, 'blue')
})

test('played words can be corrected, too', () => {
  const correction = correctedPlayed(position, ['hand', 'gaunt'])
  assert.deepEqual([correction.title, correction.position.played], ['Played: hand, gaunt', ['hand', 'gaunt']])
  assert.equal(correctedPlayed(position, []).title, 'No words played')
})

test('another step from the same position is a branch, the same step is not', () => {
  const other = addNode(undo(corrected), correctedTurn(position, 'blue'))
  assert.equal(other.nodes.length, 3)
  assert.deepEqual(line(other), [0, 2])
  assert.deepEqual(stepViews(other)[1].others, [{ index: 1, title: 'C1 is Q' }])
  const again = addNode(undo(other), correctedLetter(position, 2, 'Q'))
  assert.equal(again.nodes.length, 3)
  assert.deepEqual(line(goTo(again, 0)), [0, 1])
})

test('games are immutable', () => {
  const first = game()
  const before = JSON.stringify(first)
  undo(addNode(first, correctedTurn(position, 'blue')))
  assert.equal(JSON.stringify(first), before)
})

test('letters read with little confidence are doubtful until corrected', () => {
  const read = picture(position)
  read.reading.tiles[3].confidence = 0.91
  const given = game(position, { pictures: [read] })
  assert.deepEqual(doubtfulTiles(given), [3])
  assert.deepEqual(doubtfulTiles(addNode(given, correctedLetter(position, 3, 'N'))), [])
  assert.deepEqual(doubtfulTiles(game({ ...position, letters: '?'.repeat(25) })).length, 25)
})

test('the board shows the position, or a preview', () => {
  const shown = game(position, { pictures: [picture(position)], use: [6] })
  const view = boardView(emptyState, shown, 'light')
  assert.deepEqual([view.letters, view.owners, view.turn, view.picture], [letters, owners, 'red', 'a.png'])
  assert.equal(view.tiles[4].label, 'E1, T, red, defended')
  assert.equal(view.tiles[6].label, 'B2, Z, free, must be used')
  const after = owners.replace('b', 'r')
  const previewed = boardView({ ...emptyState, preview: { tiles: [1], owners: after, title: 'e' } }, shown, 'light')
  assert.deepEqual([previewed.owners, previewed.tiles[1].owner, previewed.tiles[1].order, previewed.tiles[1].isPreviewed], [owners, 'red', 1, true])
})

test('nobody is to move when the game is over', () => {
  assert.equal(boardView(emptyState, game({ ...position, owners: 'R'.repeat(25) }), 'light').turn, null)
  assert.equal(boardView(emptyState, game({ ...position, played: ['hand', '-', '-'] }), 'light').turn, null)
})

test('the graph has a point for each position with a known chance', () => {
  const played = addNode(game(), { kind: 'move', title: 'HAND', position: { ...position, turn: 'blue' } })
  const nodes = played.nodes.map((node, index) => ({ ...node, chance: index ? 0.25 : 0.5, percent: index ? 25 : 50 }))
  const points = chancePoints({ ...played, nodes })
  assert.deepEqual(points.map(({ x, y }) => [x, y]), [[0, 0.5], [1, 0.75]])
  assert.equal(linePath(points, 100, 40), 'M0.0 20.0L100.0 30.0')
})
