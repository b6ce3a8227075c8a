// What the keyboard does wherever the focus is. The list under `?` shows these keys.
import { keyLetter } from '../model/board.js'
import { go } from '../store/playing.js'
import { playSpelled, spell, typeLetter } from '../store/spelling.js'

/** @typedef {import('../store/session.js').Session} Session */

/**
 * The views that keys reach.
 * @typedef {object} Views
 * @property {import('./letterpress-board.js').LetterpressBoard} board
 * @property {import('./letterpress-keys.js').LetterpressKeys} keys
 * @property {import('./letterpress-moves.js').LetterpressMoves} moves
 */

/** @type {[keys: string, what: string][]} */
export const keyList = [
  ['A – Z', 'Spell a word'],
  ['Backspace', 'Remove the last letter'],
  ['Enter', 'Play the word'],
  ['Escape', 'Clear the word or close a dialog'],
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
  const letter = keyLetter(key)
  if (letter) {
    // With the focus there, Enter plays the word instead of pressing the last button again.
    if (typeLetter(session, letter)) board.takeFocus()
    return true
  }
  switch (key) {
    case 'Backspace':
      if (state.spelling.length) spell(session, state.spelling.slice(0, -1), state.isTyped)
      return true
    case 'Escape':
      if (state.spelling.length) spell(session, [])
      session.change({ preview: null, isCorrecting: false })
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
  moves.focusRow(Number(key) - 1)
  return true
}
