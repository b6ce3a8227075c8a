// The button that opens the review of the shown game, whose script is loaded only then.
import { make } from './dom.js'

/**
 * @param {import('./view.js').View} view
 * @param {() => boolean} [isAwake] whether a tap counts
 */
export const reviewButton = (view, isAwake = () => true) => make('button', {
  class: 'quiet', 'data-action': 'review', 'aria-haspopup': 'dialog', onclick: async () => {
    if (!isAwake()) return
    try {
      const { openReview } = await import('./review.js')
      openReview(view.session, view.analysis)
    } catch {
      view.session.change({ alert: 'The review could not be loaded: check the network and try again.' })
    }
  },
}, 'Review')
