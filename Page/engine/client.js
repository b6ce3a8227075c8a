// The engine as the page calls it: one worker, a promise per request, and progress if there is any.
import { moduleBytes, workerType, workerUrl } from './locations.js'

/**
 * @typedef {object} Pending
 * @property {(answer: any) => void} resolve
 * @property {((progress: any) => void) | undefined} progress
 */

/** @typedef {{ key: string, file: string, picture: Blob }} Picture */

export class Engine {
  /** @type {Worker | null} */
  #worker = null
  /** @type {Map<number, Pending>} */
  #pending = new Map()
  #lastId = 0
  /** @type {Map<string, object>} Requests that set up a new engine, by the name of the call. */
  #setup = new Map()
  /** @type {Promise<void>} */
  #started

  constructor() { this.#started = this.#start() }

  /** Resolves when the engine can answer; rejects if it could not be loaded. */
  get started() { return this.#started }

  async #start() {
    const bytes = await moduleBytes()
    const worker = new Worker(workerUrl(), { type: workerType })
    this.#worker = worker
    let hasStarted = false
    worker.addEventListener('message', ({ data }) => this.#hear(data))
    const failed = new Promise((_, reject) => {
      worker.addEventListener('error', event => {
        const reason = event.message || 'the engine could not be started: reload the page'
        reject(new Error(reason))
        if (hasStarted) this.#restart(worker)
        else this.#fail(reason)
      })
    })
    failed.catch(() => {})
    const answer = await Promise.race([this.#send('start', { bytes }), failed])
    if (answer.error) throw new Error(answer.error)
    hasStarted = true
    for (const [name, request] of this.#setup) await this.#send(name, request)
  }

  /**
   * Replaces a broken worker with a new one, which is set up in the same way.
   * @param {Worker} worker
   */
  #restart(worker) {
    if (worker !== this.#worker) return
    worker.terminate()
    this.#fail('the engine stopped and has been restarted: try again')
    this.#started = this.#start()
    this.#started.catch(() => {})
  }

  /** @param {{ id: number, progress?: any, answer?: any }} message */
  #hear({ id, progress, answer }) {
    const pending = this.#pending.get(id)
    if (!pending) return
    if (progress) return pending.progress?.(progress)
    this.#pending.delete(id)
    pending.resolve(answer)
  }

  /** @param {string} error */
  #fail(error) {
    for (const { resolve } of this.#pending.values()) resolve({ error, isLost: true })
    this.#pending.clear()
  }

  /**
   * @param {string} name
   * @param {object} request
   * @param {(progress: any) => void} [progress]
   * @param {Transferable[]} [transferred]
   * @returns {Promise<any>}
   */
  #send(name, request, progress, transferred = []) {
    const id = ++this.#lastId
    return new Promise(resolve => {
      this.#pending.set(id, { resolve, progress })
      this.#worker?.postMessage({ id, name, request }, transferred)
    })
  }

  /**
   * @param {string} name
   * @param {object} [request]
   * @returns {Promise<any>}
   */
  async ask(name, request = {}) {
    const answer = await this.#absence() ?? await this.#send(name, request)
    if (answer.error) return answer
    if (name === 'useTemplates' || name === 'useWords') this.#setup.set(name, request)
    if (name === 'templates') this.#setup.set('useTemplates', answer)
    return answer
  }

  /** The answer to every request if the engine could not be loaded; null if it could. */
  async #absence() {
    try {
      await this.#started
      return null
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error), isAbsent: true }
    }
  }

  /**
   * Reads a picture, or learns from it.
   * @param {'read' | 'train' | 'tile'} name
   * @param {Picture & { letters?: string, force?: boolean, index?: number }} request
   * @returns {Promise<any>} the module's answer; `error` also if the picture cannot be decoded
   */
  async show(name, request) {
    const answer = await this.ask(name, request)
    if (!answer.isUndecodable) return answer
    // Some picture formats can only be decoded by an element.
    const bitmap = await elementBitmap(request.picture)
    if (!bitmap) {
      return { file: request.file, error: 'this browser cannot decode it as a picture: use a PNG, JPEG or WebP screenshot' }
    }
    return this.#send(name, { ...request, picture: bitmap }, undefined, [bitmap])
  }

  /**
   * Searches until the end, or until another search begins.
   * @param {object} request
   * @param {(advice: any) => void} progress
   */
  async search(request, progress) {
    return await this.#absence() ?? this.#send('search', request, progress)
  }
}

/**
 * @param {Blob} picture
 * @returns {Promise<ImageBitmap | null>}
 */
async function elementBitmap(picture) {
  const url = URL.createObjectURL(picture)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return await createImageBitmap(image)
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
