// Dialogs: the browser keeps the focus inside and restores it afterwards.
import { find } from './dom.js'

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
