// A search in slices, so that the worker receives messages in between.

/** The lengths of the first slices, in milliseconds; later ones are as long as the last. */
const slices = [15, 25, 40, 60]
/** How often to report progress, in milliseconds. */
const interval = 250

export class Search {
  #module
  #report
  /** The running search; 0 if there is none. */
  #current = 0
  #isPaused = false
  /** The number of pictures being read, for which it waits. */
  #holdCount = 0
  /** @type {(() => void)[]} */
  #waiting = []
  /** @type {object | null} What the search has found so far. */
  found = null

  /**
   * @param {() => import('./module.js').Module} module
   * @param {(id: number, progress: object) => void} report
   */
  constructor(module, report) {
    this.#module = module
    this.#report = report
  }

  /**
   * Searches to the end, or until another search or `stop`.
   * @param {object} request
   * @param {number} id
   */
  async run(request, id) {
    this.#current = id
    this.#wake()
    const position = this.#module().ask('analyse', request)
    if (position.error) return position
    let told = -Infinity
    let advice = null
    this.found = null
    for (let count = 0; this.#current === id; count++) {
      advice = this.#module().call('proceed', slices[Math.min(count, slices.length - 1)])
      if (advice.error) break
      this.found = advice
      if (this.#module().isAnalysed) break
      if (performance.now() - told >= interval || count < 2) {
        told = performance.now()
        this.#report(id, advice)
      }
      await this.#turn(id)
    }
    const isOver = this.#current === id
    if (isOver) this.#current = 0
    return isOver ? { ...advice, isOver } : { isStopped: true }
  }

  /** Ends the search. */
  stop() {
    this.#current = 0
    this.#wake()
  }

  /** Called for a new module: the search is lost. */
  restart() { this.stop() }

  /** @param {boolean} isPaused */
  pause(isPaused) {
    this.#isPaused = isPaused
    this.#wake()
  }

  /**
   * Holds the search during a more urgent call.
   * @template Result
   * @param {() => Promise<Result>} call
   */
  async holding(call) {
    this.#holdCount++
    try {
      return await call()
    } finally {
      this.#holdCount--
      this.#wake()
    }
  }

  #wake() {
    for (const wake of this.#waiting.splice(0)) wake()
  }

  /**
   * Lets messages in and waits while paused.
   * @param {number} id
   */
  async #turn(id) {
    await new Promise(resolve => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve(undefined)
      }
      port2.postMessage(null)
    })
    while ((this.#isPaused || this.#holdCount) && this.#current === id) {
      await new Promise(resolve => this.#waiting.push(() => resolve(undefined)))
    }
  }
}
