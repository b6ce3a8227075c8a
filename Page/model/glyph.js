// Binarized letters and templates, which the module gives in hexadecimal digits.

/** @typedef {{ width: number, height: number, shades: Uint8ClampedArray }} Drawing shades row by row, 0 for paper to 255 for ink */

/** @param {string} text */
const bytes = text => Uint8Array.from(text.match(/../g) ?? [], digits => parseInt(digits, 16))

/**
 * A binarized letter: bits, the highest first.
 * @param {{ width: number, height: number, ink: string }} glyph
 * @returns {Drawing}
 */
export function glyphDrawing({ width, height, ink }) {
  const packed = bytes(ink)
  const shades = Uint8ClampedArray.from({ length: width * height }, (_, index) =>
    packed[index >> 3] >> (7 - (index & 7)) & 1 ? 255 : 0)
  return { width, height, shades }
}

/**
 * A template: a byte per cell.
 * @param {{ side: number, coverage: string }} template
 * @returns {Drawing}
 */
export const templateDrawing = ({ side, coverage }) =>
  ({ width: side, height: side, shades: Uint8ClampedArray.from(bytes(coverage)) })
