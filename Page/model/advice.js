// How the moves found are shown.

import { capitalized } from './players.js'

/** @typedef {import('./types.js').Advice} Advice */
/** @typedef {import('./types.js').PlayerCounts} PlayerCounts */
/** @typedef {import('./types.js').ShownMove} ShownMove */

/**
 * @typedef {{ tiles: number[], owners: string, scores: PlayerCounts | null, title: string, move: ShownMove | null }} Preview who would own
 *   what after a move; of a word that was only looked up there is no move
 */

/**
 * A move as it is listed.
 * @typedef {object} Candidate
 * @property {string} word in capitals; `Pass` for none
 * @property {ShownMove} move
 * @property {string} label all that is said of it, for speech
 */

/**
 * A row of the list: near forms of a word are one row, led by the best of them.
 * @typedef {Candidate & { remark: string, doubt: string, forms: (Candidate & { ending: string })[] }} MoveRow with what is said of it in
 *   front, which is nothing if the row above says it
 */

/**
 * @param {ShownMove} move
 * @returns {Candidate}
 */
export function moveRow(move) {
  const word = move.word?.toUpperCase() ?? 'Pass'
  const { takes, score, verdict, doubt } = move.texts
  const label = [word, standing(move), `${score} after`, takes, verdict, doubt].filter(part => part).join(', ')
  return { word, move, label }
}

/**
 * How the player stands after a move, in a few words; empty if the search did not find out what it is worth. It is then only known that
 * those above it are at least as good.
 * @param {ShownMove} move
 */
export const standing = ({ texts }) => texts.standing ?? ''

/**
 * What the words mean in which it is said how a player stands.
 * @type {Record<string, string>}
 */
export const meanings = {
  wins: 'Wins, whatever the other side plays: this is proven.', loses: 'Loses, if the other side plays well: this is proven.',
  draws: 'A draw, if both play well: this is proven.', winning: 'Winning: you should win.', good: 'Good: you are ahead.',
  even: 'Even: either side may win.', behind: 'Behind: the other side is ahead.', losing: 'Losing: the other side should win.',
}

/**
 * The move that is looked at: the one that the player has opened, or else the best.
 * @param {Advice | null} advice
 * @param {string | null} opened its word as rows show it
 * @returns {ShownMove | null}
 */
export function chosenMove(advice, opened) {
  if (!advice) return null
  const asked = opened === null ? undefined : [...advice.moves, ...advice.texts.others.map(({ move }) => move)].find(move => moveRow(move).word === opened)
  return asked ?? advice.moves[0] ?? null
}

/**
 * What the moves are, to be said before them: the player's best ones, or those that the opponent may play.
 * @param {Advice | null} advice
 * @param {string} own what the player's are called
 */
export const heading = (advice, own) => capitalized(advice?.texts.expects ?? own)

/**
 * The rows of the list, the best first.
 * @param {Advice} advice
 * @returns {MoveRow[]}
 */
export function moveRows({ moves }) {
  /** @type {ShownMove[][]} The moves of each row. */
  const rows = []
  for (const move of moves) {
    const { formOf } = move.texts
    const row = formOf === null ? undefined : rows.find(([lead]) => lead.word === formOf || lead.texts.formOf === formOf)
    if (row) row.push(move)
    else rows.push([move])
  }
  return rows.map(([lead, ...forms]) => ({
    ...moveRow(lead), remark: standing(lead), doubt: lead.texts.doubt, forms: forms.map(form => ({ ...moveRow(form), ending: ending(form, lead) })),
  }))
}

/**
 * What a form adds to the word that leads its row; the whole word if that is another than the module meant, which may be gone.
 * @param {ShownMove} form
 * @param {ShownMove} lead
 */
const ending = ({ word, texts }, lead) => (texts.formOf === lead.word && texts.ending) || (word ?? '').toUpperCase()

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
 * Whether nothing is left to chance after a move.
 * @param {ShownMove | undefined} move
 */
export const isSure = move => ['wins', 'loses', 'draws'].includes(move?.verdict?.kind ?? '')

/**
 * Whether an answer says at least as much as an earlier one: it looks as far ahead, and what was sure stays so.
 * @param {Advice} answer
 * @param {Advice} before
 */
export const isFurther = (answer, before) => isSure(answer.moves[0]) === isSure(before.moves[0]) ? answer.depth >= before.depth : isSure(answer.moves[0])

/**
 * An answer in which the moves that an earlier one has proven to lose still do: a search need not repeat a proof. They stand last of those
 * whose value is known.
 * @param {Advice} answer
 * @param {Advice | null} before
 * @returns {Advice} the same if none is missing
 */
export function keepingLosses(answer, before) {
  const name = (/** @type {ShownMove} */ { word, tiles }) => `${word} ${placement(tiles)}`
  const losses = new Map(before?.moves.filter(({ verdict }) => verdict?.kind === 'loses').map(move => [name(move), move]))
  const lost = answer.moves.filter((move, place) => place && !isSure(move) && losses.has(name(move)))
  if (!lost.length) return answer
  const open = answer.moves.filter(move => !lost.includes(move))
  const place = open.findIndex(({ bound, verdict }, at) => at && (bound || verdict?.kind === 'loses'))
  open.splice(place < 0 ? open.length : place, 0, ...lost.map(move => losses.get(name(move)) ?? move))
  return { ...answer, moves: open }
}

/**
 * @param {Advice} shown
 * @param {Advice} found
 * @returns {Advice}
 */
function inPlace(shown, found) {
  const latest = new Map(found.moves.map(move => [move.word, move]))
  const placed = new Set(shown.moves.map(({ word }) => word))
  const stays = shown.moves.map(move => inRow(latest.get(move.word) ?? move, move.texts))
  /** @type {Map<string, string | null>} The words of new rows, by the words of the shown rows in which their moves would be. */
  const leads = new Map()
  const added = found.moves.filter(({ word }) => !placed.has(word)).map(move => {
    const { formOf } = move.texts
    if (formOf === null || !placed.has(formOf)) return move
    const lead = leads.get(formOf) ?? null
    if (lead === null) leads.set(formOf, move.word)
    return inRow(move, { formOf: lead, ending: null })
  })
  // If another move is found to be better now, the sentences about the first move are about that one.
  const { reason, closeCall, texts: { others, easierRemark, hint } } = found.moves[0]?.word === shown.moves[0]?.word ? found : shown
  return { ...found, reason, closeCall, moves: [...stays, ...added], texts: { ...found.texts, others, easierRemark, hint } }
}

/**
 * @param {ShownMove} move
 * @param {{ formOf: string | null, ending: string | null }} row
 * @returns {ShownMove}
 */
const inRow = (move, { formOf, ending }) => ({ ...move, texts: { ...move.texts, formOf, ending } })

/**
 * The moves found, without words that the player has just marked: the next best follows before the search says anything.
 * @param {Advice | null} advice
 * @param {(word: string | null) => boolean} isOut
 * @returns {Advice | null} the same if none is out; null if no move is left
 */
export function withoutWords(advice, isOut) {
  if (!advice) return null
  const { moves, texts } = advice
  const stay = moves.filter(({ word }) => !isOut(word))
  if (stay.length === moves.length && !texts.others.some(({ move }) => isOut(move.word))) return advice
  if (!stay.length) return null
  const [best] = stay
  const isBest = best === moves[0]
  return {
    ...advice, moves: stay, reason: isBest ? advice.reason : '',
    texts: { ...texts, hint: isBest ? texts.hint : null, easierRemark: isBest ? texts.easierRemark : null, others: texts.others.filter(({ move: { word } }) => !isOut(word) && word !== best.word) },
  }
}

/** How many of the best moves are kept as suggested. */
const mostSuggested = 10

/**
 * What a step keeps of what was found about its position: red's chance, for the graph, if it is known, and the moves that were
 * suggested, as the player has probably made one of them.
 * @param {Advice} advice
 * @returns {Pick<import('./types.js').GameNode, 'suggested'> & { chance?: number, percent?: number }}
 */
export function findings({ moves, texts: { redChance: chance, redPercent: percent, others } }) {
  const all = [...moves.slice(0, mostSuggested), ...others.map(({ move }) => move)]
  const words = all.filter(({ word }, place) => word !== null && all.findIndex(other => other.word === word) === place)
  return { ...chance === null || percent === null ? {} : { chance, percent }, suggested: words.map(({ word, tiles }) => ({ word: word ?? '', tiles })) }
}

/**
 * Who would own what after a move.
 * @param {ShownMove} move
 * @returns {Preview}
 */
export const preview = move => ({ tiles: move.tiles, owners: move.texts.owners, scores: move.after.scores, title: move.word ?? 'pass', move })

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
  const found = [...advice?.moves ?? [], ...advice?.texts.others.map(({ move }) => move) ?? []]
    .find(move => !move.bound && move.word === word && (!wanted || placement(move.tiles) === wanted))
  return found ? { tiles: found.tiles, outlook: found.texts.outlook } : null
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
