// A game is a tree of positions. Moves, pictures and corrections add to it, and undo and redo walk in it. It is immutable.
import { opponentOf } from './players.js'

/** @typedef {import('./types.js').Game} Game */
/** @typedef {import('./types.js').GameNode} GameNode */
/** @typedef {import('./types.js').Position} Position */
/** @typedef {import('./types.js').PictureRecord} PictureRecord */

/**
 * @param {string} id
 * @param {Position} position
 * @param {Partial<Game>} [rest]
 * @returns {Game}
 */
export const newGame = (id, position, rest = {}) => ({
  id,
  changed: 0,
  nodes: [{ parent: -1, next: null, kind: 'start', title: 'Start', position, move: null, chance: null }],
  current: 0,
  pictures: [],
  use: [],
  leave: [],
  // A player who asks for advice is taken for the one to move, until a picture or the player says otherwise.
  you: position.turn,
  isYouGuessed: true,
  ...rest,
})

/**
 * What a step keeps of what the module says about its position.
 * @param {Position} state
 * @returns {Position}
 */
export const keptPosition = ({ letters, owners, turn, played }) => ({ letters, owners, turn, played })

/**
 * A position as text: equal texts, equal positions.
 * @param {Position} position
 */
const asText = position => JSON.stringify(keptPosition(position))

/** @param {Game} game */
export const currentNode = game => game.nodes[game.current]

/** @param {Game} game */
export const currentPosition = game => currentNode(game).position

/**
 * Adds a step to the shown position. A step that was already taken there is not added again.
 * @param {Game} game
 * @param {Pick<GameNode, 'kind' | 'title' | 'position'> & Partial<GameNode>} step
 * @returns {Game}
 */
export function addNode(game, step) {
  const known = game.nodes.findIndex(node =>
    node.parent === game.current && node.title === step.title && asText(node.position) === asText(step.position))
  const child = known < 0 ? game.nodes.length : known
  const nodes = game.nodes.map((node, index) => index === game.current ? { ...node, next: child } : node)
  if (known < 0) nodes.push({ move: null, chance: null, ...step, parent: game.current, next: null })
  return { ...game, nodes, current: child }
}

/**
 * Adds steps, as {@link addNode} would one after another, each to the one that it follows; the last one is then shown. In time
 * proportional to their number, which a file may make large.
 * @param {Game} game
 * @param {number} from the node that the first ones follow
 * @param {{ parent: number, step: Pick<GameNode, 'kind' | 'title' | 'position'> & Partial<GameNode> }[]} steps each with the place of
 *   the one before it among them; -1 for `from`
 * @returns {{ game: Game, at: number[] }} with the node of `from`, then that of each step
 */
export function withSteps(game, from, steps) {
  const nodes = [...game.nodes]
  /** @type {Map<string, number[]>} The nodes that may be the same, as comparing all words played before would take too long. */
  const alike = new Map()
  const key = (/** @type {number} */ parent, /** @type {Pick<GameNode, 'title' | 'position'>} */ { title, position: { letters, owners, turn } }) =>
    JSON.stringify([parent, title, letters, owners, turn])
  const note = (/** @type {GameNode} */ node, /** @type {number} */ index) => {
    const name = key(node.parent, node)
    const others = alike.get(name)
    if (others) others.push(index)
    else alike.set(name, [index])
  }
  nodes.forEach(note)
  const at = [from]
  for (const { parent, step } of steps) {
    const before = at[parent + 1]
    const known = alike.get(key(before, step))?.find(index => asText(nodes[index].position) === asText(step.position))
    at.push(known ?? nodes.length)
    if (known !== undefined) continue
    const node = { move: null, chance: null, ...step, parent: before, next: null }
    note(node, nodes.length)
    nodes.push(node)
  }
  // Redo leads from each node towards the latest step below it. The steps are gone through from the latest on, so a node that
  // already has a direction has given one to all nodes before it.
  const isShown = new Set()
  for (let place = at.length - 1; place >= 0; place--) {
    for (let child = at[place]; nodes[child].parent >= 0 && !isShown.has(nodes[child].parent); child = nodes[child].parent) {
      isShown.add(nodes[child].parent)
      nodes[nodes[child].parent] = { ...nodes[nodes[child].parent], next: child }
    }
  }
  return { game: { ...game, nodes, current: at[at.length - 1] }, at }
}

/**
 * Whether the computer is to move in a step: going back and forth passes it by.
 * @param {Game} game
 * @param {number} step
 */
export const isOpponentsStep = ({ opponent, you, nodes }, step) => Boolean(opponent && you && nodes[step].position.turn === opponentOf(you))

/**
 * The step before the shown one. In a game against the computer, it is the one before the player's last move.
 * @param {Game} game
 * @returns {Game} the same object if there is none
 */
export function undo(game) {
  let step = currentNode(game).parent
  while (step >= 0 && isOpponentsStep(game, step)) step = game.nodes[step].parent
  return step < 0 ? game : goTo(game, step)
}

/**
 * The step after the shown one. In a game against the computer, it is the one with the computer's answer.
 * @param {Game} game
 * @returns {Game} the same object if there is none
 */
export function redo(game) {
  let { next } = currentNode(game)
  while (next !== null && isOpponentsStep(game, next) && game.nodes[next].next !== null) next = game.nodes[next].next
  return next === null ? game : goTo(game, next)
}

/**
 * Shows another node; redo from its ancestors then leads to it.
 * @param {Game} game
 * @param {number} index
 * @returns {Game}
 */
export function goTo(game, index) {
  const nodes = [...game.nodes]
  for (let child = index; nodes[child].parent >= 0; child = nodes[child].parent) {
    nodes[nodes[child].parent] = { ...nodes[nodes[child].parent], next: child }
  }
  return { ...game, nodes, current: index }
}

/**
 * The nodes from the start through the shown one to the last one after it.
 * @param {Game} game
 */
export function line(game) {
  const indices = [game.current]
  while (game.nodes[indices[0]].parent >= 0) indices.unshift(game.nodes[indices[0]].parent)
  for (let next = game.nodes[game.current].next; next !== null; next = game.nodes[next].next) indices.push(next)
  return indices
}

/**
 * How many steps of the shown line have led from one position to another.
 * @param {Game} game
 */
export const movesOf = game => line(game).filter(index => !['start', 'correction'].includes(game.nodes[index].kind)).length

/**
 * The other branches from a node's parent.
 * @param {Game} game
 * @param {number} index
 */
export const branches = (game, index) => game.nodes
  .map((node, other) => ({ node, other }))
  .filter(({ node, other }) => node.parent === game.nodes[index].parent && node.parent >= 0 && other !== index)
  .map(({ other }) => other)

/**
 * Records a finding about a node.
 * @param {Game} game
 * @param {number} index
 * @param {Partial<GameNode>} finding
 * @returns {Game}
 */
export const noting = (game, index, finding) =>
  ({ ...game, nodes: game.nodes.map((node, other) => other === index ? { ...node, ...finding } : node) })

/** @param {Game} game */
export const lastPicture = game => game.pictures.at(-1) ?? null

/**
 * A game with the record of another picture.
 * @param {Game} game
 * @param {PictureRecord} picture
 * @returns {Game}
 */
export const withRecord = (game, picture) => ({ ...game, pictures: [...game.pictures.filter(({ key }) => key !== picture.key), picture] })

/**
 * A game with another picture, which is then shown.
 * @param {Game} game
 * @param {PictureRecord} picture
 * @param {import('./types.js').Route} route where the picture belongs
 * @param {Position} position that it shows
 * @returns {Game}
 */
export function withPicture(game, picture, { node, parent, move }, position) {
  const owned = withRecord(game, picture)
  // The picture may name the word that led to a node which is there already.
  if (node !== null) return goTo(move?.word ? withWord(owned, node, move.word) : owned, node)
  return addNode(goTo(owned, parent ?? 0), {
    kind: 'picture', title: move?.word?.toUpperCase() ?? picture.file, position, move,
  })
}

/**
 * The moves since the last picture, correction or other step that is not a move with known tiles, with all variations; and the
 * node before them.
 * @param {Game} game
 */
export function movesSinceStart(game) {
  const isMove = (/** @type {number} */ index) => game.nodes[index].kind === 'move' && game.nodes[index].move !== null
  let first = game.current
  while (isMove(first)) first = game.nodes[first].parent
  /** @type {Map<number, number>} The places of nodes in the list of moves. */
  const places = new Map([[first, -1]])
  /** @type {(import('./types.js').Move & { parent: number })[]} */
  const moves = []
  game.nodes.forEach(({ parent, move }, index) => {
    const place = places.get(parent)
    if (!move || place === undefined || !isMove(index)) return
    places.set(index, moves.length)
    moves.push({ word: move.word, tiles: move.tiles, parent: place })
  })
  return { start: game.nodes[first].position, moves, current: places.get(game.current) ?? -1 }
}

/** @param {string} entry of the list of what was played, in which passes stand after all words */
export const isWord = entry => entry !== '-'

/**
 * A game in which a word led to a node. There and in all positions that come from it, the word stands after those that had
 * been played before it; what was played later stays after it.
 * @param {Game} game
 * @param {number} index
 * @param {string} word
 * @returns {Game}
 */
export function withWord(game, index, word) {
  const before = (game.nodes[game.nodes[index].parent]?.position.played ?? []).filter(isWord).length
  return {
    ...game, nodes: game.nodes.map((node, other) => {
      if (!leadsTo(game.nodes, index, other)) return node
      const position = { ...node.position, played: inserted(node.position.played, word, before) }
      return other === index && node.move ? { ...node, position, title: word.toUpperCase(), move: { ...node.move, word } } : { ...node, position }
    }),
  }
}

/**
 * A list of what was played with a word more, unless a correction has already added it.
 * @param {string[]} played
 * @param {string} word
 * @param {number} place how many words stand before it
 */
export function inserted(played, word, place) {
  if (played.includes(word)) return played
  const at = Math.min(place, played.filter(isWord).length)
  return [...played.slice(0, at), word, ...played.slice(at)]
}

/**
 * A kept game as the module takes it. An earlier page added words after passes; a pass counts only until the next word.
 * @param {Game} game
 * @returns {Game} the same object if nothing is wrong
 */
export function repaired(game) {
  const nodes = game.nodes.map(node => {
    const { played } = node.position
    const lastWord = played.map(isWord).lastIndexOf(true)
    const kept = played.filter((entry, at) => isWord(entry) || at > lastWord)
    return kept.length === played.length ? node : { ...node, position: { ...node.position, played: kept } }
  })
  const isWhole = nodes.every((node, index) => node === game.nodes[index])
  if (isWhole && game.you !== undefined) return game
  // An earlier page did not ask who of them the player is.
  return { ...game, nodes: isWhole ? game.nodes : nodes, you: game.you ?? nodes[0].position.turn, isYouGuessed: game.isYouGuessed ?? true }
}

/**
 * Whether a node is another one or comes after it.
 * @param {GameNode[]} nodes
 * @param {number} index
 * @param {number} other
 */
export function leadsTo(nodes, index, other) {
  for (let at = other; at >= 0; at = nodes[at].parent) if (at === index) return true
  return false
}

// A computer opponent of a game: whose turn it is, and until when it plays.

/** @typedef {import('./types.js').Opponent} Opponent */

/**
 * The computer that a game is against, also after it has come to its end; null without one.
 * @param {Game} game
 */
export const computerOf = ({ opponent, gaveUpTo }) => opponent ?? gaveUpTo ?? null

/**
 * Whether the computer of a game is to move in the shown step, at which only it may play.
 * @param {Game} game
 */
export const isComputersTurn = game => computerOf(game) !== null && game.you !== null && currentPosition(game).turn === opponentOf(game.you)

/**
 * The last step of a game against the computer, if an earlier one is shown: that one leads back to the game. Otherwise null.
 * @param {Game} game
 */
export const laterStep = game => computerOf(game) === null || currentNode(game).next === null ? null : line(game).at(-1) ?? null

/**
 * Whether the shown step is the one at which the player gave up.
 * @param {Game} game
 */
export const isGivenUpHere = game => !game.opponent && Boolean(game.gaveUpTo) && currentNode(game).next === null

/**
 * The opponent that plays on in a game; null without one, and when the game that is shown has come to its end: then there is
 * nothing left to be hidden.
 * @param {Game} game
 * @returns {Opponent | null}
 */
export function playingOpponent(game) {
  const last = game.nodes[line(game).at(-1) ?? game.current]
  return game.opponent && last.position.turn !== null ? game.opponent : null
}

/**
 * Whether the opponent is to answer the shown position: not if it has done so before.
 * @param {Game} game
 */
export const awaitsReply = game =>
  playingOpponent(game) !== null && isOpponentsStep(game, game.current) && game.nodes[game.current].next === null

/** @typedef {{ settings: { thinksFirst: boolean }, revealed: number }} Wish what the player wants to see, and has asked for */

/**
 * Whether moves stay hidden until the player asks for them.
 * @param {Game | null} game
 * @param {Wish} wish
 */
export const hidesMoves = (game, wish) =>
  wish.revealed < 3 && !(game && isGivenUpHere(game)) && (wish.settings.thinksFirst || game !== null && currentNode(game).isTried || hidesOutlook(game, wish))

/**
 * Whether it stays hidden, too, who is ahead, what a word leads to and what moves were worth: whoever plays against the computer
 * finds that out alone, or asks.
 * @param {Game | null} game
 * @param {Wish} wish
 */
export const hidesOutlook = (game, { revealed }) => revealed < 3 && game !== null && playingOpponent(game) !== null
