// What is shown of the moves that were found.
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
 * @property {number} share of the chance, 0 to 1
 * @property {string} verdict where the end is in sight, or empty
 * @property {boolean} isProven
 * @property {string} rarity empty where the word is known
 * @property {string} label all of it, to be spoken
 */

/**
 * @param {number} count
 * @param {string} noun
 */
export const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * A chance in whole percent: 0 and 100 only where that is proven.
 * @param {number} chance 0 to 1
 */
export function percent(chance) {
  const rounded = Math.round(chance * 100)
  return chance === 0 || chance === 1 ? rounded : Math.min(Math.max(rounded, 1), 99)
}

/**
 * `wins`, `wins in 3`, with a question mark where that is not proven; empty where no end is in sight.
 * @param {RankedMove['verdict']} verdict
 */
export function verdictText({ kind, plies = 0 }) {
  switch (kind) {
    case 'wins': return plies === 1 ? 'wins' : `wins in ${plies}`
    case 'loses': return plies === 1 ? 'loses' : `loses in ${plies}`
    case 'draws': return 'draw'
    case 'seemsToWin': return `wins in ${plies}?`
    case 'seemsToLose': return `loses in ${plies}?`
    default: return ''
  }
}

/**
 * What a move takes, as `3 blue, 2 free`.
 * @param {number} captured
 * @param {number} claimed
 * @param {Player} player
 */
export function takesText(captured, claimed, player) {
  const parts = [...(captured ? [`${captured} ${opponent(player)}`] : []), ...(claimed ? [`${claimed} free`] : [])]
  return parts.length ? `takes ${parts.join(', ')}` : 'takes nothing'
}

/**
 * @param {RankedMove} move
 * @param {Player} player who makes it
 * @returns {MoveRow}
 */
export function moveRow(move, player) {
  const { scores } = move.after
  const word = move.word?.toUpperCase() ?? 'Pass'
  const takes = move.word === null ? '' : takesText(move.captured.length, move.claimed.length, player)
  const score = `${scores[player]}:${scores[opponent(player)]}`
  const chance = `${move.bound ? '≤ ' : ''}${percent(move.chance)}%`
  const verdict = verdictText(move.verdict)
  const rarity = move.word !== null && (move.rarity ?? Infinity) > 35 ? 'rare' : ''
  const label = [word, takes, `${score} after`, `${chance} to win`, verdict].filter(part => part).join(', ')
  return {
    word, move, takes, score, chance, share: move.chance, verdict, rarity, label,
    isProven: ['wins', 'loses', 'draws'].includes(move.verdict.kind),
  }
}

/**
 * @param {Advice} advice
 * @returns {MoveRow[]}
 */
export const moveRows = advice =>
  advice.turn ? advice.moves.map(move => moveRow(move, /** @type {Player} */ (advice.turn))) : []

/**
 * How far the search has come.
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
 * The chance of red in a position, from the best move there.
 * @param {Advice} advice
 */
export function redChance(advice) {
  if (advice.outcome) return advice.outcome === 'draw' ? 0.5 : advice.outcome === 'red' ? 1 : 0
  const best = advice.moves[0]
  return best && advice.turn ? advice.turn === 'red' ? best.chance : 1 - best.chance : null
}

/**
 * What is told of the best move before it is shown, to somebody who wants to think first.
 * @param {MoveRow} row
 */
export function hint({ move, takes }) {
  if (move.word === null) return 'Passing is best.'
  const rare = (move.rarity ?? Infinity) > 35 ? 'a word few people know' : 'a word most people know'
  return `Look for ${move.word.length} letters that ${takes.replace('takes', 'take')}: ${rare}.`
}
