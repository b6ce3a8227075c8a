// The only owner of the state: changes it, stores what must be kept, and notifies listeners.
import { currentPosition, repaired } from '../model/game.js'
import { Facts } from './facts.js'
import { emptyState, untouched } from './state.js'

/** @typedef {import('./state.js').State} State */
/** @typedef {import('../model/types.js').Game} Game */
/** @typedef {import('../engine/module.js').Name} Name */

export class Session {
  /** @type {State} */
  state = emptyState
  #database
  /** @type {((state: State, before: State) => void)[]} */
  #listeners = []
  /** @type {Promise<unknown>} */
  #saved = Promise.resolve()
  /** @type {Map<string, AbortController>} The latest call for each purpose. */
  #calls = new Map()
  /** @type {(value?: unknown) => void} */
  #hasLoaded = () => {}
  /** Resolves when the kept data has been read. */
  loaded = new Promise(resolve => { this.#hasLoaded = resolve })

  /**
   * @param {import('../engine/client.js').Engine} engine
   * @param {import('./database.js').Database} database
   */
  constructor(engine, database) {
    this.engine = engine
    this.#database = database
    this.facts = new Facts(engine, () => this.change({ factsEdition: this.state.factsEdition + 1 }))
    this.listen((state, before) => {
      if (state.games !== before.games || state.settings.gameId !== before.settings.gameId) this.facts.request(state.games, this.game)
    })
  }

  get database() { return this.#database }

  /** The shown game; null if there is none. */
  get game() { return this.state.games.find(({ id }) => id === this.state.settings.gameId) ?? null }

  /** The shown position. */
  get position() { return this.game && currentPosition(this.game) }

  /** What the module says about the shown position; null until it has answered, and if it refuses the position. */
  get board() { return this.position && this.facts.of(this.position) }

  /** @param {(state: State, before: State) => void} listener */
  listen(listener) { this.#listeners.push(listener) }

  /** @param {Partial<State>} part */
  change(part) {
    const before = this.state
    this.state = { ...before, ...part }
    for (const listener of this.#listeners) listener(this.state, before)
  }

  /**
   * The signal for a call that a later one for the same purpose replaces.
   * @param {string} purpose
   */
  signal(purpose) {
    this.#calls.get(purpose)?.abort()
    const call = new AbortController()
    this.#calls.set(purpose, call)
    return call.signal
  }

  /**
   * Asks the engine.
   * @template {Name} Called
   * @param {Called} name
   * @param {import('../engine/module.js').Requests[Called]} request
   * @param {AbortSignal} signal
   * @returns {Promise<import('../engine/module.js').Answers[Called] | import('../engine/client.js').Failed | null>} null if it was aborted
   */
  async ask(name, request, signal) {
    try {
      return await this.engine.ask(name, request, { signal })
    } catch (error) {
      if (signal.aborted) return null
      throw error
    }
  }

  /** Reads the kept data. */
  async load() {
    const [games, settings] = await Promise.all([this.#database.all('games'), this.#database.get('settings', 'page')])
    games.sort((left, right) => right.changed - left.changed)
    this.change({ games: games.map(repaired), settings: { ...emptyState.settings, ...settings } })
    this.#hasLoaded()
  }

  /** @param {Partial<State['settings']>} part */
  set(part) {
    this.change({ settings: { ...this.state.settings, ...part } })
    this.#keep('settings', 'page', this.state.settings)
  }

  /**
   * Keeps a game that has changed; it is then the first in the list.
   * @param {Game} game
   */
  keep(game) {
    const changed = { ...game, changed: Date.now() }
    this.change({ games: [changed, ...this.state.games.filter(({ id }) => id !== game.id)] })
    this.#keep('games', game.id, changed)
  }

  /**
   * Keeps findings about a game that is otherwise unchanged.
   * @param {Game} game
   */
  note(game) {
    this.change({ games: this.state.games.map(other => other.id === game.id ? game : other) })
    this.#keep('games', game.id, game)
  }

  /**
   * Shows a game.
   * @param {string} id
   */
  open(id) {
    if (id === this.state.settings.gameId) return
    this.set({ gameId: id })
    this.begin()
  }

  /**
   * Begins at a position: a word spelled before, its preview and its judgement are no longer shown.
   * @param {Partial<State>} [part] what changes with it
   */
  begin(part = {}) {
    this.signal('judge')
    this.signal('preview')
    this.change({ ...untouched, ...part })
  }

  /**
   * Says what has happened, for a moment.
   * @param {string} text
   */
  tell(text) { this.change({ toast: { text } }) }

  /**
   * Removes a game with its pictures.
   * @param {Game} game
   */
  remove(game) {
    this.change({ games: this.state.games.filter(({ id }) => id !== game.id) })
    this.#saved = this.#saved.then(async () => {
      await this.#database.remove('games', game.id)
      for (const { key } of game.pictures) await this.#database.remove('pictures', key)
    }).catch(() => {})
  }

  /**
   * @template {import('./database.js').Table} Kind
   * @template {keyof import('./database.js').Kept[Kind] & string} Key
   * @param {Kind} table
   * @param {Key} key
   * @param {import('./database.js').Kept[Kind][Key]} value
   */
  #keep(table, key, value) {
    this.#saved = this.#saved.then(() => this.#database.put(table, key, value)).catch(() => {
      this.change({ alert: 'The browser has no room left to keep this game: remove old games, or export this one.' })
    })
  }

  /** Resolves when everything has been stored. */
  get saved() { return this.#saved }
}
