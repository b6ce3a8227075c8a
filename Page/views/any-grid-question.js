// Asks whether to take a picture that shows a grid of letters, but does not look like Letterpress.
import { dialogHead, openDialog } from './dialog.js'
import { make } from './dom.js'

/**
 * @param {string} file
 * @returns {Promise<boolean>} false if it is to be left out, also when the question is closed
 */
export const asksForAnyGrid = file => new Promise(resolve => {
  let isTaken = false
  /** @type {HTMLDialogElement} */
  const dialog = make('dialog', { class: 'sheet', 'data-asks': '', 'aria-labelledby': 'any-grid-question' },
    dialogHead(() => dialog.close(), 'any-grid-question', 'Read it anyway?'),
    make('p', {}, `${file} shows a grid of letters, but it does not look like Letterpress.`),
    make('div', { class: 'choices' },
      make('button', { class: 'quiet', 'data-action': 'take-grid', onclick: () => {
        isTaken = true
        dialog.close()
      } }, 'Read it'),
      make('button', { class: 'quiet', onclick: () => dialog.close() }, 'Leave it out')))
  document.body.append(dialog)
  dialog.addEventListener('close', () => {
    dialog.remove()
    resolve(isTaken)
  })
  openDialog(dialog)
})
