// What the players are called: one of them is you, the other has the name of its colour.

/** @typedef {import('./types.js').Player} Player */
/** @typedef {import('./types.js').PlayerCounts} PlayerCounts */
/** @typedef {{ red: string, blue: string }} Names of the players' colours, in lower case */

/** Without a picture, or of one in the usual colours. @type {Names} */
export const usualNames = { red: 'red', blue: 'blue' }

/**
 * @param {Player} player
 * @returns {Player}
 */
export const opponentOf = player => player === 'red' ? 'blue' : 'red'

/** @param {string} text */
export const capitalized = text => text.slice(0, 1).toUpperCase() + text.slice(1)

/**
 * A player as a sentence begins with it.
 * @param {Player} player
 * @param {Player | null} you
 * @param {Names} names
 */
export const called = (player, you, names) => player === you ? 'You' : capitalized(names[player])

/**
 * A score, yours first.
 * @param {PlayerCounts} scores
 * @param {Player} you
 */
export const score = (scores, you) => `${scores[you]}:${scores[opponentOf(you)]}`
