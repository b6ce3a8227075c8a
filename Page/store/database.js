// What is kept in the browser. If it keeps nothing, as in some private windows, data lasts as long as the page.

/** @typedef {{ type: string, bytes: ArrayBuffer }} KeptPicture some browsers lose stored blobs; bytes last */

/**
 * What is kept: the types of the values, by table and key.
 * @typedef {object} Kept
 * @property {Record<string, import('../model/types.js').Game>} games by their ids
 * @property {Record<string, KeptPicture>} pictures by the keys that games know them by
 * @property {KeptSettings} settings
 */

/**
 * @typedef {object} KeptSettings
 * @property {Partial<import('./state.js').Settings>} page
 * @property {import('../engine/types').Templates} templates what was learnt
 * @property {{ name: string, text: ArrayBuffer }} words the player's list
 * @property {(KeptPicture & { file: string })[]} waiting pictures given while there was no engine
 * @property {import('./place.js').Place} place where the player was
 */

/** @typedef {keyof Kept} Table */

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
  /** @type {Map<string, unknown>} The fallback if the browser keeps nothing. */
  #memory = new Map()

  /** @param {Promise<IDBDatabase | null> | null} connection null to keep data only as long as the page */
  constructor(connection) { this.#connection = connection }

  /** A database that can be used at once: requests wait until it is open. */
  static open() { return new Database(connect()) }

  /**
   * @template {Table} Name
   * @template {keyof Kept[Name] & string} Key
   * @param {Name} table
   * @param {Key} key
   * @param {Kept[Name][Key]} value
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
   * @template {Table} Name
   * @template {keyof Kept[Name] & string} Key
   * @param {Name} table
   * @param {Key} key
   * @returns {Promise<Kept[Name][Key] | undefined>}
   */
  async get(table, key) {
    const connection = await this.#connection
    if (!connection) return /** @type {Kept[Name][Key] | undefined} */ (this.#memory.get(`${table}/${key}`))
    return settled(connection.transaction(table).objectStore(table).get(key))
  }

  /**
   * @template {Table} Name
   * @param {Name} table
   * @returns {Promise<Kept[Name][keyof Kept[Name]][]>}
   */
  async all(table) {
    const connection = await this.#connection
    if (!connection) {
      const values = [...this.#memory].filter(([key]) => key.startsWith(`${table}/`)).map(([, value]) => value)
      return /** @type {Kept[Name][keyof Kept[Name]][]} */ (values)
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
