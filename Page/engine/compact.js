// Tens of thousands of words, in a form that passes between threads at once.

/** The rarity of a word of which nobody says how rare it is. */
export const unknownRarity = 255

/**
 * @typedef {object} CompactWords
 * @property {string} text the words, a line each
 * @property {Uint8Array} rarities one a word
 */

/**
 * @param {{ words?: { word: string, rarity: number | null }[], error?: string }} answer of the module
 * @returns {CompactWords | { error: string }}
 */
export function compactWords({ words, error }) {
  if (!words) return { error: error ?? 'no words' }
  return {
    text: words.map(({ word }) => word).join('\n'),
    rarities: Uint8Array.from(words, ({ rarity }) => rarity ?? unknownRarity),
  }
}
