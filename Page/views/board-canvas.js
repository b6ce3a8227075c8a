// A picture of the board, to be kept or sent.
import { side } from '../model/board.js'

/** @typedef {import('../model/boardPicture.js').BoardPicture} BoardPicture */

/** The sizes of the picture, in pixels. */
const [tileSize, headHeight, round] = [200, 200, 70]
const width = tileSize * side
const font = (/** @type {number} */ size) => `700 ${size}px ui-rounded, "SF Pro Rounded", "Avenir Next", Nunito, Roboto, "Noto Sans", system-ui, sans-serif`

/**
 * @param {BoardPicture} picture
 * @param {{ paper: string, ink: string }} colors of the page
 * @returns {Promise<Blob | null>} a PNG
 */
export function boardBlob(picture, colors) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = headHeight + width
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = colors.paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.textBaseline = 'middle'
  drawHead(context, picture, colors.ink)
  picture.tiles.forEach((tile, index) =>
    drawTile(context, tile, picture.badge, index % side * tileSize, headHeight + Math.floor(index / side) * tileSize))
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {BoardPicture} picture
 * @param {string} ink
 */
function drawHead(context, { title, scores }, ink) {
  const middle = headHeight / 2
  scores.forEach(({ text, color, ink }, index) => {
    const x = width - 100 - (scores.length - 1 - index) * (round * 2 + 20)
    fillDisc(context, x, middle, round, color)
    write(context, text, x, middle, 64, ink, 'center', round * 2)
  })
  const lines = title.split('\n')
  lines.forEach((line, index) => write(context, line, 40, middle + (index - (lines.length - 1) / 2) * 64, 72 - 20 * (lines.length - 1), ink, 'left', scores.length ? width - 420 : width - 80))
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import('../model/boardPicture.js').PictureTile} tile
 * @param {BoardPicture['badge']} badge
 * @param {number} x
 * @param {number} y
 */
function drawTile(context, { letter, color, ink, order }, badge, x, y) {
  context.fillStyle = color
  context.fillRect(x, y, tileSize, tileSize)
  // A letter with a number stands a little aside, as on the page.
  const shift = order ? tileSize * 0.05 : 0
  write(context, letter, x + tileSize / 2 - shift, y + tileSize * 0.53 - shift, tileSize * 0.52, ink, 'center', tileSize)
  if (!order) return
  const [middle, below] = [x + tileSize * 0.8, y + tileSize * 0.8]
  fillDisc(context, middle, below, tileSize * 0.16, badge.color)
  write(context, `${order}`, middle, below, tileSize * 0.18, badge.ink, 'center', tileSize)
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} color
 */
function fillDisc(context, x, y, radius, color) {
  context.fillStyle = color
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

/**
 * Writes a text no wider than there is room for.
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} ink
 * @param {CanvasTextAlign} align
 * @param {number} most how wide it may be
 */
function write(context, text, x, y, size, ink, align, most) {
  context.font = font(size)
  const wide = context.measureText(text).width
  if (wide > most) context.font = font(size * most / wide)
  context.fillStyle = ink
  context.textAlign = align
  context.fillText(text, x, y)
}
