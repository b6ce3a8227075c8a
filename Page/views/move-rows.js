// The rows of moves: what each shows, and what fingers, mice and keys do with them. The open row, or else the one that is pointed at,
// is the move that board, scores and card show; while one is touched, focused or open, rows keep their places
// (`store/analysis.js`).
import { isRowOf, preview } from '../model/advice.js'
import { spell } from '../store/spelling.js'
import { selecting, wordButton } from './buttons.js'
import { find, make, setAttributes, setText } from './dom.js'

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../model/advice.js').MoveRow} MoveRow */

/** How long rows keep their places after a touch, in milliseconds: the next tap may be meant for the same place. */
const holdTime = 1000

export class MoveRows {
  #list
  #session
  #rows
  #isPointedAt = false
  #release = 0

  /**
   * @param {HTMLElement} list
   * @param {Session} session
   * @param {() => MoveRow[]} rows those of the list
   */
  constructor(list, session, rows) {
    this.#list = list
    this.#session = session
    this.#rows = rows
    list.addEventListener('pointerover', event => this.#point(event))
    list.addEventListener('pointerenter', () => this.#touch(true))
    list.addEventListener('pointerleave', () => this.#touch(false))
    list.addEventListener('focusin', event => this.#point(event))
    list.addEventListener('focusout', () => this.#rest())
    const isSelecting = selecting(list)
    list.addEventListener('click', event => { if (!isSelecting(event)) this.#click(event) })
  }

  /** @param {boolean} isPointedAt */
  #touch(isPointedAt) {
    this.#isPointedAt = isPointedAt
    if (isPointedAt) this.#hold()
    else this.#rest()
  }

  #hold() {
    clearTimeout(this.#release)
    if (!this.#session.state.holdsOrder) this.#session.change({ holdsOrder: true })
  }

  /** Only the open row is still shown, and the order changes soon, unless another row is focused by then. */
  #rest() {
    if (this.#session.state.preview) this.#session.change({ preview: null })
    clearTimeout(this.#release)
    this.#release = setTimeout(() => {
      if (!this.#isPointedAt && !this.#list.contains(document.activeElement)) this.#session.change({ holdsOrder: false })
    }, holdTime)
  }

  /**
   * The row of an event.
   * @param {Event} event
   */
  #meant({ target }) {
    const element = target instanceof Element ? target.closest('[data-row]') : null
    return element instanceof HTMLElement ? this.#rows()[Number(element.dataset.row)] : undefined
  }

  /**
   * Shows who would own what after a move. What is opened, or spelled, stays: it was asked for.
   * @param {Event} event
   */
  #point(event) {
    const row = this.#meant(event)
    if (!row) return
    this.#hold()
    if (this.#session.state.opened === null) this.#session.change({ preview: preview(row.move) })
  }

  /** @param {Event} event */
  #click(event) {
    const row = this.#meant(event)
    if (!row) return
    const { opened, spelling } = this.#session.state
    if (spelling.length) spell(this.#session, [])
    this.#session.change({ opened: isRowOf(row, opened) ? null : row.word, preview: null })
    // The list may have been scrolled so far that the move is out of sight.
    this.#list.dispatchEvent(new Event('letterpress-shown', { bubbles: true }))
  }
}

// What a row shows.

/** A row without its texts. */
export function makeRow() {
  return make('li', { class: 'move' },
    wordButton({ class: 'head' },
      make('span', { class: 'said', translate: 'no' }, make('span', { class: 'word selectable' }), ' ', make('span', { class: 'endings' })), make('span', { class: 'remark' }),
      make('span', { class: 'after' }), make('span', { class: 'doubtful' })))
}

/**
 * @param {HTMLElement} element
 * @param {MoveRow} row
 * @param {number} index
 * @param {boolean} isOpen
 */
export function updateRow(element, row, index, isOpen) {
  const { move: { texts }, forms } = row
  setAttributes(element, { 'data-row': index, 'data-open': isOpen, 'data-bound': texts.standing === null })
  const head = find(element, '.head')
  setAttributes(head, { 'aria-label': spoken(row), 'aria-pressed': isOpen ? 'true' : 'false' })
  setText(find(element, '.word'), row.word)
  // Forms that are whole words are shown once the row is open: here they would look like other moves.
  setText(find(element, '.endings'), forms.map(({ ending }) => ending).filter(ending => ending.startsWith('-')).join(' '))
  setText(find(element, '.after'), texts.score)
  setText(find(element, '.remark'), row.remark)
  setText(find(element, '.doubtful'), row.doubt)
}

/** @param {MoveRow} row */
const spoken = ({ label, forms }) => [label, forms.length ? `also ${forms.map(({ word }) => word).join(', ')}` : ''].filter(text => text).join(', ')
