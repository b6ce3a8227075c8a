// Which of a theme's colours a tile has, and which colour its letter.

/** @typedef {[number, number, number]} Color red, green, blue, 0 to 255 */
/** @typedef {keyof import('./types.js').TileColors} Kind */

/** @type {[string, Kind][]} */
export const kinds = [['.', 'free'], ['r', 'red'], ['R', 'redDefended'], ['b', 'blue'], ['B', 'blueDefended']]

/**
 * The kind of a tile, by its character in the owners' text form.
 * @param {string} character
 */
export const kind = character => kinds.find(([known]) => known === character)?.[1] ?? 'free'

/** Before the module has said which colours a theme has. @type {import('./types.js').TileColors} */
export const noColors = { free: '#808080', red: '#808080', redDefended: '#808080', blue: '#808080', blueDefended: '#808080' }

/**
 * @param {string} color as `#rrggbb`
 * @returns {Color}
 */
const parsed = color => {
  const number = parseInt(color.slice(1), 16)
  return [number >> 16 & 255, number >> 8 & 255, number & 255]
}

/**
 * The relative luminance of a colour as WCAG defines it, 0 to 1.
 * @param {Color} color
 */
function luminance(color) {
  const [red, green, blue] = color.map(channel => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The colour of a letter on a tile: the tile's own, darkened or lightened, whichever contrasts more.
 * @param {string} color of the tile
 */
export function inkColor(color) {
  const channels = parsed(color)
  // At about 0.18, dark and light ink contrast equally.
  const [ink, share] = /** @type {[Color, number]} */ (luminance(channels) > 0.18 ? [[18, 18, 20], 0.88] : [[255, 255, 255], 0.9])
  return `#${channels.map((channel, index) => Math.round(channel * (1 - share) + ink[index] * share).toString(16).padStart(2, '0')).join('')}`
}
