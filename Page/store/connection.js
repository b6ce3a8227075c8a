// The browser's database, which may be absent, fail, or never answer.
import { Silence, within } from '../engine/within.js'

/** The version of what is kept. A browser never opens what a later version of the page has kept for an earlier one. */
const version = 1
const tables = ['games', 'pictures', 'settings']

/**
 * How long the browser may take to answer, and how long a database that failed is left alone at first, in milliseconds. Some never
 * answer: WebKit's `indexedDB.open` has been seen to wait for ever. What is written may be large.
 */
export const patience = { reading: 4000, writing: 15_000, failed: 5000 }

/** What the browser says of a request that it would refuse again. Everything else is still kept. */
const refusals = ['ConstraintError', 'DataCloneError', 'DataError', 'InvalidAccessError', 'NotSupportedError', 'QuotaExceededError',
  'ReadOnlyError', 'SyntaxError']

/**
 * Whether it is the fault of the request, rather than of the database, that there is no answer.
 * @param {unknown} error
 */
export const isRefusal = error => error instanceof DOMException ? refusals.includes(error.name) : !(error instanceof Silence)

/**
 * Whether the database belongs to a later version of the page.
 * @param {unknown} error
 */
export const isOfLaterVersion = error => error instanceof DOMException && error.name === 'VersionError'

/**
 * @template Result
 * @param {IDBRequest<Result>} request
 * @returns {Promise<Result>}
 */
export const settled = request => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
})

/**
 * @param {IDBTransaction} transaction
 * @returns {Promise<void>}
 */
export const completed = transaction => new Promise((resolve, reject) => {
  transaction.oncomplete = () => resolve()
  transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'))
})

/**
 * Opens what is kept.
 * @returns {Promise<IDBDatabase>}
 */
export async function connect() {
  if (!globalThis.indexedDB) throw new Silence('there is no database')
  const request = indexedDB.open('letterpress', version)
  request.onupgradeneeded = () => {
    for (const table of tables) request.result.createObjectStore(table)
  }
  const opened = settled(request)
  try {
    return await within(opened, patience.reading)
  } catch (error) {
    // If it opens after all, it must not be in the way of a later version.
    opened.then(connection => connection.close(), () => {})
    throw error
  }
}
