// The button that takes a copied picture. On a phone, there is no other way to paste.
import { give } from '../store/giving.js'

/** @typedef {import('../store/session.js').Session} Session */

/** Whether the browser can hand over what was copied. Over a network, it does so only by https. */
export const canPaste = () => typeof navigator.clipboard?.read === 'function'

/** @param {Session} session */
export async function paste(session) {
  try {
    const items = await navigator.clipboard.read()
    const pictures = items.flatMap(item => {
      const type = item.types.find(type => type.startsWith('image/'))
      return type ? [item.getType(type)] : []
    })
    if (!pictures.length) return session.change({ alert: 'No picture was copied: take a screenshot, copy it, then paste it here.' })
    await give(session, (await Promise.all(pictures)).map(picture => ({ name: 'pasted picture', picture })))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    session.change({ alert: 'The browser did not hand over what was copied: allow it when it asks, or choose the screenshot.' })
  }
}
