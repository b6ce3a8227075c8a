// What has happened, for a moment.
import { setAttribute, setText } from './dom.js'

/** How long it is shown, in milliseconds. */
const duration = 3500

export class Toast {
  #element
  #end
  /** @type {{ text: string } | null} */
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

  /** @param {{ text: string } | null} toast each is shown for its own time, also with the text of the one before */
  show(toast) {
    if (toast === this.#shown) return
    this.#shown = toast
    clearTimeout(this.#timer)
    setText(this.#element, toast?.text ?? '')
    if (!toast) return this.#element.removeAttribute('popover')
    // Above dialogs, if the browser supports that.
    setAttribute(this.#element, 'popover', 'manual')
    const { showPopover } = /** @type {HTMLElement & { showPopover?: () => void }} */ (this.#element)
    if (showPopover && !this.#element.matches(':popover-open')) showPopover.call(this.#element)
    this.#timer = setTimeout(this.#end, duration)
  }
}
