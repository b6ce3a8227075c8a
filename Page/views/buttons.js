// Buttons with a word whose text can be selected, by holding or a double click, so that the system's dictionary explains it. They
// are no elements `button`: the text of one cannot be selected.
import { vocabularies } from '../model/words.js'
import { make, setAttributes } from './dom.js'

const selectedText = () => getSelection()?.toString() ?? ''

/**
 * Tells clicks from selecting: whoever has just selected a word, by double click, by drawing over it or by holding it, looks it up.
 * @param {HTMLElement} element in which there are such buttons
 * @returns {(event: Event) => boolean} whether the click belongs to selecting
 */
export function selecting(element) {
  let before = ''
  element.addEventListener('pointerdown', () => { before = selectedText() })
  return event => {
    const now = selectedText()
    // A click of the keyboard selects nothing.
    return /** @type {MouseEvent} */ (event).detail > 0 && now !== '' && now !== before
  }
}

/**
 * Something that is pressed like a button, by pointers and keys.
 * @param {Record<string, string>} attributes
 * @param {...Node} children
 */
export function wordButton(attributes, ...children) {
  const element = make('span', { role: 'button', tabindex: 0, ...attributes }, ...children)
  element.addEventListener('keydown', event => {
    if (event.key !== 'Enter' && event.key !== ' ' || event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    element.click()
  })
  return element
}

/**
 * Whether it can be pressed.
 * @param {Element} element
 * @param {boolean} can
 */
export const enable = (element, can) => setAttributes(element, { 'aria-disabled': can ? null : 'true', tabindex: can ? 0 : null })

/**
 * Notes whether a word of the moves is selected: it stays where it is.
 * @param {import('../store/session.js').Session} session
 */
export function noteLookingUp(session) {
  document.addEventListener('selectionchange', () => {
    const place = selectedText() && getSelection()?.anchorNode?.parentElement?.closest('letterpress-card, letterpress-moves')
    const isLookedUp = Boolean(place)
    if (isLookedUp !== session.state.isLookedUp) session.change({ isLookedUp })
  })
}

// A button that marks a word: the game refused or took it, or the player would never play it.

/** @typedef {import('../model/marks.js').Mark} Mark */

/** @type {Record<Mark, string>} What the player says with a mark. */
export const sayings = { refused: 'The game refused it', accepted: 'The game took it', never: 'I would never play that' }

/**
 * @param {Mark} mark
 * @param {() => void} [act]
 */
export const markButton = (mark, act = () => {}) => make('button', { class: 'aside', 'data-mark': mark, onclick: act }, sayings[mark])

// A button that chooses a file.

/**
 * @param {string} name
 * @param {string} label
 * @param {(file: File) => void} take
 * @param {string} [accept]
 */
export const fileButton = (name, label, take, accept = '.txt,text/plain') => make('label', { class: 'quiet file' }, label, make('input', {
  class: 'unseen', name, type: 'file', accept, onchange: event => {
    const [chosen] = event.target.files
    // So that the same file can be chosen again.
    event.target.value = ''
    if (chosen) take(chosen)
  },
}))

// The choice of which words are suggested or listed: the system's own list, one tap away.

/** @typedef {import('../model/words.js').Vocabulary} Vocabulary */

/**
 * @param {Record<string, string>} attributes
 * @param {(vocabulary: Vocabulary) => void} [choose]
 */
export const vocabularyChoice = (attributes, choose = () => {}) => make('select', { ...attributes, onchange: event => choose(event.target.value) },
  ...vocabularies.map(([value, name]) => make('option', { value }, name)))
