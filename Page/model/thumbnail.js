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
