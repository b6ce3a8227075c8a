// Corrections of what was read: each gives a new position, with a title for the list of moves.
import { tileName, withDefended } from './board.js'
import { noOwners } from './position.js'

/** @typedef {import('./types.js').Position} Position */
/** @typedef {import('./types.js').Player} Player */
/** @typedef {{ kind: 'correction', title: string, position: Position }} Correction */

/**
 * @param {string} text
 * @param {number} index
 * @param {string} character
 */
const replacing = (text, index, character) => text.slice(0, index) + character + text.slice(index + 1)

/**
 * @param {Position} position
 * @param {number} tile
 * @param {string} letter `?` if unknown
 * @returns {Correction}
 */
export const correctedLetter = (position, tile, letter) => ({
  kind: 'correction',
  title: `${tileName(tile)} is ${letter === '?' ? 'unread' : letter.toUpperCase()}`,
  position: { ...position, letters: replacing(position.letters, tile, letter.toLowerCase()) },
})

/**
 * @param {Position} position
 * @param {number} tile
 * @param {Player | null} owner null for a free tile
 * @returns {Correction}
 */
export const correctedOwner = (position, tile, owner) => ({
  kind: 'correction',
  title: `${tileName(tile)} is ${owner ?? 'free'}`,
  position: { ...position, owners: withDefended(replacing(position.owners ?? noOwners, tile, owner?.[0] ?? '.')) },
})

/**
 * @param {Position} position
 * @param {Player} turn
 * @returns {Correction}
 */
export const correctedTurn = (position, turn) =>
  ({ kind: 'correction', title: `${turn === 'red' ? 'Red' : 'Blue'} to move`, position: { ...position, turn } })

/**
 * @param {Position} position
 * @param {string[]} played
 * @returns {Correction}
 */
export const correctedPlayed = (position, played) =>
  ({ kind: 'correction', title: played.length ? `Played: ${played.join(', ')}` : 'No words played', position: { ...position, played } })
