// The database's transactions: each is given up when the page is left, and begun again when the player comes back.
import { within } from '../engine/within.js'
import { completed, patience } from './connection.js'

export class Transactions {
  /** @type {Set<IDBTransaction>} Those that another page would have to wait for. */
  #running = new Set()
  /** @type {WeakSet<IDBTransaction>} Those that are begun again. */
  #givenUp = new WeakSet()
  /** @type {Promise<void> | null} While the page is left, resolves when it comes back. */
  #asleep = null
  #wake = () => {}

  /**
   * Gives up what is unfinished. WebKit freezes a page that is left, with its transactions: the next page would wait for them for
   * ever.
   */
  sleep() {
    this.#asleep ??= new Promise(resolve => { this.#wake = resolve })
    for (const transaction of this.#running) {
      this.#givenUp.add(transaction)
      try {
        transaction.abort()
      } catch {
        // It has ended.
      }
    }
  }

  awake() {
    this.#asleep = null
    this.#wake()
  }

  /**
   * Makes requests in a transaction, and again if the page was left before it ended.
   * @template Result
   * @param {IDBDatabase} connection
   * @param {string} table
   * @param {'readonly' | 'readwrite'} mode
   * @param {(store: IDBObjectStore) => Promise<Result>} ask
   * @returns {Promise<Result>}
   */
  async run(connection, table, mode, ask) {
    for (;;) {
      await this.#asleep
      const transaction = connection.transaction(table, mode)
      this.#running.add(transaction)
      try {
        const ended = completed(transaction)
        ended.catch(() => {})
        const answered = Promise.all([ask(transaction.objectStore(table)), ended])
        const [result] = await within(answered, mode === 'readonly' ? patience.reading : patience.writing)
        return result
      } catch (error) {
        if (!this.#givenUp.has(transaction)) throw error
      } finally {
        this.#running.delete(transaction)
      }
    }
  }
}
