// The player's place in the page, restored after the tab was discarded.
import { withVocabulary, anyWord } from '../model/words.js'
import { spell } from './spelling.js'

/** @typedef {import('./session.js').Session} Session */

/**
 * @typedef {{ id: string, current: number } & Pick<import('./state.js').State, 'spelling' | 'panel' | 'filter' | 'revealed'>} Place
 *   the shown game and step, and what was done there
 */

/**
 * Keeps what is being spelled and shown whenever the page is hidden.
 * @param {Session} session
 */
export function keepPlace(session) {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden || !session.game) return
    const { spelling, panel, filter, revealed } = session.state
    const place = { id: session.game.id, current: session.game.current, spelling, panel, filter, revealed }
    session.kept.put('place', place).catch(() => {})
  })
}

/**
 * Restores it, if the game is still where it was.
 * @param {Session} session
 */
export async function takePlace(session) {
  const place = await session.kept.get('place')
  const { game } = session
  if (!place || !game || place.id !== game.id || place.current !== game.current) return
  const { spelling, panel, filter, revealed } = place
  session.change({ panel, filter: { ...anyWord, ...withVocabulary(filter) }, revealed })
  if (spelling.length) await spell(session, spelling)
}
