// A board as a small picture, for the list of games.
import { noOwners, side, tiles } from './board.js'
import { inkColor, kind } from './colors.js'

/** @typedef {{ x: number, y: number, color: string, ink: string, letter: string }} Cell */

/**
 * @param {{ letters: string, owners: string | null }} board
 * @param {import('./types.js').TileColors} colors
 * @returns {Cell[]}
 */
export const boardCells = ({ letters, owners }, colors) => tiles.map(tile => {
  const color = colors[kind((owners ?? noOwners)[tile])]
  return { x: tile % side, y: Math.floor(tile / side), color, ink: inkColor(color), letter: letters[tile].toUpperCase() }
})

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
