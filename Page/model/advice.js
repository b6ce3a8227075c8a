// How the moves found are shown.

/** @typedef {import('./types.js').Advice} Advice */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./types.js').MoveTexts} MoveTexts */
/** @typedef {import('./types.js').PlayerCounts} PlayerCounts */
/** @typedef {import('./types.js').RankedMove} RankedMove */

/** @typedef {{ tiles: number[], owners: string, scores: PlayerCounts | null, title: string }} Preview who would own what */

/**
 * A move with what the module says about it.
 * @typedef {object} Candidate
 * @property {string} word in capitals; `Pass` for none
 * @property {RankedMove} move
 * @property {MoveTexts} texts
 * @property {string} label all of it, for speech
 */

/**
 * A row of the list: near forms of a word are one row, led by the best of them.
 * @typedef {Candidate & { remark: string, doubt: string, forms: (Candidate & { ending: string })[] }} MoveRow with what is said of it in
 *   front, which is nothing if the row above says it
 */

/**
 * @param {RankedMove} move
 * @param {MoveTexts} texts
 * @returns {Candidate}
 */
export function moveRow(move, texts) {
  const word = move.word?.toUpperCase() ?? 'Pass'
  const { takes, score, verdict, doubt } = texts
  const label = [word, remark(move, texts), `${score} after`, takes, verdict, doubt].filter(part => part).join(', ')
  return { word, move, texts, label }
}

/**
 * How the mover stands after a move, in a word, which says when nothing is left to chance; empty if it is not known.
 * @param {RankedMove} move
 * @param {MoveTexts} texts
 */
export function standing({ verdict }, { standing: said }) {
  const kind = verdict?.kind
  return kind === 'wins' || kind === 'loses' || kind === 'draws' ? kind : said ?? ''
}

/**
 * The remark before a move. If the search did not find out what a move is worth, the move cannot be called winning or losing:
 * it is only known that those above it are at least as good.
 * @param {RankedMove} move
 * @param {MoveTexts} texts
 */
const remark = (move, texts) => standing(move, texts) || 'no better'

/**
 * The rows of the list, the best first.
 * @param {Advice} advice
 * @returns {MoveRow[]}
 */
export function moveRows(advice) {
  const { moves, texts } = advice
  const made = (/** @type {number} */ index) => moveRow(moves[index], texts.moves[index])
  const remarkOf = (/** @type {number} */ index) => remark(moves[index], texts.moves[index])
  return texts.rows.map(({ move, forms }, place) => {
    const above = texts.rows[place - 1]
    const isSaid = above ? remarkOf(above.move) === remarkOf(move) : !standing(moves[move], texts.moves[move])
    return {
      ...made(move), remark: isSaid ? '' : remarkOf(move), doubt: texts.moves[move].doubt,
      forms: forms.map(({ move: form, ending }) => ({ ...made(form), ending })),
    }
  })
}

/**
 * Whether a row is the one of a word, or has it as one of its forms.
 * @param {MoveRow} row
 * @param {string | null} word
 */
export const isRowOf = (row, word) => row.word === word || row.forms.some(form => form.word === word)

/**
 * What is shown after the search has found more. While the order rests, rows keep their places, even if the search no longer
 * lists them, and new rows come last. Only the texts of the rows are new. So nothing moves under a finger, and the best move of
 * the card stays the first of the list.
 * @param {Advice | null} shown
 * @param {Advice} found
 * @param {boolean} isResting whether the order rests
 * @returns {Advice} with the objects of `shown` for whatever has not changed
 */
export function shownAdvice(shown, found, isResting) {
  return renewed(shown, shown && isResting ? inPlace(shown, found) : found)
}

/**
 * @param {Advice} shown
 * @param {Advice} found
 * @returns {Advice}
 */
function inPlace(shown, found) {
  const placed = new Set(shown.moves.map(({ word }) => word))
  const stays = shown.moves.map(({ word }) => found.moves.findIndex(move => move.word === word))
  const added = found.moves.map((_, index) => index).filter(index => !placed.has(found.moves[index].word))
  /** Where a move that was found is now. */
  const place = new Map(added.map((index, more) => [index, shown.moves.length + more]))
  const ofAdded = added.length ? found.texts.rows.map(({ move, forms }) => [{ move, ending: '' }, ...forms].filter(form => place.has(form.move))) : []
  const moved = (/** @type {number} */ index) => place.get(index) ?? 0
  const rows = ofAdded.filter(([lead]) => lead).map(([lead, ...forms]) => (
    { move: moved(lead.move), forms: forms.map(({ move, ending }) => ({ move: moved(move), ending })) }))
  // If another move is found to be better now, the sentence about the first move is about that one.
  const { reason, closeCall, texts: said } = found.moves[0]?.word === shown.moves[0]?.word ? found : shown
  return {
    ...found, reason, closeCall,
    moves: [...stays.map((index, at) => index < 0 ? shown.moves[at] : found.moves[index]), ...added.map(index => found.moves[index])],
    texts: {
      ...found.texts, others: said.others, rows: [...shown.texts.rows, ...rows],
      moves: [...stays.map((index, at) => index < 0 ? shown.texts.moves[at] : found.texts.moves[index]), ...added.map(index => found.texts.moves[index])],
    },
  }
}

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
  const listed = advice?.moves.map((move, index) => ({ move, texts: advice.texts.moves[index] })) ?? []
  const found = [...listed, ...advice?.texts.others ?? []]
    .find(({ move }) => !move.bound && move.word === word && (!wanted || placement(move.tiles) === wanted))
  return found ? { tiles: found.move.tiles, outlook: found.texts.outlook } : null
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
