// What all views have in common.

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../store/state.js').State} State */

/** An element that shows a part of the state. */
export class View extends HTMLElement {
  /** @type {import('../store/session.js').Session | null} */
  #session = null
  /** @type {import('../store/analysis.js').Analysis | null} */
  #analysis = null

  /** The session it shows. */
  get session() {
    if (!this.#session) throw new Error('a view without a session')
    return this.#session
  }

  get analysis() {
    if (!this.#analysis) throw new Error('a view without an analysis')
    return this.#analysis
  }

  /**
   * @param {import('../store/session.js').Session} session
   * @param {import('../store/analysis.js').Analysis} analysis
   */
  connect(session, analysis) {
    this.#session = session
    this.#analysis = analysis
    this.build()
  }

  /** Creates its elements, once. */
  build() {}

  /**
   * Shows the state.
   * @param {State} state
   */
  update(state) { void state }
}
