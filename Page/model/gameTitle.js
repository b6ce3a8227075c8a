// What a list says of a game.
import { currentNode } from './game.js'
import { capitalized, nearSide, playerName, wideScoreText } from './players.js'

/** @typedef {import('./types.js').Game} Game */
/** @typedef {import('./types.js').BoardState} BoardState */
/** @typedef {import('./players.js').Sides} Sides */

/**
 * What a game is: "8 : 11 after HUTZPAH".
 * @param {Game} game
 * @param {BoardState | null} board what the module says about the shown position
 * @param {Sides} sides
 */
export function gameTitle(game, board, sides) {
  const word = currentNode(game).position.played.filter(entry => entry !== '-').at(-1)?.toUpperCase() ?? ''
  if (!board?.scores) return word ? `After ${word}` : 'A board'
  const { outcome, scores } = board
  if (!scores.red && !scores.blue && !word) return 'A new board'
  const score = wideScoreText(scores, nearSide(sides))
  if (outcome) return `${score}, ${outcome === 'draw' ? 'a draw' : `${playerName(sides, outcome)} won`}`
  return `${score}${word ? ` after ${word}` : ''}`
}

/**
 * Who is to move, and when something happened last.
 * @param {Game} game
 * @param {BoardState | null} board
 * @param {Sides} sides
 * @param {number} now
 */
export function gameDetail(game, board, sides, now) {
  const turn = board?.turn ?? null
  const whose = !turn ? '' : turn === sides.you ? 'Your turn · ' : `${capitalized(sides.names[turn])}’s turn · `
  return `${whose}${ago(game.changed, now)}`
}

/**
 * How long ago something was; of earlier days, the day and the time.
 * @param {number} time
 * @param {number} now
 */
export function ago(time, now) {
  const minutes = Math.floor((now - time) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 12 * 60) return `${Math.floor(minutes / 60)} h ago`
  const clock = new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  if (time >= midnight) return `today, ${clock}`
  if (time >= new Date(midnight - 1).setHours(0, 0, 0, 0)) return `yesterday, ${clock}`
  return new Date(time).toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' })
}
