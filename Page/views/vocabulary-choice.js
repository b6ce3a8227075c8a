// The choice of which words are suggested or listed: the system's own list, one tap away.
import { vocabularies } from '../model/vocabulary.js'
import { make } from './dom.js'

/**
 * @param {Record<string, string>} attributes
 * @param {(vocabulary: import('../model/vocabulary.js').Vocabulary) => void} [choose]
 */
export const vocabularyChoice = (attributes, choose = () => {}) => make('select', { ...attributes, onchange: event => choose(event.target.value) },
  ...vocabularies.map(([value, name]) => make('option', { value }, name)))
