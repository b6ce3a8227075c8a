// What a review says was missed: positions of the player's own games that become puzzles.

/** @typedef {{ position: string, played: string | null, isDone: boolean }} Missed a position in one line, and what was played there */

/** More are not kept; the latest stay. */
const mostMissed = 100

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
    if (!played || !best || !position || you && player !== you || !isWon(best) || isWon(played) || known.has(position)) return []
    return [{ position, played: played.word, isDone: false }]
  })
  return [...found, ...before].slice(0, mostMissed)
}

/** @param {{ proven: boolean, chance: number }} choice */
const isWon = ({ proven, chance }) => proven && chance === 1
