// Finds the words of the shown board, and those that match the filter.
import { demanded, anyWord, isFiltering, wordList } from '../model/words.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/words.js').WordFilter} WordFilter */

/**
 * Keeps the words of a session those of its board and filter.
 * @param {Session} session
 */
export function findWords(session) {
  /** What was asked for, as text. */
  let wanted = ''
  /** How many words there are on the board, and with which letters and list. */
  let all = { source: '', count: 0 }
  session.listen((state, before) => {
    const { games, settings, filter, wordsEdition } = state
    if (games === before.games && settings === before.settings && filter === before.filter && wordsEdition === before.wordsEdition) return
    const letters = session.position?.letters
    const source = letters ? `${letters} ${wordsEdition}` : ''
    const now = letters ? `${source} ${JSON.stringify(filter)}` : ''
    if (now === wanted) return
    wanted = now
    if (letters) find(letters, source, filter)
    else session.change({ words: null })
  })

  /**
   * @param {string} letters
   * @param {string} source
   * @param {WordFilter} filter
   */
  async function find(letters, source, filter) {
    const signal = session.signal('words')
    const isFiltered = isFiltering(filter)
    if (isFiltered && all.source !== source) {
      const answer = await session.ask('words', { letters }, signal)
      if (!answer) return
      if ('error' in answer) return session.change({ alert: answer.error })
      all = { source, count: answer.count }
    }
    const answer = await session.ask('words', { letters, ...members(filter) }, signal)
    if (!answer) return
    if ('error' in answer) {
      // A filter that the board cannot meet, such as a letter that it lacks.
      if (isFiltered && !answer.isLost) session.change({ words: { total: all.count, filter, list: wordList({ text: '', known: '', rarities: [] }) } })
      else session.change({ alert: answer.error })
      return
    }
    if (!isFiltered) all = { source, count: answer.count }
    session.change({ words: { total: all.count, filter, list: wordList(answer) } })
  }
}

/**
 * The members of a request: those that demand something.
 * @param {WordFilter} filter
 */
const members = ({ vocabulary, ...filter }) => ({
  ...demanded(vocabulary),
  ...Object.fromEntries(Object.entries(filter).filter(([name, value]) => value !== anyWord[/** @type {keyof WordFilter} */ (name)])),
})

/**
 * Those of some words that the word list lacks.
 * @param {Session} session
 * @param {string[]} words in lower case
 */
export async function unknownWords(session, words) {
  const answers = await Promise.all(words.map(word =>
    session.engine.ask('words', { letters: word, minLength: word.length, maxLength: word.length })))
  return words.filter((word, index) => {
    const answer = answers[index]
    // Words that cannot be looked up are not doubted.
    return !('error' in answer) && !answer.text.split('\n').includes(word)
  })
}
