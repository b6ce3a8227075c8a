// The word list: which words are wanted, and how they are laid out.
import { alphabet } from './board.js'

/** @typedef {{ words: string[], known: string }} WordList `known` has a 1 for each word that most people know, else a 0; empty if nothing says so */

/**
 * @typedef {object} WordFilter
 * @property {string} containing letters, repeated as often as they must occur
 * @property {string} starting
 * @property {string} ending
 * @property {number} minLength
 * @property {number} maxLength
 * @property {import('./words.js').Vocabulary} vocabulary
 */

/** @type {WordFilter} */
export const anyWord = { containing: '', starting: '', ending: '', minLength: 2, maxLength: 25, vocabulary: 'anything' }

/** @param {WordFilter} filter */
export const isFiltering = filter => JSON.stringify(filter) !== JSON.stringify(anyWord)

/**
 * @param {Pick<import('../engine/types').WordsAnswer, 'text' | 'known' | 'rarities'>} found
 * @returns {WordList}
 */
export const wordList = ({ text, known, rarities }) =>
  ({ words: text ? text.split('\n') : [], known: rarities.some(rarity => rarity !== null) ? known : '' })

/**
 * The letters of a filter's text, without anything else.
 * @param {string} text
 */
export const onlyLetters = text => [...text.toLowerCase()].filter(letter => alphabet.includes(letter)).join('')

/** @typedef {{ heading: string } | { from: number, to: number }} ListRow places of words, excluding `to` */

/**
 * The rows of a word list, longest words first. Each length has a heading, and below it rows with a fixed number of words.
 * @param {string[]} words
 * @param {number} columns
 * @returns {ListRow[]}
 */
export function listRows(words, columns) {
  /** @type {ListRow[]} */
  const rows = []
  for (let from = 0; from < words.length;) {
    const { length } = words[from]
    let end = from
    while (end < words.length && words[end].length === length) end++
    rows.push({ heading: `${length} letters · ${(end - from).toLocaleString('en')}` })
    for (; from < end; from += columns) rows.push({ from, to: Math.min(from + columns, end) })
    from = end
  }
  return rows
}

/**
 * The visible rows, and some more on both sides.
 * @param {number} top how far the list is scrolled
 * @param {number} height of the visible part
 * @param {number} rowHeight
 * @param {number} count of all rows
 */
export function seenRows(top, height, rowHeight, count) {
  const margin = 6
  return {
    first: Math.max(0, Math.floor(top / rowHeight) - margin),
    end: Math.min(count, Math.ceil((top + height) / rowHeight) + margin),
  }
}

// Which words are suggested, or listed: three levels, named as people speak.

/** @typedef {import('../engine/types').Vocabulary} Vocabulary */

/** @type {[vocabulary: Vocabulary, name: string][]} */
export const vocabularies = [['everyday', 'Everyday words'], ['familiar', 'Familiar words'], ['anything', 'Any word']]

/**
 * @param {unknown} value
 * @returns {value is Vocabulary}
 */
export const isVocabulary = value => vocabularies.some(([vocabulary]) => vocabulary === value)

/**
 * What a request demands of its words.
 * @param {Vocabulary} vocabulary
 * @returns {{ vocabulary?: Vocabulary }}
 */
export const demanded = vocabulary => vocabulary === 'anything' ? {} : { vocabulary }

/**
 * Values as they are kept now: earlier pages only asked whether most people must know the words, as `knownOnly` or `known`.
 * @template {object} Kept
 * @param {Kept & { knownOnly?: unknown, known?: unknown, vocabulary?: unknown }} kept
 * @returns {Omit<Kept, 'knownOnly' | 'known' | 'vocabulary'> & { vocabulary?: Vocabulary }} without a vocabulary if none was chosen
 */
export function withVocabulary({ knownOnly, known, vocabulary, ...rest }) {
  const chosen = isVocabulary(vocabulary) ? vocabulary : knownOnly === true || known === true ? 'familiar' : undefined
  return { ...rest, ...(chosen ? { vocabulary: chosen } : {}) }
}
