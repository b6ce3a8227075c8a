// Who of the two players is whom.
import { usualNames } from '../model/players.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/types.js').Player} Player */

/**
 * The names of the players' colours in the shown game.
 * @param {Session} session
 */
export const names = ({ game, facts }) => (game && facts.names(game)) ?? usualNames

/**
 * What the module is told with a request, so that its sentences call the players as the page does.
 * @param {Session} session
 * @returns {{ names: import('../model/players.js').Names, you?: Player }}
 */
export function calling(session) {
  const { game } = session
  return { names: names(session), ...(game?.you ? { you: game.you } : {}) }
}

/**
 * How lists call the players of a game.
 * @param {import('./facts.js').Facts} facts
 * @param {import('../model/types.js').Game} game
 * @returns {import('../model/sides.js').Sides}
 */
export const sidesOf = (facts, game) => ({ you: game.you, names: facts.names(game) ?? usualNames })

/**
 * The player says who of them he is.
 * @param {Session} session
 * @param {Player} you
 */
export function setYou(session, you) {
  const { game } = session
  if (game) session.note({ ...game, you, isYouGuessed: false })
}
