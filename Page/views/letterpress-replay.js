// The replay of a move, in the card's place for as long as the player wants it: pause, step and scrub.
import { drawing, View } from './view.js'
import { find, make, setAttribute } from './dom.js'

/** How often the slider moves, in milliseconds. */
const sliderInterval = 80

export class LetterpressReplay extends View {
  /** The scores shown last. */
  #told = 'null'
  #drawn = 0
  /** @type {import('./move-animator.js').MoveAnimator | null} */
  #animator = null
  /** @type {import('./letterpress-scores.js').LetterpressScores | null} */
  #scores = null

  build() {
    this.append(
      make('button', { class: 'icon', 'data-action': 'back', 'aria-label': 'Step back', onclick: () => this.#animator?.step(-1) }, drawing('chevron back')),
      make('button', { class: 'icon', 'data-action': 'pause', onclick: () => this.#toggle() }, drawing('play')),
      make('button', { class: 'icon', 'data-action': 'forward', 'aria-label': 'Step forward', onclick: () => this.#animator?.step(1) }, drawing('chevron')),
      make('input', { type: 'range', min: 0, max: 1000, step: 1, 'aria-label': 'Position in the replay', oninput: event => this.#seek(event) }),
      make('button', { class: 'icon', 'data-action': 'end-replay', 'aria-label': 'End the replay', onclick: () => this.#end() }, drawing('close')))
    this.hidden = true
  }

  /**
   * @param {import('./move-animator.js').MoveAnimator} animator of the moves that it controls
   * @param {import('./letterpress-scores.js').LetterpressScores} scores which change with them
   */
  follow(animator, scores) {
    this.#animator = animator
    this.#scores = scores
    animator.addEventListener('change', () => this.#show())
  }

  #end() { this.session.change({ isReplaying: false, playedMove: null }) }

  /** @param {import('../store/state.js').State} state */
  update({ isReplaying }) { this.hidden = !isReplaying }

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
    const isOver = !playback || playback.time >= playback.duration
    const passing = isOver ? null : playback.scores
    const told = JSON.stringify(passing)
    if (told !== this.#told) this.#scores?.pass(passing)
    this.#told = told
    if (!playback) return
    const pause = find(this, '[data-action="pause"]')
    setAttribute(pause, 'aria-label', playback.isPlaying ? 'Pause' : 'Play the move again')
    setAttribute(find(pause, '.drawing'), 'class', `drawing ${playback.isPlaying ? 'pause' : 'play'}`)
    // The slider need not follow every frame.
    if (playback.isPlaying && Math.abs(playback.time - this.#drawn) < sliderInterval) return
    this.#drawn = playback.time
    const slider = /** @type {HTMLInputElement} */ (find(this, 'input'))
    slider.value = `${Math.round(playback.time / playback.duration * 1000)}`
  }
}
