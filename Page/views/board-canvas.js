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
  const isMove = picture.tiles.some(({ order }) => order)
  picture.tiles.forEach((tile, index) => drawTile(context, tile, index % side * tileSize, headHeight + Math.floor(index / side) * tileSize, isMove))
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
    context.fillStyle = color
    context.beginPath()
    context.arc(x, middle, round, 0, 2 * Math.PI)
    context.fill()
    write(context, text, x, middle, 64, ink, 'center', round * 2)
  })
  write(context, title, 40, middle, 72, ink, 'left', scores.length ? width - 420 : width - 80)
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import('../model/boardPicture.js').PictureTile} tile
 * @param {number} x
 * @param {number} y
 * @param {boolean} isMove whether some tiles are numbered, so that the others stand back
 */
function drawTile(context, { letter, color, ink, order }, x, y, isMove) {
  context.fillStyle = color
  context.fillRect(x, y, tileSize, tileSize)
  context.globalAlpha = isMove && !order ? 0.55 : 1
  write(context, letter, x + tileSize / 2, y + tileSize * 0.53, tileSize * 0.52, ink, 'center', tileSize)
  context.globalAlpha = 1
  if (order) write(context, `${order}`, x + tileSize * 0.92, y + tileSize * 0.15, tileSize * 0.18, ink, 'right', tileSize)
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
