// What the players are called: one of them may be you, the others have the names of their colours in the picture.

/** @typedef {import('./types.js').Player} Player */
/** @typedef {import('./types.js').PlayerCounts} PlayerCounts */
/** @typedef {{ red: string, blue: string }} Names of the players' colours, in lower case */

/**
 * @typedef {object} Sides
 * @property {Player | null} you whose side the phone's owner plays; null if unknown
 * @property {Names} names
 */

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
 * "you", or the colour of the opponent.
 * @param {Sides} sides
 * @param {Player} player
 */
export const playerName = ({ you, names }, player) => player === you ? 'you' : names[player]

/**
 * The player whose score stands first and whose part of a drawing is below: you or, if that is unknown, red.
 * @param {Sides} sides
 */
export const nearSide = ({ you }) => you ?? 'red'

/**
 * A score within a sentence: "16:4".
 * @param {PlayerCounts} scores
 * @param {Player} first whose score stands first
 */
export const scoreText = (scores, first) => `${scores[first]}:${scores[opponentOf(first)]}`

/**
 * A score that begins a line of a list, where it has room: "16 : 4".
 * @param {PlayerCounts} scores
 * @param {Player} first whose score stands first
 */
export const wideScoreText = (scores, first) => scoreText(scores, first).replace(':', ' : ')
