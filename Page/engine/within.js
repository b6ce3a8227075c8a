// Waiting for what may never answer: a worker, or the browser's database.

/** That there was no answer in time, or nobody to ask. */
export class Silence extends Error {}

/**
 * @template Result
 * @param {Promise<Result>} promise
 * @param {number} milliseconds
 * @returns {Promise<Result>} rejects with a {@link Silence} if it takes longer
 */
export function within(promise, milliseconds) {
  return new Promise((resolve, reject) => {
    let timer = 0
    const wait = () => {
      const end = performance.now() + milliseconds
      timer = setTimeout(() => {
        // If the page was frozen meanwhile, there was no time to answer.
        if (performance.now() > end + milliseconds) wait()
        else reject(new Silence('there is no answer'))
      }, milliseconds)
    }
    wait()
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
