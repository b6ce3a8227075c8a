// What a review says was missed: positions of the player's own games that become puzzles.
import { capitalized } from './players.js'

/** @typedef {{ position: string, played: string | null, isDone: boolean }} Missed a position in one line, and what was played there */

/** @typedef {{ solved: number[], missed: Missed[] }} PuzzleProgress the numbers of the puzzles that are solved, and what was missed, the latest first */

/** More are not kept; the latest stay. */
export const mostMissed = 100

/**
 * What was missed before and in a review, the latest first; what is there stays as it is.
 * @param {Missed[]} before
 * @param {import('../engine/types').ReviewAnswer} review
 * @param {import('./types.js').Player | null} you whose misses count; null for both players'
 * @returns {Missed[]}
 */
export function withMissed(before, { moves, points }, you) {
  const known = new Set(before.map(({ position }) => position))
  const found = moves.flatMap(({ number, player, played, best }) => {
    const position = points[number - 1].position
    if (!played || !position || you && player !== you || !isMissedWin({ best, played }) || known.has(position)) return []
    return [{ position, played: played.word, isDone: false }]
  })
  return [...found, ...before].slice(0, mostMissed)
}

/**
 * What was done in this browser and in another one.
 * @param {PuzzleProgress} here
 * @param {PuzzleProgress} there
 * @returns {PuzzleProgress}
 */
export function mergedProgress(here, there) {
  const done = new Set([...here.missed, ...there.missed].filter(({ isDone }) => isDone).map(({ position }) => position))
  const known = new Set(here.missed.map(({ position }) => position))
  const missed = [...here.missed, ...there.missed.filter(({ position }) => !known.has(position))]
  return {
    solved: [...new Set([...here.solved, ...there.solved])],
    missed: missed.slice(0, mostMissed).map(one => done.has(one.position) ? { ...one, isDone: true } : one),
  }
}

/** @typedef {{ proven: boolean, chance: number }} Choice */

/** @param {Choice | null} choice */
const isWon = choice => choice !== null && choice.proven && choice.chance === 1

/**
 * Whether a move could have won for sure, and did not.
 * @param {{ best: Choice | null, played: Choice | null }} move
 */
export const isMissedWin = ({ best, played }) => isWon(best) && !isWon(played)

/**
 * What the picture of a missed win asks, in two lines; the first says who is to move.
 * @param {boolean} isYours whether the player missed it
 * @param {string} color what whoever missed it is called
 */
export const missedTitle = (isYours, color) => `${isYours ? `I missed a win as ${color}` : `${capitalized(color)} missed a win here`}.\nCan you find it?`
