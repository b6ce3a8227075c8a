// Text from elsewhere, such as the name of a file, as it may stand in a message.

/** Characters that break a line, or change the direction of what stands beside them, and so what a message seems to say. */
const misleading = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

/** @param {string} character */
function escaped(character) {
  const code = /** @type {number} */ (character.codePointAt(0))
  return `\\u{${code.toString(16).toUpperCase().padStart(4, '0')}}`
}

/**
 * A text with the numbers of such characters in their place.
 * @param {string} text
 */
export const printable = text => text.replace(misleading, escaped)

/**
 * The same for a text of several lines.
 * @param {string} text
 */
export const printableLines = text => text.split('\n').map(printable).join('\n')
