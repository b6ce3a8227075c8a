// How a player stands after a move, in a word.

/** @typedef {import('./types.js').MoveTexts} MoveTexts */
/** @typedef {import('./types.js').RankedMove} RankedMove */
/** @typedef {import('../engine/types').Standing} Standing */

/**
 * From which chance on a player stands so.
 * @type {[number, Standing][]}
 */
const standings = [[0.8, 'winning'], [0.6, 'good'], [0.4, 'even'], [0.2, 'behind'], [0, 'losing']]

/**
 * How the mover stands after a move; null if that is not known. A module that does not say it yet says the chance.
 * @param {RankedMove} move
 * @param {MoveTexts} texts
 */
function standing({ bound, chance }, { standing: said }) {
  if (said !== undefined) return said
  return bound ? null : standings.find(([least]) => chance >= least)?.[1] ?? null
}

/**
 * The same in the words of the page, which say when nothing is left to chance.
 * @param {RankedMove} move
 * @param {MoveTexts} texts
 */
export function standingText(move, texts) {
  const { kind } = move.verdict
  return kind === 'wins' || kind === 'loses' || kind === 'draws' ? kind : standing(move, texts) ?? ''
}
