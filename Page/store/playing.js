// Spelling, playing and correcting on the board.
import { redChance } from '../model/advice.js'
import { opponent, scores, taken } from '../model/board.js'
import { addNode, currentNode, goTo, noting, redo, undo } from '../model/game.js'
import { answeredPosition, missing, positionLine } from '../model/position.js'
import { spelledWord } from '../model/spelling.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/types.js').Move} Move */
/** @typedef {import('../model/types.js').Game} Game */
/** @typedef {import('../model/types.js').Position} Position */

/** How long a word stays unchanged before its outlook is searched, and how long that may take, in milliseconds. */
const [restTime, outlookTime] = [250, 150]

/**
 * Spells with these tiles and has the word judged.
 * @param {Session} session
 * @param {number[]} spelling
 * @param {boolean} [isTyped] whether to replace the tiles with better ones of the same letters
 */
export async function spell(session, spelling, isTyped = false) {
  session.change({ spelling, isTyped: isTyped && spelling.length > 0, judgement: null, preview: null })
  const { position } = session
  if (!position || spelling.length < 2 || missing(position)) return
  const word = spelledWord(position, spelling)
  const answer = await session.engine.ask('play', { ...request(position, { word, tiles: isTyped ? [] : spelling }), outlook: 0 })
  // Meanwhile, the spelling may have changed.
  if (session.state.spelling !== spelling) return
  const better = isTyped && answer.tiles ? answer.tiles : spelling
  const judgement = answer.error ? { word, text: sentence(answer.error), isPossible: false, owners: null }
    : { word, text: answer.outlook, isPossible: true, owners: answer.owners }
  session.change({ spelling: better, judgement })
  if (judgement.isPossible) setTimeout(() => lookInto(session, position, judgement), restTime)
}

/**
 * Has the engine search the outlook after a word, unless the spelling has changed by then.
 * @param {Session} session
 * @param {Position} position
 * @param {import('./state.js').Judgement} judgement
 */
async function lookInto(session, position, judgement) {
  const { state } = session
  if (state.judgement !== judgement) return
  const { word } = judgement
  const answer = await session.engine.ask('play', { ...request(position, { word, tiles: state.spelling }), outlook: outlookTime })
  if (session.state.judgement === judgement && answer.outlook) session.change({ judgement: { ...judgement, text: answer.outlook } })
}

/**
 * @param {Position} position
 * @param {Move} move without tiles, the best ones are used
 */
const request = (position, { word, tiles }) =>
  ({ position: positionLine(position), ...(word ? { word, ...(tiles.length ? { tiles } : {}) } : { pass: true }) })

/**
 * Plays a move for the side to move.
 * @param {Session} session
 * @param {Move} move
 */
export async function play(session, move) {
  const { game } = session
  if (!game) return
  const node = currentNode(game)
  const answer = await session.engine.ask('play', { ...request(node.position, move), outlook: 0 })
  if (session.game?.current !== game.current || session.game.id !== game.id) return
  if (answer.error) return session.change({ alert: sentence(answer.error) })
  const position = answeredPosition(answer)
  const player = node.position.turn ?? 'red'
  const before = node.position.owners ?? ''
  const used = move.word ? answer.tiles ?? move.tiles : []
  const took = taken(before, player, used)
  // When the game is over, nobody is to move, whatever the line says.
  /** @type {Position} */
  const next = answer.turn ? position : { ...position, turn: opponent(player) }
  const title = move.word ? move.word.toUpperCase() : 'Pass'
  const noted = withChance(session, session.game)
  session.show(addNode({ ...noted, use: [], leave: [] }, {
    kind: 'move', title, position: next, move: { ...move, tiles: used, player, taken: took },
  }), {
    playedMove: move.word ? { before, after: answer.owners, tiles: used, player } : null,
    notice: playedText(title, player, answer),
  })
}

/**
 * @param {string} title
 * @param {import('../model/types.js').Player} player
 * @param {{ owners: string, takes?: string }} answer
 */
function playedText(title, player, { owners, takes }) {
  const { red, blue } = scores(owners)
  return `${player} ${takes ? `plays ${title}: ${takes}` : 'passes'}. Red ${red}, blue ${blue}.`
}

/**
 * Records the chance found in the position being left.
 * @param {Session} session
 * @param {Game} game
 */
function withChance({ state: { advice } }, game) {
  const chance = advice && redChance(advice)
  return chance ? noting(game, game.current, chance) : game
}

/** @param {string} error */
const sentence = error => `${error[0].toUpperCase()}${error.slice(1)}${error.endsWith('.') ? '' : '.'}`

/**
 * Corrects what was read.
 * @param {Session} session
 * @param {import('../model/correction.js').Correction} correction
 */
export function correct(session, correction) {
  if (session.game) session.show(addNode(session.game, correction), { notice: correction.title })
}

/**
 * Goes to another step of the game.
 * @param {Session} session
 * @param {'undo' | 'redo' | number} where
 */
export function go(session, where) {
  const { game } = session
  if (!game) return
  const there = where === 'undo' ? undo(game) : where === 'redo' ? redo(game) : goTo(game, where)
  if (there === game) return
  const left = withChance(session, game)
  const shown = { ...there, nodes: there.nodes.map((node, index) => ({ ...node, chance: left.nodes[index].chance, percent: left.nodes[index].percent })) }
  session.show(shown, { notice: currentNode(shown).title, tile: null })
}

/**
 * Requires moves to use a tile, to avoid it, or neither.
 * @param {Session} session
 * @param {number} tile
 * @param {'use' | 'leave' | null} tileUse
 */
export function setTileUse(session, tile, tileUse) {
  const { game } = session
  if (!game) return
  const without = (/** @type {number[]} */ tiles) => tiles.filter(other => other !== tile)
  session.show({
    ...game,
    use: tileUse === 'use' ? [...without(game.use), tile] : without(game.use),
    leave: tileUse === 'leave' ? [...without(game.leave), tile] : without(game.leave),
  })
}

/**
 * Records which word led to a node; it cannot be played again after that.
 * @param {Session} session
 * @param {number} index
 * @param {string} word
 */
export function nameWord(session, index, word) {
  const { game } = session
  if (!game) return
  const nodes = game.nodes.map((node, other) => {
    if (!leadsTo(game, index, other)) return node
    const position = { ...node.position, played: [...node.position.played, word] }
    return other === index && node.move ? { ...node, position, title: word.toUpperCase(), move: { ...node.move, word } } : { ...node, position }
  })
  session.show({ ...game, nodes })
}

/**
 * Whether a node is another one or comes after it.
 * @param {Game} game
 * @param {number} index
 * @param {number} other
 */
function leadsTo(game, index, other) {
  for (let at = other; at >= 0; at = game.nodes[at].parent) if (at === index) return true
  return false
}

/**
 * Replays the move that led to the position.
 * @param {Session} session
 */
export function replay(session) {
  const { game } = session
  const node = game && currentNode(game)
  const before = node && game.nodes[node.parent]?.position.owners
  if (!node?.move || !before || !node.position.owners) return
  session.change({ playedMove: { before, after: node.position.owners, tiles: node.move.tiles, player: node.move.player } })
}
