// The replay of a move: pause, step and scrub.
import { LetterpressBoard } from './letterpress-board.js'
import { LetterpressScores } from './letterpress-scores.js'
import { find, make, setAttribute, setText } from './dom.js'
import { View } from './view.js'

/** How often the slider moves, in milliseconds. */
const sliderInterval = 80

export class LetterpressReplay extends View {
  /** The scores shown last. */
  #told = 'null'
  #drawn = 0

  build() {
    this.append(
      make('button', { class: 'icon', 'data-action': 'back', 'aria-label': 'Step back', onclick: () => this.#animator?.step(-1) }, '‹'),
      make('button', { class: 'icon', 'data-action': 'pause', onclick: () => this.#toggle() }),
      make('button', { class: 'icon', 'data-action': 'forward', 'aria-label': 'Step forward', onclick: () => this.#animator?.step(1) }, '›'),
      make('input', { type: 'range', min: 0, max: 1000, step: 1, 'aria-label': 'Position in the replay', oninput: event => this.#seek(event) }))
    // The board, which is above, has been built by then.
    queueMicrotask(() => this.#animator?.addEventListener('change', () => this.#show()))
    this.hidden = true
  }

  get #animator() {
    const board = find(document, 'letterpress-board')
    return board instanceof LetterpressBoard ? board.animator : null
  }

  #toggle() {
    if (this.#animator?.playback?.isPlaying) this.#animator.pause()
    else this.#animator?.resume()
  }

  /** @param {Event} event */
  #seek(event) {
    const playback = this.#animator?.playback
    if (playback) this.#animator?.seek(Number(/** @type {HTMLInputElement} */ (event.target).value) / 1000 * playback.duration)
  }

  #show() {
    const playback = this.#animator?.playback ?? null
    this.hidden = playback === null
    const scores = find(document, 'letterpress-scores')
    const isOver = !playback || playback.time >= playback.duration
    const passing = isOver ? null : playback.scores
    const told = JSON.stringify(passing)
    if (scores instanceof LetterpressScores && told !== this.#told) scores.pass(passing)
    this.#told = told
    if (!playback) return
    const pause = find(this, '[data-action="pause"]')
    setAttribute(pause, 'aria-label', playback.isPlaying ? 'Pause' : 'Play the move again')
    setText(pause, playback.isPlaying ? '❚❚' : '▶')
    // The slider need not follow every frame.
    if (playback.isPlaying && Math.abs(playback.time - this.#drawn) < sliderInterval) return
    this.#drawn = playback.time
    const slider = /** @type {HTMLInputElement} */ (find(this, 'input'))
    slider.value = `${Math.round(playback.time / playback.duration * 1000)}`
  }
}
