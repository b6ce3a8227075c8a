// Spelling a word with tiles: each gesture gives a new list of tiles.
import { tiles } from './board.js'

/** @typedef {import('./types.js').Position} Position */

/**
 * @param {Position} position
 * @param {number[]} spelling
 */
export const spelledWord = ({ letters }, spelling) => spelling.map(tile => letters[tile]).join('')

/**
 * A tap adds a tile, or removes it.
 * @param {number[]} spelling
 * @param {number} tile
 */
export const tapped = (spelling, tile) =>
  spelling.includes(tile) ? spelling.filter(other => other !== tile) : [...spelling, tile]

/**
 * Sliding onto a tile adds it; sliding back to the one before removes the last.
 * @param {number[]} spelling
 * @param {number} tile
 */
export function slid(spelling, tile) {
  if (spelling.at(-2) === tile) return spelling.slice(0, -1)
  return spelling.includes(tile) ? spelling : [...spelling, tile]
}

/**
 * Puts a tile at a place in the word, whether or not it was part of it.
 * @param {number[]} spelling
 * @param {number} tile
 * @param {number} place among the others
 */
export function put(spelling, tile, place) {
  const others = spelling.filter(other => other !== tile)
  return [...others.slice(0, place), tile, ...others.slice(place)]
}

/**
 * Typing a letter adds one of its remaining tiles, for the module to replace by a better one; null if there is none.
 * @param {Position} position
 * @param {number[]} spelling
 * @param {string} letter
 */
export function typed(position, spelling, letter) {
  const tile = tiles.find(tile => position.letters[tile] === letter && !spelling.includes(tile))
  return tile === undefined ? null : [...spelling, tile]
}

/**
 * Whether a board has the tiles for a word; any tile that was not read may be the one that is missing.
 * @param {Position} position
 * @param {string} word in lower case
 */
export function canSpell({ letters }, word) {
  const left = [...letters]
  return [...word].every(letter => {
    const tile = left.includes(letter) ? left.indexOf(letter) : left.indexOf('?')
    return tile >= 0 && left.splice(tile, 1).length > 0
  })
}

// What a finger on the board means, decided from how it moves.

/**
 * How far it must move before it means anything, in pixels; how far from straight up or down it may go to scroll, in degrees; and
 * how long it must rest to hold the tile, in milliseconds. `node Page/tests/gesture-study.mjs` compares them.
 */
export const usualThresholds = { distance: 10, angle: 30, hold: 250 }

/**
 * @typedef {object} Movement since a finger, a pen or a mouse was put down
 * @property {number} x
 * @property {number} y
 * @property {number} milliseconds
 * @property {boolean} canScroll whether a swipe of it scrolls the page: not that of a mouse
 */

/**
 * What a movement means. It is asked again with each movement until it means something.
 * @param {Movement} movement
 * @param {typeof usualThresholds} [thresholds]
 * @returns {'nothing' | 'spell' | 'drag' | 'scroll'}
 */
export function meaning({ x, y, milliseconds, canScroll }, thresholds = usualThresholds) {
  const { distance, angle, hold } = thresholds
  if (Math.hypot(x, y) < distance) return 'nothing'
  if (milliseconds >= hold) return 'drag'
  const fromVertical = Math.atan2(Math.abs(x), Math.abs(y)) * 180 / Math.PI
  return canScroll && fromVertical <= angle ? 'scroll' : 'spell'
}
