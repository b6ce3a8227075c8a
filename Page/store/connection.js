// The browser's database, which may be absent, fail, or never answer.

const tables = ['games', 'pictures', 'settings']

/**
 * How long the browser may take to answer, in milliseconds. Some never do: WebKit's `indexedDB.open` has been seen to wait for ever.
 * What is written may be large.
 */
export const patience = { reading: 4000, writing: 15_000 }

/** Why nothing is kept any more. */
export class Silence extends Error {}

/**
 * @template Result
 * @param {Promise<Result>} promise
 * @param {number} milliseconds
 * @returns {Promise<Result>}
 */
export function within(promise, milliseconds) {
  return new Promise((resolve, reject) => {
    let timer = 0
    const wait = () => {
      const end = performance.now() + milliseconds
      timer = setTimeout(() => {
        // If the page was frozen meanwhile, the browser had no time to answer.
        if (performance.now() > end + milliseconds) wait()
        else reject(new Silence('the browser does not answer'))
      }, milliseconds)
    }
    wait()
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

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
  const request = indexedDB.open('letterpress', 1)
  request.onupgradeneeded = () => {
    for (const table of tables) request.result.createObjectStore(table)
  }
  return within(settled(request), patience.reading)
}
