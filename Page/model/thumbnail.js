// A board as a small picture, for the list of games.
import { side, tiles } from './board.js'
import { inkColor, kind, tileColors } from './colors.js'
import { currentNode, lastPicture } from './game.js'
import { noOwners } from './position.js'

/** @typedef {{ x: number, y: number, color: string, ink: string, letter: string }} Cell */

/**
 * @param {import('./types.js').Game} game
 * @param {string} fallback the theme if there is no picture
 * @returns {Cell[]}
 */
export function thumbnail(game, fallback) {
  const { letters, owners } = currentNode(game).position
  return cells(letters, owners ?? noOwners, tileColors(lastPicture(game)?.reading ?? null, fallback))
}

/**
 * A board without a picture.
 * @param {{ letters: string, owners: string, theme: string }} board
 */
export const boardCells = ({ letters, owners, theme }) => cells(letters, owners, tileColors(null, theme))

/**
 * @param {string} letters
 * @param {string} owners
 * @param {ReturnType<typeof tileColors>} colors
 * @returns {Cell[]}
 */
const cells = (letters, owners, colors) => tiles.map(tile => {
  const color = colors[kind(owners[tile])]
  return { x: tile % side, y: Math.floor(tile / side), color, ink: inkColor(color), letter: letters[tile].toUpperCase() }
})

/**
 * The board with other owners, to preview a move.
 * @param {import('./types.js').Game} game
 * @param {string} owners
 * @param {string} fallback
 */
export function previewCells(game, owners, fallback) {
  const node = currentNode(game)
  const nodes = game.nodes.map((other, index) => index === game.current ? { ...node, position: { ...node.position, owners } } : other)
  return thumbnail({ ...game, nodes }, fallback)
}

/**
 * How long ago something was.
 * @param {number} time
 * @param {number} now
 */
export function ago(time, now) {
  const minutes = Math.floor((now - time) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ago`
  return new Date(time).toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' })
}
