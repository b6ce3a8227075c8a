// Parts of the page that are loaded only when somebody wants them.
import { make } from './dom.js'

/**
 * Loads a part and uses it; if that fails, an alert says so.
 * @template Part
 * @param {import('../store/session.js').Session} session
 * @param {string} name what the part is, as the beginning of a sentence
 * @param {() => Promise<Part>} load
 * @param {(part: Part) => unknown} use
 */
export async function later(session, name, load, use) {
  try {
    await use(await load())
  } catch {
    session.change({ alert: `${name} could not be loaded: check the network and try again.` })
  }
}

// Questions whose part of the page is loaded only when they are asked.

/** @typedef {import('../store/session.js').Session} Session */

/**
 * Asks against whom to play.
 * @param {Session} session
 */
export const askOpponent = session => later(session, 'The choice of opponents', () => import('./choices.js'), async ({ chooseOpponent }) => {
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
  later(session, 'The words', () => import('./choices.js'), ({ chooseWord }) => chooseWord(session, index))

/**
 * Asks which two words were played.
 * @param {Session} session
 * @param {number} index of the node that they led to
 */
export const askPair = (session, index) =>
  later(session, 'The words', () => import('./choices.js'), ({ choosePair }) => choosePair(session, index))

/**
 * Asks who of the players you are, and whose turn it is.
 * @param {Session} session
 */
export const askPlayers = session =>
  later(session, 'The choice of players', () => import('./choices.js'), ({ choosePlayers }) => choosePlayers(session))

// The button that opens the review of the shown game, whose script is loaded only then.

/**
 * @param {import('./view.js').View} view
 * @param {() => boolean} [isAwake] whether a tap counts
 */
export const reviewButton = (view, isAwake = () => true) => make('button', {
  class: 'quiet', 'data-action': 'review', 'aria-haspopup': 'dialog', onclick: () => {
    if (isAwake()) later(view.session, 'The review', () => import('./review.js'), ({ openReview }) => openReview(view.session, view.analysis))
  },
}, 'Review')

// The button that opens the puzzles, whose script is loaded only then.

/**
 * @param {import('../store/session.js').Session} session
 * @param {() => void} [leave] what to close before
 */
export const puzzlesButton = (session, leave = () => {}) => make('button', {
  class: 'quiet', 'data-action': 'puzzles', 'aria-haspopup': 'dialog', onclick: () => {
    leave()
    showPuzzles(session)
  },
}, 'Puzzles')

/**
 * Opens the puzzles.
 * @param {Session} session
 * @param {string | null} [link] to which; the next, if it is null
 */
export const showPuzzles = (session, link = null) =>
  later(session, 'The puzzles', () => import('./puzzles.js'), ({ openPuzzles }) => openPuzzles(session, link))
