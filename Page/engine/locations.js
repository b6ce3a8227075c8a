// Where the fetched parts are. The single-file page replaces this module with one that contains them.
import { Refusal } from './refusal.js'

/** The type of the worker's script. @type {WorkerType} */
export const workerType = 'module'

/** The worker's script. */
export const workerUrl = () => new URL('worker.js', import.meta.url)

/** The WebAssembly module. */
export async function moduleBytes() {
  const answer = await fetch(new URL('../letterpress.wasm', import.meta.url))
  if (!answer.ok) throw new Error(`letterpress.wasm could not be loaded (${answer.status})`)
  return answer.arrayBuffer()
}

/**
 * A picture that the page offers to try.
 * @param {string} name
 */
export const sampleUrl = name => new URL(`../samples/${name}`, import.meta.url)

/** The text of the puzzles, which nothing needs before somebody opens them. */
export async function puzzlesText() {
  try {
    const answer = await fetch(new URL('../puzzles.tsv', import.meta.url))
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
  } catch {
    // There is no network.
  }
  throw new Refusal('The puzzles could not be loaded: check the network and try again.')
}
