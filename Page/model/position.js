// Positions: their text form, and how a reading becomes one.
import { isFull, tileCount, withDefended } from './board.js'

/** @typedef {import('./types.js').Position} Position */
/** @typedef {import('./types.js').Reading} Reading */

export const noOwners = '.'.repeat(tileCount)

/**
 * What the picture shows.
 * @param {Reading} reading
 * @returns {Position}
 */
export const readPosition = reading => ({
  letters: reading.letters.toLowerCase(),
  owners: reading.owners,
  turn: reading.turn,
  played: [],
})

/**
 * One line, as the program writes and reads it: letters, owners, the player to move, the words played.
 * @param {Position} position
 */
export const positionLine = ({ letters, owners, turn, played }) =>
  [letters, owners ?? noOwners, turn ?? 'red', played.join(',')].filter(part => part).join(' ')

/**
 * Reads what {@link positionLine} writes; null for anything else.
 * @param {string} line
 * @returns {Position | null}
 */
export function parsePosition(line) {
  const [letters = '', owners = '', turn = '', played = '', ...rest] = line.trim().split(/\s+/)
  if (rest.length || !/^[a-z?]{25}$/i.test(letters) || !/^[.rb]{25}$/i.test(owners)) return null
  if (turn !== 'red' && turn !== 'blue') return null
  const words = played ? played.toLowerCase().split(',') : []
  if (!words.every(word => /^([a-z]{2,25}|-)$/.test(word))) return null
  return { letters: letters.toLowerCase(), owners: withDefended(owners), turn, played: words }
}

/**
 * What must be known before moves can be searched.
 * @param {Position} position
 * @returns {'owners' | 'turn' | null}
 */
export function missing({ owners, turn }) {
  if (owners === null) return 'owners'
  return turn === null && !isFull(owners) && owners !== noOwners ? 'turn' : null
}

/**
 * A request's members for a complete position.
 * @param {Position} position
 */
export const positionMembers = ({ letters, owners, turn, played }) =>
  ({ letters, owners: owners ?? noOwners, turn: turn ?? 'red', played })

/**
 * The position after a move, from the module's answer.
 * @param {{ position: string }} answer
 */
export function answeredPosition(answer) {
  const position = parsePosition(answer.position)
  if (!position) throw new RangeError(`not a position: ${answer.position}`)
  return position
}

/**
 * Whether two positions are the same to a player.
 * @param {Position} left
 * @param {Position} right
 */
export const isSame = (left, right) =>
  left.letters === right.letters && left.owners === right.owners && left.turn === right.turn &&
  left.played.join() === right.played.join()
