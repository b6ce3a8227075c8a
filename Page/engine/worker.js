// A worker that owns a module and calls it. Each message is one call and gets one answer. The worker keeps nothing; the client
// sets it up.
import { announcedSize, mostPixels } from './announced.js'
import { Module } from './module.js'
import { Refusal, told } from './refusal.js'

// From a picture's file to its pixels.

/**
 * The bytes of a picture in sRGB, four per pixel: red, green, blue, alpha.
 * @param {ImageBitmap} bitmap
 * @returns {Uint8ClampedArray}
 */
function pixels(bitmap) {
  const { width, height } = bitmap
  const { OffscreenCanvas } = /** @type {{ OffscreenCanvas: new (width: number, height: number) => HTMLCanvasElement }} */ (/** @type {unknown} */ (globalThis))
  const context = new OffscreenCanvas(width, height).getContext('2d', { colorSpace: 'srgb', willReadFrequently: true })
  if (!context) throw new Refusal('this browser has no memory left for the picture: close other pages')
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(0, 0, width, height, { colorSpace: 'srgb' }).data
}

/** @typedef {import('./module.js').Requests} Requests */

/**
 * A call of the module's function, with bytes or a picture if the function takes them.
 * @typedef {object} Call
 * @property {number} id
 * @property {import('./module.js').Name} name
 * @property {Requests[import('./module.js').Name]} request
 * @property {Uint8Array} [bytes]
 * @property {Blob | ImageBitmap} [picture]
 */

/** @typedef {{ id: number, compiled: WebAssembly.Module }} Start */

/**
 * @typedef {object} Reply
 * @property {number} id
 * @property {unknown} answer
 * @property {number} memory of the module, in bytes
 */

/**
 * That the worker has come so far with a call, sent before each step that may take long: while it is silent, it may have ended.
 * @typedef {{ id: number, isBusy: true }} Sign
 */

/** @type {Module} */
let module

/** @param {number} id of the call */
const giveSign = id => postMessage({ id, isBusy: true })

/** @param {Call} call */
async function answer({ id, name, request, bytes, picture }) {
  if (!picture) return module.ask(name, request, bytes)
  const announced = picture instanceof Blob ? await announcedSize(picture) : null
  // The module says why it does not take it.
  if (announced && announced.width * announced.height > mostPixels) {
    return module.ask(name, /** @type {Requests['read']} */ ({ .../** @type {object} */ (request), ...announced, format: 'rgba' }), new Uint8Array(0))
  }
  const bitmap = picture instanceof Blob ? await createImageBitmap(picture) : picture
  giveSign(id)
  try {
    const { width, height } = bitmap
    const sized = /** @type {Requests['read']} */ ({ .../** @type {object} */ (request), width, height, format: 'rgba' })
    // The module says why it does not take a picture of this size; no pixels are needed for that.
    const seen = module.hasRoom(4 * width * height) ? pixels(bitmap) : new Uint8Array(0)
    return module.ask(name, sized, seen)
  } finally {
    bitmap.close()
  }
}

/** @param {unknown} error */
function failure(error) {
  // A trap leaves the module in an unknown state: the client replaces the worker.
  if (error instanceof WebAssembly.RuntimeError) {
    return { error: 'this was too much for the engine, which has been restarted: try again', isLost: true }
  }
  if (error instanceof DOMException) return { error: '', isUndecodable: true }
  return { error: told(error, 'this browser could not do it: close other pages and try again, or use a newer browser') }
}

addEventListener('message', async ({ data }) => {
  /** @type {Call | Start} */
  const message = data
  giveSign(message.id)
  /** @type {unknown} */
  let reply = {}
  try {
    if ('compiled' in message) module = await Module.start(message.compiled)
    else reply = await answer(message)
  } catch (error) {
    reply = failure(error)
  }
  postMessage({ id: message.id, answer: reply, memory: module?.memorySize ?? 0 })
})
