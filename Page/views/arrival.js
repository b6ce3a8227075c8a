// A picture that was read dissolves into the board in its place.
import { lastPicture } from '../model/game.js'
import { make } from './dom.js'
import { allowsMotion } from './preferences.js'

const duration = 700

export class Arrival {
  #board
  /** @type {string | null} */
  #shown = null
  /** @type {HTMLElement | null} */
  #veil = null

  /** @param {HTMLElement} board */
  constructor(board) { this.#board = board }

  /**
   * @param {import('../store/state.js').State['arrival']} arrival
   * @param {import('../store/session.js').Session} session
   */
  async show(arrival, { game }) {
    const reading = game && lastPicture(game)?.reading
    if (!arrival || arrival.key === this.#shown || !reading) return
    this.#shown = arrival.key
    this.#veil?.remove()
    if (!allowsMotion()) return
    const url = URL.createObjectURL(arrival.picture)
    const image = make('img', { src: url, alt: '' })
    const veil = make('div', { class: 'arrival', 'aria-hidden': 'true' }, image)
    this.#veil = veil
    try {
      await image.decode()
    } catch {
      URL.revokeObjectURL(url)
      return
    }
    const board = this.#board.getBoundingClientRect()
    const scale = board.width / reading.board.width
    image.style.width = `${image.naturalWidth * scale}px`
    image.style.transform = `translate(${board.left - reading.board.x * scale}px, ${board.top - reading.board.y * board.height / reading.board.height}px)`
    document.body.append(veil)
    const animation = veil.animate([{ opacity: 1 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }], { duration, easing: 'ease-in-out' })
    animation.onfinish = () => {
      veil.remove()
      URL.revokeObjectURL(url)
    }
  }
}
