// What is kept in the browser. Where it keeps nothing, as in some private windows, things last as long as the page.

/** @typedef {'games' | 'pictures' | 'settings'} Table */

/** @type {Table[]} */
const tables = ['games', 'pictures', 'settings']

/**
 * @template Result
 * @param {IDBRequest<Result>} request
 * @returns {Promise<Result>}
 */
const settled = request => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
})

export class Database {
  /** @type {IDBDatabase | null} */
  #connection
  /** @type {Map<string, any>} What is kept where nothing can be kept. */
  #memory = new Map()

  /** @param {IDBDatabase | null} connection */
  constructor(connection) { this.#connection = connection }

  static async open() {
    try {
      const request = indexedDB.open('letterpress', 1)
      request.onupgradeneeded = () => {
        for (const table of tables) request.result.createObjectStore(table)
      }
      return new Database(await settled(request))
    } catch {
      return new Database(null)
    }
  }

  /** Whether things are there again after a reload. */
  get isLasting() { return this.#connection !== null }

  /**
   * @param {Table} table
   * @param {string} key
   * @param {any} value
   * @returns {Promise<void>}
   */
  async put(table, key, value) {
    if (!this.#connection) {
      this.#memory.set(`${table}/${key}`, value)
      return
    }
    await settled(this.#connection.transaction(table, 'readwrite').objectStore(table).put(value, key))
  }

  /**
   * @param {Table} table
   * @param {string} key
   * @returns {Promise<any>}
   */
  async get(table, key) {
    if (!this.#connection) return this.#memory.get(`${table}/${key}`)
    return settled(this.#connection.transaction(table).objectStore(table).get(key))
  }

  /**
   * @param {Table} table
   * @returns {Promise<any[]>}
   */
  async all(table) {
    if (!this.#connection) {
      return [...this.#memory].filter(([key]) => key.startsWith(`${table}/`)).map(([, value]) => value)
    }
    return settled(this.#connection.transaction(table).objectStore(table).getAll())
  }

  /**
   * @param {Table} table
   * @param {string} key
   * @returns {Promise<void>}
   */
  async remove(table, key) {
    if (!this.#connection) {
      this.#memory.delete(`${table}/${key}`)
      return
    }
    await settled(this.#connection.transaction(table, 'readwrite').objectStore(table).delete(key))
  }
}
