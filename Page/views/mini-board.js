// A board as a small picture.
import { noOwners, side, tiles } from '../model/board.js'
import { inkColor, kind } from '../model/colors.js'
import { draw } from './dom.js'

/**
 * @param {import('./mini-board.js').Cell[]} cells
 * @param {number[]} [used] highlighted tiles
 */
export const miniBoard = (cells, used) => draw('svg', { viewBox: '0 0 50 50', class: 'mini', translate: 'no', 'aria-hidden': 'true' },
  ...cells.flatMap(({ x, y, color, ink, letter }, tile) => {
    const isDim = used !== undefined && !used.includes(tile)
    const label = draw('text', {
      x: x * 10 + 5, y: y * 10 + 7.3, fill: ink, 'text-anchor': 'middle', 'font-size': 6.4, 'font-weight': 700,
      'fill-opacity': isDim ? 0.45 : 1,
    })
    label.textContent = letter
    const order = used?.indexOf(tile) ?? -1
    const number = draw('text', { x: x * 10 + 8.2, y: y * 10 + 3, fill: ink, 'text-anchor': 'middle', 'font-size': 2.9, 'font-weight': 700 })
    number.textContent = order < 0 ? '' : `${order + 1}`
    return [draw('rect', { x: x * 10, y: y * 10, width: 10.1, height: 10.1, fill: color }), label, number]
  }))

// A board as a small picture, for the list of games.

/** @typedef {{ x: number, y: number, color: string, ink: string, letter: string }} Cell */

/**
 * @param {{ letters: string, owners: string | null }} board
 * @param {import('../model/types.js').TileColors} colors
 * @returns {Cell[]}
 */
export const boardCells = ({ letters, owners }, colors) => tiles.map(tile => {
  const color = colors[kind((owners ?? noOwners)[tile])]
  return { x: tile % side, y: Math.floor(tile / side), color, ink: inkColor(color), letter: letters[tile].toUpperCase() }
})
