// Asks whether to take something that the player may not have meant to give.
import { dialogHead, openDialog } from './dialog.js'
import { make } from './dom.js'

/**
 * @param {string} id of the question
 * @param {string} title
 * @param {string} text
 * @param {string} yes
 * @param {string} no
 * @returns {Promise<boolean>} false also when the question is closed
 */
const asks = (id, title, text, yes, no) => new Promise(resolve => {
  // If it is asked again before it was answered, it is about the latest.
  document.getElementById(id)?.closest('dialog')?.close()
  /** @type {HTMLDialogElement} */
  const dialog = make('dialog', { class: 'sheet', 'data-asks': '', 'aria-labelledby': id },
    dialogHead(() => dialog.close(), id, title),
    make('p', {}, text),
    make('div', { class: 'choices' },
      make('button', { class: 'quiet', onclick: () => dialog.close(yes) }, yes),
      make('button', { class: 'quiet', onclick: () => dialog.close() }, no)))
  document.body.append(dialog)
  dialog.addEventListener('close', () => {
    dialog.remove()
    resolve(dialog.returnValue === yes)
  })
  openDialog(dialog)
})

/**
 * Whether to take a picture that shows a grid of letters, but does not look like Letterpress.
 * @param {string} file
 */
export const asksForAnyGrid = file => asks('any-grid-question', 'Read it anyway?',
  `${file} shows a grid of letters, but it does not look like Letterpress.`, 'Read it', 'Leave it out')

/** Whether to take what an address has brought after something else with which nothing was done. */
export const asksForArrival = () => asks('arrival-question', 'Open what came by the address?',
  'You have done nothing yet with what came by it before. Any site can open this page with an address, so this is kept only if you open it.',
  'Open', 'Discard')
