// The player's choices and all else that is kept under one key of its own: each is checked before it is used, and what this page does
// not understand is neither used nor lost. The rules are those of `model/formats.js`.
import { isNewer, keptSettings } from '../model/formats.js'
import { has } from '../model/shape.js'

/** @typedef {import('./database.js').KeptSettings} KeptSettings */
/** @typedef {keyof typeof keptSettings & keyof KeptSettings} Key */

/** What each is called when it cannot be used. */
const called = {
  page: 'your settings', templates: 'the learnt letters', words: 'your word list', marks: 'your marked words', waiting: 'pictures that wait to be read',
  place: 'where you were', puzzles: 'your solved puzzles',
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
