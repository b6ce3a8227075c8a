// The rows of moves: what each shows, and what fingers, mice and keys do with them. A row that is pointed at or
// open is shown on the board; while one is touched, focused or open, rows keep their places (`store/analysis.js`).
import { answerPreview, isRowOf, preview } from '../model/advice.js'
import { currentNode } from '../model/game.js'
import { markWord } from '../store/marking.js'
import { isYours } from '../store/players.js'
import { play, sentence } from '../store/playing.js'
import { markButton, sayings, selecting, wordButton } from './buttons.js'
import { find, keyed, make, setAttributes, setProperty, setText, usualTheme } from './dom.js'
import { boardCells, miniBoard } from './mini-board.js'

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

// What a row shows.

/** @type {WeakMap<Element, unknown[]>} What each row shows: most stay the same while the search goes on. */
const drawnBefore = new WeakMap()

/** A row without its texts. */
export function makeRow() {
  return make('li', { class: 'move' },
    wordButton({ class: 'head' },
      make('span', { class: 'said' }, make('span', { class: 'word selectable' }), ' ', make('span', { class: 'endings' })), make('span', { class: 'remark' }),
      make('span', { class: 'after' }), make('span', { class: 'doubtful' }), make('span', { class: 'bar', 'aria-hidden': 'true' })),
    make('div', { class: 'more' }, make('div', { class: 'mini-place' }), make('p', { class: 'reason' }),
      make('button', { class: 'quiet answer' }),
      make('div', { class: 'actions' }, make('button', { class: 'primary', 'data-action': 'play' }), make('div', { class: 'forms' })),
      make('p', { class: 'details' }),
      make('div', { class: 'marks' }, markButton('refused'), markButton('never'))))
}

/**
 * @param {Session} session
 * @param {HTMLElement} element
 * @param {MoveRow} row
 * @param {number} index
 * @param {boolean} isOpen
 */
export function updateRow(session, element, row, index, isOpen) {
  const { move, forms } = row
  const { texts } = move
  const reason = index === 0 ? session.state.advice?.reason ?? '' : ''
  const drawn = [move, index, isOpen, reason, row.remark, row.doubt, ...forms.map(form => form.move)]
  if (drawn.length === drawnBefore.get(element)?.length && drawn.every((part, at) => part === drawnBefore.get(element)?.[at])) return
  drawnBefore.set(element, drawn)
  setAttributes(element, { 'data-row': index, 'data-open': isOpen, 'data-bound': texts.standing === null })
  setAttributes(find(element, '.head'), { 'aria-label': spoken(row), 'aria-expanded': isOpen ? 'true' : 'false' })
  setText(find(element, '.word'), row.word)
  // Forms that are whole words are inside: here they would look like other moves.
  setText(find(element, '.endings'), forms.map(({ ending }) => ending).filter(ending => ending.startsWith('-')).join(' '))
  setText(find(element, '.after'), texts.score)
  setText(find(element, '.remark'), row.remark)
  setText(find(element, '.doubtful'), row.doubt)
  setProperty(element, '--share', (move.chance ?? 0).toFixed(3))
  const more = find(element, '.more')
  more.hidden = !isOpen
  if (isOpen) updateMore(session, more, row, reason)
}

/**
 * @param {Session} session
 * @param {HTMLElement} more
 * @param {MoveRow} row
 * @param {string} reason
 */
function updateMore(session, more, row, reason) {
  const { move: { texts }, forms } = row
  setText(find(more, '.reason'), reason || (texts.takes && sentence(texts.takes)))
  drawMini(session, find(more, '.mini-place'), row)
  const answer = find(more, '.answer')
  answer.hidden = !texts.answer
  setText(answer, texts.answer ?? '')
  setText(find(more, '[data-action="play"]'), playing(session, row.word))
  keyed(find(more, '.forms'), forms, form => form.word, form => make('button', {
    class: 'quiet', 'data-action': 'play', 'data-form': form.word }), (button, form) => setText(button, playing(session, form.word)))
  setText(find(more, '.details'), details(row))
  find(more, '.marks').hidden = !row.move.word
  const [refused, never] = [find(more, '[data-mark="refused"]'), find(more, '[data-mark="never"]')]
  // Beside other forms, it is said of which word.
  setText(refused, forms.length ? `The game refused ${row.word}` : sayings.refused)
  setText(never, forms.length ? `I would never play ${row.word}` : sayings.never)
  // What the opponent would play is none of the player's vocabulary.
  never.hidden = !isYours(session)
}

/**
 * What a button says that plays a word: the opponent's moves are those that may have been played.
 * @param {Session} session
 * @param {string} word
 */
function playing(session, word) {
  if (word === 'Pass') return isYours(session) ? 'Pass' : 'They passed'
  return isYours(session) ? `Play ${word}` : `They played ${word}`
}

/**
 * Draws the board after a move: on a phone, the real one may be out of sight.
 * @param {Session} session
 * @param {HTMLElement} place
 * @param {MoveRow} row
 */
function drawMini(session, place, { move }) {
  const { game, facts } = session
  if (!game) return
  const { letters } = currentNode(game).position
  const { owners } = move.texts
  const key = `${owners} ${letters} ${move.tiles.join()}`
  if (place.dataset.key === key) return
  place.dataset.key = key
  place.replaceChildren(miniBoard(boardCells({ letters, owners }, facts.colors(game, usualTheme())), move.tiles))
}

/** @param {MoveRow} row */
const spoken = ({ label, forms }) => [label, forms.length ? `also ${forms.map(({ word }) => word).join(', ')}` : ''].filter(text => text).join(', ')

/**
 * The figures of a move, and what is known of its word.
 * @param {MoveRow} row
 */
function details({ move: { otherPlacements: count, texts: { chance, verdict, rarity } } }) {
  const ways = count ? `${count} other ${count === 1 ? 'way' : 'ways'} to place it` : ''
  return [verdict, chance && `${chance} to win`, rarity, ways].filter(text => text).join(' · ')
}
