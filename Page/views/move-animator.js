// Shows how a move was played. The board is already in its final state; this animates the change, and can be stopped,
// stepped and scrubbed at any time. If motion is not allowed, there is no animation.
import { kind, inkColor } from '../model/colors.js'
import { scoresAt, timeline } from '../model/timeline.js'
import { find, allowsMotion } from './dom.js'

/** @typedef {import('../store/state.js').PlayedMove} PlayedMove */
/** @typedef {import('../model/timeline.js').Timeline} Timeline */
/** @typedef {import('../model/types.js').TileColors} TileColors */
/** @typedef {{ time: number, duration: number, isPlaying: boolean, scores: import('../model/types.js').PlayerCounts }} Playback */

const lift = [{ translate: '0 0', scale: 1 }, { translate: '0 -9%', scale: 1.1, offset: 0.45 }, { translate: '0 0', scale: 1 }]
/** An owner's mark, as the style sheet draws it. */
const marks = {
  free: { backgroundColor: 'transparent', borderRadius: '0', clipPath: 'none' },
  red: { backgroundColor: 'currentColor', borderRadius: '0', clipPath: 'polygon(50% 4%, 100% 96%, 0 96%)' },
  blue: { backgroundColor: 'currentColor', borderRadius: '50%', clipPath: 'none' },
}
/**
 * What changes abruptly when a tile is half turned.
 * @param {Keyframe} before
 * @param {Keyframe} after
 */
const halfway = (before, after) => [before, { ...before, offset: 0.5 }, { ...after, offset: 0.5 }, after]
const turn = [0, 90, 0].map(angle => ({ transform: `perspective(400px) rotateY(${angle}deg)` }))

export class MoveAnimator extends EventTarget {
  #tiles
  /** @type {Animation[]} */
  #animations = []
  /** @type {{ move: PlayedMove, line: Timeline, colors: TileColors } | null} */
  #shown = null
  #time = 0
  #isPlaying = false
  #frame = 0
  #last = 0

  /** @param {() => HTMLElement[]} tiles */
  constructor(tiles) {
    super()
    this.#tiles = tiles
  }

  /**
   * The current state; null if no move is shown.
   * @returns {Playback | null}
   */
  get playback() {
    if (!this.#shown) return null
    const { move, line } = this.#shown
    return {
      time: this.#time, duration: line.duration, isPlaying: this.#isPlaying, scores: scoresAt(move, line, this.#time),
    }
  }

  /**
   * @param {PlayedMove} move
   * @param {TileColors} colors
   */
  play(move, colors) {
    this.settle()
    this.#shown = { move, line: timeline(move), colors }
    this.#time = allowsMotion() ? 0 : this.#shown.line.duration
    if (allowsMotion()) this.resume()
    else this.#tell()
  }

  /** Resumes, from the beginning if it is at its end. */
  resume() {
    if (!this.#shown || this.#isPlaying) return
    if (this.#time >= this.#shown.line.duration) this.#time = 0
    this.#prepare()
    this.#isPlaying = true
    // From here on the browser animates; only the scores follow frame by frame.
    for (const animation of this.#animations) {
      animation.currentTime = this.#time
      animation.play()
    }
    this.#last = performance.now()
    this.#frame = requestAnimationFrame(now => this.#advance(now))
    this.#tell()
  }

  pause() {
    this.#isPlaying = false
    cancelAnimationFrame(this.#frame)
    for (const animation of this.#animations) animation.pause()
    this.#tell()
  }

  /** @param {number} time in milliseconds from the beginning */
  seek(time) {
    if (!this.#shown) return
    this.pause()
    this.#prepare()
    this.#show(time)
  }

  /**
   * Goes to the end of the next letter's or tile's step, or of the previous one.
   * @param {1 | -1} direction
   */
  step(direction) {
    if (!this.#shown) return
    const { stops } = this.#shown.line
    const next = direction > 0 ? stops.find(stop => stop > this.#time + 1) : stops.filter(stop => stop < this.#time - 1).at(-1)
    this.seek(next ?? (direction > 0 ? stops.at(-1) ?? 0 : 0))
  }

  /** Ends it: what is moving goes to its final place from where it is. */
  settle() {
    cancelAnimationFrame(this.#frame)
    this.#isPlaying = false
    this.#shown = null
    this.#end()
    this.#tell()
  }

  #end() {
    const moving = new Set(this.#animations.map(({ effect }) => /** @type {KeyframeEffect} */ (effect).target))
    const froms = [...moving].map(element => {
      const { transform, translate, scale, backgroundColor, color } = getComputedStyle(/** @type {Element} */ (element))
      return { element, from: { transform, translate, scale, backgroundColor, color } }
    })
    for (const animation of this.#animations.splice(0)) animation.cancel()
    if (!allowsMotion()) return
    for (const { element, from } of froms) element?.animate([from, {}], { duration: 160, easing: 'ease-out' })
  }

  #prepare() {
    if (!this.#shown || this.#animations.length) return
    const { line: { steps }, colors } = this.#shown
    this.#animations = steps.flatMap(({ tile, kind: way, start, duration, from, to }) => {
      const timing = { delay: start, duration, fill: /** @type {FillMode} */ (way === 'turn' ? 'both' : 'none') }
      const [before, after] = [kind(from), kind(to)].map(name => ({ backgroundColor: colors[name], color: inkColor(colors[name]) }))
      // Movement is separate from colours: the browser can animate it without the page.
      const element = this.#tiles()[tile]
      const [markBefore, markAfter] = [from, to].map(owned => marks[owned === '.' ? 'free' : owned.toLowerCase() === 'r' ? 'red' : 'blue'])
      const animations = way === 'lift' ? [element.animate(lift, { ...timing, easing: 'ease-in-out' })] : [
        element.animate(turn, timing), element.animate(halfway(before, after), timing),
        find(element, '.mark').animate(halfway(markBefore, markAfter), timing),
        // The bar under the mark of a defended tile.
        element.animate(halfway({ opacity: 0 }, { opacity: 0.85 }), { ...timing, pseudoElement: '::after' }),
      ]
      for (const animation of animations) animation.pause()
      return animations
    })
  }

  /** @param {number} now */
  #advance(now) {
    if (!this.#shown || !this.#isPlaying) return
    const time = this.#time + now - this.#last
    this.#last = now
    this.#show(time)
    if (time < this.#shown.line.duration) this.#frame = requestAnimationFrame(next => this.#advance(next))
    else {
      this.#isPlaying = false
      for (const animation of this.#animations.splice(0)) animation.cancel()
      this.#tell()
    }
  }

  /** @param {number} time */
  #show(time) {
    this.#time = Math.min(Math.max(time, 0), this.#shown?.line.duration ?? 0)
    if (!this.#isPlaying) for (const animation of this.#animations) animation.currentTime = this.#time
    this.#tell()
  }

  #tell() { this.dispatchEvent(new Event('change')) }
}
