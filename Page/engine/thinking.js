// Looks for moves by bounded searches, each of which uses what the one before has found. While a search runs, its worker hears
// nothing. If a new position cannot wait for its end, a spare worker takes over.

/** @typedef {import('./module-worker.js').ModuleWorker} ModuleWorker */
/** @typedef {import('./module-worker.js').Failed} Failed */
/** @typedef {import('./types').Advice} Advice */
/** @typedef {Omit<import('./types').Requests['think'], 'milliseconds'>} Subject a position, and which moves are wanted */

/**
 * How long the first searches take, in milliseconds. They are short, so that there is soon a first move. Later ones take as
 * long as the last.
 */
const bounds = [50, 100, 250, 500, 1000, 2000]
/** How long a new position waits for the search before it, in milliseconds. */
const patience = 50

/**
 * The length of the next search, in milliseconds.
 * @param {number} spent how long has been searched so far
 */
export function nextBound(spent) {
  let begin = 0
  for (const bound of bounds) {
    if (begin >= spent) return bound
    begin += bound
  }
  return bounds[bounds.length - 1]
}

export class Thinking {
  #make
  #wait
  /** @type {ModuleWorker} */
  #worker
  /** @type {ModuleWorker | null} */
  #spare = null
  /** @type {string | null} What the worker was asked last, as text; null before its first search. */
  #subject = null
  #hasEnded = false

  /**
   * @param {() => ModuleWorker} make makes a worker
   * @param {(call: () => void) => void} wait calls back when nothing else is to be done
   */
  constructor(make, wait) {
    this.#make = make
    this.#wait = wait
    this.#worker = this.#made()
  }

  /** The memory of its modules, in bytes. */
  get memory() { return this.#worker.memory + (this.#spare?.memory ?? 0) }

  /**
   * Searches for longer and longer, until nothing is left to find or the time is up.
   * @param {Subject} subject
   * @param {object} options
   * @param {number} options.spent how long it has searched for this before, in milliseconds
   * @param {number} options.time how long it may search in all, in milliseconds
   * @param {AbortSignal} options.signal
   * @returns {AsyncGenerator<{ answer: Advice | Failed, spent: number }>} what each search has found; throws if it is aborted
   */
  async *think(subject, { spent, time, signal }) {
    const name = JSON.stringify(subject)
    let hasFailed = false
    while (spent < time) {
      await this.#free(name)
      signal.throwIfAborted()
      this.#subject = name
      const milliseconds = Math.min(nextBound(spent), time - spent)
      const answer = await this.#worker.ask('think', { ...subject, milliseconds }, { signal })
      if ('error' in answer && answer.isLost && !hasFailed) {
        // The spare has taken over.
        hasFailed = true
        continue
      }
      spent += milliseconds
      yield { answer, spent }
      if ('error' in answer || answer.isDone) return
      if (!this.#spare) this.#prepare()
    }
  }

  /** Begins anew, as for other words. */
  renew() {
    this.#spare?.end()
    this.#spare = null
    this.#replace()
  }

  /**
   * Tells its workers something that every later search must know.
   * @param {(worker: ModuleWorker) => void} call
   */
  tell(call) {
    call(this.#worker)
    if (this.#spare) call(this.#spare)
    // A search that was under way is not continued.
    if (this.#subject !== null) this.#subject = ''
  }

  /** Ends its workers. */
  end() {
    this.#hasEnded = true
    this.#spare?.end()
    this.#worker.end()
  }

  /**
   * Waits until the worker can be asked, or takes the spare. Two things are worth waiting for: a search for the same position, and
   * that the worker has unpacked its words, which the spare may have to do, too.
   * @param {string} subject
   */
  async #free(subject) {
    const isWorthWaiting = this.#subject === null || subject === this.#subject
    // One that could not be started is tried again.
    if (this.#worker.hasEnded || !await this.#worker.becomesFree(isWorthWaiting ? undefined : patience)) this.#replace()
  }

  /** Ends the worker, whatever it is doing; the spare takes its place. */
  #replace() {
    this.#worker.lost = () => {}
    this.#worker.end()
    this.#worker = this.#spare ?? this.#made()
    this.#spare = null
    this.#subject = null
    this.#prepare()
  }

  /** Makes a spare when nothing else is to be done. */
  #prepare() {
    this.#wait(() => {
      if (!this.#hasEnded) this.#spare ??= this.#made()
    })
  }

  /** @returns {ModuleWorker} */
  #made() {
    const worker = this.#make()
    worker.lost = () => {
      // The first call of the next search replaces one that could not be started.
      if (worker === this.#worker && worker.hasStarted) this.#replace()
      if (worker !== this.#spare) return
      worker.end()
      this.#spare = null
    }
    return worker
  }
}
