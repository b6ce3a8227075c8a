// A browser's worker that answers when the test says so.

export const turn = () => new Promise(resolve => setTimeout(resolve))
export const until = async condition => { while (!condition()) await turn() }

/** A thread that has started; it notes what it is asked. */
export class FakeThread {
  asked = []
  isEnded = false
  #hear = {}

  /**
   * @param {string | null} [error] that keeps it from starting
   * @param {boolean} [isSilent] whether it never says that it has started
   */
  constructor(error = null, isSilent = false) { Object.assign(this, { error, isSilent }) }

  addEventListener(kind, hear) { this.#hear[kind] = hear }

  postMessage(message) {
    const answer = this.error ? { error: this.error } : {}
    if (this.isSilent) return
    if ('compiled' in message) queueMicrotask(() => this.#hear.message({ data: { id: message.id, answer, memory: 1 } }))
    else this.asked.push(message)
  }

  terminate() { this.isEnded = true }

  /** Says that it has come so far with the call asked last. */
  sign() { this.#hear.message({ data: { id: this.asked.at(-1).id, isBusy: true } }) }

  /** Answers the call asked last. */
  answer(answer, memory = 7) { this.#hear.message({ data: { id: this.asked.at(-1).id, answer, memory } }) }

  fail(message) { this.#hear.error({ message }) }
}
