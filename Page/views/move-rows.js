// The rows of moves: what fingers, mice and keys do with them; what each shows is in `move-row.js`. A row that is pointed at or
// open is shown on the board; while one is touched, focused or open, rows keep their places (`store/analysis.js`).
import { answerPreview, isRowOf, preview } from '../model/advice.js'
import { markWord } from '../store/marking.js'
import { play } from '../store/playing.js'
import { selecting } from './word-button.js'

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../model/advice.js').MoveRow} MoveRow */
/** @typedef {import('../model/advice.js').Candidate} Candidate */

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
    const { opened } = this.#session.state
    const row = opened === null ? null : this.#rows().find(row => isRowOf(row, opened))
    this.#session.change({ preview: row ? preview(row.move) : null })
    clearTimeout(this.#release)
    this.#release = setTimeout(() => {
      if (!this.#isPointedAt && !this.#list.contains(document.activeElement)) this.#session.change({ holdsOrder: false })
    }, holdTime)
  }

  /**
   * The row of an event, and the move in it that is meant: one of its forms may be.
   * @param {Event} event
   */
  #meant({ target }) {
    const element = target instanceof Element ? target.closest('[data-row]') : null
    const row = element instanceof HTMLElement ? this.#rows()[Number(element.dataset.row)] : undefined
    if (!row || !(target instanceof Element)) return null
    const form = target.closest('[data-form]')
    /** @type {Candidate} */
    const candidate = row.forms.find(({ word }) => form instanceof HTMLElement && word === form.dataset.form) ?? row
    return { row, candidate, target }
  }

  /**
   * Shows on the board who would own what after a move, or after the answer to it.
   * @param {Event} event
   */
  #point(event) {
    const meant = this.#meant(event)
    if (!meant) return
    this.#hold()
    const { candidate: { move }, target } = meant
    const answered = target.closest('.answer') ? answerPreview(move) : null
    this.#session.change({ preview: answered ?? preview(move) })
  }

  /** @param {Event} event */
  #click(event) {
    const meant = this.#meant(event)
    if (!meant) return
    const { row, candidate, target } = meant
    const mark = target.closest('[data-mark]')?.getAttribute('data-mark')
    if (target.closest('[data-action="play"]')) play(this.#session, candidate.move)
    else if (mark) this.#mark(row, /** @type {import('../model/marks.js').Mark} */ (mark), target)
    else if (target.closest('.head')) {
      const isOpen = isRowOf(row, this.#session.state.opened)
      this.#session.change({ opened: isOpen ? null : row.word })
      if (isOpen) this.#session.change({ preview: null })
      else this.#point(event)
    } else this.#point(event)
  }

  /**
   * Marks the word of a row, which goes away, and the focus with it: the keyboard goes on at its neighbour.
   * @param {MoveRow} row
   * @param {import('../model/marks.js').Mark} mark
   * @param {Element} target
   */
  #mark({ move: { word } }, mark, target) {
    const element = target.closest('[data-row]')
    const neighbour = (element?.nextElementSibling ?? element?.previousElementSibling)?.querySelector('.head')
    const isTyped = target.matches(':focus-visible')
    if (word) markWord(this.#session, word, mark)
    if (isTyped && neighbour instanceof HTMLElement) neighbour.focus()
  }
}
