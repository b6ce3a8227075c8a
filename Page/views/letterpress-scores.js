// Both players' scores and whose turn it is, as in the game's own header.
import { correct } from '../store/playing.js'
import { find, make, setAttribute, setAttributes, setText } from './dom.js'
import { View } from './view.js'

/** @typedef {import('../model/types.js').Player} Player */

const players = /** @type {Player[]} */ (['red', 'blue'])

export class LetterpressScores extends View {
  /** @type {import('../model/types.js').PlayerCounts | null} The scores that an animation shows instead of the real ones. */
  #passing = null

  build() {
    this.append(...players.map(player => make('button', {
      class: `player ${player}`, 'data-player': player, title: `Make it ${player}'s turn`,
      onclick: () => this.#give(player),
    }, make('span', { class: 'score' }), make('span', { class: 'name' }), make('span', { class: 'turn', 'aria-hidden': 'true' }))))
    this.append(make('p', { class: 'state' }))
  }

  /** @param {Player} player */
  #give(player) {
    const { position } = this.session
    if (position && position.turn !== player) correct(this.session, { turn: player })
  }

  /**
   * Shows scores during an animation.
   * @param {import('../model/types.js').PlayerCounts | null} passing
   */
  pass(passing) {
    this.#passing = passing
    this.update(this.session.state)
  }

  /** @param {import('../store/state.js').State} state */
  update(state) {
    const { position, board } = this.session
    if (!position) return
    const now = board?.scores ?? null
    const after = state.preview ? state.preview.scores : state.judgement?.after?.scores
    const shown = this.#passing ?? after ?? now
    const turn = board ? board.turn : position.turn
    for (const player of players) {
      const element = find(this, `.${player}`)
      setText(find(element, '.score'), shown ? `${shown[player]}` : '–')
      setText(find(element, '.name'), player === 'red' ? 'Red' : 'Blue')
      setAttributes(element, {
        'aria-label': `${player} has ${now?.[player] ?? 0} tiles${turn === player ? ', to move' : ''}`,
        'aria-pressed': turn === player ? 'true' : 'false', 'data-turning': turn === player,
      })
      setAttribute(element, 'data-changed', !this.#passing && shown?.[player] !== now?.[player])
    }
    const lacks = board?.missing
    setText(find(this, '.state'), lacks === 'turn' ? 'Whose turn is it? Tap a player.'
      : lacks === 'owners' ? 'The owners of the tiles are unknown: correct the tiles.' : '')
  }
}
