// The board as a grid, and what its text forms say of a tile.

/** @typedef {import('./types.js').Player} Player */

export const side = 5
const tileCount = side * side
/** All tiles, 0 to 24. */
export const tiles = Array.from({ length: tileCount }, (_, tile) => tile)

/** The letters that a tile can show. */
export const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/**
 * The letter of a key, in lower case; null for other keys.
 * @param {string} key
 */
export const keyLetter = key => key.length === 1 && alphabet.includes(key.toLowerCase()) ? key.toLowerCase() : null

/** The owners of a board about which nothing is known. */
export const noOwners = '.'.repeat(tileCount)

/**
 * Who owns a tile; null also if that is open.
 * @param {string} owners
 * @param {number} tile
 * @returns {Player | null}
 */
export function owner(owners, tile) {
  const character = owners[tile].toLowerCase()
  return character === 'r' ? 'red' : character === 'b' ? 'blue' : null
}

/**
 * Whether it is open who owns a tile, as the picture's colours do not show it.
 * @param {string | null} owners null if they are open for all tiles
 * @param {number} tile
 */
export const isOwnerOpen = (owners, tile) => owners === null || owners[tile] === '?'

/**
 * Whether it is known who owns which tile.
 * @param {string | null} owners
 */
export const areOwnersKnown = owners => owners !== null && !owners.includes('?')

/**
 * Whether a tile is defended, which the module marks with a capital.
 * @param {string} owners
 * @param {number} tile
 */
export const isDefended = (owners, tile) => 'RB'.includes(owners[tile])
