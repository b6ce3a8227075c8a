// The bar beside the board: how much of it is yours, and in a word for those who do not see it.
import { capitalized, nearSide, opponentOf, playerName } from './players.js'

/** @typedef {import('./types.js').Advice} Advice */
/** @typedef {import('./types.js').Player} Player */

/**
 * @typedef {object} BarView
 * @property {Player} below the side whose part is below
 * @property {number | null} share of the side below, 0 to 1; null if unknown
 * @property {string} label
 */

/** What a standing of one player is for the other. @type {Record<string, string>} */
const turned = { winning: 'losing', good: 'behind', even: 'even', behind: 'good', losing: 'winning' }

/**
 * @param {Advice | null} advice
 * @param {import('./types.js').BoardState | null} board
 * @param {import('./players.js').Sides} sides
 * @returns {BarView}
 */
export function barView(advice, board, sides) {
  const below = nearSide(sides)
  const name = capitalized(playerName(sides, below))
  if (board?.outcome) {
    const { outcome } = board
    const winner = outcome === 'draw' ? null : outcome
    return { below, share: !winner ? 0.5 : winner === below ? 1 : 0, label: winner ? `${capitalized(playerName(sides, winner))} won` : 'A draw' }
  }
  const chance = advice?.texts.redChance ?? null
  if (!advice || chance === null) return { below, share: null, label: 'Who is ahead is not known yet' }
  const standing = advice.moves[0]?.texts.standing
  const word = !standing ? '' : advice.turn === opponentOf(below) ? turned[standing] : standing
  return { below, share: below === 'red' ? chance : 1 - chance, label: word ? `${name}: ${word}` : name }
}
