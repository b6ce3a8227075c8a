// Who of the two players is whom.
import { computerOf } from '../model/game.js'
import { opponentOf, usualNames } from '../model/players.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/types.js').Player} Player */
/** @typedef {import('../model/players.js').Names} Names */
/** @typedef {import('../model/players.js').Sides} Sides */

/**
 * How the players of a game are called.
 * @param {import('./facts.js').Facts} facts
 * @param {import('../model/types.js').Game} game
 * @returns {Sides}
 */
export const sidesOf = (facts, game) => ({ you: game.you, names: facts.names(game) })

/**
 * What the players of the shown game are called.
 * @param {Session} session
 * @returns {Names}
 */
export const names = ({ game, facts }) => game ? facts.names(game) : usualNames

/**
 * What the module is told with a request, so that its sentences call the players as the page does.
 * @param {Session} session
 * @returns {{ names: Names, you?: Player }}
 */
export const calling = session => ({ names: names(session), ...(session.game?.you ? { you: session.game.you } : {}) })

/**
 * The player says who of them he is.
 * @param {Session} session
 * @param {Player} you
 */
export function setYou(session, you) {
  const { game } = session
  if (game) session.keep({ ...game, you, isYouGuessed: false })
}

/**
 * What the computer is called that the shown game is against; undefined without one.
 * @param {Session} session
 */
export const opponentName = ({ game, facts }) => game && computerOf(game) && game.you ? facts.names(game)[opponentOf(game.you)] : undefined

/**
 * Whether it is the player's turn, as far as it is known.
 * @param {Session} session
 */
export const isYours = ({ game, position }) => !game?.you || position?.turn === game.you
