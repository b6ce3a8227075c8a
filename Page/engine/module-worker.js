// A worker with a module, as the client calls it. It makes one call at a time while the others wait, and each can be aborted.
import { Refusal, told } from './refusal.js'
import { within } from './within.js'

/** @typedef {import('./module.js').Name} Name */
/** @typedef {import('./module.js').Requests} Requests */
/** @typedef {import('./module.js').Answers} Answers */

/**
 * Why there is no answer: what was wrong with the request, or with the engine.
 * @typedef {import('./types').Failure & { isLost?: boolean, isAbsent?: boolean, isUndecodable?: boolean }} Failed
 */

/**
 * @typedef {object} Options
 * @property {AbortSignal} [signal]
 * @property {Uint8Array} [bytes] that the function takes besides the request
 * @property {Blob | ImageBitmap} [picture] whose pixels it takes
 * @property {Transferable[]} [transferred]
 */

/**
 * What is needed of a browser's worker.
 * @typedef {Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>} Thread
 */

/**
 * @typedef {object} Call
 * @property {Name | 'start'} name
 * @property {object} message
 * @property {Options} options
 * @property {(answer: unknown) => void} resolve takes the answer of the function called, or {@link Failed}
 * @property {(reason: unknown) => void} reject
 * @property {boolean} [isAgain] whether another worker was asked before, and fell silent
 */

/**
 * For how long a worker may be silent, in milliseconds: until it hears a call, for which it has nothing else to do; then at each step
 * of its answer; and at each step if it is asked again. A browser that needs memory may have ended it, and says so to nobody. The
 * longest step by far is to read a picture of 40 megapixels without a board, which takes half a minute on a slow core.
 */
const patience = { hearing: 15_000, answering: 120_000, again: 480_000 }

const notStarted = 'engine/worker.js is missing or damaged'
const stopped = 'the engine stopped and has been restarted: try again'

export class ModuleWorker {
  #thread
  /** @type {Call[]} */
  #waiting = []
  /** @type {Call | null} */
  #current = null
  /** Called at each sign of life. */
  #sign = () => {}
  /** @type {(() => void)[]} Called when no call is being answered any more. */
  #waking = []
  #lastId = 0
  /** Whether it could be asked at some time. */
  hasStarted = false
  /** Whether it cannot be asked any more. */
  hasEnded = false
  /** @type {Failed} Why it cannot be asked any more. */
  #failure = { error: stopped, isLost: true }
  /** The size of the module's memory, in bytes. */
  memory = 0
  /**
   * Called when it can answer no more, or could not be started. If it had started, the calls that wait can be moved to another
   * with {@link takeOver}.
   */
  lost = () => {}
  /** Resolves when it can answer; rejects if it cannot be started. @type {Promise<void>} */
  started

  /**
   * @param {Thread} thread
   * @param {Promise<WebAssembly.Module>} compiled
   */
  constructor(thread, compiled) {
    this.#thread = thread
    thread.addEventListener('message', event => this.#hear(/** @type {MessageEvent} */ (event).data))
    this.started = new Promise((resolve, reject) => {
      thread.addEventListener('error', () => {
        reject(new Refusal(notStarted))
        if (this.hasStarted) this.#lose()
      })
      compiled.then(module => this.#post({ compiled: module }, { name: 'start', resolve, reject }), reject)
    }).then(answer => {
      if (answer.error) throw new Refusal(answer.error)
      this.hasStarted = true
      this.#next()
    })
    this.started.catch(error => this.#refuse(told(error, notStarted)))
  }

  /** Whether a call is being answered, also one that was aborted. */
  get isBusy() { return this.#current !== null }

  /**
   * Calls a function of the module.
   * @template {Name} Called
   * @param {Called} name
   * @param {Requests[Called]} request
   * @param {Options} [options]
   * @returns {Promise<Answers[Called] | Failed>} rejects only if it is aborted
   */
  ask(name, request, options = {}) {
    const { signal, bytes, picture } = options
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      if (this.hasEnded) return resolve(this.#failure)
      const settle = /** @type {(answer: unknown) => void} */ (resolve)
      const call = { name, message: { name, request, bytes, picture }, options, resolve: settle, reject }
      signal?.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter(other => other !== call)
        reject(signal.reason)
      })
      this.#waiting.push(call)
      this.#next()
    })
  }

  /**
   * Waits until no call is being answered.
   * @param {number} [patience] in milliseconds
   * @returns {Promise<boolean>} false if that takes longer
   */
  async becomesFree(patience) {
    if (!this.isBusy) return true
    return new Promise(resolve => {
      this.#waking.push(() => resolve(true))
      if (patience !== undefined) setTimeout(() => resolve(false), patience)
    })
  }

  /**
   * Answers the calls that wait for another worker, which then ends.
   * @param {ModuleWorker} other
   */
  takeOver(other) {
    this.#waiting.push(...other.#waiting.splice(0))
    other.end()
    this.#next()
  }

  /** Ends it at once. What it was asked is lost. */
  end() {
    this.hasEnded = true
    this.#thread.terminate()
    this.#current?.resolve(this.#failure)
    for (const { resolve } of this.#waiting.splice(0)) resolve(this.#failure)
    this.#free()
  }

  /** @param {string} error that keeps it from starting */
  #refuse(error) {
    if (this.hasEnded) return
    this.#failure = { error, isAbsent: true }
    this.end()
    this.lost()
  }

  #next() {
    if (this.#current || !this.hasStarted || this.hasEnded) return
    let call = this.#waiting.shift()
    // One that waited for another worker may have been aborted meanwhile.
    while (call?.options.signal?.aborted) call = this.#waiting.shift()
    if (call) this.#post(call.message, call)
  }

  /**
   * @param {object} message
   * @param {Pick<Call, 'name' | 'resolve' | 'reject'> & Partial<Call>} call
   */
  #post(message, call) {
    if (this.hasEnded) return
    this.#current = { message, options: {}, ...call }
    this.#thread.postMessage({ id: ++this.#lastId, ...message }, call.options?.transferred ?? [])
    this.#listen(this.#current)
  }

  /**
   * Waits for signs of life until a call is answered.
   * @param {Call} call
   */
  async #listen(call) {
    // A new worker has yet to load its script.
    let bound = call.name === 'start' ? patience.answering : patience.hearing
    while (this.#current === call) {
      try {
        await within(new Promise(resolve => { this.#sign = () => resolve(undefined) }), bound)
      } catch {
        return this.#miss(call)
      }
      bound = call.isAgain ? patience.again : patience.answering
    }
  }

  /**
   * Gives up a worker that has fallen silent. Whoever takes over makes its call once more, as the fault may not lie with the call.
   * @param {Call} call
   */
  #miss(call) {
    if (!this.hasStarted) return this.#refuse(notStarted)
    if (!call.isAgain && !call.options.transferred) {
      this.#waiting.unshift({ ...call, isAgain: true })
      this.#free()
    }
    this.#lose()
  }

  /** @param {import('./worker.js').Reply | import('./worker.js').Sign} message */
  #hear(message) {
    if (message.id !== this.#lastId || !this.#current || this.hasEnded) return
    if ('isBusy' in message) return this.#sign()
    const { answer, memory } = message
    this.memory = memory
    const { resolve } = this.#current
    this.#free()
    resolve(answer)
    if (/** @type {Failed} */ (answer).isLost) this.#lose()
    else this.#next()
  }

  #free() {
    this.#current = null
    this.#sign()
    for (const wake of this.#waking.splice(0)) wake()
  }

  #lose() {
    if (this.hasEnded) return
    this.hasEnded = true
    this.#current?.resolve(this.#failure)
    this.#free()
    this.lost()
  }
}
