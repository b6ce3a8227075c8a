// The button that opens the puzzles, whose script is loaded only then.
import { make } from './dom.js'

/**
 * @param {import('../store/session.js').Session} session
 * @param {() => void} [leave] what to close before
 */
export const puzzlesButton = (session, leave = () => {}) => make('button', {
  class: 'quiet', 'data-action': 'puzzles', 'aria-haspopup': 'dialog', onclick: async () => {
    leave()
    try {
      const { openPuzzles } = await import('./puzzles.js')
      await openPuzzles(session)
    } catch {
      session.change({ alert: 'The puzzles could not be loaded: check the network, then reload the page.' })
    }
  },
}, 'Puzzles')
