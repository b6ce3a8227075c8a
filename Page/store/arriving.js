// What the page is given by its address: a picture, or a position or game of a link.
import { isPictureLink, linkedPicture } from '../model/pictureLink.js'
import { openLink } from './exchange.js'
import { give } from './giving.js'

/** @typedef {import('./session.js').Session} Session */

/** Removes a fragment from the address, and so from what the browser remembers of it. */
const forgetFragment = () => history.replaceState(null, '', location.pathname + location.search)

/**
 * Takes what the address brings, now and whenever another fragment comes while the page is open.
 * @param {Session} session
 */
export function takeAddress(session) {
  take(session)
  addEventListener('hashchange', () => take(session))
}

/** @param {Session} session */
async function take(session) {
  const { hash } = location
  if (isPictureLink(hash)) {
    // The fragment is removed at once. A picture has no place in the history, and must not come again when the page is
    // reloaded.
    forgetFragment()
    return givePicture(session, hash)
  }
  // A link leads to a game that may be known.
  await session.loaded
  if (await openLink(session, hash)) forgetFragment()
}

/**
 * @param {Session} session
 * @param {string} fragment
 */
async function givePicture(session, fragment) {
  const linked = linkedPicture(fragment)
  if (!linked) return session.change({ alert: 'The address of this page brought no picture that could be read: check the shortcut that opened it.' })
  const { type, bytes } = linked
  await give(session, [{ name: 'Screenshot', picture: new Blob([bytes], { type }) }], { byAddress: true })
}
