// The button that opens the review of the shown game, whose script is loaded only then.
import { make } from './dom.js'
import { later } from './later.js'

/**
 * @param {import('./view.js').View} view
 * @param {() => boolean} [isAwake] whether a tap counts
 */
export const reviewButton = (view, isAwake = () => true) => make('button', {
  class: 'quiet', 'data-action': 'review', 'aria-haspopup': 'dialog', onclick: () => {
    if (isAwake()) later(view.session, 'The review', () => import('./review.js'), ({ openReview }) => openReview(view.session, view.analysis))
  },
}, 'Review')
