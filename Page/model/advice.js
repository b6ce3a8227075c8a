// How the moves found are shown.

/** @typedef {import('./types.js').Advice} Advice */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./types.js').MoveTexts} MoveTexts */
/** @typedef {import('./types.js').PlayerCounts} PlayerCounts */
/** @typedef {import('./types.js').RankedMove} RankedMove */

/** @typedef {{ tiles: number[], owners: string, scores: PlayerCounts | null, title: string }} Preview who would own what */

/**
 * @typedef {object} MoveRow
 * @property {string} word in capitals; `Pass` for none
 * @property {RankedMove} move
 * @property {MoveTexts} texts
 * @property {string} label all of it, for speech
 */

/**
 * A move with what the module says about it.
 * @param {RankedMove} move
 * @param {MoveTexts} texts
 * @returns {MoveRow}
 */
export function moveRow(move, texts) {
  const word = move.word?.toUpperCase() ?? 'Pass'
  const { takes, score, chance, verdict } = texts
  const label = [word, takes, `${score} after`, `${chance} to win`, verdict].filter(part => part).join(', ')
  return { word, move, texts, label }
}

/**
 * @param {Advice} advice
 * @returns {MoveRow[]}
 */
export const moveRows = ({ moves, texts }) => moves.map((move, index) => moveRow(move, texts.moves[index]))

/**
 * Red's chance, for the graph; null if it is unknown.
 * @param {Advice} advice
 */
export function redChance({ texts: { redChance: chance, redPercent: percent } }) {
  return chance === null || percent === null ? null : { chance, percent }
}

/**
 * Who would own what after a move.
 * @param {RankedMove} move
 * @param {MoveTexts} texts
 * @returns {Preview}
 */
export const preview = (move, { owners }) => ({ tiles: move.tiles, owners, scores: move.after.scores, title: move.word ?? 'pass' })

/**
 * Who would own what after the best answer to a move; null if that is unknown.
 * @param {RankedMove} move
 * @param {MoveTexts} texts
 * @returns {Preview | null}
 */
export function answerPreview({ line: [answer] }, { answerOwners, answerScores }) {
  return answer && answerOwners ? { tiles: answer.tiles, owners: answerOwners, scores: answerScores, title: answer.word ?? 'pass' } : null
}

/**
 * Tiles in any order, as text: two equal letters may change places.
 * @param {number[]} tiles
 */
const placement = tiles => [...tiles].sort((left, right) => left - right).join()

/**
 * What the search says about a word on tiles; null if it says nothing, or only the most that the word can be worth.
 * @param {Advice | null} advice
 * @param {string} word
 * @param {number[]} [tiles] any, if absent
 * @returns {{ tiles: number[], outlook: string } | null}
 */
export function foundMove(advice, word, tiles) {
  const wanted = tiles && placement(tiles)
  const index = advice?.moves.findIndex(move => !move.bound && move.word === word && (!wanted || placement(move.tiles) === wanted)) ?? -1
  return advice && index >= 0 ? { tiles: advice.moves[index].tiles, outlook: advice.texts.moves[index].outlook } : null
}

/**
 * A value in which everything that equals a part of an older one is that part: whoever draws it sees by identity what has
 * changed.
 * @template Value
 * @param {unknown} before
 * @param {Value} after
 * @returns {Value}
 */
export function renewed(before, after) {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const old = /** @type {Record<string, unknown>} */ (before)
  const entries = Object.entries(after).map(([name, value]) => [name, renewed(old[name], value)])
  const isSame = entries.length === Object.keys(old).length && entries.every(([name, value]) => old[name] === value)
  if (isSame) return /** @type {Value} */ (before)
  return /** @type {Value} */ (Array.isArray(after) ? entries.map(([, value]) => value) : Object.fromEntries(entries))
}
