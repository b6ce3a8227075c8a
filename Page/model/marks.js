// Words that the player has marked: the game refused or took them, or the player would never play them.

/** @typedef {'refused' | 'accepted' | 'never'} Mark */
/** @typedef {Record<string, Mark>} Marks by the word, in lower case */

/**
 * @param {Marks} marks
 * @param {string} word
 */
export const markOf = (marks, word) => Object.hasOwn(marks, word) ? marks[word] : null

/**
 * The marks with another one for a word, or with none.
 * @param {Marks} marks
 * @param {string} word
 * @param {Mark | null} mark
 * @returns {Marks}
 */
export function withMark(marks, word, mark) {
  const { [word]: _, ...others } = marks
  return mark ? { ...others, [word]: mark } : others
}

/**
 * The words with a mark, in the order of the alphabet.
 * @param {Marks} marks
 * @param {Mark} mark
 */
export const markedWords = (marks, mark) => Object.keys(marks).filter(word => marks[word] === mark).sort()

/**
 * The marks as the engine takes them and as a file has them: each line has a word, a tab and its mark.
 * @param {Marks} marks
 */
export const marksText = marks => Object.keys(marks).sort().map(word => `${word}\t${marks[word]}\n`).join('')

/**
 * What the engine has understood of such a text.
 * @param {Record<Mark, string[]>} answer
 * @returns {Marks}
 */
export const understood = answer => Object.fromEntries(
  (/** @type {Mark[]} */ (['refused', 'accepted', 'never'])).flatMap(mark => answer[mark].map(word => [word, mark])))

/**
 * Whether a word must not be suggested.
 * @param {Marks} marks
 * @param {string | null} word null for a pass
 */
export const isOut = (marks, word) => word !== null && ['refused', 'never'].includes(markOf(marks, word) ?? '')
