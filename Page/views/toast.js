// What has happened, for a moment.
import { make, setAttribute } from './dom.js'

/** @typedef {import('../store/state.js').State['toast']} Shown */

/** How long it is shown, in milliseconds; longer if it offers something to do. */
const duration = 3500
const durationOfOffer = 8000

export class Toast {
  #element
  #end
  /** @type {Shown} */
  #shown = null
  #timer = 0

  /**
   * @param {HTMLElement} element
   * @param {() => void} end called when it has been shown for long enough
   */
  constructor(element, end) {
    this.#element = element
    this.#end = end
  }

  /** @param {Shown} toast each is shown for its own time, also with the text of the one before */
  show(toast) {
    if (toast === this.#shown) return
    this.#shown = toast
    clearTimeout(this.#timer)
    this.#element.replaceChildren(...toast ? content(toast) : [])
    if (!toast) return this.#element.removeAttribute('popover')
    // Only what is inside the open dialog can be pressed.
    const home = document.querySelector('dialog:modal') ?? document.body
    if (toast.action && this.#element.parentElement !== home) {
      home.append(this.#element)
      home.addEventListener('close', () => document.body.append(this.#element), { once: true })
    }
    // Above dialogs, if the browser supports that.
    setAttribute(this.#element, 'popover', 'manual')
    const { showPopover } = /** @type {HTMLElement & { showPopover?: () => void }} */ (this.#element)
    if (showPopover && !this.#element.matches(':popover-open')) showPopover.call(this.#element)
    this.#timer = setTimeout(this.#end, toast.action ? durationOfOffer : duration)
  }
}

/** @param {NonNullable<Shown>} toast */
const content = ({ text, action }) =>
  action ? [`${text} · `, make('button', { type: 'button', onclick: action.run }, action.label)] : [text]
