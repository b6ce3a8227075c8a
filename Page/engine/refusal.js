// What players are told when something fails.

/** An error whose text is for players: what happened, and what to do. Those of browsers are for nobody but whoever reads the console. */
export class Refusal extends Error {
  // By which recovery.js, which imports nothing, knows it.
  name = 'Refusal'
}

/**
 * What to tell of an error.
 * @param {unknown} error
 * @param {string} otherwise what is told of all that is not meant for players
 */
export function told(error, otherwise) {
  if (error instanceof Refusal) return error.message
  console.warn(error)
  return otherwise
}
