import assert from 'node:assert/strict'
import test from 'node:test'
import { addNode } from '../model/game.js'
import { gameText, parseGameText } from '../model/gameText.js'
import { game, letters, owners, position } from './fixtures.mjs'

const moves = [
  { player: 'red', word: 'hand', tiles: [16, 17, 3, 20], taken: [16, 20] },
  { player: 'blue', word: null, tiles: [], taken: [] },
]

const played = moves.reduce((all, move) => addNode(all, { kind: 'move', title: move.word ?? 'Pass', position: { ...position, played: [move.word ?? '-'] }, move }), game())
const text = `${letters} ${owners} red\nred hand B4 C4 D1 A5\nblue (pass)\n`

test('a game is written like the program writes it', () => assert.equal(gameText(played), text))

test('a written game can be read again', () => {
  const parsed = parseGameText(text.replaceAll('\n', '\r\n'))
  assert.equal(parsed.start, `${letters} ${owners} red`)
  assert.deepEqual(parsed.moves.map(({ player, word, tiles }) => ({ player, word, tiles })), moves.map(({ player, word, tiles }) => ({ player, word, tiles })))
  assert.deepEqual(parsed.moves.map(({ line }) => line), [2, 3])
})

test('a corrected game begins after the correction', () => {
  const corrected = addNode(played, { kind: 'correction', title: 'A1 is X', position })
  assert.equal(gameText(corrected), `${letters} ${owners} red\n`)
})

for (const [content, error] of [
  ['', 'contains no game'],
  ['x\nhello', 'line 2: hello is not a move: write red or blue, then a word and its tiles, or (pass)'],
  ['x\n\nred hand F1', 'line 3: f1 is not a tile: tiles are named A1 to E5, column and row'],
  ['x\nred (pass) A1', 'line 2: a pass takes no tiles'],
]) {
  test(`${JSON.stringify(content)} is refused`, () => assert.deepEqual(parseGameText(content), { error }))
}
