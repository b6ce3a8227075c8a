// Asks whether to open what the share sheet brought: another site's form could have sent it just as well.
import { dropShared, takeShared } from '../store/exchange.js'
import { dialogHead, openDialog } from './dialog.js'
import { make } from './dom.js'

/**
 * @param {import('../store/session.js').Session} session
 * @param {{ names: string[], leftOut: string[] }} shared the names of the pictures, and what is said of those that were left out
 */
export function askShared(session, { names, leftOut }) {
  // Then there is nothing to choose.
  if (!names.length) return leftOut.length && session.change({ alert: leftOut.join('\n') })
  const what = names.length === 1 ? 'A picture was' : `${names.length} pictures were`
  /** @type {HTMLDialogElement} */
  const dialog = make('dialog', { class: 'sheet', 'data-asks': '', 'aria-labelledby': 'shared-question' },
    dialogHead(() => dialog.close(), 'shared-question', `${what} shared with this page`),
    make('p', {}, names.join(', ')),
    ...leftOut.map(text => make('p', {}, text)),
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
