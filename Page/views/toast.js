// What has happened, for a moment; perhaps with a button that takes it back.
import { find, make, setAttribute, setText } from './dom.js'

/** How long it is shown, without and with something to press, in milliseconds. */
const [duration, actionDuration] = [3500, 8000]

/** @typedef {import('../store/state.js').State['toast']} Message */

const actions = /** @type {const} */ (['action', 'other'])

export class Toast {
  #element
  #end
  /** @type {Message} */
  #shown = null
  #timer = 0

  /**
   * @param {HTMLElement} element
   * @param {() => void} end called when it has been shown for long enough
   */
  constructor(element, end) {
    this.#element = element
    this.#end = end
    element.append(make('span', {}), ...actions.map(name => make('button', { 'data-toast': name, hidden: true, onclick: () => this.#run(name) })))
    // Whoever is in the game meanwhile finds it on coming back.
    document.addEventListener('visibilitychange', () => this.#start())
    addEventListener('scroll', () => { if (this.#shown) this.#place() }, { passive: true })
    // A button below the finger, or with the focus, must not go away before it can be pressed.
    element.addEventListener('pointerenter', () => clearTimeout(this.#timer))
    element.addEventListener('focusin', () => clearTimeout(this.#timer))
    for (const name of ['pointerleave', 'focusout']) element.addEventListener(name, () => this.#start())
  }

  /** @param {typeof actions[number]} name */
  #run(name) {
    const toast = this.#shown
    toast?.[name]?.run()
    // Unless what was done has said something else.
    if (this.#shown === toast) this.#end()
  }

  #start() {
    clearTimeout(this.#timer)
    if (this.#shown && !document.hidden) this.#timer = setTimeout(this.#end, this.#shown.action ? actionDuration : duration)
  }

  /** @param {Message} toast each is shown for its own time, also with the text of the one before */
  show(toast) {
    if (toast === this.#shown) return
    this.#shown = toast
    clearTimeout(this.#timer)
    setText(find(this.#element, 'span'), toast?.text ?? '')
    for (const name of actions) {
      const button = find(this.#element, `[data-toast="${name}"]`)
      setText(button, toast?.[name]?.label ?? '')
      button.hidden = !toast?.[name]
    }
    this.#element.hidden = !toast
    if (!toast) return this.#element.removeAttribute('popover')
    this.#enter()
    this.#start()
  }

  /** Shows it above dialogs, if the browser supports that; inside an open one, outside of which nothing can be pressed. */
  #enter() {
    const dialog = document.querySelector('dialog[open]')
    const place = dialog ?? document.body
    if (this.#element.parentElement !== place) place.append(this.#element)
    dialog?.addEventListener('close', () => {
      if (this.#element.parentElement !== dialog) return
      document.body.append(this.#element)
      this.#lift()
    }, { once: true })
    this.#lift()
  }

  /** In the line above the board, unless one has scrolled to a list. */
  #place() { this.#element.toggleAttribute('data-high', scrollY < 40) }

  #lift() {
    if (!this.#shown) return
    this.#place()
    setAttribute(this.#element, 'popover', 'manual')
    const { showPopover } = /** @type {HTMLElement & { showPopover?: () => void }} */ (this.#element)
    if (showPopover && !this.#element.matches(':popover-open')) showPopover.call(this.#element)
  }
}
