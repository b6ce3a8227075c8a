// The game: its chances, its moves, what the other side played, and how to share it.
import { chancePoints, linePath, stepViews } from '../model/history.js'
import { exportGame } from '../store/exchange.js'
import { go, play, replay } from '../store/playing.js'
import { find, keyed, make, setAttributes, setText } from './dom.js'
import { download } from './download.js'
import { playedWords, updatePlayedWords } from './played-words.js'
import { draw } from './svg.js'
import { askWord } from './word-question.js'
import { View } from './view.js'

const [graphWidth, graphHeight] = [600, 140]

export class LetterpressGame extends View {
  build() {
    this.append(
      make('figure', { class: 'graph' },
        make('figcaption', {}, 'Chances, move by move'), make('div', { class: 'plot' })),
      make('div', { class: 'actions' },
        make('button', { class: 'primary', 'data-action': 'answer', onclick: () => this.#answer() }),
        make('button', { class: 'quiet', 'data-action': 'pass', onclick: () => play(this.session, { word: null, tiles: [] }) }, 'Pass'),
        make('button', { class: 'quiet', 'data-action': 'replay', onclick: () => replay(this.session) }, 'Replay the move')),
      make('ol', { class: 'steps', 'aria-label': 'Moves and corrections' }),
      playedWords(this.session),
      make('div', { class: 'actions' },
        make('button', { class: 'quiet', 'data-action': 'link', onclick: () => this.#share() }, 'Share a link to this position'),
        make('button', { class: 'quiet', 'data-action': 'export', onclick: () => this.#export() }, 'Save the game as text')))
    find(this, '.steps').addEventListener('click', event => {
      const step = event.target instanceof Element ? event.target.closest('[data-node]') : null
      if (!(step instanceof HTMLElement)) return
      if (step.dataset.needs === 'word') askWord(this.session, Number(step.dataset.node))
      else go(this.session, Number(step.dataset.node))
    })
  }

  /** Plays the best move found, for whoever is to move. */
  #answer() {
    const best = this.session.state.advice?.moves[0]
    if (best) play(this.session, best)
  }

  async #share() {
    const fragment = this.session.board?.link
    if (!fragment) return
    const link = `${location.href.split('#')[0]}#${fragment}`
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) return await navigator.share({ url: link })
      await navigator.clipboard.writeText(link)
      this.session.tell('The link was copied.')
    } catch (error) {
      // Whoever closes the share sheet wants nothing else.
      if (error instanceof DOMException && error.name === 'AbortError') return
      // If the page may not write to the clipboard, the address can be copied.
      history.replaceState(null, '', `#${fragment}`)
      this.session.tell('The link is in the address bar.')
    }
  }

  async #export() {
    const file = await exportGame(this.session)
    if (file) download(file.name, file.content)
  }

  /** @param {import('../store/state.js').State} state */
  update({ advice, panel }) {
    const { game, board, facts } = this.session
    if (!game || panel !== 'game') return
    const { position, move } = game.nodes[game.current]
    const canPlay = board !== null && !board.missing && !board.outcome
    const answer = find(this, '[data-action="answer"]')
    setText(answer, `Let the engine play for ${position.turn ?? 'them'}`)
    answer.hidden = find(this, '[data-action="pass"]').hidden = !canPlay
    answer.toggleAttribute('disabled', !advice?.moves.length)
    find(this, '[data-action="link"]').hidden = !board?.link
    find(this, '[data-action="replay"]').hidden = !move?.tiles.length
    updatePlayedWords(find(this, '.played'), this.session)
    this.#drawGraph(chancePoints(game))
    keyed(find(this, '.steps'), stepViews(game, position => facts.of(position)), step => `${step.index} ${step.needsWord}`, step => makeStep(step), updateStep)
  }

  /** @param {import('../model/history.js').Point[]} points */
  #drawGraph(points) {
    const figure = find(this, '.graph')
    figure.hidden = points.length < 2
    const key = JSON.stringify(points)
    if (points.length < 2 || figure.dataset.key === key) return
    figure.dataset.key = key
    const path = linePath(points, graphWidth, graphHeight)
    const [first, last] = [points[0], points[points.length - 1]]
    const area = `${path}L${last.x * graphWidth} ${graphHeight}L${first.x * graphWidth} ${graphHeight}Z`
    const label = `Red's chance: ${points.map(({ percent }) => `${percent}%`).join(', ')}`
    find(figure, '.plot').replaceChildren(draw('svg', { viewBox: `-8 -8 ${graphWidth + 16} ${graphHeight + 16}`, role: 'img', 'aria-label': label },
      draw('rect', { class: 'blue', x: 0, y: 0, width: graphWidth, height: graphHeight, rx: 10 }),
      draw('path', { class: 'red', d: area }),
      draw('line', { class: 'half', x1: 0, x2: graphWidth, y1: graphHeight / 2, y2: graphHeight / 2 }),
      draw('path', { class: 'line', d: path }),
      ...points.map(({ x, y, isCurrent }) => draw('circle', { class: isCurrent ? 'current' : '', cx: x * graphWidth, cy: y * graphHeight, r: isCurrent ? 8 : 5 }))))
  }
}

/** @param {import('../model/history.js').StepView} step */
const makeStep = ({ index, needsWord }) => make('li', { class: 'step' },
  make('button', { class: 'head', 'data-node': index, 'data-needs': needsWord ? 'word' : null },
    make('span', { class: 'side', 'aria-hidden': 'true' }), make('span', { class: 'title' }), make('span', { class: 'detail' })),
  make('div', { class: 'others' }))

/**
 * @param {HTMLElement} element
 * @param {import('../model/history.js').StepView} step
 */
function updateStep(element, { title, detail, player, isCurrent, isAhead, others }) {
  setAttributes(element, { 'data-player': player, 'data-ahead': isAhead })
  setAttributes(find(element, '.head'), { 'aria-current': isCurrent ? 'step' : null })
  setText(find(element, '.title'), title)
  setText(find(element, '.detail'), detail)
  keyed(find(element, '.others'), others, other => `${other.index}`,
    other => make('button', { class: 'quiet', 'data-node': other.index }, `or ${other.title}`), () => {})
}
