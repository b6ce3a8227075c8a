// The two moves that were made between two pictures of a game, as most players give a picture whenever it is their turn. The module
// guesses them, and the game takes the likeliest pair for what was played. Unless the player has said what it was, a later picture may
// take another pair in its place.
//
// A guess belongs to the step of the picture that both moves led to. The first of them has no step, as nobody has seen the position after
// it: so nothing but words changes when another pair is taken, and two tabs know the steps of each other whatever each of them guesses.
import { addNode, isWord, leadsTo, line } from './game.js'
import { capitalized, playerName } from './players.js'

/** @typedef {import('./types.js').Game} Game */
/** @typedef {import('./types.js').GameNode} GameNode */
/** @typedef {import('./types.js').Guess} Guess */
/** @typedef {import('./types.js').Position} Position */
/** @typedef {import('../engine/types').SeenPair} SeenPair */

/** A pair that is less likely than this is only offered. */
const leastTaken = 0.15

/** What a step is called that a picture has added, if nobody knows what was played. */
const unnamed = 'Next screenshot'

/**
 * A game with a picture that two moves after the shown step led to.
 * @param {Game} game
 * @param {Position} position that the picture shows
 * @param {SeenPair[]} pairs at least one, the likeliest first
 * @returns {Game}
 */
export function withPairs(game, position, pairs) {
  const added = addNode(game, { kind: 'picture', title: unnamed, position, guess: { pairs, chosen: null, isSettled: false } })
  return pairs[0].likelihood >= leastTaken ? withPair(added, added.current, 0) : added
}

/**
 * A game that takes one of the guessed pairs for what was played before a step, or none of them.
 * @param {Game} game
 * @param {number} index of a step with a guess
 * @param {number | null} chosen the place of the pair; null for none
 * @param {boolean} [isSettled] whether the player has said so
 * @returns {Game}
 */
export function withPair(game, index, chosen, isSettled = false) {
  const { guess } = game.nodes[index]
  return guess ? withGuess(game, index, { ...guess, chosen, isSettled }) : game
}

/**
 * A game with another guess of what was played before a step. Its words take the place of those guessed before, in that step and in all
 * after it.
 * @param {Game} game
 * @param {number} index
 * @param {Guess} guess
 * @returns {Game}
 */
export function withGuess(game, index, guess) {
  const { nodes } = game
  const [old, now] = [wordsOf(nodes[index].guess), wordsOf(guess)]
  const place = nodes[nodes[index].parent].position.played.filter(isWord).length
  const move = guess.chosen === null ? null : guess.pairs[guess.chosen].moves[1]
  return {
    ...game, nodes: nodes.map((node, other) => {
      if (!leadsTo(nodes, index, other)) return node
      // Between the guess and this step, or before both, a word may really have been played that was guessed.
      const kept = new Set([...nodes[nodes[index].parent].position.played, ...wordsBetween(nodes, index, other)])
      const played = exchanged(node.position.played, old.filter(word => !kept.has(word)), now, place)
      // The same object where nothing has changed: what the module says is known by it.
      const isSame = played.length === node.position.played.length && played.every((word, at) => word === node.position.played[at])
      const position = isSame ? node.position : { ...node.position, played }
      return other === index ? { ...node, position, title: move ? move.word.toUpperCase() : unnamed, move, guess } : { ...node, position }
    }),
  }
}

/**
 * The words of the steps after one and up to another.
 * @param {GameNode[]} nodes
 * @param {number} index
 * @param {number} other a step after it, or itself
 */
function wordsBetween(nodes, index, other) {
  /** @type {string[]} */
  const words = []
  for (let at = other; at !== index; at = nodes[at].parent) words.push(...playedIn(nodes[at]))
  return words
}

/**
 * The words that led to a step from the one before it, as far as they are known or guessed.
 * @param {GameNode} node
 */
const playedIn = ({ guess, move }) => guess ? wordsOf(guess) : move?.word ? [move.word] : []

/**
 * A game in which a guess contradicts nothing that came later: a word that was played, and its beginnings, cannot be played again. Of a
 * guess that does, the likeliest pair that does not is taken, or none.
 * @param {Game} game
 * @returns {Game} the same object if nothing was wrong
 */
export function revised(game) {
  /** @type {string[]} */
  const later = []
  let sound = game
  for (const index of line(game).reverse()) {
    const { guess } = sound.nodes[index]
    if (guess && guess.chosen !== null && !guess.isSettled && contradicts(guess.pairs[guess.chosen], later)) {
      const other = guess.pairs.findIndex(pair => !contradicts(pair, later))
      sound = withPair(sound, index, other < 0 ? null : other)
    }
    later.push(...playedIn(sound.nodes[index]))
  }
  return sound
}

/**
 * The steps of a game without what was guessed and the player has not confirmed.
 * @param {Game} game
 * @param {(guess: Guess) => boolean} [isLeftOut] which of the guesses
 * @returns {Game}
 */
export const withoutGuesses = (game, isLeftOut = () => true) => game.nodes.reduce((without, { guess }, index) =>
  guess && guess.chosen !== null && !guess.isSettled && isLeftOut(guess) ? withPair(without, index, null) : without, game)

/**
 * Whether the player is to be asked about a guess: the pair is not sure, and the player has said nothing.
 * @param {Guess} guess
 */
export const isOpen = ({ pairs, chosen, isSettled }) => !isSettled && (chosen === null || !pairs[chosen].sure)

/**
 * Which of the guessed pairs fits what another picture of the same moment shows of the second move: another pair may, or none. Null
 * if that picture shows another word than all of them have.
 * @param {Guess} guess
 * @param {{ tiles: number[], word: string | null } | null} last
 * @returns {number | null | undefined} undefined if it says nothing new, or the player has said what was played
 */
export function fitting({ pairs, chosen, isSettled }, last) {
  if (isSettled || !last?.word && !last?.tiles.length) return undefined
  const fits = (/** @type {SeenPair} */ { moves: [, { word, tiles }] }) => last.word ? word === last.word
    : tiles.length === last.tiles.length && tiles.every(tile => last.tiles.includes(tile))
  if (chosen !== null && fits(pairs[chosen])) return undefined
  const other = pairs.findIndex(fits)
  return other < 0 ? null : other
}

/**
 * What is said of a pair: "You played EXHALED, red AWKWARDISH".
 * @param {SeenPair} pair
 * @param {import('./players.js').Sides} sides
 */
export const pairText = ({ moves: [first, second] }, sides) =>
  `${capitalized(playerName(sides, first.player))} played ${first.word.toUpperCase()}, ${playerName(sides, second.player)} ${second.word.toUpperCase()}`

/** @param {Guess} [guess] */
const wordsOf = guess => !guess || guess.chosen === null ? [] : guess.pairs[guess.chosen].moves.map(({ word }) => word)

/**
 * @param {SeenPair} pair
 * @param {string[]} later words
 */
const contradicts = ({ moves }, later) => moves.some(({ word }) => later.some(other => word.startsWith(other)))

/**
 * @param {string[]} played
 * @param {string[]} old words, which go
 * @param {string[]} now those in their place
 * @param {number} place how many words stand before them
 */
function exchanged(played, old, now, place) {
  const others = played.filter(word => !old.includes(word) && !now.includes(word))
  return [...others.slice(0, place), ...now, ...others.slice(place)]
}
