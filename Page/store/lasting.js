// Whether the browser may remove what is kept, as some do with pages that have not been visited for a while.

/** @typedef {import('./session.js').Session} Session */

/**
 * Asks the browser to keep the games for good as soon as there is one: before that, there is nothing to lose.
 * @param {Session} session
 * @param {StorageManager | undefined} [storage] the browser's
 */
export async function askToLast(session, storage = navigator.storage) {
  const say = (/** @type {boolean | undefined} */ lasts) => {
    if (session.state.persistence !== 'notKept') session.change({ persistence: lasts ? 'kept' : 'mayBeRemoved' })
  }
  const lasts = await storage?.persisted?.().catch(() => false)
  say(lasts)
  if (lasts || !storage?.persist) return
  let hasAsked = false
  session.listen(({ games }, before) => {
    // Once for each visit: some browsers ask the player, others decide by themselves, and later perhaps otherwise.
    if (hasAsked || games.length <= before.games.length) return
    hasAsked = true
    storage.persist().then(say, () => {})
  })
}
