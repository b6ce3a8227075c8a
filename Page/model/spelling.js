// Spelling a word with tiles: each gesture gives a new list of tiles.
import { isDefended, owner, tiles } from './board.js'

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
 * Typing a letter adds the most valuable of its remaining tiles; null if there is none.
 * @param {Position} position
 * @param {number[]} spelling
 * @param {string} letter
 */
export function typed(position, spelling, letter) {
  const left = tiles.filter(tile => position.letters[tile] === letter && !spelling.includes(tile))
  if (!left.length) return null
  return [...spelling, left.reduce((best, tile) => worth(position, tile) > worth(position, best) ? tile : best)]
}

/**
 * @param {Position} position
 * @param {number} tile
 */
function worth({ owners, turn }, tile) {
  if (!owners) return 0
  const player = owner(owners, tile)
  if (player === turn) return 0
  return player === null ? 2 : isDefended(owners, tile) ? 1 : 3
}

/**
 * Spells a whole word as {@link typed} would; null if letters are missing.
 * @param {Position} position
 * @param {string} word
 */
export function spelled(position, word) {
  /** @type {number[] | null} */
  let spelling = []
  for (const letter of word) spelling = spelling && typed(position, spelling, letter)
  return spelling
}
