// Arrow keys: they move the focus on the board, in a list, among tabs.
import { side } from '../model/board.js'
import { tapped } from '../model/spelling.js'
import { spell } from '../store/spelling.js'

/** @type {Record<string, [number, number]>} */
const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/**
 * @param {import('./letterpress-board.js').LetterpressBoard} board
 * @param {import('../store/session.js').Session} session
 */
export function boardKeys(board, session) {
  board.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const tile = board.focusedTile
    const direction = directions[event.key]
    const [x, y] = [tile % side, Math.floor(tile / side)]
    if (direction) {
      const [column, row] = [x + direction[0], y + direction[1]]
      if (column >= 0 && column < side && row >= 0 && row < side) board.focusTile(row * side + column)
    } else if (event.key === 'Home') board.focusTile(y * side)
    else if (event.key === 'End') board.focusTile(y * side + side - 1)
    else if (event.key === 'F2' || event.key === 'ContextMenu' || (event.key === 'Enter' && event.shiftKey)) session.change({ tile })
    else if (event.key === ' ') {
      if (session.state.isCorrecting) session.change({ tile })
      else spell(session, tapped(session.state.spelling, tile))
    } else return
    event.preventDefault()
    event.stopPropagation()
  })
}

/**
 * Up and down move through a container's buttons of one kind; in a horizontal one, left and right do.
 * @param {HTMLElement} container
 * @param {string} selector
 * @param {boolean} [isLying]
 */
export function listKeys(container, selector, isLying = false) {
  const [before, after] = isLying ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  container.addEventListener('keydown', event => {
    if (event.key !== before && event.key !== after) return
    const items = [...container.querySelectorAll(selector)].filter(item => item instanceof HTMLElement && item.offsetParent)
    const place = items.findIndex(item => item.contains(document.activeElement))
    const next = items[place + (event.key === after ? 1 : -1)]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
    if (isLying) next.click()
  })
}
