// The only owner of the state: changes it, stores what must be kept, and notifies listeners.
import { currentPosition } from '../model/game.js'
import { emptyState } from './state.js'

/** @typedef {import('./state.js').State} State */
/** @typedef {import('../model/types.js').Game} Game */

export class Session {
  /** @type {State} */
  state = emptyState
  #database
  /** @type {((state: State, before: State) => void)[]} */
  #listeners = []
  /** @type {Promise<unknown>} */
  #saved = Promise.resolve()
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
  }

  get database() { return this.#database }

  /** The shown game; null if there is none. */
  get game() { return this.state.games.find(({ id }) => id === this.state.settings.gameId) ?? null }

  /** The shown position. */
  get position() { return this.game && currentPosition(this.game) }

  /** @param {(state: State, before: State) => void} listener */
  listen(listener) { this.#listeners.push(listener) }

  /** @param {Partial<State>} part */
  change(part) {
    const before = this.state
    this.state = { ...before, ...part }
    for (const listener of this.#listeners) listener(this.state, before)
  }

  /** Reads the kept data. */
  async load() {
    const [games, settings] = await Promise.all([this.#database.all('games'), this.#database.get('settings', 'page')])
    games.sort((left, right) => right.changed - left.changed)
    this.change({ games, settings: { ...emptyState.settings, ...settings } })
    this.#hasLoaded()
  }

  /** @param {Partial<State['settings']>} part */
  set(part) {
    this.change({ settings: { ...this.state.settings, ...part } })
    this.#keep('settings', 'page', this.state.settings)
  }

  /**
   * Shows a game in its new state.
   * @param {Game} game
   * @param {Partial<State>} [part] what changes with it
   */
  show(game, part = {}) {
    const changed = { ...game, changed: Date.now() }
    this.change({
      games: [changed, ...this.state.games.filter(({ id }) => id !== game.id)],
      settings: { ...this.state.settings, gameId: game.id },
      spelling: [], isTyped: false, judgement: null, preview: null, selected: 0, revealed: 0, playedMove: null,
      alert: '',
      ...part,
    })
    this.#keep('games', game.id, changed)
    this.#keep('settings', 'page', this.state.settings)
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
   * @param {import('./database.js').Table} table
   * @param {string} key
   * @param {any} value
   */
  #keep(table, key, value) {
    this.#saved = this.#saved.then(() => this.#database.put(table, key, value)).catch(() => {
      this.change({ alert: 'The browser has no room left to keep this game: remove old games, or export this one.' })
    })
  }

  /** Resolves when everything has been stored. */
  get saved() { return this.#saved }
}
