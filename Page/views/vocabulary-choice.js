// The choice of which words are suggested or listed: the system's own list, one tap away.
import { vocabularies } from '../model/vocabulary.js'
import { find, make, setText } from './dom.js'

/** @typedef {import('../model/vocabulary.js').Vocabulary} Vocabulary */

/**
 * @param {Record<string, string>} attributes
 * @param {(vocabulary: Vocabulary) => void} [choose]
 */
export const vocabularyChoice = (attributes, choose = () => {}) => make('select', { ...attributes, onchange: event => choose(event.target.value) },
  ...vocabularies.map(([value, name]) => make('option', { value }, name)))

/**
 * A choice that is as wide as what is chosen: the list lies over its text.
 * @param {(vocabulary: Vocabulary) => void} choose
 */
export const smallVocabularyChoice = choose => make('span', { class: 'vocabulary' }, make('span', { 'aria-hidden': 'true' }),
  vocabularyChoice({ 'aria-label': 'Which words to suggest' }, choose))

/**
 * @param {HTMLElement} choice
 * @param {Vocabulary} vocabulary
 */
export function updateSmallVocabularyChoice(choice, vocabulary) {
  setText(find(choice, 'span'), vocabularies.find(([value]) => value === vocabulary)?.[1] ?? '')
  const list = /** @type {HTMLSelectElement} */ (find(choice, 'select'))
  if (list.value !== vocabulary) list.value = vocabulary
}
