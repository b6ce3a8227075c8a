// Tens of thousands of words, in a form that passes between threads quickly.

/** The rarity of an unrated word. */
export const unknownRarity = 255

/**
 * @typedef {object} CompactWords
 * @property {string} text the words, one per line
 * @property {Uint8Array} rarities one per word
 */

/**
 * @param {{ words?: { word: string, rarity: number | null }[], error?: string }} answer the module's
 * @returns {CompactWords | { error: string }}
 */
export function compactWords({ words, error }) {
  if (!words) return { error: error ?? 'no words' }
  return {
    text: words.map(({ word }) => word).join('\n'),
    rarities: Uint8Array.from(words, ({ rarity }) => rarity ?? unknownRarity),
  }
}
