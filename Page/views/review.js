// The review of a game: first the player's own moves that cost most, one at a time; then a graph to tap, the moves with their grades, and
// boards before and after. Loaded when it is opened.
import { goTo, noting } from '../model/game.js'
import { nearSide, opponentOf, playerName } from '../model/players.js'
import { isMissedWin, missedTitle } from '../model/missed.js'
import { beforeBoard, lessons, lessonTitle, reviewBoards, reviewGraph, reviewRow, reviewSteps, timePerMove } from '../model/review.js'
import { drawnGraph, whenPointed } from './chance-graph.js'
import { boardCells, miniBoard } from './mini-board.js'
import { calling, sidesOf } from '../store/players.js'
import { show } from '../store/playing.js'
import { keepMissed } from '../store/puzzles.js'
import { sharePuzzle } from './share-game.js'
import { dialogHead, openDialog } from './view.js'
import { find, keyed, make, setAttributes, setText, usualTheme } from './dom.js'

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../model/review.js').Review} Review */

/**
 * Opens the review of the shown game, and reviews it.
 * @param {Session} session
 * @param {import('../store/analysis.js').Analysis} analysis which does not think meanwhile
 */
export function openReview(session, analysis) {
  const { game } = session
  if (!game || document.querySelector('dialog.review')) return
  if (reviewSteps(game).length < 2) return session.change({ alert: 'There is nothing to review: of only one position is it known who owns which tile.' })
  new ReviewDialog(session, analysis, game).open()
}

class ReviewDialog {
  #session
  #analysis
  #game
  #steps
  #sides
  #dialog = make('dialog', { class: 'sheet review', 'aria-labelledby': 'review-title' })
  /** @type {Review | null} */
  #review = null
  /** The place of the move shown, and whether the player chose it. */
  #chosen = 0
  #isChosen = false
  /** @type {number[]} The places of the player's costly moves, the costliest first. */
  #lessons = []
  /** @type {Set<number>} Those of which it was shown what was best. */
  #revealed = new Set()
  /** @type {AbortController | null} */
  #running = null
  #drawn = ''

  /**
   * @param {Session} session
   * @param {import('../store/analysis.js').Analysis} analysis
   * @param {import('../model/types.js').Game} game
   */
  constructor(session, analysis, game) {
    this.#session = session
    this.#analysis = analysis
    this.#game = game
    this.#steps = reviewSteps(game)
    this.#sides = sidesOf(session.facts, game)
  }

  open() {
    const plot = make('div', { class: 'plot', role: 'slider', tabindex: 0, 'aria-label': 'Move', 'aria-valuemin': 1, onkeydown: event => this.#press(event) })
    whenPointed(plot, () => this.#steps.length, place => this.#choose(place - 1))
    this.#dialog.append(
      // There they stay where they are, whatever is said of a move.
      dialogHead(() => this.#dialog.close(), 'review-title', 'Review',
        make('button', { class: 'icon', 'data-action': 'previous-move', 'aria-label': 'Previous move', onclick: () => this.#go(this.#chosen - 1) }, '←'),
        make('button', { class: 'icon', 'data-action': 'next-move', 'aria-label': 'Next move', onclick: () => this.#go(this.#chosen + 1) }, '→')),
      make('div', { class: 'progress' }, make('progress', { max: 1, value: 0, 'aria-label': 'How much is reviewed' }),
        make('button', { class: 'quiet', 'data-action': 'stop-review', onclick: () => this.#running ? this.#stop() : this.#run() }, 'Stop')),
      make('p', { class: 'fine stage' }),
      make('section', { class: 'reviewed', 'aria-live': 'off' }, make('p', { class: 'fine lesson' }), make('h3', {}), make('p', { class: 'why' }), make('div', { class: 'boards' }), make('p', { class: 'fine chances' }),
        make('div', { class: 'actions' },
          make('button', { class: 'primary', 'data-action': 'reveal', onclick: () => this.#reveal() }, 'Show what was best'),
          make('button', { class: 'primary', 'data-action': 'next-lesson', onclick: () => this.#nextLesson() }),
          make('button', { class: 'quiet', 'data-action': 'try-again', onclick: () => this.#tryAgain() }, 'Try again here'),
          make('button', { class: 'quiet', 'data-action': 'send', onclick: () => this.#send() }, 'Send as a puzzle'))),
      make('figure', { class: 'graph' }, make('figcaption', {}, make('span', {}, 'Who is ahead'), make('span', { class: 'at' })), plot),
      make('p', { class: 'summary', role: 'status' }),
      make('h3', { class: 'list-title' }, 'Moves, and the chance that they cost'),
      make('ol', { class: 'steps reviewed-moves', onclick: event => {
        const row = event.target instanceof Element ? event.target.closest('[data-move]') : null
        if (row instanceof HTMLElement) this.#go(Number(row.dataset.move))
      } }))
    document.body.append(this.#dialog)
    this.#dialog.addEventListener('close', () => {
      this.#stop()
      this.#dialog.remove()
    })
    this.#update()
    openDialog(this.#dialog)
    this.#run()
  }

  /** Asks the module for one search after another. */
  async #run() {
    const running = this.#running = new AbortController()
    this.#analysis.rest('review', true)
    const request = { steps: this.#steps.map(({ step }) => step), milliseconds: timePerMove(this.#steps.length - 1), ...calling(this.#session) }
    try {
      for (;;) {
        this.#update()
        // A hidden page begins no search.
        while (document.hidden) await new Promise(resolve => document.addEventListener('visibilitychange', resolve, { once: true }))
        const answer = await this.#session.engine.ask('review', request, { signal: running.signal })
        if ('error' in answer) {
          this.#session.change({ alert: answer.error })
          break
        }
        this.#hear(answer)
        if (!answer.isDone) continue
        await keepMissed(this.#session, answer, this.#game.you)
        break
      }
    } catch (error) {
      if (!running.signal.aborted) throw error
      return
    }
    this.#stop()
  }

  /** @param {Review} review */
  #hear(review) {
    this.#review = review
    if (!this.#isChosen) this.#chosen = this.#lessons[0] ?? (review.turningPoint ?? Math.max(review.moves.length, 1)) - 1
  }

  /** Whether the player is asked for something better than the move shown, and not told yet what that is. */
  get #asks() { return this.#lessons.includes(this.#chosen) && !this.#revealed.has(this.#chosen) }

  #reveal() {
    this.#revealed.add(this.#chosen)
    this.#go(this.#chosen)
    find(this.#dialog, `[data-action="${this.#unseen === undefined ? 'try-again' : 'next-lesson'}"]`).focus({ preventScroll: true })
  }

  /** The next costly move of which nothing was shown. */
  get #unseen() { return this.#lessons.find(place => place !== this.#chosen && !this.#revealed.has(place)) }

  #nextLesson() {
    if (this.#unseen !== undefined) this.#go(this.#unseen)
    find(this.#dialog, '[data-action="reveal"]').focus({ preventScroll: true })
  }

  /** Offers the position as a puzzle for somebody else. */
  async #send() {
    const { moves, points } = /** @type {Review} */ (this.#review)
    const { number, player } = moves[this.#chosen]
    const answer = await this.#session.engine.ask('parse', { text: points[number - 1].position ?? '' })
    if ('error' in answer) return this.#session.change({ alert: answer.error })
    const mover = /** @type {import('../model/types.js').Player} */ (player)
    await sharePuzzle(this.#session, answer.state, missedTitle(mover === this.#sides.you, this.#session.facts.colorNames(this.#game)[mover]))
  }

  /** Stops reviewing; what was found stays. */
  #stop() {
    this.#running?.abort()
    this.#running = null
    // Not before: what costs most is known at the end.
    if (this.#review) {
      this.#lessons = lessons(this.#review, this.#sides.you)
      this.#hear(this.#review)
    }
    this.#analysis.rest('review', false)
    this.#update()
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    /** @type {Record<string, number>} */
    const places = { ArrowLeft: this.#chosen - 1, ArrowDown: this.#chosen - 1, ArrowRight: this.#chosen + 1, ArrowUp: this.#chosen + 1, Home: 0, End: Infinity }
    const place = places[event.key]
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    this.#choose(place)
  }

  /** @param {number} place */
  #choose(place) {
    const last = (this.#review?.moves.length ?? 0) - 1
    this.#chosen = Math.max(Math.min(place, last), 0)
    this.#isChosen = true
    this.#update()
  }

  /**
   * Chooses a move, and shows what is said of it, which is above all else.
   * @param {number} place
   */
  #go(place) {
    this.#choose(place)
    this.#dialog.scrollTop = 0
  }

  /** Shows the position before the move, from which another word begins a new line of the game. What is best there stays hidden. */
  #tryAgain() {
    this.#dialog.close()
    // Meanwhile a picture of another game may have been shown, and this one removed.
    const game = this.#session.state.games.find(({ id }) => id === this.#game.id)
    const { index } = this.#steps[this.#chosen]
    if (game && index !== null) show(this.#session, goTo(noting(game, index, { isTried: true }), index))
    document.dispatchEvent(new Event('letterpress-shown'))
  }

  #update() {
    const [review, dialog] = [this.#review, this.#dialog]
    const isDone = review?.isDone ?? false
    find(dialog, '.progress').hidden = isDone
    setAttributes(find(dialog, 'progress'), { value: review?.progress ?? 0 })
    setText(find(dialog, '[data-action="stop-review"]'), this.#running ? 'Stop' : 'Go on')
    setText(find(dialog, '.summary'), review?.isDone ? review.summary : '')
    const below = nearSide(this.#sides)
    setText(find(dialog, '.at'), `${playerName(this.#sides, below)} below, ${playerName(this.#sides, opponentOf(below))} above`)
    const move = review?.moves[this.#chosen]
    for (const part of ['.graph', '.list-title', '[data-action="previous-move"]', '[data-action="next-move"]']) find(dialog, part).hidden = !move
    // Until it is known which moves cost most, nothing is told that one may want to find.
    find(dialog, '.reviewed').hidden = !move || this.#running !== null && !this.#isChosen
    setText(find(dialog, '.stage'), this.#stage(isDone))
    if (!review || !move) return
    this.#draw(review, below)
    const row = reviewRow(move, this.#sides)
    // A disabled button would lose the focus.
    setAttributes(find(dialog, '[data-action="previous-move"]'), { 'aria-disabled': this.#chosen === 0 ? 'true' : null })
    setAttributes(find(dialog, '[data-action="next-move"]'), { 'aria-disabled': this.#chosen === review.moves.length - 1 ? 'true' : null })
    const asks = this.#asks
    const lesson = lessonTitle(this.#lessons, this.#chosen, this.#sides.you)
    setAttributes(find(dialog, '.plot'), { 'aria-valuemax': review.moves.length, 'aria-valuenow': this.#chosen + 1, 'aria-valuetext': row.heading })
    setText(find(dialog, '.lesson'), lesson)
    setText(find(dialog, '.reviewed h3'), row.heading)
    setText(find(dialog, '.why'), asks ? 'Find something better.' : move.why)
    setText(find(dialog, '.chances'), asks ? '' : move.chances ?? '')
    find(dialog, '[data-action="reveal"]').hidden = !asks
    // Nobody has seen the position between two moves that were guessed.
    find(dialog, '[data-action="try-again"]').hidden = this.#steps[this.#chosen].index === null
    find(dialog, '[data-action="next-lesson"]').hidden = asks || this.#unseen === undefined || !lesson
    setText(find(dialog, '[data-action="next-lesson"]'), this.#unseen === undefined ? '' : `Next: move ${this.#unseen + 1}`)
    find(dialog, '[data-action="send"]').hidden = !isMissedWin(move) || review.points[move.number - 1].position === null
    keyed(find(dialog, '.steps'), review.moves, ({ number }) => `${number}`, ({ number }) => make('li', { class: 'step' },
      make('button', { class: 'head', 'data-move': number - 1 }, make('span', { class: 'side', 'aria-hidden': 'true' }), make('span', { class: 'title' }), make('span', { class: 'detail' }))),
    (element, item, index) => {
      const { title, detail } = reviewRow(item, this.#sides)
      setAttributes(element, { 'data-player': item.player, 'data-grade': item.grade })
      setAttributes(find(element, '.head'), { 'aria-current': index === this.#chosen ? 'step' : null })
      setText(find(element, '.title'), title)
      setText(find(element, '.detail'), detail)
    })
  }

  /** @param {boolean} isDone */
  #stage(isDone) {
    const [count, all] = [this.#review?.moves.length ?? 0, this.#steps.length - 1]
    return isDone ? '' : this.#running ? `Looking at move ${Math.min(count + 1, all)} of ${all} …` : `Stopped after ${count} of ${all} moves.`
  }

  /**
   * @param {Review} review
   * @param {import('../model/types.js').Player} below
   */
  #draw(review, below) {
    const steps = reviewGraph(review, below, this.#chosen)
    const asks = this.#asks
    const drawn = JSON.stringify([steps, this.#chosen, review.moves.length, asks])
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    find(this.#dialog, '.plot').replaceChildren(drawnGraph(steps, below, this.#chosen + 1))
    const { colors } = this.#session.facts.shown(this.#game, usualTheme())
    const move = review.moves[this.#chosen]
    const figure = (/** @type {import('../model/review.js').Board} */ board, title = board.title) =>
      make('figure', {}, miniBoard(boardCells(board, colors)), make('figcaption', {}, title))
    if (!asks) return find(this.#dialog, '.boards').replaceChildren(...reviewBoards(review, move).map(board => figure(board)))
    const board = beforeBoard(review, move.number)
    const canTry = this.#steps[this.#chosen].index !== null
    const asked = figure(board, canTry ? 'Tap the board to try again here' : board.title)
    // The button below does the same for the keyboard.
    if (canTry) asked.addEventListener('click', () => this.#tryAgain())
    find(this.#dialog, '.boards').replaceChildren(asked)
  }
}
