// The list of words: what is kept of it, and which are shown.

/** @typedef {{ words: string[], rarities: Uint8Array }} WordList */

/**
 * @typedef {object} WordFilter
 * @property {string} containing letters, each as often as it must occur
 * @property {string} starting
 * @property {string} ending
 * @property {number} minLength
 * @property {number} maxLength
 * @property {boolean} known
 */

/** A word is known to most people up to this rarity, as in the program. */
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
 * The letters of a filter's text; anything else is left out.
 * @param {string} text
 */
export const onlyLetters = text => text.toLowerCase().replace(/[^a-z]/g, '')

/**
 * Which words of a list fit, by their places in it.
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

/** @typedef {{ heading: string } | { from: number, to: number }} ListRow places among those shown, `to` not included */

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
 * The rows that are seen, with some more on both sides.
 * @param {number} top how far the list is scrolled
 * @param {number} height of what is seen
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
