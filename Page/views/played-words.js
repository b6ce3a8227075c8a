// The words played before: a picture does not show them, and none can be played again.
import { canSpell } from '../model/spelling.js'
import { onlyLetters } from '../model/words.js'
import { unknownWords } from '../store/finding.js'
import { correct } from '../store/playing.js'
import { drawing } from './dialog.js'
import { find, focusNeighbour, keyed, make, setText } from './dom.js'

/** @typedef {import('../store/session.js').Session} Session */

/**
 * @param {Session} session
 * @returns {HTMLElement}
 */
export function playedWords(session) {
  const field = make('input', {
    type: 'text', name: 'played', 'aria-label': 'A word that was played', placeholder: 'Add a word', autocomplete: 'off',
    autocapitalize: 'off', spellcheck: 'false',
  })
  const question = make('p', { class: 'question', role: 'status' })
  const anyway = make('button', { class: 'quiet', hidden: true }, 'Add anyway')
  const ask = (/** @type {string} */ text, /** @type {(() => void) | null} */ add) => {
    setText(question, text)
    anyway.hidden = !add
    anyway.onclick = () => {
      add?.()
      field.focus()
    }
  }
  const add = (/** @type {string[]} */ words) => {
    const { position } = session
    field.value = ''
    ask('', null)
    if (position) correct(session, { played: [...position.played.filter(word => word !== '-'), ...words] })
  }
  const consider = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault()
    const { position } = session
    const words = field.value.split(/[\s,]+/).map(onlyLetters).filter(word => word.length > 1)
    if (!position || !words.length) return
    const impossible = words.filter(word => !canSpell(position, word))
    if (impossible.length) return ask(`This board can't spell ${named(impossible, 'or')}.`, null)
    const unknown = await unknownWords(session, words)
    // Meanwhile something else may have been typed or shown.
    if (session.position !== position) return
    if (!unknown.length) return add(words)
    ask(`${named(unknown, 'and')} ${unknown.length === 1 ? "isn't" : "aren't"} in the word list.`, () => add(words))
  }
  field.addEventListener('input', () => ask('', null))
  return make('section', { class: 'played' }, make('h2', {}, 'Words played'),
    make('ul', {}), make('form', { onsubmit: consider }, field, make('button', { class: 'quiet' }, 'Add')),
    make('div', { class: 'doubt' }, question, anyway))
}

/**
 * @param {string[]} words
 * @param {string} link before the last
 */
const named = (words, link) => words.map(word => word.toUpperCase()).join(', ').replace(/, ([^,]*)$/, ` ${link} $1`)

/**
 * @param {HTMLElement} section
 * @param {Session} session
 */
export function updatePlayedWords(section, session) {
  const { position } = session
  if (!position) return
  const words = position.played.filter(word => word !== '-')
  const remove = (/** @type {string} */ word, /** @type {Element} */ chip) => {
    const { position: now } = session
    focusNeighbour(chip.parentElement)
    if (now) correct(session, { played: now.played.filter(other => other !== word) })
  }
  keyed(find(section, 'ul'), words, word => word, word => make('li', {},
    make('button', { class: 'chip', 'aria-label': `Remove ${word}`, onclick: event => remove(word, event.currentTarget) }, word.toUpperCase(), drawing('small close'))), () => {})
}
