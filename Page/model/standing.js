// How a player stands after a move, in a word.

/** @typedef {import('./types.js').RankedMove} RankedMove */
/** @typedef {'winning' | 'good' | 'even' | 'behind' | 'losing'} Standing */

/**
 * From which chance on a player stands so.
 * @type {[number, Standing][]}
 */
const standings = [[0.8, 'winning'], [0.6, 'good'], [0.4, 'even'], [0.2, 'behind'], [0, 'losing']]

/**
 * How the mover stands after a move; null if only the most that it can be worth is known.
 * @param {RankedMove} move
 * @returns {Standing | null}
 */
export function standing({ bound, chance }) {
  const known = standings.find(([least]) => chance >= least)
  return known && !bound ? known[1] : null
}

/**
 * The same in the words of the page, which say when nothing is left to chance.
 * @param {RankedMove} move
 */
export function standingText(move) {
  const { kind } = move.verdict
  return kind === 'wins' || kind === 'loses' || kind === 'draws' ? kind : standing(move) ?? ''
}
