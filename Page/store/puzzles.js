// The puzzles: their text, which is fetched when somebody opens them, which of them are seen and solved, what reviews found to be
// missed, and the board on which one is played.
import { puzzlesText } from '../engine/locations.js'
import { Refusal, told } from '../engine/refusal.js'
import { addNode, currentPosition, newGame } from '../model/game.js'
import { mergedProgress, withMissed } from '../model/missed.js'
import { spelledWord } from '../model/spelling.js'
import { Database } from './database.js'
import { sentence, show } from './playing.js'
import { Session } from './session.js'

/** @typedef {import('../model/missed.js').Missed} Missed */
/** @typedef {import('../model/types.js').Game} Game */
/** @typedef {import('../engine/types').PuzzleReply} Puzzle */
/** @typedef {import('../engine/types').PuzzleRequest} PuzzleRequest */

/** That the engine could not be asked, which says nothing of a puzzle. */
export class EngineFailure extends Refusal {}

/** @type {Promise<Uint8Array> | null} */
let fetched = null

/** The text of all puzzles. */
function text() {
  // What failed is tried again the next time.
  fetched ??= puzzlesText().catch(error => {
    fetched = null
    throw error
  })
  return fetched
}

/**
 * Which puzzles are solved and which were seen, the latest last, and what was missed in games.
 * @param {Session} session
 */
export async function loadPuzzles(session) {
  const kept = await session.kept.get('puzzles')
  return { solved: kept?.solved ?? [], seen: kept?.seen ?? [], missed: kept?.missed ?? [] }
}

/**
 * Remembers that a puzzle was left, so that it does not come again before all others have come.
 * @param {Session} session
 * @param {number} number
 */
export async function markSeen(session, number) {
  await session.kept.update('puzzles', kept => ({
    solved: [], ...kept, seen: [...(kept?.seen ?? []).filter(other => other !== number), number],
  }))
}

/**
 * Remembers that a puzzle is solved.
 * @param {Session} session
 * @param {number} number
 */
export async function markSolved(session, number) {
  const kept = await session.kept.update('puzzles', kept => {
    const solved = kept?.solved ?? []
    return { ...kept, solved: solved.includes(number) ? solved : [...solved, number] }
  })
  return kept ?? { solved: [number] }
}

/**
 * Remembers the wins that a review says were missed, so that they become puzzles.
 * @param {Session} session
 * @param {import('../engine/types').ReviewAnswer} review
 * @param {import('../model/types.js').Player | null} you who of them the player is in the reviewed game
 */
export async function keepMissed(session, review, you) {
  await session.kept.update('puzzles', kept => ({ solved: [], ...kept, missed: withMissed(kept?.missed ?? [], review, you) }))
}

/**
 * Remembers that what was missed is found, or that it is not a puzzle.
 * @param {Session} session
 * @param {string} position
 */
export async function markFound(session, position) {
  await session.kept.update('puzzles', kept => ({
    solved: [], ...kept, missed: (kept?.missed ?? []).map(missed => missed.position === position ? { ...missed, isDone: true } : missed),
  }))
}

/**
 * Adds what was solved and missed elsewhere.
 * @param {Session} session
 * @param {import('../model/missed.js').PuzzleProgress} there
 */
export async function addProgress(session, there) {
  if (!there.solved.length && !there.missed.length) return
  await session.kept.update('puzzles', kept => ({ ...kept, ...mergedProgress({ solved: kept?.solved ?? [], missed: kept?.missed ?? [] }, there) }))
}

/**
 * A puzzle, and the verdict on a word.
 * @param {Session} session
 * @param {PuzzleRequest} request
 * @returns {Promise<Puzzle>} throws {@link EngineFailure} if the engine gave no answer, and another error if there is no such puzzle
 */
export async function askPuzzle({ engine }, request) {
  const answer = await engine.ask('puzzle', request, { bytes: request.position ? new Uint8Array() : await text() })
  if ('error' in answer) throw answer.isLost || answer.isAbsent ? new EngineFailure(answer.error) : new Refusal(answer.error)
  return answer
}

/**
 * A puzzle as a game of its own, of which nothing is kept: so the page's board, tray and scores show it, and are played on as ever.
 */
export class PuzzleSession extends Session {
  /** @type {PuzzleRequest} Which puzzle it is. */
  #asking = {}

  /** @param {Session} session */
  constructor(session) { super(session.engine, new Database(null)) }

  /** @param {Game} game */
  keep(game) { this.change({ games: [game] }) }

  /** @param {Partial<import('./state.js').Settings>} part */
  set(part) { this.change({ settings: { ...this.state.settings, ...part } }) }

  /**
   * Shows a puzzle.
   * @param {Puzzle} puzzle
   * @param {PuzzleRequest} asking for it
   */
  beginPuzzle(puzzle, asking) {
    this.#asking = asking
    show(this, newGame('puzzle', this.facts.position(puzzle.state)))
  }

  /**
   * Words are judged by the list for which the puzzle was made, and nothing is said of what comes after them.
   * @template {import('../engine/module.js').Name} Called
   * @param {Called} name
   * @param {import('../engine/module.js').Requests[Called]} request
   * @param {AbortSignal} signal
   * @returns {Promise<import('../engine/module.js').Answers[Called] | import('../engine/client.js').Failed | null>}
   */
  async ask(name, request, signal) {
    if (name !== 'judge') return super.ask(name, request, signal)
    const { word, tiles, milliseconds } = /** @type {import('../engine/types').JudgeRequest} */ (request)
    if (milliseconds) return null
    try {
      const { judgement } = await askPuzzle(this, { ...this.#asking, word, ...tiles && { tiles }, isSpelling: true })
      if (signal.aborted || !judgement) return null
      return /** @type {any} */ ({ ...judgement, text: judgement.isLegal ? sentence(judgement.takes) : null })
    } catch (error) {
      return signal.aborted ? null : { error: told(error, 'The puzzles could not be read.') }
    }
  }

  /** The verdict on the word that is spelled. */
  async answer() {
    const { position, state: { spelling } } = this
    if (!position) return null
    const { answer, judgement } = await askPuzzle(this, { ...this.#asking, word: spelledWord(position, spelling), tiles: spelling })
    return answer && { answer, judgement }
  }

  /**
   * Marks tiles, as those that moves must use.
   * @param {number[]} use
   */
  mark(use) { if (this.game) this.keep({ ...this.game, use }) }

  /**
   * Shows the word that was judged as played: its tiles change hands, and it stays in sight.
   * @param {import('../engine/types').Judgement} judgement
   */
  play({ word, tiles, taken, after }) {
    const { game, board } = this
    if (!game) return
    const before = currentPosition(game)
    if (!before.owners || !before.turn || !board?.scores || !tiles || !after?.owners) return
    const move = { word, tiles, taken, player: before.turn }
    show(this, addNode({ ...game, use: [] }, { kind: 'move', title: word.toUpperCase(), position: this.facts.position(after), move }),
      { playedMove: { before: before.owners, after: after.owners, scores: board.scores, tiles, player: before.turn }, spelling: tiles })
  }
}
