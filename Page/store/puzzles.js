// The puzzles: their text, which is fetched when somebody opens them, which of them are solved, and what reviews found to be missed.
import { puzzlesText } from '../engine/locations.js'
import { Refusal } from '../engine/refusal.js'
import { mergedProgress, withMissed } from '../model/missed.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/missed.js').Missed} Missed */

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
 * Which puzzles are solved, and what was missed in games.
 * @param {Session} session
 */
export async function loadPuzzles(session) {
  const kept = await session.kept.get('puzzles')
  return { solved: kept?.solved ?? [], missed: kept?.missed ?? [] }
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
 */
export async function keepMissed(session, review) {
  const you = session.game?.you ?? null
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
  await session.kept.update('puzzles', kept => mergedProgress({ solved: kept?.solved ?? [], missed: kept?.missed ?? [] }, there))
}

/**
 * A puzzle, and the verdict on a word.
 * @param {Session} session
 * @param {import('../engine/types').PuzzleRequest} request
 * @returns {Promise<import('../engine/types').PuzzleReply>} throws {@link EngineFailure} if the engine gave no answer, and another error if
 *   there is no such puzzle
 */
export async function askPuzzle({ engine }, request) {
  const answer = await engine.ask('puzzle', request, { bytes: request.position ? new Uint8Array() : await text() })
  if ('error' in answer) throw answer.isLost || answer.isAbsent ? new EngineFailure(answer.error) : new Refusal(answer.error)
  return answer
}
