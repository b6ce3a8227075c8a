// How the moves found are shown.
import { opponent, ownersAfter } from './board.js'

/** @typedef {import('./types.js').Advice} Advice */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./types.js').Player} Player */
/** @typedef {import('./types.js').Position} Position */
/** @typedef {import('./types.js').RankedMove} RankedMove */

/**
 * @typedef {object} MoveRow
 * @property {string} word in capitals; `Pass` for none
 * @property {RankedMove} move
 * @property {string} takes
 * @property {string} score after it, the mover's first
 * @property {string} chance
 * @property {number} share the chance, 0 to 1
 * @property {string} verdict empty unless the end is in sight
 * @property {boolean} isProven
 * @property {string} rarity empty if the word is known
 * @property {string} answer the opponent's best, as a sentence; empty if unknown
 * @property {string} label all of it, for speech
 */

/**
 * @param {number} count
 * @param {string} noun
 */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * A move with what the report says about it.
 * @param {RankedMove} move
 * @param {import('./types.js').MoveTexts} texts
 * @param {Player} player who makes it
 * @returns {MoveRow}
 */
export function moveRow(move, { takes, chance, verdict, known, answer }, player) {
  const { scores } = move.after
  const word = move.word?.toUpperCase() ?? 'Pass'
  const score = `${scores[player]}:${scores[opponent(player)]}`
  const label = [word, takes, `${score} after`, `${chance} to win`, verdict].filter(part => part).join(', ')
  return {
    word, move, takes, score, chance, share: move.chance, verdict, rarity: move.word !== null && !known ? 'rare' : '', label,
    answer: answer ?? '', isProven: ['wins', 'loses', 'draws'].includes(move.verdict.kind),
  }
}

/**
 * @param {Advice} advice
 * @returns {MoveRow[]}
 */
export const moveRows = advice =>
  advice.turn ? advice.moves.map((move, index) => moveRow(move, advice.texts.moves[index], /** @type {Player} */ (advice.turn))) : []

/**
 * How far the search has got.
 * @param {Advice} advice
 */
export const effortText = ({ depth, nodes, seconds }) =>
  `${counted(depth, 'move')} ahead · ${compactNumber(nodes)} positions · ${seconds.toFixed(1)} s`

/** @param {number} number */
export const compactNumber = number =>
  number < 1000 ? `${number}` : number < 1e6 ? `${Math.round(number / 1000)}k` : `${(number / 1e6).toFixed(1)}M`

/**
 * Who would own what after a move, and after the answer to it.
 * @param {Position} position
 * @param {Move} move
 * @param {Move} [answer]
 */
export function preview({ owners, turn }, move, answer) {
  if (!owners || !turn) return null
  const after = ownersAfter(owners, turn, move.tiles)
  return answer ? ownersAfter(after, opponent(turn), answer.tiles) : after
}

/**
 * Red's chance in a position, from the best move there.
 * @param {Advice} advice
 * @returns {{ chance: number, percent: number } | null}
 */
export function redChance({ outcome, turn, moves: [best], texts: { redPercent } }) {
  if (redPercent === null) return null
  const chance = outcome ? redPercent / 100 : turn === 'red' ? best.chance : 1 - best.chance
  return { chance, percent: redPercent }
}

/**
 * A hint at the best move, for players who want to think first.
 * @param {MoveRow} row
 */
export function hint({ move, takes, rarity }) {
  if (move.word === null) return 'Passing is best.'
  return `Look for a word of ${counted(move.word.length, 'letter')} that ${rarity ? 'few' : 'most'} people know and that ${takes}.`
}
