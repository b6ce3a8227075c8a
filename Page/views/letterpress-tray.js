// The word being spelled, and what it would do.
import { noOwners } from '../model/board.js'
import { kind } from '../model/colors.js'
import { computerOf, isComputersTurn } from '../model/game.js'
import { markWord } from '../store/marking.js'
import { judgementText, playSpelled, spell } from '../store/spelling.js'
import { find, keyed, make, setAttribute, setAttributes, setText } from './dom.js'
import { markButton } from './buttons.js'
import { TileDrag } from './tile-drag.js'
import { View, drawing } from './view.js'

/** @typedef {import('../store/state.js').State} State */

/** For how long after a touch a click is its own, in milliseconds. */
const afterPointing = 1000

export class LetterpressTray extends View {
  /** @type {{ pointer: number, drag: TileDrag | null, x: number, y: number, tile: number } | null} */
  #gesture = null
  /** When a pointer touched the slots last, in milliseconds. */
  #pointedAt = -Infinity

  build() {
    this.append(
      make('div', { class: 'slots', role: 'group', 'aria-label': 'The word being spelled', translate: 'no' }),
      make('button', { class: 'icon', 'data-action': 'clear', 'aria-label': 'Clear', title: 'Clear', onclick: () => spell(this.session, []) }, drawing('close')),
      make('p', { class: 'judgement', 'aria-live': 'polite' }),
      // Of a word that the list lacks, one can only say that the game took it.
      make('div', { class: 'buttons' }, markButton('accepted', () => this.#mark()),
        make('button', { class: 'primary', 'data-action': 'play', onclick: () => playSpelled(this.session) }, 'Play')))
    const slots = find(this, '.slots')
    slots.addEventListener('pointerdown', event => this.#begin(event))
    slots.addEventListener('pointermove', event => this.#move(event))
    slots.addEventListener('pointerup', event => this.#end(event))
    slots.addEventListener('pointercancel', () => this.#cancel())
    slots.addEventListener('click', event => this.#activate(event))
    slots.addEventListener('keydown', event => this.#press(event))
  }

  /**
   * A screen reader or a switch clicks without pointing.
   * @param {MouseEvent} event
   */
  #activate(event) {
    const slot = event.target instanceof Element ? event.target.closest('[data-tile]') : null
    if (slot instanceof HTMLElement && event.timeStamp - this.#pointedAt > afterPointing) this.#removeFocused(slot)
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    this.#pointedAt = event.timeStamp
    if (this.#gesture) return this.#cancel()
    const slot = event.target instanceof Element ? event.target.closest('[data-tile]') : null
    if (!(slot instanceof HTMLElement) || !event.isPrimary || event.button !== 0) return
    find(this, '.slots').setPointerCapture(event.pointerId)
    this.#gesture = { pointer: event.pointerId, drag: null, x: event.clientX, y: event.clientY, tile: Number(slot.dataset.tile) }
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const gesture = this.#gesture
    if (!gesture || gesture.pointer !== event.pointerId) return
    if (!gesture.drag && Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y) > 6) {
      const slot = /** @type {HTMLElement} */ (find(this, `[data-tile="${gesture.tile}"]`))
      gesture.drag = new TileDrag(slot, gesture.tile, gesture, this.session)
    }
    gesture.drag?.move(event.clientX, event.clientY)
  }

  /** @param {PointerEvent} event */
  #end(event) {
    this.#pointedAt = event.timeStamp
    const gesture = this.#gesture
    if (!gesture || gesture.pointer !== event.pointerId) return
    this.#gesture = null
    if (gesture.drag) gesture.drag.drop(event.clientX, event.clientY)
    else this.#remove(gesture.tile)
  }

  #cancel() {
    this.#gesture?.drag?.cancel()
    this.#gesture = null
  }

  /** The player says that the game knows the word. */
  #mark() {
    const { judgement } = this.session.state
    if (judgement) markWord(this.session, judgement.word, 'accepted')
  }

  /** @param {number} tile */
  #remove(tile) { spell(this.session, this.session.state.spelling.filter(other => other !== tile)) }

  /**
   * The letter goes away, and the focus with it: the keyboard goes on at its neighbour.
   * @param {HTMLElement} slot
   */
  #removeFocused(slot) {
    const neighbour = slot.nextElementSibling ?? slot.previousElementSibling
    this.#remove(Number(slot.dataset.tile))
    if (neighbour instanceof HTMLElement) neighbour.focus()
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const slot = event.target instanceof HTMLElement ? event.target.closest('[data-tile]') : null
    if (!(slot instanceof HTMLElement)) return
    const tile = Number(slot.dataset.tile)
    const { spelling } = this.session.state
    const place = spelling.indexOf(tile)
    if (event.key === 'Enter' || event.key === ' ') this.#removeFocused(slot)
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const other = spelling[place + (event.key === 'ArrowLeft' ? -1 : 1)]
      if (other === undefined) return
      if (event.altKey) {
        const moved = [...spelling]
        moved[place] = other
        moved[spelling.indexOf(other)] = tile
        spell(this.session, moved)
      }
      find(this, `[data-tile="${event.altKey ? tile : other}"]`).focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  /** @param {State} state */
  update(state) {
    const { position } = this.session
    if (!position) return
    const { spelling, judgement } = state
    this.dataset.state = !spelling.length ? 'empty' : !judgement ? 'open' : judgement.isLegal ? 'possible' : 'refused'
    const owners = position.owners ?? noOwners
    keyed(find(this, '.slots'), spelling, tile => `${tile}`, tile => make('button', { 'data-tile': tile, class: 'slot tile' },
      make('span', { class: 'letter' })), (element, tile) => {
      const letter = position.letters[tile].toUpperCase()
      setText(find(element, '.letter'), letter)
      setAttributes(element, { 'data-kind': kind(owners[tile]), 'aria-label': `${letter}, remove it` })
    })
    setAttribute(this, 'data-judged', judgement?.word ?? null)
    setText(find(this, '.judgement'), spelling.length ? judgementText(this.session) ?? ' ' : '')
    const play = find(this, '[data-action="play"]')
    play.toggleAttribute('disabled', !judgement?.isLegal)
    const { game } = this.session
    const isTheirs = game?.you && position.turn !== game.you
    setText(play, isTheirs ? 'They played it' : 'Play')
    const isAsked = state.isUnknown && game !== null && !computerOf(game)
    find(this, '[data-mark]').hidden = !isAsked
    play.hidden = isAsked || game !== null && isComputersTurn(game)
  }
}
