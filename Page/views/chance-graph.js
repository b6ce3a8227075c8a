// The graph of who was ahead. A tap, a finger drawn along it and the arrow keys go to its steps.
import { graphPaths, graphSize, graphSteps, nearestStep, stepPlace } from '../model/graph.js'
import { nearSide, opponentOf, playerName } from '../model/players.js'
import { go } from '../store/playing.js'
import { find, make, setAttributes, setText, draw } from './dom.js'

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../model/players.js').Sides} Sides */

const { width, height } = graphSize

export class ChanceGraph {
  /** The figure that contains it. */
  element = make('figure', { class: 'graph' },
    make('figcaption', {}, make('span', {}, 'Who is ahead'), make('span', { class: 'at' })),
    make('div', { class: 'plot', role: 'slider', tabindex: 0, 'aria-label': 'Step of the game' }))
  #session
  /** @type {import('../model/graph.js').GraphStep[]} */
  #steps = []
  #drawn = ''

  /** @param {Session} session */
  constructor(session) {
    this.#session = session
    const plot = find(this.element, '.plot')
    plot.addEventListener('pointerdown', event => {
      if (!event.isPrimary || event.button !== 0) return
      plot.setPointerCapture(event.pointerId)
      this.#point(event)
    })
    plot.addEventListener('pointermove', event => {
      if (plot.hasPointerCapture(event.pointerId)) this.#point(event)
    })
    plot.addEventListener('keydown', event => this.#press(event))
  }

  /** @param {PointerEvent} event */
  #point(event) {
    const { left, width: wide } = find(this.element, '.plot').getBoundingClientRect()
    this.#go(nearestStep((event.clientX - left) / wide, this.#steps.length))
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const now = this.#steps.findIndex(({ isCurrent }) => isCurrent)
    const last = this.#steps.length - 1
    /** @type {Record<string, number>} */
    const places = { ArrowLeft: now - 1, ArrowDown: now - 1, ArrowRight: now + 1, ArrowUp: now + 1, Home: 0, End: last }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    event.stopPropagation()
    this.#go(Math.min(Math.max(place, 0), last))
  }

  /** @param {number} place */
  #go(place) {
    const step = this.#steps[place]
    if (step && !step.isCurrent) go(this.#session, step.index)
  }

  /**
   * @param {import('../model/types.js').Game} game
   * @param {Sides} sides
   * @param {import('../model/history.js').StepView[]} views
   * @param {boolean} isHidden
   */
  update(game, sides, views, isHidden) {
    const below = nearSide(sides)
    const steps = this.#steps = graphSteps(game, below)
    this.element.hidden = isHidden || steps.length < 2 || steps.every(({ chance }) => chance === null)
    if (this.element.hidden) return
    const now = steps.findIndex(({ isCurrent }) => isCurrent)
    const view = views.find(({ index }) => index === steps[now]?.index)
    setText(find(this.element, '.at'), `${playerName(sides, below)} below, ${playerName(sides, opponentOf(below))} above`)
    setAttributes(find(this.element, '.plot'), {
      'aria-valuemin': 1, 'aria-valuemax': steps.length, 'aria-valuenow': now + 1, 'aria-valuetext': view ? `${view.title}, ${view.detail || 'not searched'}` : '',
    })
    const drawn = JSON.stringify([steps, below])
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    this.#draw(below, now)
  }

  /**
   * @param {import('../model/types.js').Player} below
   * @param {number} now
   */
  #draw(below, now) {
    const { below: lower, above, line, gaps, dots } = graphPaths(this.#steps)
    const x = stepPlace(now, this.#steps.length)
    find(this.element, '.plot').replaceChildren(draw('svg', { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      draw('rect', { class: 'unknown', width, height }),
      draw('path', { class: below, d: lower }), draw('path', { class: opponentOf(below), d: above }),
      draw('path', { class: 'half', d: `M0 ${height / 2}H${width}` }),
      draw('path', { class: 'gap', d: gaps }), draw('path', { class: 'line', d: line }),
      draw('path', { class: 'here', d: `M${x} 0V${height}` }), draw('path', { class: 'dots', d: dots })))
  }
}
