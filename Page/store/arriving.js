// What the page is given by its address: a picture, or a position or game of a link.
import { openLink } from './exchange.js'
import { give } from './giving.js'

// A picture in the page's address, as a shortcut of a phone writes it: `#picture=` and its bytes in base64.

const prefix = /^#picture=/i

/** @param {string} fragment of an address, with its `#` */
export const isPictureLink = fragment => prefix.test(fragment)

/**
 * How long a text is without the equals signs at its end. Not by an expression such as `=+$`, which tries to end at each of them: an
 * address full of them would block the page for minutes.
 * @param {string} text
 */
function lengthWithoutPadding(text) {
  let length = text.length
  while (text[length - 1] === '=') length--
  return length
}

/**
 * The picture in a fragment. Shortcuts differ in what they write: lines of 76 characters, escapes, `data:image/jpeg;base64,`
 * before it, the alphabet for addresses.
 * @param {string} fragment
 * @returns {{ type: string, bytes: Uint8Array } | null} null if it is no base64
 */
export function linkedPicture(fragment) {
  try {
    const text = decodeURIComponent(fragment.replace(prefix, '')).replace(/\s+/g, '')
    const [, type = '', data] = /^(?:data:([^,;]*)(?:;[^,;]*)*;base64,)?(.*)$/i.exec(text) ?? []
    // Throws for anything but base64.
    const decoded = atob(data.replaceAll('-', '+').replaceAll('_', '/').slice(0, lengthWithoutPadding(data)))
    if (!decoded) return null
    return { type, bytes: Uint8Array.from(decoded, character => character.charCodeAt(0)) }
  } catch {
    return null
  }
}

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
  if (hash.startsWith(puzzlePrefix)) {
    forgetFragment()
    return session.showPuzzle(hash.slice(puzzlePrefix.length))
  }
  if (await openLink(session, hash)) forgetFragment()
}

/** Before the number of a made puzzle, or before the link to a position in which a win was missed. */
const puzzlePrefix = '#puzzle='

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
