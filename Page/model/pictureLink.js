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
