// The listed steps of a game, and the graph of the chances.
import { branches, line } from './game.js'

/** @typedef {import('./types.js').Game} Game */

/**
 * @typedef {object} StepView
 * @property {number} index of its node
 * @property {string} title
 * @property {string} detail
 * @property {'red' | 'blue' | null} player
 * @property {boolean} isCurrent
 * @property {boolean} isAhead whether it is undone
 * @property {boolean} needsWord whether a picture shows that something was played, but not what
 * @property {{ index: number, title: string }[]} others the alternatives that were tried
 */

/**
 * @param {Game} game
 * @param {(position: import('./types.js').Position) => import('./types.js').BoardState | null} known what the module says
 *   about a position
 * @returns {StepView[]}
 */
export function stepViews(game, known) {
  const indices = line(game)
  const place = indices.indexOf(game.current)
  return indices.map((index, at) => {
    const node = game.nodes[index]
    const score = known(node.position)?.scores
    const needsWord = node.kind === 'picture' && node.move !== null && node.move.word === null
    return {
      index,
      title: needsWord ? 'Which word?' : node.title,
      detail: [score ? `${score.red}:${score.blue}` : '', node.percent === undefined ? '' : `red ${node.percent}%`]
        .filter(text => text).join(' · '),
      player: node.move?.player ?? null,
      isCurrent: at === place, isAhead: at > place, needsWord,
      others: branches(game, index).map(other => ({ index: other, title: game.nodes[other].title })),
    }
  })
}

/**
 * @typedef {{ x: number, y: number, index: number, chance: number, percent: number, isCurrent: boolean }} Point x and y from
 *   0 to 1, y downwards
 */

/**
 * Red's chances along the game, as points of a graph; corrections replace what they correct.
 * @param {Game} game
 * @returns {Point[]}
 */
export function chancePoints(game) {
  const all = line(game)
  const steps = all.filter((_, at) => game.nodes[all[at + 1]]?.kind !== 'correction')
  const known = steps.map((index, at) => ({ index, at, node: game.nodes[index] }))
  const last = Math.max(steps.length - 1, 1)
  return known.flatMap(({ index, at, node: { chance, percent } }) => chance === null || percent === undefined ? [] : [{
    x: at / last, y: 1 - chance, index, chance, percent, isCurrent: index === game.current,
  }])
}

/**
 * The path of a line through points.
 * @param {Point[]} points
 * @param {number} width
 * @param {number} height
 */
export const linePath = (points, width, height) =>
  points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`).join('')
