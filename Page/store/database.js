// What is kept in the browser. If it keeps nothing, as in some private windows, or does not answer, data lasts as long as the page.
import { completed, connect, patience, settled, Silence, within } from './connection.js'
import { Transactions } from './transactions.js'

/** @typedef {{ type: string, bytes: ArrayBuffer }} KeptPicture some browsers lose stored blobs; bytes last */
/** @typedef {import('../model/types.js').Game} Game */
/** @typedef {import('../model/types.js').RemovedGame} RemovedGame */

/**
 * What is kept: the types of the values, by table and key.
 * @typedef {object} Kept
 * @property {Record<string, Game | RemovedGame>} games by their ids
 * @property {Record<string, KeptPicture>} pictures by the keys that games know them by
 * @property {KeptSettings} settings
 */

/**
 * @typedef {object} KeptSettings
 * @property {Partial<import('./state.js').Settings> & { knownOnly?: boolean }} page `knownOnly` is one of earlier pages
 * @property {import('../engine/types').Templates} templates what was learnt
 * @property {{ name: string, text: ArrayBuffer }} words the player's list
 * @property {import('../model/marks.js').Marks} marks the words that the player has marked
 * @property {(KeptPicture & { file: string, key?: string })[]} waiting pictures given while there was no engine
 * @property {import('./place.js').Place} place where the player was
 * @property {{ solved: number[], missed?: import('../model/missed.js').Missed[] }} puzzles the numbers of those that are solved; what reviews found
 */

/** @typedef {keyof Kept} Table */

/**
 * Whether the browser only refuses this: if something is too large for the room that it gives, everything else is still kept.
 * @param {unknown} error
 */
const isRefusal = error => error instanceof DOMException && ['QuotaExceededError', 'DataCloneError', 'AbortError'].includes(error.name)

export class Database {
  /** @type {(() => Promise<IDBDatabase>) | null} */
  #connect
  /** @type {Promise<IDBDatabase> | null} */
  #connection
  /** @type {Map<string, unknown>} The fallback if the browser keeps nothing. */
  #memory = new Map()
  /** Called when it is found that the browser keeps nothing. */
  lost = () => {}
  /** Whether it was. */
  isLost = false
  #transactions = new Transactions()

  /** @param {(() => Promise<IDBDatabase>) | null} connect null to keep data only as long as the page */
  constructor(connect) {
    this.#connect = connect
    this.#connection = connect?.() ?? null
    // Whoever asks first hears of it.
    this.#connection?.catch(() => {})
  }

  /** A database that can be used at once: requests wait until it is open. */
  static open() {
    const database = new Database(connect)
    addEventListener('pagehide', () => database.#transactions.sleep())
    addEventListener('pageshow', () => database.#transactions.awake())
    return database
  }

  /**
   * Also works while the page is being left.
   * @template {Table} Name
   * @template {keyof Kept[Name] & string} Key
   * @param {Name} table
   * @param {Key} key
   * @param {Kept[Name][Key]} value
   * @returns {Promise<void>}
   */
  put(table, key, value) {
    return this.#use(connection => {
      const transaction = connection.transaction(table, 'readwrite')
      const ended = completed(transaction)
      transaction.objectStore(table).put(value, key)
      transaction.commit?.()
      return within(ended, patience.writing)
    }, () => { this.#memory.set(`${table}/${key}`, value) })
  }

  /**
   * Changes a value, which no other tab can do at the same time.
   * @template {Table} Name
   * @template {keyof Kept[Name] & string} Key
   * @param {Name} table
   * @param {Key} key
   * @param {(kept: Kept[Name][Key] | undefined) => Kept[Name][Key] | undefined} change what is kept from now on; undefined for nothing
   * @returns {Promise<Kept[Name][Key] | undefined>} what is kept now
   */
  update(table, key, change) {
    return this.#use(connection => this.#transactions.run(connection, table, 'readwrite', store => new Promise(resolve => {
      const read = store.get(key)
      read.onsuccess = () => {
        const value = change(read.result)
        if (value === undefined) store.delete(key)
        else store.put(value, key)
        resolve(value)
      }
    })), () => {
      const place = `${table}/${key}`
      const value = change(/** @type {Kept[Name][Key] | undefined} */ (this.#memory.get(place)))
      if (value === undefined) this.#memory.delete(place)
      else this.#memory.set(place, value)
      return value
    })
  }

  /**
   * @template {Table} Name
   * @template {keyof Kept[Name] & string} Key
   * @param {Name} table
   * @param {Key} key
   * @returns {Promise<Kept[Name][Key] | undefined>}
   */
  get(table, key) {
    return this.#use(connection => this.#transactions.run(connection, table, 'readonly', store => settled(store.get(key))),
      () => /** @type {Kept[Name][Key] | undefined} */ (this.#memory.get(`${table}/${key}`)))
  }

  /**
   * @template {Table} Name
   * @param {Name} table
   * @returns {Promise<Kept[Name][keyof Kept[Name]][]>}
   */
  all(table) {
    return this.#use(connection => this.#transactions.run(connection, table, 'readonly', store => settled(store.getAll())), () => {
      const values = [...this.#memory].filter(([key]) => key.startsWith(`${table}/`)).map(([, value]) => value)
      return /** @type {Kept[Name][keyof Kept[Name]][]} */ (values)
    })
  }

  /**
   * @template {Table} Name
   * @param {Name} table
   * @param {keyof Kept[Name] & string} key
   * @returns {Promise<void>}
   */
  async remove(table, key) {
    await this.update(table, key, () => undefined)
  }

  /**
   * Asks the browser, or if it keeps nothing, the page's own memory.
   * @template Result
   * @param {(connection: IDBDatabase) => Promise<Result>} ask
   * @param {() => Result} remember
   * @returns {Promise<Result>}
   */
  async #use(ask, remember) {
    if (!this.#connection) return remember()
    try {
      return await this.#asking(ask)
    } catch (error) {
      if (isRefusal(error)) throw error
      this.#lose()
      return remember()
    }
  }

  /**
   * @template Result
   * @param {(connection: IDBDatabase) => Promise<Result>} ask
   * @returns {Promise<Result>}
   */
  async #asking(ask) {
    const connection = this.#connection
    if (!connection || !this.#connect) throw new Silence('there is no connection')
    try {
      return await ask(await connection)
    } catch (error) {
      if (!(error instanceof DOMException) || isRefusal(error)) throw error
      // Safari ends the connection of a page that was in the background (InvalidStateError), or loses its own to the database
      // (UnknownError): another one is made, once for all who ask.
      if (this.#connection === connection) this.#connection = this.#connect()
      return ask(await /** @type {Promise<IDBDatabase>} */ (this.#connection))
    }
  }

  #lose() {
    this.#connection = null
    if (this.isLost) return
    this.isLost = true
    this.lost()
  }
}
