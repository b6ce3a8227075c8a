// The only owner of the state: changes it, stores what must be kept, and notifies listeners.
import { isNewer, isSoundGame } from '../model/formats.js'
import { currentPosition, repaired } from '../model/game.js'
import { isRemoved } from '../model/merge.js'
import { capitalized } from '../model/players.js'
import { withVocabulary } from '../model/words.js'
import { Facts } from './facts.js'
import { KeptValues, clear, clearGame, gamesWith, isGame, keepGame, sorted, together } from './keeping.js'
import { emptyState, untouched } from './state.js'

/** @typedef {import('./state.js').State} State */
/** @typedef {import('../model/types.js').Game} Game */
/** @typedef {import('../engine/module.js').Name} Name */

/** What is said, once, if the browser keeps nothing. */
const nothingKept = 'This browser keeps nothing for the page: your games last until you close it. Save what you want to have later.'
/** What is said if a later version of the page has kept the games in its own way, which this one must leave alone. */
const keptByLater = 'A newer version of this page keeps your games now. Reload this tab to get it, or close all tabs of the page and ' +
  'open it again: until then, nothing is kept.'
const noRoom = 'The browser has no room left to keep this game: delete old games, or save all games in the settings.'

export class Session {
  /** @type {State} */
  state = emptyState
  #database
  /** @type {((state: State, before: State) => void)[]} */
  #listeners = []
  /** @type {Promise<unknown>} */
  #saved = Promise.resolve()
  /** @type {{ game: Game, wasShown: boolean, toast: State['toast'] } | null} The game that can be restored. */
  #removed = null
  /** What cannot be used of what the browser keeps: what is damaged, and what a newer page has kept. */
  #unused = { damaged: /** @type {string[]} */ ([]), newer: /** @type {string[]} */ ([]) }
  #unusedAlert = ''
  /** @type {(message: import('./keeping.js').Message) => void} Called when something was kept that other tabs must know. */
  tellTabs = () => {}
  /** Takes over all that was kept elsewhere. */
  catchUp = async () => {}
  /** @type {(file: string) => Promise<boolean>} Asks whether to take a picture whose grid of letters does not look like Letterpress. */
  takesAnyGrid = async () => true
  /** Asks whether to take what an address has brought. */
  takesArrival = async () => true
  /** Shows how to get the game's own word list. */
  showsGameList = () => {}
  /** @type {(link: string) => unknown} Shows the puzzle that an address names. */
  showPuzzle = () => undefined
  /** Called when the player has played a move here. */
  hasPlayed = () => {}
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
    /** All that is kept but games and pictures. */
    this.kept = new KeptValues(database, (what, isNewer) => this.#tellUnused(what, isNewer))
    this.facts = new Facts(engine, () => this.change({ factsEdition: this.state.factsEdition + 1 }))
    this.listen((state, before) => {
      if (state.games !== before.games || state.settings.gameId !== before.settings.gameId) this.facts.request(state.games, this.game)
      if (state.toast !== before.toast) this.#clearRemoved()
    })
    let { persistence } = this.state
    database.lost = isLater => {
      // From now on, the page's own memory is all that there is. What is known here must not seem to be deleted.
      const { games, marks, templates } = this.state
      for (const game of games) database.remember('games', game.id, game)
      database.remember('settings', 'marks', marks)
      database.remember('settings', 'templates', { templates })
      const isNew = this.state.persistence !== 'notKept'
      if (isNew) persistence = this.state.persistence
      if (isNew || isLater) this.change({ alert: isLater ? keptByLater : nothingKept, persistence: 'notKept' })
    }
    database.returned = async isWhole => {
      await this.catchUp()
      if (database.isLost) return
      const { alert } = this.state
      this.change({ alert: !isWhole ? noRoom : alert === nothingKept ? '' : alert, persistence })
      if (isWhole) this.tell('The browser keeps your games again.')
    }
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
    // Whoever looks at another move has seen enough of the one replayed.
    if (before.isReplaying && (part.spelling?.length || part.opened)) part = { ...part, isReplaying: false, playedMove: null }
    // One that stays is not new.
    const isNew = part.alert && part.alert !== this.lastingAlert
    this.state = { ...before, ...part, ...isNew && { alertCount: before.alertCount + 1 } }
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
    try {
      await this.#load()
    } finally {
      this.#hasLoaded()
    }
  }

  async #load() {
    const [all, settings] = await Promise.all([this.#database.all('games'), this.kept.get('page')])
    /** @type {import('./database.js').Kept['games'][string][]} */
    const kept = []
    const unused = { damaged: 0, newer: 0 }
    for (const value of all) {
      if (isSoundGame(value)) kept.push(value)
      else unused[isNewer(value) ? 'newer' : 'damaged']++
    }
    const games = sorted(kept.filter(isGame).filter(game => !isRemoved(game)).map(repaired))
    this.change({ games, settings: { ...emptyState.settings, ...withVocabulary(settings ?? {}) } })
    // Its game may have been removed in another tab.
    if (!this.game) this.change({ settings: { ...this.state.settings, gameId: '' } })
    const count = (/** @type {number} */ number) => number === 1 ? 'one game' : `${number} games`
    if (unused.damaged) this.#tellUnused(count(unused.damaged), false)
    if (unused.newer) this.#tellUnused(count(unused.newer), true)
    this.#after(() => clear(this.#database, kept, Date.now()))
  }

  /**
   * Changes settings. The others are not written: they may be newer in another tab.
   * @param {Partial<State['settings']>} part
   */
  set(part) {
    this.change({ settings: { ...this.state.settings, ...part } })
    this.#after(async () => {
      await this.kept.update('page', kept => ({ ...kept, ...part }))
      this.tellTabs('settings')
    })
  }

  /**
   * Keeps a game that has changed. If something was added to it, it is then the first in the list.
   * @param {Game} game
   */
  keep(game) {
    const before = this.state.games.find(({ id }) => id === game.id)
    const isLarger = !before || before.nodes.length < game.nodes.length || before.pictures.length < game.pictures.length ||
      game.nodes.some(({ position }, index) => position !== before.nodes[index].position)
    if (before && game.id === this.state.settings.arrivedId) this.set({ arrivedId: '' })
    const now = Date.now()
    const kept = { ...game, changed: isLarger ? now : game.changed, visited: now }
    this.change({ games: sorted([kept, ...this.state.games.filter(({ id }) => id !== game.id)]) })
    this.#keep(kept)
  }

  /**
   * Whether to take what an address has brought. Any site can open addresses, again and again. So only one game is kept with which the
   * player has done nothing yet; he is asked before there is another one, or more of that one.
   * @param {string} id of the game to which it belongs, which may be a new one
   */
  async admits(id) {
    const { games, settings: { arrivedId } } = this.state
    const isKnown = (/** @type {string} */ id) => games.some(game => game.id === id)
    if (isKnown(id) && id !== arrivedId) return true
    const isAnother = isKnown(arrivedId)
    if (isAnother && !await this.takesArrival()) return false
    // Whoever opens it has done something with it.
    this.set({ arrivedId: isAnother ? '' : id })
    return true
  }

  /**
   * Keeps findings about a game that is otherwise unchanged.
   * @param {Game} game
   */
  note(game) {
    this.change({ games: this.state.games.map(other => other.id === game.id ? game : other) })
    this.#keep(game)
  }

  /**
   * Takes over what was kept of games elsewhere. What is shown and spelled here stays, and what cannot be used is left alone.
   * @param {unknown[]} kept
   */
  take(kept) {
    const { games } = this.state
    const all = gamesWith(games, kept.filter(isSoundGame).map(game => isGame(game) ? repaired(game) : game))
    if (all === games) return
    const wasShown = this.game !== null
    this.change({ games: all })
    if (!wasShown || this.game) return
    this.change({ settings: { ...this.state.settings, gameId: '' } })
    this.begin({ toast: { text: 'This game was deleted in another tab.' } })
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
    this.change({ ...untouched, alert: this.lastingAlert, ...part })
  }

  /**
   * The messages that stay until they were read: that nothing is kept, or that something cannot be used. Every other refusal
   * concerns what was shown or given at the time.
   */
  get lastingAlert() { return [nothingKept, keptByLater, this.#unusedAlert].includes(this.state.alert) ? this.state.alert : '' }

  /**
   * Says, once, what cannot be used of what the browser keeps.
   * @param {string} what
   * @param {boolean} isNewer whether a newer page has kept it, and it is not damaged
   */
  #tellUnused(what, isNewer) {
    const { damaged, newer } = this.#unused
    const those = isNewer ? newer : damaged
    if (those.includes(what)) return
    those.push(what)
    const list = (/** @type {string[]} */ all) => new Intl.ListFormat('en').format(all)
    this.#unusedAlert = [
      ...damaged.length ? [`${capitalized(list(damaged))} could not be opened: what the browser has kept is damaged. All else is here.`] : [],
      ...newer.length ? [`A newer version of this page has kept ${list(newer)}. Reload the page to use that; what you change there now lasts only until you close it.`] : [],
    ].join('\n')
    this.change({ alert: this.#unusedAlert })
  }

  /**
   * Says what has happened, for a moment.
   * @param {string} text
   */
  tell(text) { this.change({ toast: { text } }) }

  /**
   * Removes a game. As long as the toast offers it, that can be undone; then its pictures are removed, too.
   * @param {Game} game
   */
  remove(game) {
    const wasShown = this.game?.id === game.id
    // Something may have been added to it since it was listed.
    const now = this.state.games.find(({ id }) => id === game.id) ?? game
    const removed = { ...now, removed: Math.max(Date.now(), now.changed + 1, (now.restored ?? 0) + 1) }
    const toast = { text: 'Deleted', action: { label: 'Undo', run: () => this.restore() } }
    this.change({ games: this.state.games.filter(({ id }) => id !== game.id) })
    if (wasShown) this.set({ gameId: '' })
    this.#keep(removed)
    this.change({ toast })
    this.#removed = { game: removed, wasShown, toast }
  }

  /** Restores the game that was removed last. */
  restore() {
    if (!this.#removed) return
    const { game, wasShown } = this.#removed
    this.#removed = null
    const restored = { ...game, restored: Math.max(Date.now(), (game.removed ?? 0) + 1) }
    this.change({ games: sorted([restored, ...this.state.games]), toast: null })
    this.#keep(restored)
    if (wasShown && !this.game) this.open(game.id)
  }

  /** Really removes the game that could be restored, once the toast that offers it is gone. */
  #clearRemoved() {
    const { game, toast } = this.#removed ?? {}
    if (!game || this.state.toast === toast) return
    this.#removed = null
    this.#after(() => clearGame(this.#database, game.id))
  }

  /** @param {Game} game */
  #keep(game) {
    this.#after(async () => {
      const kept = await keepGame(this.#database, game.id, kept => together(game, kept))
      if (!kept) return this.#tellUnused('a game that is open here', true)
      this.take([kept])
      this.tellTabs({ game: game.id })
    })
  }

  /**
   * Does something when everything before it has been stored.
   * @param {() => Promise<unknown>} store
   */
  #after(store) {
    this.#saved = this.#saved.then(store).catch(() => {
      this.change({ alert: noRoom })
    })
  }

  /** Resolves when everything has been stored. */
  get saved() { return this.#saved }
}
