// The listed steps of a game, with titles that players understand.
import { isOwnerOpen, owner, tiles } from './board.js'
import { branches, line } from './game.js'
import { capitalized, nearSide, playerName, wideScoreText } from './players.js'

/** @typedef {import('./types.js').Game} Game */
/** @typedef {import('./types.js').GameNode} GameNode */
/** @typedef {import('./types.js').Position} Position */
/** @typedef {import('./types.js').Player} Player */
/** @typedef {import('./players.js').Sides} Sides */
/** @typedef {(position: Position) => import('./types.js').BoardState | null} Known what the module says about a position */

/**
 * @typedef {object} StepView
 * @property {number} index of its node
 * @property {string} title
 * @property {string} detail
 * @property {Player | null} player
 * @property {boolean} isCurrent
 * @property {boolean} isAhead whether it is undone
 * @property {boolean} needsWord whether a picture shows that something was played, but not what
 * @property {{ index: number, title: string }[]} others the alternatives that were tried
 */

/**
 * @param {Game} game
 * @param {Known} known
 * @param {Sides} sides
 * @returns {StepView[]}
 */
export function stepViews(game, known, sides) {
  const indices = line(game)
  const place = indices.indexOf(game.current)
  return indices.map((index, at) => {
    const node = game.nodes[index]
    return {
      index, title: stepTitle(game, index, sides), detail: stepDetail(node, known, sides), player: node.move?.player ?? null,
      isCurrent: at === place, isAhead: at > place, needsWord: needsWord(node),
      others: branches(game, index).map(other => ({ index: other, title: stepTitle(game, other, sides) })),
    }
  })
}

/** @param {GameNode} node */
const needsWord = ({ kind, move }) => kind === 'picture' && move !== null && move.word === null

/**
 * @param {Game} game
 * @param {number} index
 * @param {Sides} sides
 */
function stepTitle(game, index, sides) {
  const node = game.nodes[index]
  if (needsWord(node)) return 'Which word?'
  // A step without a move would be called by its file's name, which says nothing to a player.
  if (node.kind === 'picture' && !node.move) return 'Next screenshot'
  return node.kind === 'correction' ? correctionTitle(game.nodes[node.parent].position, node.position, sides) : node.title
}

/**
 * What a correction changed, without the names of tiles.
 * @param {Position} before
 * @param {Position} after
 * @param {Sides} sides
 */
function correctionTitle(before, after, sides) {
  const letter = (/** @type {Position} */ { letters }, /** @type {number} */ tile) => letters[tile] === '?' ? 'Unread tile' : letters[tile].toUpperCase()
  const spelled = tiles.find(tile => before.letters[tile] !== after.letters[tile])
  if (spelled !== undefined) return `${letter(before, spelled)} → ${after.letters[spelled].toUpperCase()}`
  const owned = tiles.find(tile => after.owners && (!before.owners || isOwnerOpen(before.owners, tile) !== isOwnerOpen(after.owners, tile) || owner(before.owners, tile) !== owner(after.owners, tile)))
  if (owned !== undefined && after.owners) {
    const player = owner(after.owners, owned)
    return `${letter(after, owned)} → ${player ? playerName(sides, player) : 'free'}`
  }
  if (before.turn !== after.turn && after.turn) return capitalized(`${playerName(sides, after.turn)} to move`)
  return 'Words played'
}

/**
 * The score, and the chance from the side of the phone's owner.
 * @param {GameNode} node
 * @param {Known} known
 * @param {Sides} sides
 */
function stepDetail({ position, percent }, known, sides) {
  const scores = known(position)?.scores
  const player = nearSide(sides)
  const chance = percent === undefined ? '' : `${playerName(sides, player)} ${player === 'red' ? percent : 100 - percent}%`
  return [scores ? wideScoreText(scores, player) : '', chance].filter(text => text).join(' · ')
}
