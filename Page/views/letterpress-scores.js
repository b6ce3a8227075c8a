// Both players' scores and whose turn it is, yours first, beside undo. A tap on them says who you are.
import { drawnMove } from '../model/boardView.js'
import { hidesOutlook, undo } from '../model/game.js'
import { barView } from '../model/graph.js'
import { capitalized } from '../model/players.js'
import { names, sidesOf } from '../store/players.js'
import { go } from '../store/playing.js'
import { find, make, setAttribute, setAttributes, setProperty, setText } from './dom.js'
import { askPlayers } from './later.js'
import { View, drawing } from './view.js'

/** @typedef {import('../model/types.js').Player} Player */

const players = /** @type {Player[]} */ (['red', 'blue'])

export class LetterpressScores extends View {
  /** @type {import('../model/types.js').PlayerCounts | null} The scores that an animation shows instead of the real ones. */
  #passing = null

  build() {
    this.append(
      make('button', { class: 'icon', 'data-action': 'undo', 'aria-label': 'Undo', title: 'Undo', onclick: () => go(this.session, 'undo') }, drawing('undo')),
      make('button', { class: 'players', title: 'Who plays?', 'aria-haspopup': 'dialog', onclick: () => askPlayers(this.session) },
        ...players.map(player => make('span', { class: `player ${player}`, 'data-player': player },
          make('span', { class: 'name' }), make('span', { class: 'score' }), make('span', { class: 'turn' })))))
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
    const { game, position, board } = this.session
    if (!game || !position) return
    // A disabled button would lose the focus.
    setAttribute(find(this, '[data-action="undo"]'), 'aria-disabled', undo(game) === game ? 'true' : null)
    const now = board?.scores ?? null
    // The best move is advice; every other one was asked for.
    const asked = state.spelling.length || state.preview || state.opened !== null ? drawnMove(state, game) : null
    const shown = this.#passing ?? asked?.scores ?? now
    const turn = board ? board.turn : position.turn
    const called = names(this.session)
    const first = find(this, `.${game.you ?? 'red'}`)
    const place = find(this, '.players')
    if (place.firstElementChild !== first) place.prepend(first)
    const spoken = players.map(player => {
      const element = find(this, `.${player}`)
      const isYou = player === game.you
      const name = isYou ? 'You' : capitalized(called[player])
      setText(find(element, '.score'), shown ? `${shown[player]}` : '–')
      setText(find(element, '.name'), name)
      setAttributes(element, { 'data-turning': turn === player, 'data-changed': !this.#passing && shown?.[player] !== now?.[player] })
      return `${isYou ? `You (${called[player]}) have` : `${name} has`} ${now?.[player] ?? 0} tiles${turn === player ? ', to move' : ''}`
    })
    if (game.you === 'blue') spoken.reverse()
    setAttribute(place, 'aria-label', spoken.join('. '))
  }
}

// Who is ahead, as a thin bar beside the board, where there is room for it.

export class LetterpressBar extends View {
  build() { setAttributes(this, { role: 'img' }) }

  /** @param {import('../store/state.js').State} state */
  update(state) {
    const { game, board, facts } = this.session
    if (!game) return
    const { below, share, label } = barView(state.advice, board, sidesOf(facts, game), hidesOutlook(game, state))
    setAttributes(this, { 'data-below': below, 'data-unknown': share === null, 'aria-label': label, title: label })
    setProperty(this, '--share', `${share ?? 0.5}`)
  }
}
