// Replaces Page/engine/locations.js in the single-file page.

/** The text of a block in the document. @param {string} name */
const part = name => document.getElementById(`part-${name}`)?.textContent ?? ''

/** A data URL, which `fetch` reads. @param {string} type @param {string} base64 */
const dataUrl = (type, base64) => `data:${type};base64,${base64}`

/** Chromium loads no module from such a URL in a page opened from disk. @type {WorkerType} */
export const workerType = 'classic'

/** @returns {string} */
export function workerUrl() {
  return URL.createObjectURL(new Blob([part('worker')], { type: 'text/javascript' }))
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
