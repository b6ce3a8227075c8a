// The shown game as a text or a link, for somebody else.
import { keptPosition, movesSinceStart } from '../model/game.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/types.js').Game} Game */

/**
 * The shown game, as the program saves it, with its variations.
 * @param {Session} session
 */
async function written(session) {
  const { start, moves, current } = movesSinceStart(/** @type {Game} */ (session.game))
  return session.engine.ask('writeGame', { start: keptPosition(start), moves, current })
}

/**
 * The shown game as text.
 * @param {Session} session
 * @returns {Promise<{ name: string, content: Blob } | null>}
 */
export async function exportGame(session) {
  const { game, position } = session
  if (!game || !position) return null
  const answer = await written(session)
  if (!('error' in answer)) return { name: `${position.letters}.txt`, content: new Blob([answer.text], { type: 'text/plain' }) }
  session.change({ alert: answer.error })
  return null
}

/**
 * The fragment of a link to the shown game, and what it leaves out because it would be too long; of a game that cannot be written,
 * to its shown position alone.
 * @param {Session} session
 * @returns {Promise<{ fragment: string, omits: string | null } | null>} null if there is nothing to link to
 */
export async function gameLink(session) {
  const { game, board } = session
  if (!game) return null
  const answer = await written(session)
  const isWhole = movesSinceStart(game).start === game.nodes[0].position
  if (!('error' in answer) && answer.link) {
    return { fragment: answer.link, omits: answer.linkOmits ?? (isWhole ? null : 'The link and the text begin with the latest screenshot or correction, as only moves can be written.') }
  }
  return board?.link ? { fragment: board.link, omits: null } : null
}
