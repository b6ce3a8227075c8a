// The button that opens the puzzles, whose script is loaded only then.
import { make } from './dom.js'
import { later } from './later.js'

/**
 * @param {import('../store/session.js').Session} session
 * @param {() => void} [leave] what to close before
 */
export const puzzlesButton = (session, leave = () => {}) => make('button', {
  class: 'quiet', 'data-action': 'puzzles', 'aria-haspopup': 'dialog', onclick: () => {
    leave()
    later(session, 'The puzzles', () => import('./puzzles.js'), ({ openPuzzles }) => openPuzzles(session))
  },
}, 'Puzzles')
