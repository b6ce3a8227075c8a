// Where the fetched parts are. The single-file page replaces this module with one that contains them.

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
  const answer = await fetch(new URL('../puzzles.tsv', import.meta.url))
  if (!answer.ok) throw new Error(`puzzles.tsv could not be loaded (${answer.status}): reload the page`)
  return new Uint8Array(await answer.arrayBuffer())
}
