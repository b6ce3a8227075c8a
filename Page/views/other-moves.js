// The moves that stand beside the best on the card, a line each: an easier word, or one that the game surely knows.
import { preview } from '../model/advice.js'
import { play } from '../store/playing.js'
import { find, keyed, make, setAttribute, setText } from './dom.js'
import { selecting, wordButton } from './buttons.js'

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../model/card.js').OtherView} OtherView */

/**
 * The list, empty until {@link updateOtherMoves}.
 * @param {Session} session
 * @param {() => OtherView[]} others those of the card
 */
export function otherMoves(session, others) {
  const list = make('ul', { class: 'others', 'aria-label': 'Other words' })
  const isSelecting = selecting(list)
  list.addEventListener('click', event => {
    const target = event.target instanceof Element ? event.target : null
    const line = target?.closest('[data-key]')
    const other = line instanceof HTMLElement && others().find(({ label }) => label === line.dataset.key)
    if (!other || session.state.hasJustPlayed) return
    if (target?.closest('button')) play(session, other.move)
    else if (target?.closest('.said') && !isSelecting(event)) show(session, other)
  })
  return list
}

/**
 * Shows a move on the board, or the best one again.
 * @param {Session} session
 * @param {OtherView} other
 */
function show(session, { move }) {
  const isShown = session.state.preview?.tiles.join() === move.tiles.join()
  session.change({ preview: isShown ? null : preview(move) })
}

/**
 * @param {HTMLElement} list
 * @param {OtherView[]} others
 * @param {boolean} hasJustPlayed
 */
export function updateOtherMoves(list, others, hasJustPlayed) {
  list.hidden = !others.length
  keyed(list, others, ({ label }) => label, () => make('li', {},
    wordButton({ class: 'said' }, make('span', {}, make('span', { class: 'label' }), make('span', { class: 'selectable' }), make('span', { class: 'rest' }))),
    make('button', { class: 'quiet', 'data-action': 'play-other' }, 'Play')), (line, { label, word, standing }) => {
    setText(find(line, '.label'), `${label}: `)
    setText(find(line, '.selectable'), word)
    setText(find(line, '.rest'), standing && `, ${standing}`)
    const button = find(line, 'button')
    setAttribute(button, 'aria-label', `Play ${word}`)
    setAttribute(button, 'aria-disabled', hasJustPlayed ? 'true' : null)
  })
}
