// Searches for words and moves in the shown position, and starts over when it changes.
import { moveRows, redChance } from '../model/advice.js'
import { currentNode, noting } from '../model/game.js'
import { missing, positionMembers } from '../model/position.js'
import { wordList } from '../model/words.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/types.js').Advice} Advice */

/** How long to think about a position, in seconds. */
const seconds = 20
/** How many moves to show. */
const limit = 40

export class Analysis {
  #session
  /** What is being analysed, as text, to detect changes. */
  #subject = ''
  #time = seconds
  /** The subject for which the engine was asked again. */
  #retried = ''

  /** @param {Session} session */
  constructor(session) {
    this.#session = session
    session.listen((state, before) => {
      if (state.games !== before.games || state.settings !== before.settings) this.#look()
    })
  }

  #look() {
    const { game, state: { settings } } = this.#session
    if (!game) return this.#stop()
    const { position } = currentNode(game)
    const criteria = { use: game.use, leave: game.leave, known: settings.knownOnly }
    const request = missing(position) ? null : { ...positionMembers(position), ...criteria, limit }
    const subject = JSON.stringify([game.id, game.current, request, settings.wordsName])
    if (subject === this.#subject) return
    this.#subject = subject
    this.#time = seconds
    // After whoever changed the position has finished.
    queueMicrotask(() => {
      if (request) this.#search(request, subject)
      else this.rest(null)
      this.#findWords(position.letters, settings.wordsName)
    })
  }

  #stop() {
    if (!this.#subject) return
    this.#subject = ''
    this.#session.engine.ask('stop')
    this.#session.change({ advice: null, isThinking: false, words: null })
  }

  /** Thinks about the position for longer. */
  thinkOn() {
    const { game, state: { settings } } = this.#session
    if (!game) return
    this.#time *= 3
    const { position } = currentNode(game)
    this.#search(
      { ...positionMembers(position), use: game.use, leave: game.leave, known: settings.knownOnly, limit }, this.#subject)
  }

  /**
   * Stops thinking.
   * @param {Advice | null} [advice] what to show; by default, what was found
   */
  rest(advice = this.#session.state.advice) {
    this.#session.engine.ask('stop')
    this.#session.change({ isThinking: false, advice })
  }

  /**
   * @param {object} request
   * @param {string} subject
   * @returns {Promise<void>}
   */
  async #search(request, subject) {
    const { engine } = this.#session
    const isNew = this.#time === seconds
    this.#session.change({ isThinking: true, ...(isNew ? { advice: null } : {}) })
    const hear = (/** @type {Advice} */ advice) => {
      if (subject === this.#subject) this.#session.change({ advice })
    }
    const answer = await engine.search({ ...request, seconds: this.#time, texts: true }, hear)
    if (subject !== this.#subject || answer.isStopped) return
    // The engine broke down: try again, but only once.
    if (answer.isLost && this.#retried !== subject) {
      this.#retried = subject
      return this.#search(request, subject)
    }
    if (answer.error) return this.#session.change({ alert: answer.error, isThinking: false })
    this.#session.change({ advice: answer, isThinking: false, ...this.#said(answer) })
    this.#note(answer)
  }

  /**
   * The notice for screen readers, unless the player wants to think first.
   * @param {Advice} advice
   */
  #said(advice) {
    const [best] = moveRows(advice)
    const { thinksFirst } = this.#session.state.settings
    return thinksFirst ? {} : { notice: best ? `Best move: ${best.label}` : advice.reason }
  }

  /**
   * Records the chance for the graph.
   * @param {Advice} advice
   */
  #note(advice) {
    const { game } = this.#session
    const chance = redChance(advice)
    if (game && chance) this.#session.note(noting(game, game.current, chance))
  }

  /**
   * @param {string} letters
   * @param {string} wordsName
   */
  async #findWords(letters, wordsName) {
    const { words } = this.#session.state
    if (words?.letters === letters && words.source === wordsName) return
    const answer = await this.#session.engine.ask('words', { letters })
    if (answer.error) return this.#session.change({ alert: answer.error })
    if (this.#session.position?.letters !== letters) return
    this.#session.change({ words: { letters, source: wordsName, list: wordList(answer) } })
  }
}
