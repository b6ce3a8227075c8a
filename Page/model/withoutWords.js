// The moves found, without words that the player has just marked: the next best follows before the search says anything.
import { capitalized } from './players.js'

/** @typedef {import('./types.js').Advice} Advice */

/**
 * @param {Advice | null} advice
 * @param {(word: string | null) => boolean} isOut
 * @returns {Advice | null} the same if none is out; null if no move is left
 */
export function withoutWords(advice, isOut) {
  if (!advice) return null
  const { moves, texts } = advice
  const stay = moves.map((_, index) => index).filter(index => !isOut(moves[index].word))
  if (stay.length === moves.length && !texts.others.some(({ move }) => isOut(move.word))) return advice
  if (!stay.length) return null
  const [first] = stay
  /** Where each move is now. */
  const place = new Map(stay.map((index, at) => [index, at]))
  const moved = (/** @type {number} */ index) => place.get(index) ?? 0
  const rows = texts.rows.map(({ move, forms }) => [{ move, ending: '' }, ...forms].filter(form => place.has(form.move)))
    .filter(({ length }) => length).sort(([left], [right]) => left.move - right.move)
  // The endings were those of the word that led the row.
  const ending = (/** @type {number} */ move) => moves[move].word?.toUpperCase() ?? ''
  const stays = (/** @type {string | null} */ word) => !isOut(word) && word !== moves[first].word
  return {
    ...advice,
    reason: first ? capitalized(texts.moves[first].outlook) : advice.reason,
    moves: stay.map(index => moves[index]),
    texts: {
      ...texts, others: texts.others.filter(({ move }) => stays(move.word)),
      moves: stay.map(index => texts.moves[index]),
      rows: rows.map(([lead, ...forms]) => ({
        move: moved(lead.move), forms: forms.map(form => ({ move: moved(form.move), ending: lead.ending ? ending(form.move) : form.ending })),
      })),
    },
  }
}
