// The page as a whole: which of its parts are shown, and what reaches it from outside.
import { give } from '../store/giving.js'
import { askWhetherTaken } from '../store/marking.js'
import { Arrival } from './arrival.js'
import { noteLookingUp } from './buttons.js'
import { allowsMotion, find, setAttributes, setText, whenColorsChange } from './dom.js'
import { LetterpressKeys, keyCommands, listKeys } from './keys.js'
import { later, showPuzzles } from './later.js'
import { LetterpressBoard } from './letterpress-board.js'
import { LetterpressCard } from './letterpress-card.js'
import { LetterpressMoves } from './letterpress-moves.js'
import { LetterpressDoubts, LetterpressNote } from './letterpress-note.js'
import { LetterpressQuestion, asksForAnyGrid, asksForArrival } from './letterpress-question.js'
import { LetterpressReplay } from './letterpress-replay.js'
import { LetterpressBar, LetterpressScores } from './letterpress-scores.js'
import { LetterpressTray } from './letterpress-tray.js'
import { LetterpressWelcome } from './letterpress-welcome.js'
import { Toast } from './toast.js'
import { View } from './view.js'

// Whether the player points or types. Browsers draw the ring around whatever a script has given the focus, also after a touch; only
// those who type need it.

/** Notes on the page whether the latest press was one of a finger or a mouse: `styles/base.css` then draws no rings. */
function notePointing() {
  const { documentElement } = document
  addEventListener('pointerdown', () => documentElement.toggleAttribute('data-pointing', true), true)
  addEventListener('keydown', () => documentElement.toggleAttribute('data-pointing', false), true)
}

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../store/state.js').State} State */

/** @typedef {import('./letterpress-games.js').LetterpressGames} LetterpressGames */

/** For how long an alert is shown that nobody dismisses, in milliseconds. */
const alertTime = 30_000

/** What is in the first view, and what answers keys. `panels.js` has the others. */
const elements = {
  'letterpress-welcome': LetterpressWelcome, 'letterpress-scores': LetterpressScores, 'letterpress-board': LetterpressBoard,
  'letterpress-tray': LetterpressTray, 'letterpress-card': LetterpressCard, 'letterpress-question': LetterpressQuestion,
  'letterpress-moves': LetterpressMoves, 'letterpress-doubts': LetterpressDoubts, 'letterpress-note': LetterpressNote,
  'letterpress-replay': LetterpressReplay, 'letterpress-keys': LetterpressKeys, 'letterpress-bar': LetterpressBar,
}

export class App {
  #session
  #analysis
  /** @type {View[]} */
  #views = []
  #toast
  #arrival
  #isWaiting = false
  /** @type {Promise<void> | null} */
  #panels = null
  #alertCount = 0
  /**
   * What was played, replayed, given or refused last.
   * @type {unknown[]}
   */
  #happened = [null, null, 0]

  /**
   * @param {Session} session
   * @param {import('../store/analysis.js').Analysis} analysis
   */
  constructor(session, analysis) {
    this.#session = session
    this.#analysis = analysis
    session.takesAnyGrid = asksForAnyGrid
    session.takesArrival = asksForArrival
    session.showsGameList = () => this.#openSettings('[data-action="game-list"]')
    session.showPuzzle = link => showPuzzles(session, link)
    session.hasPlayed = () => askWhetherTaken(session)
    this.#toast = new Toast(find(document, '.toast'), () => session.change({ toast: null }))
    this.#add(elements)
    const board = this.#view(LetterpressBoard)
    const keys = this.#view(LetterpressKeys)
    this.#arrival = new Arrival(board)
    this.#view(LetterpressReplay).follow(board.animator, this.#view(LetterpressScores))
    this.#listen(keys)
    keyCommands(session, { board, keys, moves: this.#view(LetterpressMoves) })
    notePointing()
    noteLookingUp(session)
    listKeys(find(document, '.tabs'), '[role="tab"]', true)
    listKeys(find(document, 'letterpress-moves .rows'), '.head')
    session.listen(() => this.#schedule())
    session.loaded.then(() => this.#addPanels()).catch(() => {})
    whenColorsChange(() => this.#schedule())
  }

  /** @param {Record<string, CustomElementConstructor>} elements by name */
  #add(elements) {
    for (const [name, element] of Object.entries(elements)) customElements.define(name, element)
    for (const name of Object.keys(elements)) {
      const view = /** @type {View} */ (find(document, name))
      view.connect(this.#session, this.#analysis)
      this.#views.push(view)
    }
  }

  /** Adds what is not in the first view. If that cannot be loaded, it is tried again when it is wanted. */
  #addPanels() {
    return this.#panels ??= import('./panels.js').then(({ panels }) => {
      this.#add(panels)
      listKeys(find(document, 'letterpress-game .steps'), '.head')
      this.#schedule()
    }).catch(error => {
      this.#panels = null
      throw error
    })
  }

  /**
   * Uses what is not in the first view.
   * @param {() => void} [use]
   */
  #withPanels(use = () => {}) { later(this.#session, 'This part of the page', () => this.#addPanels(), use) }

  /**
   * The view of a class.
   * @template {View} Kind
   * @param {new () => Kind} kind
   * @returns {Kind}
   */
  #view(kind) {
    const view = this.#views.find(view => view instanceof kind)
    if (!view) throw new Error(`there is no ${kind.name}`)
    return /** @type {Kind} */ (view)
  }

  /** Draws once for simultaneous changes. */
  #schedule() {
    if (this.#isWaiting) return
    this.#isWaiting = true
    queueMicrotask(() => {
      this.#isWaiting = false
      this.#update(this.#session.state)
    })
  }

  /** @param {State} state */
  #update(state) {
    const hasGame = this.#session.game !== null
    find(document, 'letterpress-welcome').hidden = hasGame
    find(document, '.table').hidden = find(document, '.panels').hidden = !hasGame
    document.body.toggleAttribute('data-reading', state.readingCount > 0)
    const alert = find(document, 'main > .alert p')
    setText(alert, state.alert)
    // Alerts are shown on the page, so no dialog may cover a new one but a question that pictures wait for.
    if (state.alert && state.alertCount !== this.#happened[2]) for (const dialog of document.querySelectorAll('dialog[open]:not([data-asks])')) /** @type {HTMLDialogElement} */ (dialog).close()
    find(document, 'main > .alert').hidden = !state.alert
    setText(find(document, '[data-spoken]'), state.notice)
    this.#toast.show(state.toast)
    for (const tab of document.querySelectorAll('[role="tab"]')) {
      const isShown = tab instanceof HTMLElement && tab.dataset.panel === state.panel
      setAttributes(tab, { 'aria-selected': isShown ? 'true' : 'false', tabindex: isShown ? 0 : -1 })
      find(document, `#${tab.getAttribute('aria-controls')}`).hidden = !isShown
    }
    for (const view of this.#views) {
      try {
        view.update(state)
      } catch (error) {
        // The other views go on.
        reportError(error)
      }
    }
    this.#showBoard(state)
    this.#endAlert(state)
    this.#arrival.show(state.arrival, this.#session)
  }

  /**
   * Lets a new alert go after a while: it lies over the scores. One that must be read stays.
   * @param {State} state
   */
  #endAlert({ alert, alertCount }) {
    if (alertCount === this.#alertCount) return
    this.#alertCount = alertCount
    setTimeout(() => {
      const { state, lastingAlert } = this.#session
      if (state.alert === alert && state.alertCount === alertCount && !lastingAlert) this.#session.change({ alert: '' })
    }, alertTime)
  }

  /**
   * Whoever plays from a list, or replays, or gives a picture, sees what happens, and what went wrong.
   * @param {State} state
   */
  #showBoard({ playedMove, hasJustPlayed, arrival, alertCount }) {
    const happened = [playedMove ?? hasJustPlayed, arrival, alertCount]
    const isNew = happened.some((what, index) => what && what !== this.#happened[index])
    this.#happened = happened
    if (isNew) scrollUp()
  }

  /**
   * @param {LetterpressKeys} keys
   */
  #listen(keys) {
    const session = this.#session
    const input = /** @type {HTMLInputElement} */ (find(document, '#picture'))
    const take = () => {
      this.#give(input.files)
      // So that the same file can be chosen again.
      input.value = ''
    }
    input.addEventListener('change', take)
    // Chosen before the page was ready.
    if (input.files?.length) take()
    document.addEventListener('paste', event => this.#give(event.clipboardData?.files))
    addEventListener('dragover', event => {
      event.preventDefault()
      document.body.toggleAttribute('data-dropping', true)
    })
    addEventListener('dragleave', event => {
      if (!event.relatedTarget) document.body.toggleAttribute('data-dropping', false)
    })
    addEventListener('drop', event => {
      event.preventDefault()
      document.body.toggleAttribute('data-dropping', false)
      this.#give(event.dataTransfer?.files)
    })
    find(document, '[data-action="dismiss"]').addEventListener('click', () => session.change({ alert: '' }))
    find(document, '.tabs').addEventListener('click', event => {
      const tab = event.target instanceof Element ? event.target.closest('[data-panel]') : null
      if (tab instanceof HTMLElement) session.change({ panel: /** @type {State['panel']} */ (tab.dataset.panel) })
      if (tab && !this.#panels) this.#withPanels()
    })
    find(document, '[data-action="keys"]').addEventListener('click', () => keys.open())
    find(document, '[data-action="games"]').addEventListener('click', () => this.#withPanels(() => /** @type {LetterpressGames} */ (find(document, 'letterpress-games')).open()))
    // The buttons that open the settings are in the list of games and, in a wide window, at the top.
    document.addEventListener('click', event => {
      if (event.target instanceof Element && event.target.closest('[data-action="settings"]')) this.#openSettings()
    })
    document.addEventListener('letterpress-shown', () => scrollUp())
    const tellVisibility = () => this.#analysis.rest('hidden', document.hidden)
    document.addEventListener('visibilitychange', tellVisibility)
    if (document.hidden) tellVisibility()
  }

  /** @param {string} [focus] what has the focus first */
  #openSettings(focus) {
    later(this.#session, 'The settings', () => import('./letterpress-settings.js'),
      ({ settings }) => settings(this.#session, this.#analysis).open(focus))
  }

  /** @param {FileList | null | undefined} files */
  #give(files) {
    give(this.#session, [...files ?? []].map(file => ({ name: file.name || 'pasted picture', picture: file })))
  }
}

/** To where alert, board and card are. */
function scrollUp() {
  if (scrollY > 0) scrollTo({ top: 0, behavior: allowsMotion() ? 'smooth' : 'auto' })
}
