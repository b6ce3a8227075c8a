// What the keyboard does wherever the focus is. The list under `?` shows these keys.
import { typed } from '../model/spelling.js'
import { go, spell } from '../store/playing.js'
import { find } from './dom.js'

/** @typedef {import('../store/session.js').Session} Session */

/** @type {[keys: string, what: string][]} */
export const keyList = [
  ['A – Z', 'Spell a word'],
  ['Backspace', 'Remove the last letter'],
  ['Enter', 'Play the word'],
  ['Escape', 'Clear the word or close a dialog'],
  ['Arrow keys', 'Move on the board and among tabs, moves and words'],
  ['Space', 'Add or remove the tile'],
  ['Shift + Enter', 'Correct the tile'],
  ['1 – 9', 'Show a move on the board'],
  ['Ctrl + Z', 'Undo a move or a correction'],
  ['Ctrl + Shift + Z', 'Redo'],
  ['Alt + ← →', 'Move a letter within the word, in the tray'],
  ['?', 'This list'],
]

/** @param {Session} session */
export function keyCommands(session) {
  addEventListener('keydown', event => {
    const target = event.target instanceof HTMLElement ? event.target : document.body
    if (target.closest('input, select, textarea, dialog') || event.isComposing) return
    const command = event.ctrlKey || event.metaKey
    if (command && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      return go(session, event.shiftKey ? 'redo' : 'undo')
    }
    if (command || event.altKey) return
    if (press(session, event, target)) event.preventDefault()
  })
}

/**
 * @param {Session} session
 * @param {KeyboardEvent} event
 * @param {HTMLElement} target
 * @returns {boolean} whether the key meant something
 */
function press(session, event, target) {
  const { state, position } = session
  const { key } = event
  if (key === '?') {
    find(document, '[data-action="keys"]').click()
    return true
  }
  if (!position) return false
  if (/^[a-z]$/i.test(key)) return type(session, key.toLowerCase())
  switch (key) {
    case 'Backspace':
      if (state.spelling.length) spell(session, state.spelling.slice(0, -1), state.isTyped)
      return true
    case 'Escape':
      if (state.spelling.length) spell(session, [])
      session.change({ preview: null, isCorrecting: false })
      return true
    case 'Enter':
      if (!state.spelling.length || target.closest('button, [role="tab"], summary') || event.shiftKey) return false
      find(document, 'letterpress-tray [data-action="play"]').click()
      return true
  }
  if (!/^[1-9]$/.test(key)) return false
  const rows = document.querySelectorAll('letterpress-moves .rows .head')
  const row = rows[Number(key) - 1]
  if (row instanceof HTMLElement) {
    session.change({ panel: 'moves' })
    queueMicrotask(() => row.focus())
  }
  return true
}

/**
 * @param {Session} session
 * @param {string} letter
 */
function type(session, letter) {
  const { position, state: { spelling } } = session
  const next = position && typed(position, spelling, letter)
  if (next) {
    // Enter then plays the word instead of pressing the last button again.
    find(document, 'letterpress-board [tabindex="0"]').focus({ preventScroll: true })
    spell(session, next, true)
  }
  else session.change({ notice: `no ${letter.toUpperCase()} left` })
  return true
}
