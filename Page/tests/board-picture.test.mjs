import assert from 'node:assert/strict'
import test from 'node:test'
import { boardPicture } from '../model/boardPicture.js'
import { inkColor } from '../model/colors.js'
import { addNode } from '../model/game.js'
import { usualNames } from '../model/players.js'
import { emptyState } from '../store/state.js'
import { board, game, hand, letters, owners, ownersAfterHand, position } from './fixtures.mjs'

const colors = { free: '#eeeeee', red: '#ff9999', redDefended: '#ff0000', blue: '#9999ff', blueDefended: '#0000ff' }
const sides = { you: 'blue', names: usualNames }
const after = { letters, owners: ownersAfterHand, turn: 'blue', played: ['hand'] }
const move = { kind: 'move', title: 'HAND', position: after, move: { player: 'red', word: 'hand', tiles: hand, taken: [16, 20] } }
const drawn = (state, shown, by = board(shown.nodes[shown.current].position)) =>
  boardPicture({ ...emptyState, ...state }, shown, { board: by, colors, doubtful: [], names: usualNames, tileNames: [] }, sides)
const orders = ({ tiles }) => tiles.flatMap(({ order }, tile) => order ? [[order, tile]] : []).sort(([left], [right]) => left - right).map(([, tile]) => tile)

test('a picture of the board shows the move that led to it, in the colour of its player', () => {
  const picture = drawn({}, addNode(game(), move), board(after, { scores: { red: 10, blue: 9 } }))
  assert.deepEqual([picture.title, orders(picture), picture.badge.color], ['HAND', hand, '#ff0000'])
  assert.deepEqual(picture.scores, [{ text: '9', color: '#0000ff', ink: inkColor('#0000ff') }, { text: '10', color: '#ff0000', ink: inkColor('#ff0000') }])
  assert.deepEqual(picture.tiles[16], { letter: 'H', color: '#ff9999', ink: inkColor('#ff9999'), order: 1 })
})

test('the word being spelled comes first', () => {
  const judgement = { word: 'hand', isLegal: true, after: board(after, { scores: { red: 10, blue: 9 } }) }
  const picture = drawn({ spelling: hand, judgement }, game())
  assert.deepEqual([picture.title, orders(picture), picture.badge.color], ['HAND', hand, '#ff0000'])
})

test('without either, the best move is shown, unless the player thinks first', () => {
  const best = { word: 'hand', tiles: hand, after: { scores: { red: 10, blue: 9 } }, texts: { owners: ownersAfterHand } }
  const advice = { moves: [best], texts: {} }
  const picture = drawn({ advice }, game())
  assert.deepEqual([picture.title, orders(picture), picture.scores[0].text], ['HAND', hand, '9'])
  assert.deepEqual(orders(drawn({ advice, settings: { ...emptyState.settings, thinksFirst: true } }, game())), [])
})

test('a position that no known move led to has no numbers', () => {
  const picture = drawn({ spelling: hand, judgement: { word: 'hant', isLegal: false, after: null } }, game())
  assert.deepEqual([picture.title, orders(picture)], ['', []])
  assert.equal(drawn({}, game({ ...position, owners: null }), board({ ...position, owners }, { scores: null })).scores.length, 0)
})
