// Playing, correcting, and walking through the game.
import { findings } from '../model/advice.js'
import { addNode, computerOf, currentNode, goTo, isComputersTurn, keptPosition, noting, redo, undo, withWord } from '../model/game.js'
import { revised, withPair } from '../model/pairs.js'
import { capitalized, playerName } from '../model/players.js'
import { calling, sidesOf } from './players.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./state.js').State} State */
/** @typedef {import('../model/types.js').Move} Move */
/** @typedef {import('../model/types.js').Game} Game */
/** @typedef {Omit<import('../engine/types').Requests['correct'], 'position' | 'names' | 'you'>} Correction one of its members */

/**
 * Keeps a game in its new state and shows it.
 * @param {Session} session
 * @param {Game} game
 * @param {Partial<State>} [part] what changes with it
 */
export function show(session, game, part = {}) {
  session.keep(game)
  session.open(game.id)
  session.begin(part)
}

/** For how long after a move another one is refused, in milliseconds: the second tap of a double tap, or a key held down. */
const restTime = 1000

/**
 * Plays a move for the side to move, unless one has just been played. The computer plays its own.
 * @param {Session} session
 * @param {Move} move
 * @param {{ isReply?: boolean }} options whether it is the computer's
 */
export async function play(session, { word, tiles }, { isReply = false } = {}) {
  const { game, board } = session
  if (!game || !isReply && (session.state.hasJustPlayed || isComputersTurn(game))) return
  rest(session)
  const { position } = currentNode(game)
  const request = word === null ? { pass: true } : { word, ...(tiles.length ? { tiles } : {}) }
  const answer = await session.engine.ask('play', { position: keptPosition(position), ...request, ...calling(session) })
  // Meanwhile, another position may have been shown.
  if (session.game?.current !== game.current || session.game.id !== game.id) return
  const opponent = computerOf(session.game)
  // Or the player may have given up.
  if (isReply && !session.game.opponent) return
  if ('error' in answer) return session.change({ alert: sentence(answer.error) })
  const { after, title, notice, ...played } = answer
  const { owners } = position
  const animated = word !== null && owners && after.owners && board?.scores
    ? { before: owners, after: after.owners, scores: board.scores, tiles: played.tiles, player: played.player } : null
  // Whoever plays on after giving up plays against the computer again.
  const step = addNode({ ...withFindings(session, session.game), use: [], leave: [], ...opponent && { opponent } }, {
    kind: 'move', title, position: session.facts.position(after),
    move: { word: played.word, tiles: played.tiles, player: played.player, taken: played.taken },
  })
  show(session, step, { ...isReply && spelled(session), playedMove: animated, notice })
  if (!isReply) session.hasPlayed()
}

/**
 * Passes, which can be undone: after two passes the game is over.
 * @param {Session} session
 */
export async function pass(session) {
  const { game } = session
  const turn = session.position?.turn
  if (!game || !turn) return
  await play(session, { word: null, tiles: [] })
  if (session.game?.id !== game.id || session.game.current === game.current) return
  session.change({ toast: { text: `${capitalized(playerName(sidesOf(session.facts, game), turn))} passed.`, action: { label: 'Undo', run: () => {
    if (session.game?.id === game.id) go(session, game.current)
  } } } })
}

/**
 * The letters that are being spelled, which stay while the computer moves.
 * @param {Session} session
 * @returns {Partial<State>}
 */
export const spelled = ({ state: { spelling, isTyped } }) => ({ spelling, isTyped })

/** @type {WeakMap<Session, ReturnType<typeof setTimeout>>} */
const rests = new WeakMap()

/** @param {Session} session */
function rest(session) {
  clearTimeout(rests.get(session))
  if (!session.state.settings.hasSpelled) session.set({ hasSpelled: true })
  session.change({ hasJustPlayed: true })
  rests.set(session, setTimeout(() => session.change({ hasJustPlayed: false }), restTime))
}

/** @param {string} text of the module, which may lack its capital and its full stop */
export const sentence = text => `${capitalized(text)}${text.endsWith('.') ? '' : '.'}`

/**
 * Records what was found in the position being left, and the word that was being spelled: the player may have gone to play it.
 * @param {Session} session
 * @param {Game} game
 */
export function withFindings({ state: { advice, judgement, spelling } }, game) {
  const found = advice && findings(advice)
  const noted = found ? noting(game, game.current, found) : game
  if (!judgement?.isLegal) return noted
  const mine = { word: judgement.word, tiles: spelling }
  const others = currentNode(noted).suggested?.filter(({ word }) => word !== mine.word) ?? []
  return noting(noted, noted.current, { suggested: [mine, ...others] })
}

/**
 * Corrects what was read. A game against the computer is as it was played.
 * @param {Session} session
 * @param {Correction} correction
 */
export async function correct(session, correction) {
  for (let game = session.game; game && !computerOf(game);) {
    const answer = await session.engine.ask('correct', { position: keptPosition(currentNode(game).position), ...correction, ...calling(session) })
    if ('error' in answer) return session.change({ alert: answer.error })
    const now = session.game
    if (now?.id !== game.id) return
    if (now.current === game.current) {
      const corrected = addNode(now, { kind: 'correction', title: answer.title, position: session.facts.position(answer.state) })
      // If a picture did not show whose turn it was, it was also open which player is the phone's owner.
      return show(session, { ...corrected, you: now.you ?? answer.state.turn }, { notice: answer.title })
    }
    // Another correction came first: this one is made on top of it.
    game = now
  }
}

/**
 * Goes to another step of the game.
 * @param {Session} session
 * @param {'undo' | 'redo' | number} where
 * @param {Partial<State>} [part] what changes with it
 */
export function go(session, where, part = {}) {
  const { game } = session
  if (!game) return
  const left = withFindings(session, game)
  const there = where === 'undo' ? undo(left) : where === 'redo' ? redo(left) : goTo(left, where)
  if (there !== left) show(session, there, { notice: currentNode(there).title, tile: null, hasJustPlayed: false, ...part })
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
  show(session, {
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
  if (session.game) show(session, revised(withWord(session.game, index, word)))
}

/**
 * Records which of the guessed pairs of moves led to a step.
 * @param {Session} session
 * @param {number} index
 * @param {number | null} place of the pair; null if it was none of them
 */
export function choosePair(session, index, place) {
  if (session.game) show(session, revised(withPair(session.game, index, place, true)))
}

/**
 * Replays the move that led to the position.
 * @param {Session} session
 */
export function replay(session) {
  const { game } = session
  const node = game && currentNode(game)
  const before = node && game.nodes[node.parent]?.position
  const scores = before && session.facts.of(before)?.scores
  if (!node?.move || !before?.owners || !node.position.owners || !scores) return
  const { tiles, player } = node.move
  session.change({ isReplaying: true, playedMove: { before: before.owners, after: node.position.owners, scores, tiles, player } })
}
