// A position in an address's fragment, which is not sent to any server.
import { parsePosition, positionLine } from './position.js'

/** @typedef {import('./types.js').Position} Position */

/**
 * @param {Position} position
 */
export const linkFragment = position => `#${positionLine(position).replaceAll('?', '_').split(' ').join('/')}`

/**
 * @param {string} fragment
 * @returns {Position | null} null for anything else
 */
export function linkedPosition(fragment) {
  try {
    return parsePosition(decodeURIComponent(fragment.replace(/^#/, '')).replaceAll('_', '?').split('/').join(' '))
  } catch {
    return null
  }
}
