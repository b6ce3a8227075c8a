// Rows that change their place glide there.
import { allowsMotion } from './preferences.js'

/**
 * Changes a list and lets its rows glide from where they were.
 * @param {HTMLElement} list
 * @param {() => void} change
 */
export function keepingPlaces(list, change) {
  if (!allowsMotion() || !list.childElementCount || document.hidden) return change()
  const before = new Map([...list.children].map(row => [row, /** @type {HTMLElement} */ (row).offsetTop]))
  const rows = [...list.children]
  change()
  if (rows.length === list.children.length && rows.every((row, index) => row === list.children[index])) return
  for (const row of list.children) {
    const old = before.get(row)
    const now = /** @type {HTMLElement} */ (row).offsetTop
    if (old === undefined) row.animate([{ opacity: 0 }, {}], { duration: 180, easing: 'ease-out' })
    else if (old !== now && Math.abs(old - now) < 600) {
      row.animate([{ transform: `translateY(${old - now}px)` }, { transform: 'none' }], { duration: 220, easing: 'ease-out' })
    }
  }
}
