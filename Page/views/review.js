// The review of a game: a graph to tap, the moves with their grades, and boards before and after. Loaded when it is opened.
import { graphPaths, graphSize, nearestStep, stepPlace } from '../model/graph.js'
import { nearSide, opponentOf, playerName } from '../model/players.js'
import { reviewBoards, reviewFigures, reviewGraph, reviewRow, reviewSteps, timePerMove } from '../model/review.js'
import { boardCells, miniBoard } from './mini-board.js'
import { calling, sidesOf } from '../store/players.js'
import { go } from '../store/playing.js'
import { keepMissed } from '../store/puzzles.js'
import { dialogHead, openDialog } from './view.js'
import { find, keyed, make, setAttributes, setText, usualTheme, draw } from './dom.js'

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../model/review.js').Review} Review */

const { width, height } = graphSize

/**
 * Opens the review of the shown game, and reviews it.
 * @param {Session} session
 * @param {import('../store/analysis.js').Analysis} analysis which does not think meanwhile
 */
export function openReview(session, analysis) {
  const { game } = session
  if (!game || document.querySelector('dialog.review')) return
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
    const point = (/** @type {PointerEvent} */ event) => {
      const { left, width: wide } = plot.getBoundingClientRect()
      this.#choose(nearestStep((event.clientX - left) / wide, this.#steps.length) - 1)
    }
    plot.addEventListener('pointerdown', event => {
      if (!event.isPrimary || event.button !== 0) return
      plot.setPointerCapture(event.pointerId)
      point(event)
    })
    plot.addEventListener('pointermove', event => { if (plot.hasPointerCapture(event.pointerId)) point(event) })
    this.#dialog.append(
      dialogHead(() => this.#dialog.close(), 'review-title', 'Review'),
      make('div', { class: 'progress' }, make('progress', { max: 1, value: 0, 'aria-label': 'How much is reviewed' }),
        make('button', { class: 'quiet', 'data-action': 'stop-review', onclick: () => this.#running ? this.#stop() : this.#run() }, 'Stop')),
      make('p', { class: 'fine stage' }),
      make('p', { class: 'summary', role: 'status' }),
      make('figure', { class: 'graph' }, make('figcaption', {}, make('span', {}, 'Who is ahead'), make('span', { class: 'at' })), plot),
      make('section', { class: 'reviewed', 'aria-live': 'off' }, make('h3', {}), make('p', { class: 'why' }), make('div', { class: 'boards' }), make('p', { class: 'fine' }),
        make('div', { class: 'actions' },
          make('button', { class: 'quiet', 'data-action': 'previous-move', 'aria-label': 'Previous move', onclick: () => this.#choose(this.#chosen - 1) }, '←'),
          make('button', { class: 'quiet', 'data-action': 'next-move', 'aria-label': 'Next move', onclick: () => this.#choose(this.#chosen + 1) }, '→'),
          make('button', { class: 'quiet', 'data-action': 'try-again', onclick: () => this.#tryAgain() }, 'Try again here'))),
      make('h3', { class: 'list-title' }, 'Moves'),
      make('ol', { class: 'steps reviewed-moves', onclick: event => {
        const row = event.target instanceof Element ? event.target.closest('[data-move]') : null
        if (!(row instanceof HTMLElement)) return
        this.#choose(Number(row.dataset.move))
        // What is said of the move stands above the list, on a phone out of sight.
        find(this.#dialog, '.graph').scrollIntoView({ block: 'nearest' })
      } }))
    document.body.append(this.#dialog)
    this.#dialog.addEventListener('close', () => {
      this.#stop()
      this.#dialog.remove()
    })
    openDialog(this.#dialog)
    this.#update()
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
        await keepMissed(this.#session, answer)
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
    if (!this.#isChosen) this.#chosen = (review.turningPoint ?? Math.max(review.moves.length, 1)) - 1
  }

  /** Stops reviewing; what was found stays. */
  #stop() {
    this.#running?.abort()
    this.#running = null
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

  /** Shows the position before the move, from which another word begins a new line of the game. */
  #tryAgain() {
    this.#dialog.close()
    go(this.#session, this.#steps[this.#chosen].index)
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
    for (const part of ['.reviewed', '.graph', '.list-title']) find(dialog, part).hidden = !move
    setText(find(dialog, '.stage'), this.#stage(isDone))
    if (!review || !move) return
    this.#draw(review, below)
    const row = reviewRow(move, this.#sides)
    // A disabled button would lose the focus.
    setAttributes(find(dialog, '[data-action="previous-move"]'), { 'aria-disabled': this.#chosen === 0 ? 'true' : null })
    setAttributes(find(dialog, '[data-action="next-move"]'), { 'aria-disabled': this.#chosen === review.moves.length - 1 ? 'true' : null })
    const title = `${row.number}. ${row.title}${row.by ? ` by ${row.by}` : ''}: ${row.detail}`
    setAttributes(find(dialog, '.plot'), { 'aria-valuemax': review.moves.length, 'aria-valuenow': this.#chosen + 1, 'aria-valuetext': title })
    setText(find(dialog, '.reviewed h3'), title)
    setText(find(dialog, '.why'), move.why)
    setText(find(dialog, '.reviewed .fine'), reviewFigures(move, this.#sides))
    keyed(find(dialog, '.steps'), review.moves, ({ number }) => `${number}`, ({ number }) => make('li', { class: 'step' },
      make('button', { class: 'head', 'data-move': number - 1 }, make('span', { class: 'side', 'aria-hidden': 'true' }), make('span', { class: 'title' }), make('span', { class: 'detail' }))),
    (element, item, index) => {
      const { title: word, number, detail } = reviewRow(item, this.#sides)
      setAttributes(element, { 'data-player': item.player, 'data-grade': item.grade })
      setAttributes(find(element, '.head'), { 'aria-current': index === this.#chosen ? 'step' : null })
      setText(find(element, '.title'), `${number}. ${word}`)
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
    const drawn = JSON.stringify([steps, this.#chosen, review.moves.length])
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    const { below: lower, above, line, gaps, dots } = graphPaths(steps)
    const x = stepPlace(this.#chosen + 1, steps.length)
    find(this.#dialog, '.plot').replaceChildren(draw('svg', { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      draw('rect', { class: 'unknown', width, height }),
      draw('path', { class: below, d: lower }), draw('path', { class: opponentOf(below), d: above }),
      draw('path', { class: 'half', d: `M0 ${height / 2}H${width}` }),
      draw('path', { class: 'gap', d: gaps }), draw('path', { class: 'line', d: line }),
      draw('path', { class: 'here', d: `M${x} 0V${height}` }), draw('path', { class: 'dots', d: dots })))
    const { colors } = this.#session.facts.shown(this.#game, usualTheme())
    find(this.#dialog, '.boards').replaceChildren(...reviewBoards(review, review.moves[this.#chosen]).map(board =>
      make('figure', {}, miniBoard(boardCells(board, colors)), make('figcaption', {}, board.title))))
  }
}
