// Whether a picture belongs to a game, and where in it. What was played between two positions is for the module to say,
// as in the program.
import { opponent, owner, tiles } from './board.js'
import { addNode, goTo } from './game.js'
import { isSame, readPosition } from './position.js'

/** @typedef {import('./types.js').Game} Game */
/** @typedef {import('./types.js').Inference} Inference */
/** @typedef {import('./types.js').Position} Position */
/** @typedef {import('./types.js').PictureRecord} PictureRecord */

/** How many letters must be known and equal for two boards to count as the same. */
const leastLetters = 20
/** How many of a game's last positions a picture may follow. */
const mostParents = 6

/**
 * Whether letters are of the same board, as far as they are known.
 * @param {string} left
 * @param {string} right
 */
export function areAlike(left, right) {
  const known = tiles.filter(tile => left[tile] !== '?' && right[tile] !== '?')
  return known.length >= leastLetters && known.every(tile => left[tile] === right[tile])
}

/**
 * The game with these letters; null if there is none.
 * @param {Game[]} games
 * @param {string} letters as they were read
 */
export const matchingGame = (games, letters) => games.find(game =>
  areAlike(game.nodes[game.current].position.letters, letters) ||
  game.pictures.some(({ reading }) => areAlike(reading.letters.toLowerCase(), letters))) ?? null

/**
 * What a picture shows of a game. Corrections are kept, and covered letters are filled in from before.
 * @param {Game} game
 * @param {PictureRecord} picture
 * @returns {Position}
 */
export function shownPosition(game, { reading }) {
  const position = readPosition(reading)
  const { letters } = game.nodes[game.current].position
  const wasRead = game.pictures.some(({ reading }) => reading.letters.toLowerCase() === position.letters)
  if (wasRead) return { ...position, letters }
  return { ...position, letters: [...position.letters].map((letter, tile) => letter === '?' ? letters[tile] : letter).join('') }
}

/**
 * The node that shows the same as a picture; null if there is none.
 * @param {Game} game
 * @param {Position} position
 */
export function sameNode(game, position) {
  for (let index = game.nodes.length - 1; index >= 0; index--) {
    if (isSame({ ...game.nodes[index].position, played: [] }, position)) return index
  }
  return null
}

/**
 * The nodes that a picture may follow, latest first.
 * @param {Game} game
 * @param {Position} position
 */
export const possibleParents = (game, position) => position.owners === null ? [] : game.nodes
  .map((node, index) => ({ node, index }))
  .filter(({ node }) => node.position.owners !== null && node.position.owners !== position.owners)
  .map(({ index }) => index).reverse().slice(0, mostParents)

/**
 * The request that asks the module what was played between two positions.
 * @param {Position} before
 * @param {Position} after
 * @param {string | null} [named] the word that the picture says was played last
 */
export const inferenceRequest = (before, after, named = null) => ({
  readings: [['before', before, null], ['after', after, named]].map(part => {
    const [file, { letters, owners, turn }, lastWord] = /** @type {[string, Position, string | null]} */ (part)
    return { file, letters, owners, turn, lastWord }
  }),
  playedBefore: before.played.filter(word => word !== '-'),
})

/**
 * The module's answer; null if the second position cannot follow the first.
 * @param {any} answer
 * @returns {Inference | null}
 */
export function inference({ games, error }) {
  if (error || games.length !== 1) return null
  const [{ pictures, inferred: [gap] }] = games
  return gap && pictures[0][0] === 'before' ? gap : null
}

/** @param {Inference} gap */
export const isOneMove = gap => gap.moves.length > 0 && gap.moves[0] === 1

/**
 * A game with another picture, which is then shown.
 * @param {Game} game
 * @param {PictureRecord} picture
 * @param {{ parent: number, gap: Inference } | null} place what it follows, and what was played between
 * @returns {Game}
 */
export function withPicture(game, picture, place) {
  const position = shownPosition(game, picture)
  const owned = { ...game, pictures: [...game.pictures.filter(({ key }) => key !== picture.key), picture] }
  const same = sameNode(game, position)
  if (same !== null) return goTo(owned, same)
  const at = goTo(owned, place?.parent ?? 0)
  const before = at.nodes[at.current].position
  const words = place?.gap.words.filter(({ certain }) => certain).map(({ word }) => word) ?? []
  const after = { ...position, played: [...before.played, ...words.filter(word => !before.played.includes(word))] }
  const step = { kind: /** @type {const} */ ('picture'), title: picture.file, position: withPopUp(after, picture) }
  const move = place && isOneMove(place.gap) ? moveBetween(before, position, place.gap) : null
  if (!move) return addNode(at, step)
  const turn = position.turn ?? opponent(move.player)
  return addNode(at, {
    ...step, title: move.word?.toUpperCase() ?? picture.file, position: { ...step.position, turn }, move,
  })
}

/**
 * The one move between two positions.
 * @param {Position} before
 * @param {Position} after
 * @param {Inference} gap
 */
function moveBetween(before, after, { words, settled }) {
  const player = before.turn ?? (after.turn && opponent(after.turn)) ?? words[0]?.player
  if (!player) return null
  const taken = tiles.filter(tile => owner(before.owners ?? '', tile) !== owner(after.owners ?? '', tile))
  const known = words.filter(({ certain }) => certain)
  return { player, taken, word: settled && known.length === 1 ? known[0].word : null, tiles: [] }
}

/**
 * The position with the word that the picture says was played.
 * @param {Position} position
 * @param {PictureRecord} picture
 */
export function withPopUp(position, { reading }) {
  const word = reading.popUp?.word.toLowerCase()
  return word && !position.played.includes(word) ? { ...position, played: [...position.played, word] } : position
}
