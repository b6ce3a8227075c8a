// A picture that was read dissolves into the board in its place.
import { lastPicture } from '../model/game.js'
import { give } from '../store/giving.js'
import { allowsMotion, make } from './dom.js'

const duration = 700

export class Arrival {
  #board
  /** @type {string | null} */
  #shown = null
  /** Removes the picture that is dissolving. */
  #end = () => {}

  /** @param {HTMLElement} board */
  constructor(board) { this.#board = board }

  /**
   * @param {import('../store/state.js').State['arrival']} arrival
   * @param {import('../store/session.js').Session} session
   */
  async show(arrival, session) {
    const reading = session.game && lastPicture(session.game)?.reading
    if (!arrival || arrival.key === this.#shown || !reading) return
    this.#shown = arrival.key
    this.#end()
    const bitmap = allowsMotion() ? await createImageBitmap(arrival.picture).catch(() => null) : null
    // The picture is kept elsewhere. Another may have come meanwhile.
    if (session.state.arrival === arrival) session.change({ arrival: null })
    if (!bitmap || this.#shown !== arrival.key) return bitmap?.close()
    const board = this.#board.getBoundingClientRect()
    const scale = board.width / reading.board.width
    // A canvas, as Chromium does not give back the memory of an image element that was decoded: 11 MB for a large screenshot.
    const canvas = make('canvas')
    canvas.style.width = `${bitmap.width * scale}px`
    canvas.style.transform = `translate(${board.left - reading.board.x * scale}px, ${board.top - reading.board.y * board.height / reading.board.height}px)`
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
    const veil = make('div', { class: 'arrival', 'aria-hidden': 'true' }, canvas)
    document.body.append(veil)
    this.#end = () => {
      veil.remove()
      canvas.width = canvas.height = 0
      this.#end = () => {}
    }
    veil.animate([{ opacity: 1 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }], { duration, easing: 'ease-in-out' }).onfinish = () => this.#end()
  }
}

// The button that takes a copied picture. On a phone, there is no other way to paste.

/** @typedef {import('../store/session.js').Session} Session */

/** Whether the browser can hand over what was copied. Over a network, it does so only by https. */
export const canPaste = () => typeof navigator.clipboard?.read === 'function'

/** @param {Session} session */
export async function paste(session) {
  try {
    const items = await navigator.clipboard.read()
    const pictures = items.flatMap(item => {
      const type = item.types.find(type => type.startsWith('image/'))
      return type ? [item.getType(type)] : []
    })
    if (!pictures.length) return session.change({ alert: 'No picture was copied: take a screenshot, copy it, then paste it here.' })
    await give(session, (await Promise.all(pictures)).map(picture => ({ name: 'pasted picture', picture })))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    session.change({ alert: 'The browser did not hand over what was copied: allow it when it asks, or choose the screenshot.' })
  }
}
