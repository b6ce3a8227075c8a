// Replaces Page/engine/locations.js in the single-file page.

/** The text of a block in the document. @param {string} name */
const part = name => document.getElementById(`part-${name}`)?.textContent ?? ''

/** A data URL, which `fetch` reads. @param {string} type @param {string} base64 */
const dataUrl = (type, base64) => `data:${type};base64,${base64}`

/** Chromium loads no module from such a URL in a page opened from disk. @type {WorkerType} */
export const workerType = 'classic'

/** @type {string | null} */
let url = null

/** The worker's script, the same for all workers. @returns {string} */
export function workerUrl() {
  url ??= URL.createObjectURL(new Blob([part('worker')], { type: 'text/javascript' }))
  return url
}

/** The WebAssembly module's bytes. @returns {Promise<ArrayBuffer>} */
export async function moduleBytes() {
  const packed = await fetch(dataUrl('application/gzip', part('module')))
  return new Response(packed.body?.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}

/** A picture that the page offers to try. @param {string} file of a sample @returns {string} */
export function sampleUrl(file) {
  return dataUrl('image/png', part(`samples/${file}`))
}

/** The text of the puzzles. @returns {Promise<Uint8Array>} */
export async function puzzlesText() {
  return new TextEncoder().encode(part('puzzles.tsv'))
}
