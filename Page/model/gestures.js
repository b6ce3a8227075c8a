// What a finger on the board means, decided from how it moves.

/**
 * How far it must move before it means anything, in pixels; how far from straight up or down it may go to scroll, in degrees; and
 * how long it must rest to hold the tile, in milliseconds. `node Page/tests/gesture-study.mjs` compares them.
 */
export const usualThresholds = { distance: 10, angle: 30, hold: 250 }

/**
 * @typedef {object} Movement since a finger, a pen or a mouse was put down
 * @property {number} x
 * @property {number} y
 * @property {number} milliseconds
 * @property {boolean} canScroll whether a swipe of it scrolls the page: not that of a mouse
 */

/**
 * What a movement means. It is asked again with each movement until it means something.
 * @param {Movement} movement
 * @param {typeof usualThresholds} [thresholds]
 * @returns {'nothing' | 'spell' | 'drag' | 'scroll'}
 */
export function meaning({ x, y, milliseconds, canScroll }, thresholds = usualThresholds) {
  const { distance, angle, hold } = thresholds
  if (Math.hypot(x, y) < distance) return 'nothing'
  if (milliseconds >= hold) return 'drag'
  const fromVertical = Math.atan2(Math.abs(x), Math.abs(y)) * 180 / Math.PI
  return canScroll && fromVertical <= angle ? 'scroll' : 'spell'
}
