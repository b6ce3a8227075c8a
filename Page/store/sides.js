// How the page calls the players of a game.
import { usualNames } from '../model/players.js'

/**
 * @param {import('./facts.js').Facts} facts
 * @param {import('../model/types.js').Game} game
 * @returns {import('../model/sides.js').Sides}
 */
export const sidesOf = (facts, game) => ({ you: game.you ?? null, names: facts.names(game) ?? usualNames })
