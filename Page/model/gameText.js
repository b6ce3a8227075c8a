// A game as the text that the program's `game --save` writes: a position, then one move per line.
import { tileCount, tileName } from './board.js'
import { positionLine } from './position.js'

/** @typedef {import('./types.js').Game} Game */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./types.js').Player} Player */

/**
 * The game up to the shown node. It begins after the last step that is not a move with known tiles, such as a picture
 * or a correction.
 * @param {Game} game
 */
export function gameText(game) {
  /** @type {string[]} */
  const lines = []
  let index = game.current
  for (; game.nodes[index].kind === 'move' && game.nodes[index].move; index = game.nodes[index].parent) {
    const { move } = game.nodes[index]
    if (move) lines.unshift(moveLine(move.player, move))
  }
  return [positionLine(game.nodes[index].position), ...lines].map(line => `${line}\n`).join('')
}

/**
 * @param {Player} player
 * @param {Move} move
 */
const moveLine = (player, { word, tiles }) => word ? [player, word, ...tiles.map(tileName)].join(' ') : `${player} (pass)`

/**
 * Parses a text; whether its moves are legal is for the module to judge.
 * @param {string} text
 * @returns {{ start: string, moves: (Move & { player: Player, line: number })[] } | { error: string }}
 */
export function parseGameText(text) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|[\r\n]/).map((content, index) => ({ content: content.trim(), line: index + 1 }))
    .filter(({ content }) => content)
  if (!lines.length) return { error: 'contains no game' }
  const [{ content: start }, ...rest] = lines
  const moves = []
  for (const { content, line } of rest) {
    const move = parseMove(content)
    if ('error' in move) return { error: `line ${line}: ${move.error}` }
    moves.push({ ...move, line })
  }
  return { start, moves }
}

/**
 * @param {string} content
 * @returns {(Move & { player: Player }) | { error: string }}
 */
function parseMove(content) {
  const [player, word, ...names] = content.toLowerCase().split(/\s+/)
  if ((player !== 'red' && player !== 'blue') || !word) {
    return { error: `${content} is not a move: write red or blue, then a word and its tiles, or (pass)` }
  }
  if (word === '(pass)') return names.length ? { error: 'a pass takes no tiles' } : { player, word: null, tiles: [] }
  const tiles = names.map(tileNamed)
  const wrong = tiles.indexOf(-1)
  if (wrong >= 0) return { error: `${names[wrong]} is not a tile: tiles are named A1 to E5, column and row` }
  return { player, word, tiles }
}

/**
 * The tile with a name, in either case; -1 if there is none.
 * @param {string} name
 */
const tileNamed = name => Array.from({ length: tileCount }, (_, tile) => tileName(tile)).indexOf(name.toUpperCase())
