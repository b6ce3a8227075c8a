// What a player should check in a picture, in a sentence.

/**
 * @param {number} doubtful how many tiles may be misread
 * @param {string[]} warnings of the reading, in the words of who wrote the reader
 * @returns {string} empty if nothing is in doubt
 */
export function doubtText(doubtful, warnings) {
  if (doubtful === 1) return 'One tile may be misread'
  if (doubtful > 1) return `${doubtful} tiles may be misread`
  // If the owners are unknown, the card says so. The two shades of a player's tiles are no doubt, since the neighbours decide
  // which tiles are defended.
  return warnings.some(warning => warning.startsWith('the scores say')) ? 'Scores and colours do not match' : ''
}
