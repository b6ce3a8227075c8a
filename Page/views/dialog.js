// Dialogs: the browser keeps the focus inside and restores it afterwards.
import { find, make } from './dom.js'

/**
 * Opens a dialog; a press beside it closes it.
 * @param {HTMLDialogElement} dialog
 * @param {string} [focus] what has the focus first
 */
export function openDialog(dialog, focus) {
  if (dialog.open) return
  dialog.showModal()
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
