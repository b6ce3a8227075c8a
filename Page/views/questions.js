// Questions whose part of the page is loaded only when they are asked.
import { later } from './later.js'

/** @typedef {import('../store/session.js').Session} Session */

/**
 * Asks against whom to play.
 * @param {Session} session
 */
export const askOpponent = session => later(session, 'The choice of opponents', () => import('./opponent-question.js'), async ({ chooseOpponent }) => {
  // What levels there are, the module says, which may still be loading.
  await session.facts.begin()
  chooseOpponent(session)
})

/**
 * Asks which of the possible words was played.
 * @param {Session} session
 * @param {number} index of the node that the move led to
 */
export const askWord = (session, index) =>
  later(session, 'The words', () => import('./word-question.js'), ({ chooseWord }) => chooseWord(session, index))

/**
 * Asks who of the players you are, and whose turn it is.
 * @param {Session} session
 */
export const askPlayers = session =>
  later(session, 'The choice of players', () => import('./players-question.js'), ({ choosePlayers }) => choosePlayers(session))
