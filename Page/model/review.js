// A review of the shown game: what is asked of the module, and what a list and a graph say of its answer.
import { areOwnersKnown } from './board.js'
import { isWord, line } from './game.js'
import { isMissedWin } from './missed.js'
import { playerName } from './players.js'

/** @typedef {import('./types.js').Game} Game */
/** @typedef {import('../engine/types').ReviewAnswer} Review */
/** @typedef {import('../engine/types').ReviewMove} ReviewMove */
/** @typedef {{ title: string, letters: string, owners: string | null }} Board one before or after a move */
/** @typedef {{ index: number | null, step: import('../engine/types').ReviewStep }} Reviewed a step with its node; null between two moves that were guessed */

/**
 * The positions of the shown line with the moves between them, as far as they are known. Corrections replace what they correct,
 * and letters count as they were corrected last.
 * @param {Game} game
 * @returns {Reviewed[]}
 */
export function reviewSteps(game) {
  const all = line(game)
  const { letters } = game.nodes[all[all.length - 1]].position
  /** @type {import('./types.js').GameNode['move']} */
  let move = null
  return all.flatMap((index, at) => {
    const { kind, parent, position, move: made, guess } = game.nodes[index]
    const pair = guess && guess.chosen !== null ? guess.pairs[guess.chosen] : null
    if (kind !== 'correction') move = kind === 'move' || made?.word ? made : null
    if (game.nodes[all[at + 1]]?.kind === 'correction' || !areOwnersKnown(position.owners)) return []
    const known = move && { word: move.word, tiles: move.tiles }
    const step = { index, step: { position: { ...position, letters }, move: known } }
    if (!pair) return [step]
    const [first, second] = pair.moves
    const played = [...game.nodes[parent].position.played.filter(isWord), first.word]
    return [{ index: null, step: { position: { letters, owners: pair.between, turn: second.player, played }, move: { word: first.word, tiles: first.tiles } } }, step]
  })
}

/** How long a review of a game may take, and how long a move of it at most, in milliseconds. */
const [wholeTime, mostTime] = [20_000, 1800]

/**
 * How long to think about each move.
 * @param {number} count of moves
 */
export const timePerMove = count => Math.max(Math.min(Math.round(wholeTime / Math.max(count, 1)), mostTime), 50)

/**
 * The points of the graph: the chance of the side below, 0 to 1.
 * @param {Review} review
 * @param {import('./types.js').Player} below
 * @param {number} chosen the place of the move shown
 * @returns {import('./graph.js').GraphStep[]}
 */
export const reviewGraph = ({ points }, below, chosen) => points.map(({ redChance }, index) => ({
  index, isCurrent: index === chosen + 1, chance: redChance === null || below === 'red' ? redChance : 1 - redChance,
}))

/**
 * What the list says of a move, and the heading above its boards.
 * @param {ReviewMove} move
 * @param {import('./players.js').Sides} sides
 */
export function reviewRow({ number, player, played, grade, lost }, sides) {
  const title = `${number}. ${played ? (played.word ?? 'Pass').toUpperCase() : 'Not known'}`
  // What is known of it stands below the heading.
  if (!player || !grade) return { title, detail: 'not graded', heading: `Move ${number}` }
  const cost = lost && grade !== 'already lost' ? `, −${lost}%` : ''
  return { title, detail: grade + cost, heading: `${title} by ${playerName(sides, player)}: ${grade}${cost && `${cost} chance`}` }
}

/**
 * The boards beside one another: before the move, after it and, if there was a better one, after that: the one that the sentence explains.
 * @param {Review} review
 * @param {ReviewMove} move
 */
export function reviewBoards({ points, letters }, { number, played, best, known, explained }) {
  const text = letters.toLowerCase()
  const boards = [
    beforeBoard({ points, letters }, number),
    { title: played ? `After ${named(played)}` : 'After', letters: text, owners: points[number].owners },
  ]
  const better = explained === 'known' ? known : best
  if (better && played && better.owners !== played.owners) boards.push({ title: `After ${named(better)}`, letters: text, owners: better.owners })
  return boards
}

/**
 * The board before a move.
 * @param {Pick<Review, 'points' | 'letters'>} review
 * @param {number} number of the move
 */
export const beforeBoard = ({ points, letters }, number) => ({ title: 'Before', letters: letters.toLowerCase(), owners: points[number - 1].owners })

/** @param {{ word: string | null }} choice */
const named = ({ word }) => word?.toUpperCase() ?? 'a pass'

/** More mistakes are not gone through one by one. */
const mostLessons = 5

/**
 * The places of the moves from which most can be learnt, the costliest first: the player's own or, if it is unknown who that is, both
 * players'.
 * @param {Review} review
 * @param {import('./types.js').Player | null} you
 */
export const lessons = ({ moves }, you) => moves
  .map(({ player, grade, lost, best, played }, place) => ({ place, lost: lost ?? 0, isLesson: player !== null && (!you || player === you) &&
    best?.word !== null && (isError(grade) || isMissedWin({ best, played })) }))
  .filter(({ isLesson }) => isLesson)
  .sort((one, other) => other.lost - one.lost).slice(0, mostLessons).map(({ place }) => place)

/**
 * Which of these a move is.
 * @param {number[]} places of the moves from which most can be learnt
 * @param {number} place
 * @param {import('./types.js').Player | null} you whose moves they are, if that is known
 * @returns {string} empty if it is none of them
 */
export function lessonTitle(places, place, you) {
  const [at, count] = [places.indexOf(place) + 1, places.length]
  if (!at) return ''
  return `${you ? 'Your' : 'The'} move${count > 1 ? 's' : ''} that cost most${count > 1 ? `: ${at} of ${count}` : ''}`
}

/** @param {ReviewMove['grade']} grade */
const isError = grade => grade === 'inaccuracy' || grade === 'mistake' || grade === 'blunder'
