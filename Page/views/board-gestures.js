// What fingers and mice do on the board: a tap or a slide spells; a tile held for a moment can be dragged to the tray;
// one held for longer opens for correction. One finger at a time; a cancelled gesture changes nothing.
import { slid, tapped } from '../model/spelling.js'
import { spell } from '../store/spelling.js'
import { TileDrag } from './tile-drag.js'

/** How far a pointer must move to slide, in pixels. */
const threshold = 8
/** How long a tile must be held to be dragged, and to open, in milliseconds. */
const [dragTime, openTime] = [180, 480]

/**
 * @typedef {object} Gesture
 * @property {number} pointer
 * @property {number} tile where it began
 * @property {number} x
 * @property {number} y
 * @property {number} start
 * @property {number[]} spelling as it was before
 * @property {'press' | 'slide' | 'drag' | 'done'} kind
 * @property {number} timer
 * @property {TileDrag | null} drag
 */

export class BoardGestures {
  #board
  #session
  /** @type {Gesture | null} */
  #gesture = null

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
    board.addEventListener('contextmenu', event => {
      event.preventDefault()
      const tile = this.#tileAt(event.clientX, event.clientY)
      if (tile !== null) this.#open(tile)
    })
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
    this.#board.focusTile(tile)
    this.#gesture = {
      pointer: event.pointerId, tile, x: event.clientX, y: event.clientY, start: event.timeStamp, kind: 'press',
      spelling: this.#session.state.spelling, drag: null, timer: setTimeout(() => this.#hold(), openTime),
    }
    event.preventDefault()
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const gesture = this.#gesture
    if (!gesture || gesture.pointer !== event.pointerId) return
    if (gesture.kind === 'press') {
      if (Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y) < threshold) return
      clearTimeout(gesture.timer)
      if (this.#session.state.isCorrecting) return this.#cancel(gesture.pointer)
      const isHeld = event.timeStamp - gesture.start >= dragTime
      gesture.kind = isHeld ? 'drag' : 'slide'
      if (isHeld) gesture.drag = new TileDrag(this.#board.tiles[gesture.tile], gesture.tile, gesture, this.#session)
      else if (!gesture.spelling.includes(gesture.tile)) this.#spell([...gesture.spelling, gesture.tile])
    }
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
    if (gesture.kind !== 'press') return
    if (this.#session.state.isCorrecting) this.#open(gesture.tile)
    else this.#spell(tapped(gesture.spelling, gesture.tile))
  }

  /** The tile has been held long enough to open. */
  #hold() {
    const gesture = this.#gesture
    if (!gesture) return
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
    clearTimeout(this.#gesture.timer)
    const { pointer } = this.#gesture
    this.#gesture = null
    if (this.#board.hasPointerCapture(pointer)) this.#board.releasePointerCapture(pointer)
  }

  /** @param {number[]} spelling */
  #spell(spelling) { spell(this.#session, spelling) }

  /** @param {number} tile */
  #open(tile) { this.#session.change({ tile }) }
}
