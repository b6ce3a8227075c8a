// The graph of who was ahead, step by step. What was never searched is unknown, and drawn as that.
import { line } from './game.js'
import { capitalized, nearSide, playerName } from './players.js'

/** @typedef {import('./types.js').Game} Game */
/** @typedef {{ index: number, chance: number | null, isCurrent: boolean }} GraphStep the chance of the side below, 0 to 1 */
/** @typedef {{ below: string, above: string, line: string, gaps: string, dots: string }} GraphPaths paths of SVG */

/**
 * The steps of the shown line; corrections replace what they correct.
 * @param {Game} game
 * @param {import('./types.js').Player} below the side whose part of the graph is below
 * @returns {GraphStep[]}
 */
export function graphSteps(game, below) {
  const all = line(game)
  return all.filter((_, at) => game.nodes[all[at + 1]]?.kind !== 'correction').map(index => {
    const { chance } = game.nodes[index]
    return { index, chance: chance === null || below === 'red' ? chance : 1 - chance, isCurrent: shows(game, all, index) }
  })
}

/**
 * Whether a step is the shown one, or was corrected into it.
 * @param {Game} game
 * @param {number[]} all of the line
 * @param {number} index
 */
function shows(game, all, index) {
  let at = all.indexOf(game.current)
  // What is shown may have been corrected later: the graph has the last correction in its place.
  while (game.nodes[all[at + 1]]?.kind === 'correction') at++
  return all[at] === index
}

/** The graph's size, and how far its steps are from its rim at least, so that their dots are whole. */
export const graphSize = { width: 600, height: 140, inset: 12 }
const { width, height, inset } = graphSize

/**
 * Where a step is, from left to right.
 * @param {number} at its place
 * @param {number} count of all
 */
export const stepPlace = (at, count) => Math.round((inset + at / Math.max(count - 1, 1) * (width - 2 * inset)) * 10) / 10

/**
 * The step nearest to a place in the graph.
 * @param {number} share of the width, 0 to 1
 * @param {number} count of all steps
 */
export const nearestStep = (share, count) =>
  Math.round(Math.min(Math.max((share * width - inset) / (width - 2 * inset), 0), 1) * (count - 1))

/**
 * Between two steps that were searched, one after the other, there is a line with an area below and above it; between two that
 * have unknown ones between them, dots; after the last one searched, nothing.
 * @param {GraphStep[]} steps
 * @returns {GraphPaths}
 */
export function graphPaths(steps) {
  const paths = { below: '', above: '', line: '', gaps: '', dots: '' }
  /** @type {{ at: number, x: number, y: number } | null} */
  let last = null
  const join = (/** @type {number} */ left, /** @type {number} */ from, /** @type {number} */ right, /** @type {number} */ to) => {
    paths.below += `M${left} ${from}L${right} ${to}V${height}H${left}Z`
    paths.above += `M${left} ${from}L${right} ${to}V0H${left}Z`
    paths.line += `M${left} ${from}L${right} ${to}`
  }
  steps.forEach(({ chance }, at) => {
    if (chance === null) return
    const [x, y] = [stepPlace(at, steps.length), Math.round((inset + (1 - chance) * (height - 2 * inset)) * 10) / 10]
    paths.dots += `M${x} ${y}h0`
    if (at === 0) join(0, y, x, y)
    if (last && last.at === at - 1) join(last.x, last.y, x, y)
    else if (last) paths.gaps += `M${last.x} ${last.y}L${x} ${y}`
    if (at === steps.length - 1) join(x, y, width, y)
    last = { at, x, y }
  })
  return paths
}

// The bar beside the board: how much of it is yours, and in a word for those who do not see it.

/** @typedef {import('./types.js').Advice} Advice */
/** @typedef {import('./types.js').Player} Player */

/**
 * @typedef {object} BarView
 * @property {Player} below the side whose part is below
 * @property {number | null} share of the side below, 0 to 1; null if unknown
 * @property {string} label
 */

/** What a standing of one player is for the other. @type {Record<import('../engine/types').Standing, string>} */
const turned = { winning: 'losing', good: 'behind', even: 'even', behind: 'good', losing: 'winning' }

/**
 * @param {Advice | null} advice
 * @param {import('./types.js').BoardState | null} board
 * @param {import('./players.js').Sides} sides
 * @param {boolean} [isHidden]
 * @returns {BarView}
 */
export function barView(advice, board, sides, isHidden = false) {
  const below = nearSide(sides)
  const name = capitalized(playerName(sides, below))
  if (board?.outcome) {
    const { outcome } = board
    const winner = outcome === 'draw' ? null : outcome
    return { below, share: !winner ? 0.5 : winner === below ? 1 : 0, label: winner ? `${capitalized(playerName(sides, winner))} won` : 'A draw' }
  }
  if (isHidden) return { below, share: null, label: 'Who is ahead is hidden' }
  const chance = advice?.texts.redChance ?? null
  if (!advice || chance === null) return { below, share: null, label: 'Who is ahead is not known yet' }
  const { redStanding: standing } = advice.texts
  const word = standing && (below === 'red' ? standing : turned[standing])
  return { below, share: below === 'red' ? chance : 1 - chance, label: word ? `${name}: ${word}` : name }
}
