// Parts of the page that are loaded only when somebody wants them.

/**
 * Loads a part and uses it; if that fails, an alert says so.
 * @template Part
 * @param {import('../store/session.js').Session} session
 * @param {string} name what the part is, as the beginning of a sentence
 * @param {() => Promise<Part>} load
 * @param {(part: Part) => unknown} use
 */
export async function later(session, name, load, use) {
  try {
    await use(await load())
  } catch {
    session.change({ alert: `${name} could not be loaded: check the network and try again.` })
  }
}
