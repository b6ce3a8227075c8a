// The word list: how it is kept, and which words are shown.

/** @typedef {{ words: string[], rarities: Uint8Array }} WordList */

/**
 * @typedef {object} WordFilter
 * @property {string} containing letters, repeated as often as they must occur
 * @property {string} starting
 * @property {string} ending
 * @property {number} minLength
 * @property {number} maxLength
 * @property {boolean} known
 */

/** Most people know words up to this rarity, as in the program. */
export const knownRarity = 35

/** @type {WordFilter} */
export const anyWord = { containing: '', starting: '', ending: '', minLength: 2, maxLength: 25, known: false }

/** @param {WordFilter} filter */
export const isFiltering = filter => JSON.stringify(filter) !== JSON.stringify(anyWord)

/**
 * @param {import('../engine/compact.js').CompactWords} compact
 * @returns {WordList}
 */
export const wordList = ({ text, rarities }) => ({ words: text ? text.split('\n') : [], rarities })

/**
 * The letters of a filter's text, without anything else.
 * @param {string} text
 */
export const onlyLetters = text => text.toLowerCase().replace(/[^a-z]/g, '')

/**
 * The places of the matching words in a list.
 * @param {WordList} list
 * @param {WordFilter} filter
 */
export function filterWords({ words, rarities }, filter) {
  const needed = letterCounts(filter.containing)
  const places = []
  for (let place = 0; place < words.length; place++) {
    const word = words[place]
    if (word.length < filter.minLength || word.length > filter.maxLength) continue
    if (filter.known && rarities[place] > knownRarity) continue
    if (!word.startsWith(filter.starting) || !word.endsWith(filter.ending)) continue
    if (needed.length && !needed.every(([letter, count]) => word.split(letter).length > count)) continue
    places.push(place)
  }
  return places
}

/**
 * @param {string} letters
 * @returns {[string, number][]}
 */
const letterCounts = letters => [...new Set(letters)].map(letter => [letter, letters.split(letter).length - 1])

/** @typedef {{ heading: string } | { from: number, to: number }} ListRow places among those shown, excluding `to` */

/**
 * The rows of a word list, longest words first. Each length has a heading, and below it rows with a fixed number of words.
 * @param {string[]} words
 * @param {number[]} places
 * @param {number} columns
 * @returns {ListRow[]}
 */
export function listRows(words, places, columns) {
  /** @type {ListRow[]} */
  const rows = []
  for (let from = 0; from < places.length;) {
    const { length } = words[places[from]]
    let end = from
    while (end < places.length && words[places[end]].length === length) end++
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
