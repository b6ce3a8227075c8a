// Searches for moves in the shown position, and starts over when it changes.
import { findings, heading, isFurther, keepingLosses, moveRows, shownAdvice, withoutWords } from '../model/advice.js'
import { currentNode, keptPosition, noting, hidesMoves } from '../model/game.js'
import { isOut } from '../model/marks.js'
import { demanded } from '../model/words.js'
import { calling } from './players.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/types.js').Advice} Advice */
/** @typedef {import('../engine/thinking.js').Subject} Subject */

/** How long to think about a position at first, and at least when asked to think on, in milliseconds. */
const [firstTime, moreTime] = [5000, 20_000]
/** How long the shown moves stay as they are, in milliseconds. A list that changes faster cannot be read. */
const restTime = 1000
/** How many moves to show. */
const limit = 40

/**
 * Whether the rows of moves keep their places. The move of a hint stays the best, too, until its tiles are shown.
 * @param {import('./session.js').Session} session
 * @param {import('./state.js').State} [state] of it
 */
const isResting = ({ game, state: now }, state = now) =>
  state.opened !== null || state.holdsOrder || state.isLookedUp || state.revealed > 0 && hidesMoves(game, state)

export class Analysis {
  #session
  /** @type {Subject | null} What is being analysed. */
  #subject = null
  /** The subject with its game and its step, as text. If this or the edition of the words changes, the search starts over. */
  #name = ''
  /** @type {Promise<string | null> | null} Under which name what is found is kept. */
  #key = null
  #edition = 0
  /** @type {import('../model/marks.js').Marks} The words that were marked then. */
  #marks = {}
  /** How long it has been searched, and how long it may be, in milliseconds. */
  #spent = 0
  #time = firstTime
  /** @type {AbortController | null} The running search. */
  #running = null
  /** @type {Set<'hidden' | 'review'>} Why it does not think. */
  #rests = new Set()
  /** @type {Advice | null} The latest that was found; what is shown follows it. */
  #found = null
  /** @type {Advice | null} What was left of it when words were marked, and the latest that was found since then. */
  #left = null
  /** @type {Advice | null} */
  #latest = null
  /** Whether the next that is shown need not rest: words came back, and belong where they are worth it. */
  #isNew = false
  /** When what is shown has changed last, and the timer of its next change. */
  #shownAt = -Infinity
  #timer = 0

  /** @param {Session} session */
  constructor(session) {
    this.#session = session
    session.listen((state, before) => {
      if (state.games !== before.games || state.settings !== before.settings || state.factsEdition !== before.factsEdition ||
        state.wordsEdition !== before.wordsEdition) this.#follow()
      if (isResting(session, before) && !isResting(session)) this.#showSoon()
    })
  }

  /** Starts over if something else is to be analysed. */
  #follow() {
    const { game, board, state: { settings, wordsEdition, marks, advice } } = this.#session
    const criteria = game && { use: game.use, leave: game.leave, ...demanded(settings.vocabulary) }
    const subject = game && criteria && board && !board.missing ? { position: keptPosition(currentNode(game).position), ...criteria, ...calling(this.#session), limit } : null
    const name = game ? JSON.stringify([game.id, game.current, subject]) : ''
    if (name === this.#name && wordsEdition === this.#edition) return
    // Words were marked. The moves that are left stay until the search has found as much, or more.
    const left = name === this.#name && marks !== this.#marks ? withoutWords(advice, word => isOut(marks, word)) : null
    this.#abort()
    this.#subject = subject
    this.#name = name
    this.#edition = wordsEdition
    this.#marks = marks
    this.#spent = 0
    this.#time = firstTime
    this.#found = this.#left = left === advice ? null : left
    this.#isNew = left === advice
    this.#latest = null
    this.#shownAt = -Infinity
    // After whoever changed the position has finished.
    queueMicrotask(() => {
      if (name !== this.#name || wordsEdition !== this.#edition) return
      this.#session.change({ advice: left, isThinking: false, opened: null, holdsOrder: false })
      this.#search()
      this.#recall()
    })
  }

  /** Shows what an earlier search has found of the position: the answer stays, and is only ever deepened. */
  async #recall() {
    const [subject, name, edition] = [this.#subject, this.#name, this.#edition]
    // What cannot be loaded or read is found anew.
    this.#key = subject ? import('./found.js').then(({ naming }) => naming(this.#session, subject)).catch(() => null) : null
    const key = await this.#key
    const kept = key && await import('./found.js').then(({ recall }) => recall(this.#session, key)).catch(() => null)
    if (!kept || name !== this.#name || edition !== this.#edition || this.#found && !isFurther(kept.advice, this.#found)) return
    this.#found = kept.advice
    this.#spent = Math.max(this.#spent, kept.spent)
    this.#show()
    if (this.#spent < this.#time && !kept.advice.isDone) return
    this.#abort()
    this.#finish()
  }

  /** Keeps what was found. */
  async #remember() {
    const [{ game }, advice, spent] = [this.#session, this.#found, this.#spent]
    const key = await this.#key
    if (game && key && advice) import('./found.js').then(({ remember }) => remember(this.#session, game.id, key, { advice, spent })).catch(() => {})
  }

  /**
   * Goes on thinking about the position for as long again as it has thought so far, but at least for the shortest time that is
   * worth waiting for.
   */
  thinkOn() {
    this.#time = this.#spent + Math.max(moreTime, this.#spent)
    this.#search()
  }

  /** Stops thinking; what was found stays. */
  stop() {
    this.#abort()
    this.#show()
    this.#session.change({ isThinking: false })
  }

  /**
   * Does not think while the page is hidden or a game is reviewed; goes on when neither is so any more.
   * @param {'hidden' | 'review'} reason
   * @param {boolean} isSo
   */
  rest(reason, isSo) {
    if (isSo) {
      this.#rests.add(reason)
      this.#abort()
      this.#show()
    } else if (this.#rests.delete(reason) && !this.#rests.size && this.#session.state.isThinking) this.#search()
  }

  #abort() {
    this.#running?.abort()
    this.#running = null
    clearTimeout(this.#timer)
    this.#timer = 0
  }

  async #search() {
    const subject = this.#subject
    if (!subject) return
    this.#abort()
    this.#session.change({ isThinking: true, thinkingTime: this.#time - this.#spent })
    if (this.#rests.size) return
    const running = this.#running = new AbortController()
    try {
      const options = { spent: this.#spent, time: this.#time, signal: running.signal }
      for await (const { answer, spent } of this.#session.engine.think(subject, options)) {
        if (running.signal.aborted) return
        this.#spent = spent
        if ('error' in answer) return this.#session.change({ alert: answer.error, isThinking: false })
        this.#hear(answer)
      }
    } catch (error) {
      if (running.signal.aborted) return
      throw error
    }
    if (!running.signal.aborted) this.#finish()
  }

  /** @param {Advice} answer */
  #hear(answer) {
    // A worker that had to take over begins anew, but what is shown gets no shallower.
    this.#latest = answer
    if (this.#found && !isFurther(answer, this.#found)) return
    this.#found = keepingLosses(answer, this.#found)
    this.#showSoon()
  }

  /** Shows the first answer at once, and better ones when the one before was shown for long enough. */
  #showSoon() {
    if (!this.#session.state.advice) return this.#show()
    if (!this.#timer && this.#found) this.#showRested()
  }

  /**
   * Shows what was found when what is shown was shown for long enough.
   * @param {() => void} [then]
   */
  #showRested(then = () => {}) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#show()
      then()
    }, Math.max(0, this.#shownAt + restTime - performance.now()))
  }

  /** Shows what was found, as far as the order rests in the places that are shown. */
  #show() {
    clearTimeout(this.#timer)
    this.#timer = 0
    const { state } = this.#session
    if (!this.#found) return
    const advice = shownAdvice(state.advice, this.#found, isResting(this.#session) && !this.#isNew)
    this.#isNew = false
    if (advice === state.advice) return
    this.#shownAt = performance.now()
    this.#session.change({ advice })
  }

  /**
   * Says that the search has ended, once all that it has found is shown: whoever reads that looks for the move, which then stays.
   * @returns {void}
   */
  #finish() {
    this.#running = null
    // This search may not have got as far as the one before words were marked, but it knows which words are marked.
    if (this.#left && this.#latest && this.#found === this.#left) {
      this.#found = this.#latest
      this.#showSoon()
    }
    if (this.#timer) return this.#showRested(() => this.#finish())
    const { state, game } = this.#session
    const advice = this.#found && shownAdvice(state.advice, this.#found, isResting(this.#session))
    this.#session.change({ isThinking: false, ...(advice ? this.#said(advice) : {}) })
    this.#remember()
    if (game && advice) this.#session.note(noting(game, game.current, findings(advice)))
  }

  /**
   * The notice for screen readers, unless moves are hidden.
   * @param {Advice} advice
   */
  #said(advice) {
    const [best] = moveRows(advice)
    const { game, state } = this.#session
    return hidesMoves(game, state) ? {} : { notice: best ? `${heading(advice, 'best move')}: ${best.label}` : advice.reason }
  }
}
