// The moves found, as they improve. Rows are made of them in `model/advice.js`; their texts come from the module:
// `Sources/LetterpressEngine/Moves/Advice+JSON.swift`; their looks are in `styles/panels.css`.
import { heading, isRowOf, moveRows } from '../model/advice.js'
import { hidesMoves } from '../model/game.js'
import { allowsMotion, find, keyed, make, setAttributes, setProperty, setText } from './dom.js'
import { MoveRows, makeRow, updateRow } from './move-rows.js'
import { View } from './view.js'

// Rows that change their place glide there.

/**
 * Changes a list and lets its rows glide from where they were.
 * @param {HTMLElement} list
 * @param {() => void} change
 */
function keepingPlaces(list, change) {
  if (!allowsMotion() || !list.childElementCount || document.hidden) return change()
  const before = new Map([...list.children].map(row => [row, /** @type {HTMLElement} */ (row).offsetTop]))
  const rows = [...list.children]
  change()
  if (rows.length === list.children.length && rows.every((row, index) => row === list.children[index])) return
  for (const row of list.children) {
    const old = before.get(row)
    const now = /** @type {HTMLElement} */ (row).offsetTop
    if (old === undefined) row.animate([{ opacity: 0 }, {}], { duration: 180, easing: 'ease-out' })
    else if (old !== now && Math.abs(old - now) < 600) {
      row.animate([{ transform: `translateY(${old - now}px)` }, { transform: 'none' }], { duration: 220, easing: 'ease-out' })
    }
  }
}

/** @typedef {import('../store/state.js').State} State */
/** @typedef {import('../model/advice.js').MoveRow} MoveRow */

export class LetterpressMoves extends View {
  /** @type {MoveRow[]} */
  #rows = []
  /** @type {unknown[]} What it shows. */
  #shown = []

  build() {
    const list = make('ol', { class: 'rows' })
    this.append(
      make('span', { class: 'progress', 'aria-hidden': 'true' }), make('p', { class: 'searching' }),
      make('p', { class: 'outcome' }), list,
      make('p', { class: 'legend' }, 'Tap a move to see it on the board. “Wins” and “loses” are proven, “winning”, “good”, “even”, “behind” and “losing” ',
        'estimated. Pale moves were not compared closely: they seem no better. Scores are those after the move. “-S” and the like: the word with that ending.'),
      make('button', { class: 'quiet', 'data-action': 'think', onclick: () => this.#think() }),
      make('ul', { class: 'warnings' }))
    new MoveRows(list, this.session, () => this.#rows)
  }

  #think() {
    if (this.session.state.isThinking) this.analysis.stop()
    else this.analysis.thinkOn()
  }

  /**
   * Opens a row, which shows its move on the board.
   * @param {number} index
   */
  openRow(index) {
    const row = this.querySelectorAll('.rows .head')[index]
    if (!(row instanceof HTMLElement)) return
    this.session.change({ panel: 'moves' })
    // Once the panel is shown.
    queueMicrotask(() => {
      row.focus({ preventScroll: true })
      row.click()
    })
  }

  /** @param {State} state */
  update(state) {
    const { advice, isThinking, opened } = state
    const hides = hidesMoves(this.session.game, state)
    const parts = [advice, isThinking, hides, opened]
    if (parts.every((part, index) => part === this.#shown[index])) return
    this.#shown = parts
    const isHidden = hides && (advice?.moves.length ?? 0) > 0
    this.#rows = advice ? moveRows(advice) : []
    this.#updateProgress(state)
    // A finished game has no moves, but a result.
    setText(find(this, '.outcome'), isHidden ? 'Hidden until you have thought about it.' : advice && !this.#rows.length ? advice.reason : '')
    const shown = isHidden ? [] : this.#rows
    find(this, '.legend').hidden = !shown.length
    const rows = find(this, '.rows')
    setAttributes(rows, { 'aria-label': heading(advice, 'best moves') })
    keepingPlaces(rows, () => keyed(rows, shown, row => row.word, makeRow,
      (element, row, index) => updateRow(element, row, index, isRowOf(row, opened))))
    const warnings = advice?.warnings ?? []
    keyed(find(this, '.warnings'), warnings, text => text, text => make('li', {}, text), () => {})
  }

  /** @param {State} state */
  #updateProgress({ advice, isThinking, thinkingTime }) {
    const progress = find(this, '.progress')
    // Another search begins its line anew.
    if (isThinking && (!advice || !this.hasAttribute('data-thinking'))) progress.replaceChildren(make('span'))
    setProperty(progress, '--time', `${thinkingTime}ms`)
    this.toggleAttribute('data-thinking', isThinking)
    setText(find(this, '.searching'), isThinking && !advice ? 'Looking for moves …' : '')
    const think = find(this, '[data-action="think"]')
    setText(think, isThinking ? 'Stop' : 'Think longer')
    think.hidden = !advice || advice.outcome !== null
  }
}
