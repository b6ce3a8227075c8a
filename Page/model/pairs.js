// The two moves that were made between two pictures of a game, as most players give a picture whenever it is their turn. The module
// guesses them. The game takes the likeliest pair for what was played, until the player or a later picture says otherwise.
import { addNode, goTo, isWord, leadsTo, line } from './game.js'
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
 * A game with a picture that two moves after the shown step led to. There are two new steps, of which the second is shown.
 * @param {Game} game
 * @param {Position} position that the picture shows
 * @param {SeenPair[]} pairs at least one, the likeliest first
 * @returns {Game}
 */
export function withPairs(game, position, pairs) {
  const { position: before } = game.nodes[game.current]
  const [first, second] = pairs[0].moves
  const between = { letters: position.letters, owners: pairs[0].between, turn: second.player, played: [...before.played.filter(isWord), first.word] }
  const middle = addNode(game, { kind: 'move', title: first.word.toUpperCase(), position: between, move: first })
  const added = addNode(middle, { kind: 'picture', title: unnamed, position, guess: { pairs, chosen: null, isSettled: false, middle: middle.current } })
  return choosing(withdrawn(added, added.current), added.current, pairs[0].likelihood >= leastTaken ? 0 : null, pairs[0].sure)
}

/**
 * A game that takes one of the guessed pairs for what was played before a step, or none of them.
 * @param {Game} game
 * @param {number} index of a step with a guess
 * @param {number | null} chosen the place of the pair; null for none
 * @param {boolean} isSettled whether nobody need be asked
 * @returns {Game}
 */
export function choosing(game, index, chosen, isSettled) {
  const { guess } = game.nodes[index]
  if (!guess) return game
  const old = wordsOf(guess)
  const guessed = { ...guess, chosen, isSettled }
  const now = wordsOf(guessed)
  const place = game.nodes[game.nodes[guess.middle].parent].position.played.filter(isWord).length
  const nodes = game.nodes.map((node, other) => leadsTo(game.nodes, index, other)
    ? { ...node, position: { ...node.position, played: exchanged(node.position.played, old, now, place) } } : node)
  const changed = { ...game, nodes }
  if (chosen === null) {
    nodes[index] = { ...nodes[index], title: unnamed, move: null, guess: guessed }
    return withdrawn(changed, index)
  }
  const { moves: [first, second], between } = guess.pairs[chosen]
  const middle = nodes[guess.middle]
  const { played } = nodes[middle.parent].position
  nodes[guess.middle] = {
    ...middle, title: first.word.toUpperCase(), move: first, isWithdrawn: false,
    position: { ...middle.position, owners: between, played: [...played.filter(isWord), first.word] },
  }
  nodes[index] = { ...nodes[index], title: second.word.toUpperCase(), move: second, guess: guessed }
  return attached(changed, index, guess.middle)
}

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
    const { guess, move } = sound.nodes[index]
    if (guess && guess.chosen !== null && !guess.isSettled && contradicts(guess.pairs[guess.chosen], later)) {
      const other = guess.pairs.findIndex(pair => !contradicts(pair, later))
      sound = choosing(sound, index, other < 0 ? null : other, false)
    }
    // Both words of a guess are looked at together, when its picture is.
    const isMiddle = sound.nodes.some(({ guess }) => guess?.middle === index)
    if (guess) later.push(...wordsOf(sound.nodes[index].guess ?? guess))
    else if (move?.word && !isMiddle) later.push(move.word)
  }
  return sound
}

/**
 * The steps of a game as if nothing had been guessed that the player has not confirmed.
 * @param {Game} game
 * @returns {Game}
 */
export const withoutGuesses = game => openGuesses(game).reduce((without, index) => choosing(without, index, null, false), game)

/**
 * The steps whose guess is taken for what was played without anybody having said so.
 * @param {Game} game
 */
export const openGuesses = ({ nodes }) => nodes.flatMap(({ guess }, index) => guess && guess.chosen !== null && !guess.isSettled ? [index] : [])

/**
 * Which of the guessed pairs fits what another picture of the same moment shows of the second move: another pair may, or none. Null
 * if that picture shows nothing of it.
 * @param {Guess} guess
 * @param {{ tiles: number[], word: string | null } | null} last
 * @returns {number | null | undefined} undefined if it says nothing new
 */
export function fitting({ pairs, chosen }, last) {
  if (!last?.word && !last?.tiles.length) return undefined
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

/** @param {Guess} guess */
const wordsOf = ({ pairs, chosen }) => chosen === null ? [] : pairs[chosen].moves.map(({ word }) => word)

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

/**
 * The game without the step between two moves: the picture then follows the position before both.
 * @param {Game} game
 * @param {number} index of the step with the guess
 */
function withdrawn(game, index) {
  const middle = game.nodes[index].guess?.middle
  if (middle === undefined) return game
  const nodes = game.nodes.map((node, other) => other === middle ? { ...node, isWithdrawn: true } : node)
  return attached({ ...game, nodes }, index, nodes[middle].parent)
}

/**
 * @param {Game} game
 * @param {number} index of a step
 * @param {number} parent the step that it is to follow
 * @returns {Game} in which redo leads to it, and which shows it if it showed a step that is not there any more
 */
function attached(game, index, parent) {
  const isGone = (/** @type {number | null} */ next) => next === index || next !== null && game.nodes[next].isWithdrawn
  const nodes = game.nodes.map((node, other) => other === index ? { ...node, parent } : isGone(node.next) ? { ...node, next: null } : node)
  const current = nodes[game.current].isWithdrawn ? index : game.current
  const next = leadsTo(nodes, index, current) ? current : null
  if (next !== null) return goTo({ ...game, nodes }, next)
  // Something else is shown. Redo leads here if it has led nowhere else.
  for (let child = index; nodes[child].parent >= 0 && nodes[nodes[child].parent].next === null; child = nodes[child].parent) {
    nodes[nodes[child].parent] = { ...nodes[nodes[child].parent], next: child }
  }
  return { ...game, nodes }
}
