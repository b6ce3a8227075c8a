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
