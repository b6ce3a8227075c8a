// What all views have in common.
import { find, make } from './dom.js'

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../store/state.js').State} State */

/** An element that shows a part of the state. */
export class View extends HTMLElement {
  /** @type {import('../store/session.js').Session | null} */
  #session = null
  /** @type {import('../store/analysis.js').Analysis | null} */
  #analysis = null

  /** The session it shows. */
  get session() {
    if (!this.#session) throw new Error('a view without a session')
    return this.#session
  }

  get analysis() {
    if (!this.#analysis) throw new Error('a view without an analysis')
    return this.#analysis
  }

  /**
   * @param {import('../store/session.js').Session} session
   * @param {import('../store/analysis.js').Analysis | null} [analysis] null where nothing is analysed
   */
  connect(session, analysis = null) {
    this.#session = session
    this.#analysis = analysis
    this.build()
  }

  /** Creates its elements, once. */
  build() {}

  /**
   * Shows the state.
   * @param {State} state
   */
  update(state) { void state }
}

// Dialogs: the browser keeps the focus inside and restores it afterwards. Going back, on a phone a gesture, closes a dialog instead of
// leaving the page: while one is open, the browser's history has one more step, at the same address.

/** Where that step was added, and whether the page is going back from it by itself. */
const step = { address: '', isLeaving: false }

const isAtStep = () => history.state?.isDialog === true

/** Adds the step, unless it is there. */
function addStep() {
  if (isAtStep()) return
  try {
    // Or going back would scroll to where the page was when the dialog opened.
    history.scrollRestoration = 'manual'
    history.pushState({ isDialog: true }, '')
    step.address = location.href
  } catch {
    // Some browsers refuse when it happens too often, or in a frame: the dialog is of use without it.
  }
}

addEventListener('popstate', () => {
  const open = [...document.querySelectorAll('dialog[open]')]
  const { isLeaving } = step
  step.isLeaving = false
  // Somebody has followed a link, which opens its own game.
  if (isAtStep() || location.href !== step.address) return
  if (!isLeaving) /** @type {HTMLDialogElement | undefined} */ (open.pop())?.close()
  // Another was opened meanwhile, or is left.
  if (open.length) addStep()
})

/** Takes the step away once no dialog is left, unless going back has done so. */
function endStep() {
  if (!isAtStep() || step.isLeaving || document.querySelector('dialog[open]')) return
  step.isLeaving = true
  history.back()
}

/**
 * Opens a dialog; a press beside it closes it.
 * @param {HTMLDialogElement} dialog
 * @param {string} [focus] what has the focus first
 */
export function openDialog(dialog, focus) {
  if (dialog.open) return
  dialog.showModal()
  if (!step.isLeaving) addStep()
  dialog.addEventListener('close', endStep, { once: true })
  if (focus) find(dialog, focus).focus()
  dialog.onclick = event => {
    if (event.target !== dialog) return
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    if (x < left || x > right || y < top || y > bottom) dialog.close()
  }
}

/**
 * The head of a dialog: its title and the button that closes it.
 * @param {() => void} close
 * @param {string} id of the title, by which the dialog is labelled
 * @param {string} title
 * @param {...Node} more buttons before the one that closes it
 */
export const dialogHead = (close, id, title, ...more) => make('header', {}, make('h2', { id }, title), ...more,
  make('button', { class: 'icon', 'aria-label': 'Close', onclick: close }, drawing('close')))

/**
 * A drawing of `styles/icons.css`.
 * @param {string} name
 */
export const drawing = name => make('span', { class: `drawing ${name}`, 'aria-hidden': 'true' })
