// A game's players as its lists call them: "you", or the colour that they have in the picture; scores with yours first.
import { opponentOf } from './players.js'

/** @typedef {import('./types.js').Player} Player */

/**
 * @typedef {object} Sides
 * @property {Player | null} you whose side the phone's owner plays; null if unknown
 * @property {import('./players.js').Names} names
 */

/**
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
 * @param {Sides} sides
 * @param {import('./types.js').PlayerCounts} scores
 */
export const scoreText = (sides, scores) => `${scores[nearSide(sides)]} : ${scores[opponentOf(nearSide(sides))]}`
