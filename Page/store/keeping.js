// Keeps games: what another tab has kept of a game meanwhile is never written over, and other tabs hear what was kept.
import { isNewer, isSoundGame, keptSettings } from '../model/formats.js'
import { isRemoved, merged, takenOver } from '../model/merge.js'
import { has } from '../model/shape.js'

/** @typedef {import('../model/types.js').Game} Game */
/** @typedef {import('../model/types.js').RemovedGame} RemovedGame */
/** @typedef {import('./database.js').Database} Database */

/**
 * What the tabs of a browser tell each other: that a game was kept, or something else.
 * @typedef {{ game: string } | 'settings' | 'templates' | 'words' | 'marks'} Message
 */

/** For how long a removed game can be restored, in milliseconds. This is longer than the toast that offers it is shown. */
const timeToRestore = 20_000

/**
 * For how long it is remembered that a game was removed, in milliseconds. A tab that slept for longer may bring the game back.
 */
const timeToRemember = 90 * 24 * 3600 * 1000

/**
 * Whether a kept value is a game, rather than what is left of one.
 * @param {Game | RemovedGame | undefined} kept
 * @returns {kept is Game}
 */
export const isGame = kept => kept !== undefined && 'nodes' in kept

/**
 * What is kept of a game of which something may have been kept before.
 * @param {Game} game
 * @param {Game | RemovedGame | undefined} kept
 * @returns {Game | RemovedGame}
 */
export function together(game, kept) {
  if (!kept) return game
  if (isGame(kept)) return merged(game, kept)
  // Only what was done after it had been removed brings a game back.
  const whole = { ...game, removed: kept.removed }
  return isRemoved(whole) ? kept : whole
}

/**
 * Keeps a game with what was kept of it before.
 * @param {Database} database
 * @param {string} id
 * @param {(kept: Game | RemovedGame | undefined) => Game | RemovedGame} change
 * @returns {Promise<Game | RemovedGame | null>} what is kept now; null if that cannot be understood, and so was left as it is: a newer
 *   page may have kept it
 */
export async function keepGame(database, id, change) {
  let isLeft = false
  const now = await database.update('games', id, kept => {
    isLeft = kept !== undefined && !isSoundGame(kept)
    return isLeft ? kept : change(kept)
  })
  return isLeft ? null : now ?? null
}

/**
 * A tab's games with others that were kept; those changed last come first.
 * @param {Game[]} games
 * @param {(Game | RemovedGame)[]} kept
 * @returns {Game[]} the same list if nothing is new
 */
export function gamesWith(games, kept) {
  const all = new Map(games.map(game => [game.id, game]))
  let isSame = true
  for (const other of kept) {
    const before = all.get(other.id)
    const now = known(before, other)
    if (now === before) continue
    isSame = false
    if (now) all.set(other.id, now)
    else all.delete(other.id)
  }
  return isSame ? games : sorted([...all.values()])
}

/**
 * @param {Game | undefined} mine
 * @param {Game | RemovedGame} kept
 * @returns {Game | undefined} nothing if it was removed
 */
function known(mine, kept) {
  if (!isGame(kept)) return mine && !isRemoved({ ...mine, removed: kept.removed }) ? mine : undefined
  const both = mine ? takenOver(mine, kept) : kept
  return isRemoved(both) ? undefined : both
}

/** @param {Game[]} games */
export const sorted = games => [...games].sort((left, right) => right.changed - left.changed)

/**
 * Really removes the games that were removed before, with their pictures: nobody can undo that any more.
 * @param {Database} database
 * @param {(Game | RemovedGame)[]} kept
 * @param {number} now in milliseconds since 1970
 */
export async function clear(database, kept, now) {
  for (const game of kept) {
    const { id, removed = 0 } = game
    if (!isRemoved(game)) continue
    // Its clock may have been ahead.
    const age = Math.abs(now - removed)
    if (!isGame(game)) {
      if (age > timeToRemember) await database.remove('games', id)
    } else if (age >= timeToRestore) await clearGame(database, id)
  }
}

/**
 * Really removes a game, unless it has been restored.
 * @param {Database} database
 * @param {string} id
 */
export async function clearGame(database, id) {
  /** @type {string[]} */
  let pictures = []
  let isCleared = false
  await database.update('games', id, kept => {
    pictures = []
    isCleared = isSoundGame(kept) && isGame(kept) && isRemoved(kept)
    if (!isSoundGame(kept) || !isGame(kept) || !isCleared) return kept
    pictures = kept.pictures.map(({ key }) => key)
    return { id, removed: kept.removed ?? 0 }
  })
  for (const key of pictures) await database.remove('pictures', key)
  if (isCleared) await database.update('settings', 'found', kept =>
    kept && isSound('found', kept) ? { ...kept, list: kept.list.filter(({ game }) => game !== id) } : kept)
}

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

// The player's choices and all else that is kept under one key of its own: each is checked before it is used, and what this page does
// not understand is neither used nor lost. The rules are those of `model/formats.js`.

/** @typedef {import('./database.js').KeptSettings} KeptSettings */
/** @typedef {keyof typeof keptSettings & keyof KeptSettings} Key */

/** What each is called when it cannot be used. */
const called = {
  page: 'your settings', templates: 'the learnt letters', words: 'your word list', marks: 'your marked words', waiting: 'pictures that wait to be read',
  place: 'where you were', puzzles: 'your solved puzzles', found: 'the latest analyses',
}

export class KeptValues {
  #database
  #tell
  /** @type {Map<Key, unknown>} What is used, as long as the page lasts, instead of what a newer page has kept. */
  #instead = new Map()

  /**
   * @param {import('./database.js').Database} database
   * @param {(what: string, isNewer: boolean) => void} tell called with what cannot be used, and whether a newer page has kept it
   */
  constructor(database, tell) {
    this.#database = database
    this.#tell = tell
  }

  /**
   * @template {Key} Name
   * @param {Name} key
   * @returns {Promise<KeptSettings[Name] | undefined>} undefined if nothing is kept that can be used
   */
  async get(key) {
    const value = await this.#database.get('settings', key)
    if (isSound(key, value)) return value
    // If there is no room to set it aside, it stays where it is.
    await this.#leave(key, value).catch(() => {})
    return /** @type {KeptSettings[Name] | undefined} */ (this.#instead.get(key))
  }

  /**
   * Changes a value, which no other tab can do at the same time.
   * @template {Key} Name
   * @param {Name} key
   * @param {(kept: KeptSettings[Name] | undefined) => KeptSettings[Name] | undefined} change what is kept from now on; undefined for nothing
   * @returns {Promise<KeptSettings[Name] | undefined>} what is kept now
   */
  async update(key, change) {
    for (;;) {
      let canBeUsed = true
      const kept = await this.#database.update('settings', key, before => {
        canBeUsed = isSound(key, before)
        return canBeUsed ? change(before) : before
      })
      if (canBeUsed) return kept
      if (!await this.#leave(key, kept)) continue
      this.#instead.set(key, change(/** @type {KeptSettings[Name] | undefined} */ (this.#instead.get(key))))
      return /** @type {KeptSettings[Name] | undefined} */ (this.#instead.get(key))
    }
  }

  /**
   * Keeps a value that has been read before. Also works while the page is being left.
   * @template {Key} Name
   * @param {Name} key
   * @param {KeptSettings[Name]} value
   */
  async put(key, value) {
    if (this.#instead.has(key)) this.#instead.set(key, value)
    else await this.#database.put('settings', key, value)
  }

  /**
   * Says that a value cannot be used, once, and sets it aside if it is damaged.
   * @param {Key} key
   * @param {unknown} value
   * @returns {Promise<boolean>} whether it stays, as a newer page has kept it
   */
  async #leave(key, value) {
    const stays = isNewer(value)
    if (!this.#instead.has(key)) this.#tell(called[key], stays)
    if (stays) {
      if (!this.#instead.has(key)) this.#instead.set(key, undefined)
      return true
    }
    await this.#database.put('settings', /** @type {any} */ (`${key} set aside ${Date.now()}`), /** @type {any} */ (value))
    await this.#database.update('settings', key, now => isSound(key, now) || isNewer(now) ? now : undefined)
    return false
  }
}

/**
 * @template {Key} Name
 * @param {Name} key
 * @param {KeptSettings[Name] | undefined} value
 */
const isSound = (key, value) => value === undefined || has(keptSettings[key], value)
