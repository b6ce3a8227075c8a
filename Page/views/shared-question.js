// Asks whether to open what the share sheet brought: another site's form could have sent it just as well.
import { dropShared, takeShared } from '../store/exchange.js'
import { dialogHead, openDialog } from './dialog.js'
import { make } from './dom.js'

/**
 * @param {import('../store/session.js').Session} session
 * @param {string[]} names of the pictures
 */
export function askShared(session, names) {
  const what = names.length === 1 ? 'A picture was' : `${names.length} pictures were`
  /** @type {HTMLDialogElement} */
  const dialog = make('dialog', { class: 'sheet', 'data-asks': '', 'aria-labelledby': 'shared-question' },
    dialogHead(() => dialog.close(), 'shared-question', `${what} shared with this page`),
    make('p', {}, names.join(', ')),
    make('footer', {},
      make('button', { class: 'primary', onclick: () => dialog.close('open') }, 'Open'),
      make('button', { class: 'quiet', onclick: () => dialog.close() }, 'Discard')))
  document.body.append(dialog)
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (dialog.returnValue === 'open') takeShared(session)
    else dropShared()
  })
  openDialog(dialog, '.primary')
}
