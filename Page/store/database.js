// What is kept in the browser. If it keeps nothing, as in some private windows, data lasts as long as the page.

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

/** @returns {Promise<IDBDatabase | null>} */
async function connect() {
  try {
    const request = indexedDB.open('letterpress', 1)
    request.onupgradeneeded = () => {
      for (const table of tables) request.result.createObjectStore(table)
    }
    return await settled(request)
  } catch {
    return null
  }
}

export class Database {
  /** @type {Promise<IDBDatabase | null> | null} */
  #connection
  /** @type {Map<string, any>} The fallback if the browser keeps nothing. */
  #memory = new Map()

  /** @param {Promise<IDBDatabase | null> | null} connection null to keep data only as long as the page */
  constructor(connection) { this.#connection = connection }

  /** A database that can be used at once: requests wait until it is open. */
  static open() { return new Database(connect()) }

  /**
   * @param {Table} table
   * @param {string} key
   * @param {any} value
   * @returns {Promise<void>}
   */
  async put(table, key, value) {
    const connection = await this.#connection
    if (!connection) {
      this.#memory.set(`${table}/${key}`, value)
      return
    }
    await settled(connection.transaction(table, 'readwrite').objectStore(table).put(value, key))
  }

  /**
   * @param {Table} table
   * @param {string} key
   * @returns {Promise<any>}
   */
  async get(table, key) {
    const connection = await this.#connection
    if (!connection) return this.#memory.get(`${table}/${key}`)
    return settled(connection.transaction(table).objectStore(table).get(key))
  }

  /**
   * @param {Table} table
   * @returns {Promise<any[]>}
   */
  async all(table) {
    const connection = await this.#connection
    if (!connection) {
      return [...this.#memory].filter(([key]) => key.startsWith(`${table}/`)).map(([, value]) => value)
    }
    return settled(connection.transaction(table).objectStore(table).getAll())
  }

  /**
   * @param {Table} table
   * @param {string} key
   * @returns {Promise<void>}
   */
  async remove(table, key) {
    const connection = await this.#connection
    if (!connection) {
      this.#memory.delete(`${table}/${key}`)
      return
    }
    await settled(connection.transaction(table, 'readwrite').objectStore(table).delete(key))
  }
}
