// Files that the player chooses, which are read as a whole.
import { tooLarge } from './giving.js'

/** What is said of a file that is gone since it was chosen. */
export const gone = 'the browser can no longer read it: choose it again.'

/**
 * What a file has.
 * @param {import('./session.js').Session} session
 * @param {File} file
 * @param {number} limit how large it may be, in bytes
 * @returns {Promise<ArrayBuffer | null>} null if it is too large, or gone since it was chosen; an alert then says so
 */
export async function contentsOf(session, file, limit) {
  let refusal = tooLarge(file, limit)
  try {
    if (!refusal) return await file.arrayBuffer()
  } catch {
    refusal = gone
  }
  session.change({ alert: `${file.name}: ${refusal}` })
  return null
}
