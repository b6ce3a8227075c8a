// The colours of the tiles: those of the picture, or of its theme if the picture has no tile of a kind.
import { tiles } from './board.js'

/** @typedef {import('./types.js').Reading} Reading */
/** @typedef {[number, number, number]} Color red, green, blue, 0 to 255 */
/** @typedef {'free' | 'red' | 'redDefended' | 'blue' | 'blueDefended'} Kind */
/** @typedef {Record<Kind, string>} TileColors */

/** Each theme's colours for red, blue and free tiles, as in the program. */
const themes = /** @type {Record<string, [Color, Color, Color]>} */ ({
  light: [[255, 67, 47], [0, 162, 255], [232, 231, 228]],
  dark: [[255, 67, 47], [0, 186, 255], [56, 56, 56]],
  pop: [[249, 0, 186], [113, 255, 10], [37, 37, 37]],
  retro: [[229, 74, 54], [119, 0, 255], [249, 232, 185]],
  forest: [[21, 99, 59], [255, 156, 0], [217, 223, 209]],
  glow: [[234, 0, 105], [97, 255, 190], [56, 56, 56]],
  pink: [[87, 56, 47], [255, 0, 228], [247, 217, 230]],
  contrast: [[0, 0, 0], [45, 255, 9], [255, 255, 255]],
})

/** @type {[string, Kind][]} */
export const kinds = [['.', 'free'], ['r', 'red'], ['R', 'redDefended'], ['b', 'blue'], ['B', 'blueDefended']]

/**
 * The kind of a tile, by its character in the owners' text form.
 * @param {string} character
 */
export const kind = character => kinds.find(([known]) => known === character)?.[1] ?? 'free'

/**
 * @param {Color} left
 * @param {Color} right
 * @returns {Color}
 */
const mean = (left, right) => /** @type {Color} */ (left.map((channel, index) => (channel + right[index]) >> 1))

/** @param {Color} color */
const text = color => `#${color.map(channel => channel.toString(16).padStart(2, '0')).join('')}`

/**
 * @param {string} color as `#rrggbb`
 * @returns {Color}
 */
export const parseColor = color => {
  const number = parseInt(color.slice(1), 16)
  return [number >> 16 & 255, number >> 8 & 255, number & 255]
}

/**
 * @param {string} theme
 * @returns {TileColors}
 */
export function themeColors(theme) {
  const [red, blue, free] = themes[theme] ?? themes.light
  return {
    free: text(free), red: text(mean(red, free)), redDefended: text(red), blue: text(mean(blue, free)),
    blueDefended: text(blue),
  }
}

/**
 * The colours of a picture's tiles.
 * @param {Reading | null} reading
 * @param {string} [fallback] the theme if there is no picture
 * @returns {TileColors}
 */
export function tileColors(reading, fallback = 'light') {
  if (!reading) return themeColors(fallback)
  const colors = themeColors(reading.theme ?? (luminance(parseColor(reading.tiles[0].color)) < 0.1 ? 'dark' : 'light'))
  const { owners } = reading
  if (owners) {
    for (const [character, name] of kinds) {
      const seen = tiles.filter(tile => owners[tile] === character).map(tile => reading.tiles[tile].color)
      if (seen.length) colors[name] = median(seen)
    }
  }
  return colors
}

/**
 * The median of each channel.
 * @param {string[]} colors
 */
function median(colors) {
  const parsed = colors.map(parseColor)
  const channel = (/** @type {number} */ index) =>
    parsed.map(color => color[index]).sort((left, right) => left - right)[parsed.length >> 1]
  return text([channel(0), channel(1), channel(2)])
}

/**
 * The relative luminance of a colour as WCAG defines it, 0 to 1.
 * @param {Color} color
 */
export function luminance(color) {
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
  const parsed = parseColor(color)
  // At about 0.18, dark and light ink contrast equally.
  const [ink, share] = /** @type {[Color, number]} */ (luminance(parsed) > 0.18 ? [[18, 18, 20], 0.88] : [[255, 255, 255], 0.9])
  return text(/** @type {Color} */ (parsed.map((channel, index) =>
    Math.round(channel * (1 - share) + ink[index] * share))))
}
