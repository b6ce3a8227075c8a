// What is kept in the browser. If it keeps nothing, as in some private windows, or does not answer, data lasts as long as the page,
// and is kept as soon as the browser answers again.
import { Silence, within } from '../engine/within.js'
import { completed, connect, isOfLaterVersion, isRefusal, patience, settled } from './connection.js'

// The database's transactions: each is given up when the page is left, and begun again when the player comes back.

class Transactions {
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
 * @property {{ list: ({ game: string, subject: string } & import('./found.js').Found)[] }} found what searches have found, the latest first
 * @property {{ solved: number[], seen?: number[], missed?: import('../model/missed.js').Missed[] }} puzzles the numbers of those that are solved, and that were seen, the latest last; what reviews found
 */

/** @typedef {keyof Kept} Table */

export class Database {
  /** @type {(() => Promise<IDBDatabase>) | null} null if it is useless to try */
  #connect
  /** @type {Promise<IDBDatabase> | null} null while the browser keeps nothing */
  #connection = null
  /** @type {Map<string, unknown>} What takes the browser's place while it keeps nothing. */
  #memory = new Map()
  /** @type {((connection: IDBDatabase) => Promise<unknown>)[]} What was to be kept meanwhile, in order. */
  #unkept = []
  /** How long it waits before it tries again, in milliseconds. */
  #pause = patience.failed
  /**
   * Called when it is found that the browser keeps nothing, or that what it keeps belongs to a later version of the page.
   * @type {(isOfLaterVersion: boolean) => void}
   */
  lost = () => {}
  /**
   * Called when it keeps things again.
   * @type {(isWhole: boolean) => void} told whether that includes all that was to be kept meanwhile
   */
  returned = () => {}
  /** Whether it keeps nothing. */
  isLost = false
  #transactions = new Transactions()

  /** @param {(() => Promise<IDBDatabase>) | null} connect null to keep data only as long as the page */
  constructor(connect) {
    this.#connect = connect
    if (!connect) return
    this.#connection = this.#open(connect)
    // Whoever asks first hears of it.
    this.#connection.catch(() => {})
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
    }, () => this.remember(table, key, value), true)
  }

  /**
   * What is known of a value while the browser keeps nothing.
   * @template {Table} Name
   * @template {keyof Kept[Name] & string} Key
   * @param {Name} table
   * @param {Key} key
   * @param {Kept[Name][Key]} value
   */
  remember(table, key, value) { this.#memory.set(`${table}/${key}`, value) }

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
    return this.#use(connection => this.#transactions.run(connection, table, 'readwrite', store => new Promise((resolve, reject) => {
      const read = store.get(key)
      read.onsuccess = () => {
        try {
          const value = change(read.result)
          if (value === undefined) store.delete(key)
          else store.put(value, key)
          resolve(value)
        } catch (error) {
          // An error here would end the transaction as if the database had failed.
          reject(error)
          store.transaction.abort()
        }
      }
    })), () => {
      const place = `${table}/${key}`
      const value = change(/** @type {Kept[Name][Key] | undefined} */ (this.#memory.get(place)))
      if (value === undefined) this.#memory.delete(place)
      else this.#memory.set(place, value)
      return value
    }, true)
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
   * @param {boolean} [changes] whether something is to be kept
   * @returns {Promise<Result>}
   */
  async #use(ask, remember, changes = false) {
    if (this.#connection) {
      try {
        return await this.#asking(ask)
      } catch (error) {
        if (isRefusal(error)) throw error
        this.#lose(isOfLaterVersion(error))
      }
    }
    const result = remember()
    if (changes && this.#connect) this.#unkept.push(ask)
    return result
  }

  /**
   * @template Result
   * @param {(connection: IDBDatabase) => Promise<Result>} ask
   * @returns {Promise<Result>}
   */
  async #asking(ask) {
    const connection = this.#connection
    try {
      return await ask(await /** @type {Promise<IDBDatabase>} */ (connection))
    } catch (error) {
      if (!(error instanceof DOMException) || isRefusal(error) || isOfLaterVersion(error)) throw error
      // It may have been lost meanwhile.
      if (!this.#connect || !this.#connection) throw new Silence('there is no connection')
      // Safari ends the connection of a page that was in the background (InvalidStateError), or loses its own to the database
      // (UnknownError): another one is made, once for all who ask.
      if (this.#connection === connection) this.#connection = this.#open(this.#connect)
      return ask(await this.#connection)
    }
  }

  /** @param {() => Promise<IDBDatabase>} connect */
  async #open(connect) {
    const connection = await connect()
    connection.onversionchange = ({ newVersion }) => {
      // Another tab has a later version of the page, which would wait for this one for ever; or what is kept is being deleted.
      connection.close()
      if (newVersion !== null) this.#lose(true)
    }
    return connection
  }

  /** @param {boolean} isLater whether what is kept belongs to a later version of the page */
  #lose(isLater) {
    this.#connection = null
    if (isLater) {
      // Whatever this version does, it must not write over that.
      this.#connect = null
      this.#unkept = []
    } else if (this.isLost) return
    this.isLost = true
    this.lost(isLater)
    this.#tryLater()
  }

  #tryLater() {
    if (!this.#connect) return
    setTimeout(() => this.#tryAgain(), this.#pause)
    this.#pause *= 2
  }

  /** Keeps what could not be kept, if the browser answers again. */
  async #tryAgain() {
    /** @type {IDBDatabase | null} */
    let connection = null
    let isWhole = true
    try {
      connection = await this.#open(/** @type {() => Promise<IDBDatabase>} */ (this.#connect))
      for (; this.#unkept.length; this.#unkept.shift()) {
        try {
          await this.#unkept[0](connection)
        } catch (error) {
          if (!isRefusal(error)) throw error
          isWhole = false
        }
      }
    } catch (error) {
      connection?.close()
      return isOfLaterVersion(error) ? this.#lose(true) : this.#tryLater()
    }
    // It may have got a later version meanwhile.
    if (!this.#connect) return
    this.#connection = Promise.resolve(connection)
    this.#memory.clear()
    this.isLost = false
    this.returned(isWhole)
  }
}
