// A computer opponent of a game: whose turn it is, and until when it plays.
import { isOpponentsStep, line } from './game.js'

/** @typedef {import('./types.js').Game} Game */
/** @typedef {import('./types.js').Opponent} Opponent */

/**
 * The opponent that plays on in a game; null without one, and when the game that is shown has come to its end: then there is
 * nothing left to be hidden.
 * @param {Game} game
 * @returns {Opponent | null}
 */
export function playingOpponent(game) {
  const last = game.nodes[line(game).at(-1) ?? game.current]
  return game.opponent && last.position.turn !== null ? game.opponent : null
}

/**
 * Whether the opponent is to answer the shown position: not if it has done so before.
 * @param {Game} game
 */
export const awaitsReply = game =>
  playingOpponent(game) !== null && isOpponentsStep(game, game.current) && game.nodes[game.current].next === null

/**
 * Whether moves stay hidden until the player asks for them.
 * @param {Game | null} game
 * @param {{ thinksFirst: boolean }} settings
 */
export const hidesMoves = (game, { thinksFirst }) => thinksFirst || game !== null && playingOpponent(game) !== null
