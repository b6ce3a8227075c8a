// Why a letter was read: the tile, its binarized letter, and the two templates that resemble it most.
import { explain } from '../store/learning.js'
import { make } from './dom.js'

// Binarized letters and templates, which the module gives in hexadecimal digits.

/** @typedef {{ width: number, height: number, shades: Uint8ClampedArray }} Drawing shades row by row, 0 for paper to 255 for ink */

/** @param {string} text */
const bytes = text => Uint8Array.from(text.match(/../g) ?? [], digits => parseInt(digits, 16))

/**
 * A binarized letter: bits, the highest first.
 * @param {{ width: number, height: number, ink: string }} glyph
 * @returns {Drawing}
 */
function glyphDrawing({ width, height, ink }) {
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
const templateDrawing = ({ side, coverage }) =>
  ({ width: side, height: side, shades: Uint8ClampedArray.from(bytes(coverage)) })

/** The height of the drawings, in CSS pixels. */
const height = 64

/**
 * @param {HTMLElement} section
 * @param {import('../store/session.js').Session} session
 * @param {number} tile
 */
export async function showReasons(section, session, tile) {
  section.replaceChildren()
  section.hidden = true
  const reasons = await explain(session, tile)
  if (!reasons || session.state.tile !== tile) return
  const { glyph, nearest, confidence, letter } = reasons
  /** @type {HTMLElement[]} */
  const figures = [figure(await tilePicture(reasons), 'In the picture')]
  if (glyph) figures.push(figure(canvas(glyphDrawing(glyph), glyph.width / glyph.height), 'As it was cut out'))
  nearest.forEach((template, index) => {
    const text = `${index === 0 ? 'Most like' : 'Then'} ${template.letter}, ${Math.floor(template.similarity * 100)}%`
    figures.push(figure(canvas(templateDrawing(template), template.aspectRatio), text))
  })
  const certainty = letter ? `Read as ${letter}, ${Math.floor(confidence * 100)}% sure.` : 'Not read: unclear or covered.'
  section.replaceChildren(make('h3', {}, 'Why this letter'), make('div', { class: 'figures' }, ...figures), make('p', {}, certainty))
  section.hidden = false
}

/**
 * @param {HTMLElement} drawing
 * @param {string} caption
 */
const figure = (drawing, caption) => make('figure', {}, drawing, make('figcaption', {}, caption))

/**
 * @param {import('./tile-reasons.js').Drawing} drawing
 * @param {number} ratio of width to height
 */
function canvas({ width, height: rows, shades }, ratio) {
  const element = make('canvas', { width, height: rows, 'aria-hidden': 'true' })
  const context = element.getContext('2d')
  if (!context) return element
  const image = context.createImageData(width, rows)
  const [red, green, blue] = (getComputedStyle(document.body).color.match(/\d+/g) ?? ['0', '0', '0']).map(Number)
  shades.forEach((shade, index) => image.data.set([red, green, blue, shade], index * 4))
  context.putImageData(image, 0, 0)
  element.style.height = `${height}px`
  element.style.width = `${Math.max(height * ratio, 8)}px`
  return element
}

/** @param {import('../store/learning.js').Reasons} reasons */
async function tilePicture({ blob, board, row, column }) {
  const [width, rows] = [board.width / 5, board.height / 5]
  const element = make('canvas', { width: Math.round(width), height: Math.round(rows), 'aria-hidden': 'true' })
  const bitmap = await createImageBitmap(blob, board.x + column * width, board.y + row * rows, width, rows)
  element.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  element.style.height = element.style.width = `${height}px`
  return element
}
