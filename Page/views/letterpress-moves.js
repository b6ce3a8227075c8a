// The best moves, as they improve. Rows are made of them in `model/advice.js`; their texts come from the module:
// `Sources/LetterpressEngine/Moves/Advice+Texts.swift`; their looks are in `styles/panels.css`.
import { answerPreview, moveRows, preview } from '../model/advice.js'
import { currentNode } from '../model/game.js'
import { boardCells } from '../model/thumbnail.js'
import { play } from '../store/playing.js'
import { find, keyed, make, setAttribute, setAttributes, setProperty, setText } from './dom.js'
import { keepingPlaces } from './list-motion.js'
import { miniBoard } from './mini-board.js'
import { usualTheme } from './preferences.js'
import { View } from './view.js'

/** @typedef {import('../store/state.js').State} State */
/** @typedef {import('../model/advice.js').MoveRow} MoveRow */

/** How many rows to show at first. */
const usualCount = 12

export class LetterpressMoves extends View {
  /** @type {MoveRow[]} */
  #rows = []
  /** @type {unknown[]} What it shows. */
  #shown = []
  /** How many rows to show. */
  #count = usualCount
  /** @type {WeakMap<Element, unknown[]>} What each row shows: most stay the same while the search goes on. */
  #drawn = new WeakMap()
  /** The row pressed last. */
  #pressed = -1

  build() {
    this.append(
      make('header', { class: 'panel-head' },
        make('p', { class: 'effort', 'aria-hidden': 'true' }),
        make('button', { class: 'quiet', 'data-action': 'think', onclick: () => this.#think() })),
      make('p', { class: 'outcome' }),
      make('ol', { class: 'rows', 'aria-label': 'Best moves' }),
      make('button', { class: 'quiet more-moves', 'data-action': 'more', onclick: () => this.#showMore() }, 'More moves'),
      make('aside', { class: 'known' }),
      make('ul', { class: 'warnings' }))
    const rows = find(this, '.rows')
    rows.addEventListener('pointerover', event => this.#point(event))
    rows.addEventListener('pointerleave', () => this.session.change({ preview: null }))
    rows.addEventListener('focusin', event => this.#point(event))
    rows.addEventListener('focusout', () => this.session.change({ preview: null }))
    rows.addEventListener('click', event => this.#click(event))
  }

  #think() {
    if (this.session.state.isThinking) this.analysis.stop()
    else this.analysis.thinkOn()
  }

  #showMore() {
    this.#count = Infinity
    this.update(this.session.state)
  }

  /** @param {Event} event */
  #rowOf(event) {
    const row = event.target instanceof Element ? event.target.closest('[data-row]') : null
    return row instanceof HTMLElement ? Number(row.dataset.row) : null
  }

  /** @param {Event} event */
  #point(event) {
    const index = this.#rowOf(event)
    if (index !== null) this.show(index, event.target instanceof Element && event.target.closest('.answer') !== null)
  }

  /**
   * Previews on the board who would own what after a move, or after the answer to it.
   * @param {number} index
   * @param {boolean} [isAnswered]
   */
  show(index, isAnswered = false) {
    const row = this.#rows[index]
    if (!row) return
    const { move, texts } = row
    this.session.change({ preview: (isAnswered ? answerPreview(move, texts) : null) ?? preview(move, texts) })
  }

  /**
   * Gives a row the focus, which previews its move.
   * @param {number} index
   */
  focusRow(index) {
    const row = this.querySelectorAll('.rows .head')[index]
    if (!(row instanceof HTMLElement)) return
    this.session.change({ panel: 'moves' })
    // Once the panel is shown.
    queueMicrotask(() => row.focus())
  }

  /** @param {Event} event */
  #click(event) {
    const index = this.#rowOf(event)
    if (index === null) return
    const target = event.target instanceof Element ? event.target : this
    if (target.closest('[data-action="play"]')) play(this.session, this.#rows[index].move)
    else if (target.closest('.answer')) this.show(index, true)
    else {
      // An open row closes only if its tiles are shown, too.
      const { selected, preview } = this.session.state
      const isShown = preview?.tiles.join() === this.#rows[index].move.tiles.join()
      this.session.change({ selected: selected === index && isShown && this.#pressed === index ? -1 : index })
      this.#pressed = index
      this.#point(event)
    }
  }

  /** @param {State} state */
  update(state) {
    const { advice, isThinking, settings: { thinksFirst }, revealed } = state
    const parts = [advice, isThinking, thinksFirst, revealed, state.selected, this.#count]
    if (parts.every((part, index) => part === this.#shown[index])) return
    this.#shown = parts
    const isHidden = thinksFirst && revealed < 3 && (advice?.moves.length ?? 0) > 0
    this.#rows = advice ? moveRows(advice) : []
    this.toggleAttribute('data-thinking', isThinking)
    setText(find(this, '.effort'), advice ? advice.outcome ? '' : advice.texts.effort : isThinking ? 'Looking for moves …' : '')
    const think = find(this, '[data-action="think"]')
    setText(think, isThinking ? 'Stop' : 'Think longer')
    think.hidden = !advice || advice.outcome !== null
    // A finished game has no moves, but a result.
    setText(find(this, '.outcome'), advice && !this.#rows.length ? advice.reason : '')
    const rows = find(this, '.rows')
    const shown = isHidden ? [] : this.#rows.slice(0, this.#count)
    find(this, '[data-action="more"]').hidden = isHidden || this.#rows.length <= this.#count
    keepingPlaces(rows, () => keyed(rows, shown, row => row.word, () => makeRow(),
      (element, row, index) => this.#updateRow(element, row, index, state)))
    this.#updateKnown(isHidden ? null : advice)
    const warnings = advice?.warnings ?? []
    keyed(find(this, '.warnings'), warnings, text => text, text => make('li', {}, text), () => {})
  }

  /**
   * @param {HTMLElement} element
   * @param {MoveRow} row
   * @param {number} index
   * @param {State} state
   */
  #updateRow(element, row, index, { advice, selected }) {
    const { move, texts } = row
    const isOpen = index === selected
    const drawn = [move, texts, index, isOpen, index === 0 ? advice?.reason : '']
    if (drawn.every((part, at) => part === this.#drawn.get(element)?.[at])) return
    this.#drawn.set(element, drawn)
    setAttributes(element, {
      'data-row': index, 'data-open': isOpen, 'data-proven': texts.isProven,
    })
    const head = find(element, '.head')
    setAttributes(head, { 'aria-label': row.label, 'aria-expanded': isOpen ? 'true' : 'false' })
    setText(find(element, '.word'), row.word)
    setText(find(element, '.takes'), texts.takes)
    setText(find(element, '.after'), texts.score)
    setText(find(element, '.chance'), texts.chance ?? '')
    setText(find(element, '.verdict'), [texts.verdict, texts.rarity].filter(text => text).join(' · '))
    setProperty(element, '--share', move.chance.toFixed(3))
    const more = find(element, '.more')
    more.hidden = !isOpen
    if (!isOpen) return
    setText(find(more, '.reason'), index === 0 ? advice?.reason ?? '' : '')
    setText(find(more, '.tiles'), `${move.tileNames.join(' ')}${otherWays(move.otherPlacements)}`)
    const mini = find(more, '.mini-place')
    // The board is right above the first row.
    mini.hidden = index === 0
    if (index > 0) this.#drawMini(mini, row)
    const answer = find(more, '.answer')
    answer.hidden = !texts.answer
    setText(answer, texts.answer ?? '')
  }

  /**
   * Draws the board after a move: on a phone, the real one may be out of sight.
   * @param {HTMLElement} place
   * @param {MoveRow} row
   */
  #drawMini(place, { move, texts: { owners } }) {
    const { game, facts } = this.session
    if (!game) return
    const { letters } = currentNode(game).position
    const key = `${owners} ${letters}`
    if (place.dataset.key === key) return
    place.dataset.key = key
    place.replaceChildren(miniBoard(boardCells({ letters, owners }, facts.colors(game, usualTheme())), move.tiles))
  }

  /** @param {import('../model/types.js').Advice | null} advice */
  #updateKnown(advice) {
    const aside = find(this, '.known')
    const known = advice?.known
    const texts = advice?.texts.knownMove
    aside.hidden = !known
    if (!known || !texts) return
    const key = `${advice.texts.known} ${known.tiles.join()}`
    if (aside.dataset.key === key) return
    setAttribute(aside, 'data-key', key)
    aside.onpointerenter = () => this.session.change({ preview: preview(known, texts) })
    aside.onpointerleave = () => this.session.change({ preview: null })
    aside.replaceChildren(
      make('p', {}, advice.texts.known ?? ''),
      make('button', { class: 'quiet', onclick: () => play(this.session, known) }, 'Play'))
  }
}

/** @param {number} count in how many other ways a word can be placed */
const otherWays = count => count ? ` · ${count} more ${count === 1 ? 'way' : 'ways'} to place it` : ''

/** A row without its texts. */
function makeRow() {
  return make('li', { class: 'move' },
    make('button', { class: 'head' },
      make('span', { class: 'word' }), make('span', { class: 'chance' }), make('span', { class: 'takes' }),
      make('span', { class: 'after' }), make('span', { class: 'verdict' }), make('span', { class: 'bar', 'aria-hidden': 'true' })),
    make('div', { class: 'more' }, make('div', { class: 'mini-place' }), make('p', { class: 'reason' }), make('p', { class: 'tiles' }),
      make('button', { class: 'quiet answer' }),
      make('div', { class: 'actions' },
        make('button', { class: 'primary', 'data-action': 'play' }, 'Play'))))
}
