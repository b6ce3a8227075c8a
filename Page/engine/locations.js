// Where the parts are that are fetched. The single file replaces this module by one that has them inside.

/** What the script of the worker is. @type {WorkerType} */
export const workerType = 'module'

/** The script of the worker. */
export const workerUrl = () => new URL('worker.js', import.meta.url)

/** The WebAssembly module. */
export async function moduleBytes() {
  const answer = await fetch(new URL('../letterpress.wasm', import.meta.url))
  if (!answer.ok) throw new Error(`letterpress.wasm could not be loaded (${answer.status}): reload the page`)
  return answer.arrayBuffer()
}

/**
 * A picture that the page offers to try.
 * @param {string} name
 */
export const sampleUrl = name => new URL(`../samples/${name}`, import.meta.url)
