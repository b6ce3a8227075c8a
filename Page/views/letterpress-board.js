// The board: 25 tiles, of which only changes are drawn.
import { side, tiles } from '../model/board.js'
import { boardView, drawnMove } from '../model/boardView.js'
import { inkColor, kinds } from '../model/colors.js'
import { BoardGestures } from './board-gestures.js'
import { make, prefersDark, setAttribute, setAttributes, setProperty, setText, usualTheme } from './dom.js'
import { boardKeys } from './keys.js'
import { MoveAnimator } from './move-animator.js'
import { View } from './view.js'

/** @typedef {import('../store/state.js').State} State */

export class LetterpressBoard extends View {
  /** @type {HTMLElement[]} */
  tiles = []
  /** The tile with the keyboard focus. */
  #focused = 12
  #animator = new MoveAnimator(() => this.tiles)
  /** @type {import('../store/state.js').PlayedMove | null} */
  #played = null
  /** @type {unknown[]} What it shows: this seldom changes during a search. */
  #shown = []

  build() {
    setAttributes(this, { role: 'grid', 'aria-label': 'Board', translate: 'no' })
    this.tiles = tiles.map(tile => make('div', {
      class: 'tile', role: 'gridcell', tabindex: tile === this.#focused ? 0 : -1, 'data-tile': tile,
    }, make('span', { class: 'letter' }), make('span', { class: 'mark' }), make('span', { class: 'order' })))
    for (let row = 0; row < side; row++) {
      this.append(make('div', { role: 'row', class: 'row' }, ...this.tiles.slice(row * side, row * side + side)))
    }
    // While a move is shown, the next one would be in the way.
    this.#animator.addEventListener('change', () => setAttribute(this, 'data-playing', this.#animator.playback?.isPlaying ?? false))
    new BoardGestures(this, this.session)
    boardKeys(this, this.session)
    this.addEventListener('focusin', event => {
      const tile = this.tiles.indexOf(/** @type {HTMLElement} */ (event.target))
      if (tile >= 0) this.focusTile(tile, false)
    })
  }

  get animator() { return this.#animator }

  /**
   * @param {number} tile
   * @param {boolean} [takesFocus]
   */
  focusTile(tile, takesFocus = true) {
    setAttribute(this.tiles[this.#focused], 'tabindex', -1)
    this.#focused = tile
    setAttribute(this.tiles[tile], 'tabindex', 0)
    if (takesFocus) this.tiles[tile].focus()
  }

  /** Gives the focus to the tile that had it last. */
  takeFocus() { this.tiles[this.#focused].focus({ preventScroll: true }) }

  get focusedTile() { return this.#focused }

  /** @param {State} state */
  update(state) {
    const { game } = this.session
    if (!game) return this.#clear()
    const { playedMove, factsEdition } = state
    const drawn = drawnMove(state, game)
    const shown = [game, drawn?.tiles, drawn?.owners, state.spelling, playedMove, factsEdition, prefersDark()]
    if (shown.every((part, index) => part === this.#shown[index])) return
    this.#shown = shown
    const view = boardView(state, game, this.session.facts.shown(game, usualTheme()))
    setAttributes(this, {
      'data-letters': view.letters, 'data-owners': view.owners, 'data-turn': view.turn ?? '', 'data-picture': view.picture,
    })
    // Set on the whole page, as the scores use the colours, too; in a dialog, on that.
    const whole = this.closest('dialog') ?? document.documentElement
    for (const [, name] of kinds) {
      setProperty(whole, `--tile-${name}`, view.colors[name])
      setProperty(whole, `--ink-${name}`, inkColor(view.colors[name]))
    }
    view.tiles.forEach((tile, index) => {
      const element = this.tiles[index]
      setAttributes(element, {
        'aria-label': tile.label, 'data-kind': tile.kind, 'data-tile-use': tile.tileUse || null,
        'data-doubtful': tile.isDoubtful, 'data-order': tile.order || null, 'data-spelled': tile.isSpelled,
        'data-becomes': tile.becomes, 'aria-selected': tile.isSpelled ? 'true' : 'false',
      })
      const [letter, , order] = element.children
      setText(letter, tile.letter || '?')
      setText(order, tile.order ? `${tile.order}` : '')
    })
    this.#animate(state, view)
  }

  /**
   * @param {State} state
   * @param {import('../model/boardView.js').BoardView} view
   */
  #animate({ playedMove }, view) {
    if (playedMove === this.#played) return
    this.#played = playedMove
    if (!playedMove) return this.#animator.settle()
    this.#animator.play(playedMove, view.colors)
  }

  #clear() {
    this.#shown = []
    for (const name of ['data-letters', 'data-owners', 'data-turn', 'data-picture']) setAttribute(this, name, null)
  }
}
