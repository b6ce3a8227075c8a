// The puzzles: their text, which is fetched when somebody opens them, and which of them are solved.
import { puzzlesText } from '../engine/locations.js'

/** @typedef {import('./session.js').Session} Session */

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
 * Fetches the puzzles, and says which are solved.
 * @param {Session} session
 */
export async function loadPuzzles(session) {
  await text()
  return await session.database.get('settings', 'puzzles') ?? { solved: [] }
}

/**
 * Remembers that a puzzle is solved.
 * @param {Session} session
 * @param {number} number
 */
export async function markSolved(session, number) {
  const kept = await session.database.update('settings', 'puzzles', kept => {
    const solved = kept?.solved ?? []
    return { solved: solved.includes(number) ? solved : [...solved, number] }
  })
  return kept ?? { solved: [number] }
}

/**
 * A puzzle, and the verdict on a word.
 * @param {Session} session
 * @param {import('../engine/types').PuzzleRequest} request
 * @returns {Promise<import('../engine/types').PuzzleReply>}
 */
export async function askPuzzle({ engine }, request) {
  const answer = await engine.ask('puzzle', request, { bytes: await text() })
  if ('error' in answer) throw new Error(answer.error)
  return answer
}
