// A tile being dragged to the tray: it is held where it was grabbed, follows with a little damping, stays inside the
// window, and springs to its place when released.
import { put } from '../model/spelling.js'
import { spell } from '../store/spelling.js'
import { make, allowsMotion } from './dom.js'

/** The share of the remaining way covered per frame. */
const damping = 0.45
/** How close to the tray a released tile falls into it, in pixels. */
const reach = 56
/** How long a flick continues, in milliseconds. */
const flickTime = 90

export class TileDrag {
  #origin
  /** @type {ParentNode & HTMLElement} What has the board and the tray: the page, or the dialog in front of it. */
  #whole
  #tile
  #session
  #ghost
  /** Where it was grabbed, relative to its top left. */
  #grip
  #home
  /** Where it is, where it should be, and how fast that moves, in pixels per millisecond. */
  #at = { x: 0, y: 0 }
  #goal = { x: 0, y: 0 }
  #speed = { x: 0, y: 0 }
  #moved = performance.now()
  #frame = 0

  /**
   * @param {HTMLElement} origin the tile on the board or in the tray
   * @param {number} tile
   * @param {{ x: number, y: number }} grabbed
   * @param {import('../store/session.js').Session} session
   */
  constructor(origin, tile, grabbed, session) {
    this.#origin = origin
    this.#whole = origin.closest('dialog') ?? document.body
    this.#tile = tile
    this.#session = session
    this.#home = origin.getBoundingClientRect()
    this.#grip = { x: grabbed.x - this.#home.left, y: grabbed.y - this.#home.top }
    this.#ghost = make('div', { class: 'dragged tile', 'aria-hidden': 'true', 'data-kind': origin.dataset.kind ?? 'free' })
    this.#ghost.textContent = origin.querySelector('.letter')?.textContent ?? ''
    const { style } = this.#ghost
    style.width = style.height = `${this.#home.width}px`
    style.fontSize = getComputedStyle(origin).fontSize
    this.#whole.append(this.#ghost)
    origin.classList.add('away')
    this.#at = { x: this.#home.left, y: this.#home.top }
    this.#goal = this.#at
    this.#draw()
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  move(x, y) {
    const { width, height } = this.#home
    const inside = (/** @type {number} */ value, /** @type {number} */ most) => Math.min(Math.max(value, 4), Math.max(most - 4, 4))
    const goal = { x: inside(x - this.#grip.x, innerWidth - width), y: inside(y - this.#grip.y, innerHeight - height) }
    const now = performance.now()
    const passed = Math.max(now - this.#moved, 1)
    this.#speed = { x: (goal.x - this.#goal.x) / passed, y: (goal.y - this.#goal.y) / passed }
    this.#moved = now
    this.#goal = goal
  }

  #draw() {
    const share = allowsMotion() ? damping : 1
    this.#at = { x: this.#at.x + (this.#goal.x - this.#at.x) * share, y: this.#at.y + (this.#goal.y - this.#at.y) * share }
    this.#ghost.style.transform = `translate(${this.#at.x}px, ${this.#at.y}px) scale(1.08)`
    this.#frame = requestAnimationFrame(() => this.#draw())
  }

  /**
   * Releases the tile: into the tray if it is near, otherwise back.
   * @param {number} x
   * @param {number} y
   */
  drop(x, y) {
    const isFlick = performance.now() - this.#moved < 60
    const [endX, endY] = isFlick ? [x + this.#speed.x * flickTime, y + this.#speed.y * flickTime] : [x, y]
    const tray = this.#whole.querySelector('letterpress-tray')
    const area = tray?.getBoundingClientRect()
    const isNear = area && endY > area.top - reach && endY < area.bottom + reach && endX > area.left - reach &&
      endX < area.right + reach
    if (!isNear) return this.#leave()
    const slots = [...this.#whole.querySelectorAll('letterpress-tray [data-tile]')]
      .filter(slot => slot instanceof HTMLElement && slot.dataset.tile !== `${this.#tile}`)
    const place = slots.filter(slot => {
      const { left, width } = slot.getBoundingClientRect()
      return left + width / 2 < endX
    }).length
    spell(this.#session, put(this.#session.state.spelling, this.#tile, place))
    this.#fly(this.#whole.querySelector(`letterpress-tray [data-tile="${this.#tile}"]`) ?? this.#origin)
  }

  /**
   * Dropped elsewhere, a tile from the tray leaves the word; one from the board goes back.
   */
  #leave() {
    const { spelling } = this.#session.state
    if (this.#origin.closest('letterpress-tray') && spelling.includes(this.#tile)) {
      spell(this.#session, spelling.filter(tile => tile !== this.#tile))
    }
    this.cancel()
  }

  /** Sends the tile back to where it came from. */
  cancel() {
    const board = this.#whole.querySelector(`letterpress-board [data-tile="${this.#tile}"]`)
    this.#fly(this.#origin.isConnected ? this.#origin : board ?? this.#origin)
  }

  /** @param {Element} target */
  #fly(target) {
    cancelAnimationFrame(this.#frame)
    const done = () => {
      this.#ghost.remove()
      this.#origin.classList.remove('away')
      target.classList.remove('away')
    }
    if (!allowsMotion()) return done()
    target.classList.add('away')
    const { left, top, width } = target.getBoundingClientRect()
    const animation = this.#ghost.animate([
      { transform: this.#ghost.style.transform },
      { transform: `translate(${left}px, ${top}px) scale(${width / this.#home.width})`, transformOrigin: '0 0' },
    ], { duration: 240, easing: 'cubic-bezier(0.2, 1.3, 0.4, 1)', fill: 'forwards' })
    animation.onfinish = done
  }
}
