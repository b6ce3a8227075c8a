// What the keyboard does wherever the focus is. The list under `?` shows these keys.
import { keyLetter, side } from '../model/board.js'
import { capitalized } from '../model/players.js'
import { tapped } from '../model/spelling.js'
import { names } from '../store/players.js'
import { go } from '../store/playing.js'
import { playSpelled, spell, typeLetter } from '../store/spelling.js'
import { find, make } from './dom.js'
import { View, dialogHead, openDialog } from './view.js'

/** @typedef {import('../store/session.js').Session} Session */

/**
 * The views that keys reach.
 * @typedef {object} Views
 * @property {import('./letterpress-board.js').LetterpressBoard} board
 * @property {import('./keys.js').LetterpressKeys} keys
 * @property {import('./letterpress-moves.js').LetterpressMoves} moves
 */

/** @type {[keys: string, what: string][]} */
const keyList = [
  ['A – Z', 'Spell a word'],
  ['Backspace', 'Remove the last letter'],
  ['Enter', 'Play the word'],
  ['Escape', 'Clear the word, return to the best move, or close a dialog'],
  ['Ctrl + V', 'Give a copied screenshot'],
  ['← →', 'Go through the moves of the game'],
  ['Arrow keys', 'Move on the board and among tabs, moves and words'],
  ['Space', 'Add or remove the tile'],
  ['Shift + Enter', 'Correct the tile'],
  ['1 – 9', 'Show a move on the board'],
  ['Ctrl + Z', 'Undo a move or a correction'],
  ['Ctrl + Shift + Z', 'Redo'],
  ['Alt + ← →', 'Move a letter within the word, in the tray'],
  ['?', 'This list'],
]

/** Where ← and → go through the game: their buttons have no use for them. */
const steppingPlaces = 'letterpress-card, letterpress-question, letterpress-scores, .masthead'

/**
 * @param {Session} session
 * @param {Views} views
 */
export function keyCommands(session, views) {
  addEventListener('keydown', event => {
    const target = event.target instanceof HTMLElement ? event.target : document.body
    if (target.closest('input, select, textarea, dialog') || event.isComposing) return
    // Also if the focus is nowhere, as when what had it in the dialog is gone: Escape then closes the dialog.
    if (document.querySelector('dialog[open]')) return
    const command = event.ctrlKey || event.metaKey
    if (command && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      return go(session, event.shiftKey ? 'redo' : 'undo')
    }
    if (command || event.altKey) return
    if (press(session, views, event, target)) event.preventDefault()
  })
}

/**
 * Spells by a key.
 * @param {Session} session
 * @param {import('./letterpress-board.js').LetterpressBoard} board
 * @param {string} key
 * @returns {boolean} whether it is a key that spells
 */
export function spellByKey(session, board, key) {
  const { spelling, isTyped } = session.state
  const letter = keyLetter(key)
  // With the focus there, Enter plays the word instead of pressing the last button again.
  if (letter && typeLetter(session, letter)) board.takeFocus()
  else if (key === 'Backspace' && spelling.length) spell(session, spelling.slice(0, -1), isTyped)
  return letter !== null || key === 'Backspace'
}

/**
 * @param {Session} session
 * @param {Views} views
 * @param {KeyboardEvent} event
 * @param {HTMLElement} target
 * @returns {boolean} whether the key meant something
 */
function press(session, { board, keys, moves }, event, target) {
  const { state, position } = session
  const { key } = event
  if (key === '?') {
    keys.open()
    return true
  }
  if (!position) return false
  if (spellByKey(session, board, key)) return true
  switch (key) {
    case 'Escape':
      if (state.spelling.length) spell(session, [])
      session.change({ preview: null, opened: null, isCorrecting: false })
      return true
    case 'Enter':
      if (!state.spelling.length || target.closest('button, [role="button"], [role="tab"], summary') || event.shiftKey) return false
      playSpelled(session)
      return true
    case 'ArrowLeft':
    case 'ArrowRight':
      // Where arrows do nothing else; a word that is being spelled is not lost.
      if (event.shiftKey || state.spelling.length || target !== document.body && !target.closest(steppingPlaces)) return false
      go(session, key === 'ArrowLeft' ? 'undo' : 'redo')
      return true
  }
  if (!/^[1-9]$/.test(key)) return false
  moves.openRow(Number(key) - 1)
  return true
}

// Arrow keys: they move the focus on the board, in a list, among tabs.

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

// How the page works: gestures and keys, whichever the device has first; opened by `?`.

/** @type {[string, string][]} */
const gestures = [
  ['Tap tiles', 'spell a word; tap one again to take it back'],
  ['Slide sideways', 'spell along the way'],
  ['Swipe up or down', 'scroll, also over the board'],
  ['Hold a tile', 'correct its letter or owner, or say that moves must use or avoid it'],
  ['Tap the word', 'see why it is the best, and what is known of it'],
  ['Tap a move of the list', 'see it on the board; tap it again to return to the best'],
  ['Tap the scores', 'say who you are, or whose turn it is'],
  ['Hold, then drag', 'put the tile anywhere in the word'],
]

/** @param {[string, string][]} rows */
const table = rows => make('dl', {}, ...rows.flatMap(([key, what]) => [make('dt', {}, key), make('dd', {}, what)]))

export class LetterpressKeys extends View {
  #dialog = make('dialog', { class: 'sheet', 'aria-labelledby': 'keys-title' })

  build() {
    this.#dialog.append(
      dialogHead(() => this.#dialog.close(), 'keys-title', 'How it works'),
      make('div', { class: 'ways' },
        make('section', {}, make('h3', {}, 'On the board'), table(gestures)),
        make('section', { class: 'keys' }, make('h3', {}, 'With a keyboard'), table(keyList))),
      make('section', {}, make('h3', {}, 'Marks'), make('div', { class: 'marks' })))
    this.append(this.#dialog)
  }

  /** Opens the list. */
  open() {
    const { red, blue } = names(this.session)
    find(this, '.marks').replaceChildren(table([
      ['▲ ●', `${capitalized(red)}’s tiles, ${blue}’s tiles`],
      ['Underlined', 'defended: the other player cannot take it now'],
      ['1, 2, 3 …', 'the order in which a word is spelled'],
    ]))
    openDialog(this.#dialog)
  }
}
