// What fingers and mice do on the board: a tap or a slide spells; a swipe up or down scrolls the page; a tile held for a moment
// can be dragged to the tray; one held for longer opens for correction. One finger at a time; a cancelled gesture changes nothing.
import { isOwnerOpen } from '../model/board.js'
import { meaning, usualThresholds, slid, tapped } from '../model/spelling.js'
import { spell } from '../store/spelling.js'
import { setAttribute } from './dom.js'
import { TileDrag } from './tile-drag.js'

/** How long a tile must be held to open, in milliseconds: long enough to see that it can be dragged, and to do that. */
const openTime = 600

/**
 * @typedef {object} Gesture
 * @property {number} pointer
 * @property {number} tile where it began
 * @property {number} x
 * @property {number} y
 * @property {number} start
 * @property {boolean} canScroll whether a swipe of it scrolls the page
 * @property {boolean} isHeld whether it has rested long enough to drag the tile
 * @property {number[]} spelling as it was before
 * @property {'press' | 'slide' | 'drag' | 'done'} kind
 * @property {number[]} timers
 * @property {TileDrag | null} drag
 */

export class BoardGestures {
  #board
  #session
  /** @type {Gesture | null} */
  #gesture = null
  /** @type {number | null} Where a finger was put down last, until its click. */
  #pressed = null

  /**
   * @param {import('./letterpress-board.js').LetterpressBoard} board
   * @param {import('../store/session.js').Session} session
   */
  constructor(board, session) {
    this.#board = board
    this.#session = session
    board.addEventListener('pointerdown', event => this.#begin(event))
    board.addEventListener('pointermove', event => this.#move(event))
    board.addEventListener('pointerup', event => this.#end(event))
    board.addEventListener('pointercancel', event => this.#cancel(event.pointerId))
    board.addEventListener('lostpointercapture', event => this.#cancel(event.pointerId))
    // The board lets the browser scroll up and down, but the browser must not scroll during one of the board's own gestures. It
    // asks only before it begins to scroll, and some browsers ask before they report that the pointer has moved.
    board.addEventListener('touchmove', event => this.#keepFromScrolling(event), { passive: false })
    // A tap opens the sheet for corrections only with its click, because a sheet that opened earlier would get that click.
    board.addEventListener('click', event => {
      const pressed = this.#pressed
      this.#pressed = null
      if (pressed === null) return this.#activate(event.target)
      if (this.#corrects(pressed) && this.#tileAt(event.clientX, event.clientY) === pressed) this.#open(pressed)
    })
    board.addEventListener('contextmenu', event => {
      event.preventDefault()
      // That of a finger which is held: the sheet opens when it has been held for long enough.
      if (this.#gesture) return
      const tile = this.#tileAt(event.clientX, event.clientY)
      if (tile !== null) this.#open(tile)
    })
  }

  /**
   * A screen reader or a switch clicks without pointing, and names no place.
   * @param {EventTarget | null} target
   */
  #activate(target) {
    const tile = this.#board.tiles.findIndex(element => target instanceof Node && element.contains(target))
    if (tile < 0) return
    if (this.#corrects(tile)) this.#open(tile)
    else this.#spell(tapped(this.#session.state.spelling, tile))
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} [inset] the part of a tile's rim that does not count, as a share of its width
   * @returns {number | null}
   */
  #tileAt(x, y, inset = 0) {
    const { left, top, width, height } = this.#board.getBoundingClientRect()
    const [column, row] = [(x - left) / width * 5, (y - top) / height * 5]
    if (column < 0 || column >= 5 || row < 0 || row >= 5) return null
    const isInside = [column % 1, row % 1].every(part => part >= inset && part <= 1 - inset)
    return isInside ? Math.floor(row) * 5 + Math.floor(column) : null
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    if (event.button !== 0) return
    // A second finger cancels the first one's gesture.
    if (this.#gesture) return this.#cancel(this.#gesture.pointer)
    const tile = this.#tileAt(event.clientX, event.clientY)
    if (!event.isPrimary || tile === null) return
    this.#board.setPointerCapture(event.pointerId)
    this.#pressed = tile
    // A finger needs no focus, and would leave a ring where it was.
    this.#board.focusTile(tile, event.pointerType === 'mouse')
    this.#gesture = {
      pointer: event.pointerId, tile, x: event.clientX, y: event.clientY, start: event.timeStamp, kind: 'press', isHeld: false,
      canScroll: event.pointerType !== 'mouse', spelling: this.#session.state.spelling, drag: null,
      timers: [setTimeout(() => this.#hold(), usualThresholds.hold), setTimeout(() => this.#openHeld(), openTime)],
    }
    event.preventDefault()
  }

  /** The tile can be dragged from now on, which it shows. */
  #hold() {
    const gesture = this.#gesture
    if (!gesture || this.#corrects(gesture.tile)) return
    gesture.isHeld = true
    setAttribute(this.#board.tiles[gesture.tile], 'data-held', true)
  }

  /** @param {TouchEvent} event */
  #keepFromScrolling(event) {
    const [touch] = event.touches
    if (event.touches.length === 1) this.#decide(touch.clientX, touch.clientY, event.timeStamp)
    const gesture = this.#gesture
    if (gesture && (gesture.isHeld || gesture.kind !== 'press') && event.cancelable) event.preventDefault()
  }

  /**
   * Decides what a press becomes.
   * @param {number} x
   * @param {number} y
   * @param {number} time
   */
  #decide(x, y, time) {
    const gesture = this.#gesture
    if (gesture?.kind !== 'press') return
    const { canScroll, isHeld, start } = gesture
    const milliseconds = isHeld ? Infinity : time - start
    const meant = meaning({ x: x - gesture.x, y: y - gesture.y, milliseconds, canScroll })
    if (meant === 'nothing') return
    if (meant === 'scroll' || this.#corrects(gesture.tile)) return this.#cancel(gesture.pointer)
    this.#endTimers(gesture)
    gesture.kind = meant === 'drag' ? 'drag' : 'slide'
    if (meant === 'drag') gesture.drag = new TileDrag(this.#board.tiles[gesture.tile], gesture.tile, gesture, this.#session)
    else if (!gesture.spelling.includes(gesture.tile)) this.#spell([...gesture.spelling, gesture.tile])
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (this.#gesture?.pointer !== event.pointerId) return
    this.#decide(event.clientX, event.clientY, event.timeStamp)
    const gesture = this.#gesture
    if (!gesture) return
    if (gesture.kind === 'drag') gesture.drag?.move(event.clientX, event.clientY)
    if (gesture.kind !== 'slide') return
    // Coalesced events count too, or a fast finger would skip tiles.
    for (const { clientX, clientY } of event.getCoalescedEvents?.() ?? [event]) {
      const tile = this.#tileAt(clientX, clientY, 0.15)
      const { spelling } = this.#session.state
      if (tile === null || tile === spelling.at(-1)) continue
      const next = slid(spelling, tile)
      if (next !== spelling) this.#spell(next)
    }
  }

  /** @param {PointerEvent} event */
  #end(event) {
    const gesture = this.#gesture
    if (!gesture || gesture.pointer !== event.pointerId) return
    this.#finish()
    if (gesture.kind === 'drag') gesture.drag?.drop(event.clientX, event.clientY)
    if (gesture.kind === 'press' && !this.#corrects(gesture.tile)) this.#spell(tapped(gesture.spelling, gesture.tile))
  }

  /** The tile has been held long enough to open. */
  #openHeld() {
    const gesture = this.#gesture
    if (!gesture) return
    this.#endTimers(gesture)
    gesture.kind = 'done'
    this.#open(gesture.tile)
  }

  /** @param {number} pointer */
  #cancel(pointer) {
    const gesture = this.#gesture
    if (!gesture || gesture.pointer !== pointer) return
    this.#finish()
    gesture.drag?.cancel()
    if (gesture.kind === 'slide') this.#spell(gesture.spelling)
  }

  #finish() {
    if (!this.#gesture) return
    this.#endTimers(this.#gesture)
    const { pointer } = this.#gesture
    this.#gesture = null
    if (this.#board.hasPointerCapture(pointer)) this.#board.releasePointerCapture(pointer)
  }

  /** @param {Gesture} gesture */
  #endTimers({ timers, tile }) {
    timers.forEach(clearTimeout)
    setAttribute(this.#board.tiles[tile], 'data-held', null)
  }

  /**
   * Whether a tap on a tile corrects it: the player has asked for that, or is asked whose it is.
   * @param {number} tile
   */
  #corrects(tile) {
    const { board, position, state } = this.#session
    return state.isCorrecting || board?.missing === 'owners' && position !== null && isOwnerOpen(position.owners, tile)
  }

  /** @param {number[]} spelling */
  #spell(spelling) { spell(this.#session, spelling) }

  /** @param {number} tile */
  #open(tile) { this.#session.change({ tile }) }
}
