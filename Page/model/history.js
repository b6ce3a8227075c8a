// The listed steps of a game, with titles that players understand.
import { isOwnerOpen, owner, tiles } from './board.js'
import { branches, computerOf, currentNode, isGivenUpHere, isWord, line } from './game.js'
import { isOpen } from './pairs.js'
import { capitalized, nearSide, opponentOf, playerName, wideScoreText } from './players.js'

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
 * @property {boolean} isFirst whether it is the first of two moves that were guessed, which leads to the same node as the second
 * @property {'word' | 'pair' | null} asks what can be said of the step: which word led to it, or which two
 * @property {{ index: number, title: string }[]} others the alternatives that were tried
 */

/**
 * @param {Game} game
 * @param {Known} known
 * @param {Sides} sides
 * @param {{ hidesChances?: boolean, isRefused?: (word: string | null) => boolean }} [options] with which words the game refused
 * @returns {StepView[]}
 */
export function stepViews(game, known, sides, options = {}) {
  const { hidesChances = false, isRefused = () => false } = options
  const isOut = (/** @type {number} */ index) => isRefused(game.nodes[index].move?.word ?? null)
  const all = line(game)
  const place = all.indexOf(game.current)
  // A move that the game refused has been taken back, so it is shown neither as a step ahead nor as an alternative.
  const end = all.findIndex((index, at) => at > place && isOut(index))
  return all.slice(0, end < 0 ? undefined : end).flatMap((index, at) => {
    const node = game.nodes[index]
    /** @type {StepView} */
    const view = {
      index, title: stepTitle(game, index, sides), detail: stepDetail(hidesChances ? { ...node, percent: undefined } : node, known, sides), player: node.move?.player ?? null,
      isCurrent: at === place, isAhead: at > place, isFirst: false, asks: node.guess ? 'pair' : needsWord(node) ? 'word' : null,
      others: branches(game, index).filter(other => !isOut(other)).map(other => ({ index: other, title: stepTitle(game, other, sides) })),
    }
    const { guess } = node
    if (!guess || guess.chosen === null) return [view]
    // The first of two moves has no step of its own: its row leads to the step after both.
    const { word, player } = guess.pairs[guess.chosen].moves[0]
    return [{ ...view, title: guessTitle(word.toUpperCase(), guess), detail: '', player, isCurrent: false, isFirst: true, asks: null, others: [] }, view]
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
  if (node.kind === 'correction') return correctionTitle(game.nodes[node.parent].position, node.position, sides)
  return guessTitle(node.title, node.guess)
}

/**
 * @param {string} word in capitals
 * @param {import('./types.js').Guess} [guess] by which it is taken for what was played
 */
const guessTitle = (word, guess) => `${word}${guess && isOpen(guess) ? '?' : ''}`

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

// What a list says of a game.

/** @typedef {import('./types.js').BoardState} BoardState */

/** @param {Position} position */
const words = ({ played }) => played.filter(isWord).map(word => word.toUpperCase())

/**
 * What a game is called, which stays the same: by the computer that it is against, or else by its first word.
 * @param {Game} game
 * @param {BoardState | null} board what the module says about the shown position
 * @param {Sides} sides
 */
export function gameTitle(game, board, sides) {
  if (computerOf(game) && sides.you) return `Against ${sides.names[opponentOf(sides.you)]}`
  // Undo does not change the name.
  const [first] = words(game.nodes[line(game).at(-1) ?? game.current].position)
  return first ?? (board?.scores && !board.scores.red && !board.scores.blue ? 'A new board' : `The board ${currentNode(game).position.letters.slice(0, 5).toUpperCase()}…`)
}

/**
 * How a game stands, who is to move, and when something happened last: "8 : 11 after HUTZPAH · Your turn · 5 min ago".
 * @param {Game} game
 * @param {BoardState | null} board
 * @param {Sides} sides
 * @param {number} now
 */
export function gameDetail(game, board, sides, now) {
  const turn = isGivenUpHere(game) ? null : board?.turn ?? null
  const whose = !turn ? '' : turn === sides.you ? 'Your turn' : `${capitalized(sides.names[turn])}’s turn`
  return [score(game, board, sides), whose, ago(game.changed, now)].filter(part => part).join(' · ')
}

/**
 * @param {Game} game
 * @param {BoardState | null} board
 * @param {Sides} sides
 */
function score(game, board, sides) {
  const last = words(currentNode(game).position).at(-1)
  const after = last ? `after ${last}` : ''
  if (!board?.scores) return after
  const { outcome, scores } = board
  const text = wideScoreText(scores, nearSide(sides))
  if (isGivenUpHere(game)) return `${text}, you gave up`
  if (outcome) return `${text}, ${outcome === 'draw' ? 'a draw' : `${playerName(sides, outcome)} won`}`
  return scores.red || scores.blue || last ? `${text} ${after}`.trim() : ''
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
