// Whether a picture belongs to a game, and what was played since.
import { isDefended, opponent, owner, tiles } from './board.js'
import { addNode, goTo } from './game.js'
import { readPosition } from './position.js'

/** @typedef {import('./types.js').Game} Game */
/** @typedef {import('./types.js').Player} Player */
/** @typedef {import('./types.js').Position} Position */
/** @typedef {import('./types.js').PictureRecord} PictureRecord */

/** How many letters must be known to be the same before two boards are called one. */
const leastLetters = 20

/**
 * Whether letters are of one board, as far as they are known.
 * @param {string} left
 * @param {string} right
 */
export function areAlike(left, right) {
  const known = tiles.filter(tile => left[tile] !== '?' && right[tile] !== '?')
  return known.length >= leastLetters && known.every(tile => left[tile] === right[tile])
}

/**
 * The game that letters are of; null where there is none.
 * @param {Game[]} games
 * @param {string} letters as they were read
 */
export const matchingGame = (games, letters) => games.find(game =>
  areAlike(game.nodes[game.current].position.letters, letters) ||
  game.pictures.some(({ reading }) => areAlike(reading.letters.toLowerCase(), letters))) ?? null

/**
 * What was played between two positions, if it was one move.
 * @param {Position} before
 * @param {Position} after
 * @returns {{ player: Player, taken: number[] } | null} the tiles that were taken
 */
export function moveBetween(before, after) {
  if (before.owners === null || after.owners === null) return null
  const [from, to] = [before.owners, after.owners]
  const taken = tiles.filter(tile => owner(from, tile) !== owner(to, tile))
  const player = before.turn ?? (taken.length ? owner(to, taken[0]) : null)
  if (!player || after.turn === player || !taken.length) return null
  const isPossible = taken.every(tile => owner(to, tile) === player && !isDefended(from, tile))
  return isPossible ? { player, taken } : null
}

/**
 * Whether a position can be a later one of the same game: what somebody owns is never free again.
 * @param {Position} before
 * @param {Position} after
 */
const isLater = (before, after) =>
  tiles.every(tile => !before.owners || !after.owners || before.owners[tile] === '.' || after.owners[tile] !== '.')

/**
 * The letters from which a move's word is, and those that it must have; the rest of its tiles take nothing.
 * @param {Position} before
 * @param {{ player: Player, taken: number[] }} move
 */
export function wordsRequest({ letters, owners }, { player, taken }) {
  const isInert = (/** @type {number} */ tile) =>
    owners !== null && (owner(owners, tile) === player || isDefended(owners, tile))
  const usable = tiles.filter(tile => letters[tile] !== '?' && (taken.includes(tile) || isInert(tile)))
  const text = (/** @type {number[]} */ some) => some.map(tile => letters[tile]).join('')
  return { letters: text(usable), containing: text(taken.filter(tile => letters[tile] !== '?')) }
}

/**
 * Whether a word may not be played any more: it was, or one was that begins with it.
 * @param {string[]} played
 * @param {string} word
 */
export const isForbidden = (played, word) => played.some(other => other.startsWith(word))

/**
 * The game with one more picture, which is then shown.
 * @param {Game} game
 * @param {PictureRecord} picture
 * @returns {Game}
 */
export function withPicture(game, picture) {
  const reading = readPosition(picture.reading)
  const owned = { ...game, pictures: [...game.pictures.filter(({ key }) => key !== picture.key), picture] }
  const position = knownLetters(game, reading)
  const same = latest(owned, ({ position: { letters, owners, turn } }) =>
    letters === position.letters && owners === position.owners && turn === position.turn)
  if (same !== null) return goTo(owned, same)
  const parent = latest(owned, node => moveBetween(node.position, position) !== null)
  if (parent !== null) return afterMove(goTo(owned, parent), picture, position)
  const earlier = latest(owned, node => isLater(node.position, position))
  const at = goTo(owned, earlier ?? 0)
  const { played } = at.nodes[at.current].position
  const step = { kind: /** @type {const} */ ('picture'), title: picture.file, position: withPopUp({ ...position, played }, picture) }
  return addNode(at, step)
}

/**
 * @param {Game} game at the position before the move
 * @param {PictureRecord} picture
 * @param {Position} position that the picture shows
 */
function afterMove(game, picture, position) {
  const before = game.nodes[game.current].position
  const between = moveBetween(before, position)
  if (!between) return game
  const word = picture.reading.popUp?.word.toLowerCase() ?? null
  const after = withPopUp({ ...position, played: before.played }, picture)
  const turn = after.turn ?? opponent(between.player)
  return addNode(game, {
    kind: 'picture', title: word ? word.toUpperCase() : picture.file, position: { ...after, turn },
    move: { player: between.player, taken: between.taken, word, tiles: [] },
  })
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

/**
 * What was corrected once need not be corrected again, and what was covered is known from before.
 * @param {Game} game
 * @param {Position} position
 */
function knownLetters(game, position) {
  const { letters } = game.nodes[game.current].position
  const wasRead = game.pictures.some(({ reading }) => reading.letters.toLowerCase() === position.letters)
  if (wasRead) return { ...position, letters }
  return { ...position, letters: [...position.letters].map((letter, tile) => letter === '?' ? letters[tile] : letter).join('') }
}

/**
 * The last node of a kind.
 * @param {Game} game
 * @param {(node: import('./types.js').GameNode) => boolean} fits
 */
function latest(game, fits) {
  for (let index = game.nodes.length - 1; index >= 0; index--) if (fits(game.nodes[index])) return index
  return null
}
