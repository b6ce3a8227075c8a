// What narrows the moves, as chips: tiles that moves must use or avoid. A tap ends it.
import { noOwners } from '../model/board.js'
import { kind } from '../model/colors.js'
import { currentPosition } from '../model/game.js'
import { setTileUse } from '../store/playing.js'
import { drawing } from './dialog.js'
import { find, focusNeighbour, keyed, make, setAttribute, setAttributes, setText } from './dom.js'

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {{ tile: number, use: 'use' | 'leave' }} TileUse */

/**
 * The list, empty until {@link updateChips}.
 * @param {Session} session
 */
export function chips(session) {
  const list = make('ul', { class: 'chips', 'aria-label': 'The moves shown' })
  list.addEventListener('click', event => {
    const chip = event.target instanceof Element ? event.target.closest('.chip') : null
    if (!(chip instanceof HTMLElement)) return
    focusNeighbour(chip.parentElement)
    setTileUse(session, Number(chip.dataset.end), null)
  })
  return list
}

/**
 * @param {HTMLElement} list
 * @param {Session} session
 */
export function updateChips(list, session) {
  const { game } = session
  /** @type {TileUse[]} */
  const uses = game ? [...game.use.map(tile => /** @type {TileUse} */ ({ tile, use: 'use' })),
    ...game.leave.map(tile => /** @type {TileUse} */ ({ tile, use: 'leave' }))] : []
  setAttribute(list, 'hidden', !uses.length)
  if (!game) return
  const { letters, owners } = currentPosition(game)
  keyed(list, uses, ({ tile, use }) => `${use} ${tile}`, makeChip, (element, { tile, use }) => {
    const letter = letters[tile] === '?' ? '?' : letters[tile].toUpperCase()
    // Two tiles may have the same letter: their names tell them apart for those who do not see their places.
    const name = `${letter} at ${session.facts.tileNames[tile] ?? tile + 1}`
    setAttribute(find(element, '.chip'), 'aria-label', `${use === 'use' ? 'Must use' : 'Avoid'} ${name}: end this`)
    const drawing = find(element, '.tile')
    setText(drawing, letter)
    setAttributes(drawing, { 'data-kind': kind((owners ?? noOwners)[tile]) })
  })
}

/** @param {TileUse} tileUse */
const makeChip = ({ tile, use }) => make('li', {}, make('button', { class: 'chip', 'data-end': tile, 'data-use': use },
  make('span', {}, use === 'use' ? 'must use' : 'avoid'), make('span', { class: 'tile' }), drawing('small close')))
