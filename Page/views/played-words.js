// The words played before: a picture does not show them, and none can be played again.
import { onlyLetters } from '../model/words.js'
import { correct } from '../store/playing.js'
import { drawing } from './dialog.js'
import { find, keyed, make } from './dom.js'

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
  const add = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault()
    const words = field.value.split(/[\s,]+/).map(onlyLetters).filter(word => word.length > 1)
    field.value = ''
    const { position } = session
    if (position && words.length) correct(session, { played: [...position.played.filter(word => word !== '-'), ...words] })
  }
  return make('section', { class: 'played' }, make('h2', {}, 'Words played'),
    make('ul', {}), make('form', { onsubmit: add }, field, make('button', { class: 'quiet' }, 'Add')))
}

/**
 * @param {HTMLElement} section
 * @param {Session} session
 */
export function updatePlayedWords(section, session) {
  const { position } = session
  if (!position) return
  const words = position.played.filter(word => word !== '-')
  const remove = (/** @type {string} */ word) => {
    const { position: now } = session
    if (now) correct(session, { played: now.played.filter(other => other !== word) })
  }
  keyed(find(section, 'ul'), words, word => word, word => make('li', {},
    make('button', { class: 'chip', 'aria-label': `Remove ${word}`, onclick: () => remove(word) }, word, drawing('small close'))), () => {})
}
