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
    whenPointed(plot, () => this.#steps.length, place => this.#go(place))
    plot.addEventListener('keydown', event => this.#press(event))
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
    const view = views.find(({ index, isFirst }) => !isFirst && index === steps[now]?.index)
    setText(find(this.element, '.at'), `${playerName(sides, below)} below, ${playerName(sides, opponentOf(below))} above`)
    setAttributes(find(this.element, '.plot'), {
      'aria-valuemin': 1, 'aria-valuemax': steps.length, 'aria-valuenow': now + 1, 'aria-valuetext': view ? `${view.title}, ${view.detail || 'not searched'}` : '',
    })
    const drawn = JSON.stringify([steps, below])
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    find(this.element, '.plot').replaceChildren(drawnGraph(steps, below, now))
  }
}

/**
 * Hears to which step a tap, or a finger drawn along the graph, points.
 * @param {HTMLElement} plot
 * @param {() => number} count of the steps
 * @param {(place: number) => void} hear
 */
export function whenPointed(plot, count, hear) {
  const point = (/** @type {PointerEvent} */ event) => {
    const { left, width: wide } = plot.getBoundingClientRect()
    hear(nearestStep((event.clientX - left) / wide, count()))
  }
  plot.addEventListener('pointerdown', event => {
    if (!event.isPrimary || event.button !== 0) return
    plot.setPointerCapture(event.pointerId)
    point(event)
  })
  plot.addEventListener('pointermove', event => { if (plot.hasPointerCapture(event.pointerId)) point(event) })
}

/**
 * @param {import('../model/graph.js').GraphStep[]} steps
 * @param {import('../model/types.js').Player} side whose part is below
 * @param {number} now the place of the step shown
 */
export function drawnGraph(steps, side, now) {
  const { below, above, line, gaps, dots } = graphPaths(steps)
  const x = stepPlace(now, steps.length)
  return draw('svg', { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    draw('rect', { class: 'unknown', width, height }),
    draw('path', { class: side, d: below }), draw('path', { class: opponentOf(side), d: above }),
    draw('path', { class: 'half', d: `M0 ${height / 2}H${width}` }),
    draw('path', { class: 'gap', d: gaps }), draw('path', { class: 'line', d: line }),
    draw('path', { class: 'here', d: `M${x} 0V${height}` }), draw('path', { class: 'dots', d: dots }))
}
