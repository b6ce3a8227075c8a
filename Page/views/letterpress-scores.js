// Both players' scores and whose turn it is, yours first, between undo and redo and the pencil.
import { hidesOutlook, redo, undo } from '../model/game.js'
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
      make('div', { class: 'tools', role: 'toolbar', 'aria-label': 'Steps' },
        this.#step('undo', 'Undo', 'undo'), this.#step('redo', 'Redo', 'redo')),
      make('div', { class: 'players' }, ...players.map(player => make('button', {
        class: `player ${player}`, 'data-player': player, 'aria-haspopup': 'dialog', onclick: () => askPlayers(this.session),
      }, make('span', { class: 'name' }), make('span', { class: 'score' }), make('span', { class: 'turn', 'aria-hidden': 'true' })))),
      make('p', { class: 'correcting', role: 'status' }),
      make('div', { class: 'tools' },
        make('button', {
          class: 'icon', 'data-action': 'correct', 'aria-label': 'Correct tiles', title: 'Correct tiles',
          onclick: () => this.session.change({ isCorrecting: !this.session.state.isCorrecting }),
        }, drawing('pencil'))))
  }

  /**
   * @param {'undo' | 'redo'} action
   * @param {string} label
   * @param {string} name of its drawing
   */
  #step(action, label, name) {
    return make('button', { class: 'icon', 'data-action': action, 'aria-label': label, title: label, onclick: () => go(this.session, action) },
      drawing(name))
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
    setAttribute(find(this, '[data-action="redo"]'), 'aria-disabled', redo(game) === game ? 'true' : null)
    setAttribute(find(this, '[data-action="correct"]'), 'aria-pressed', state.isCorrecting ? 'true' : 'false')
    find(this, '.players').hidden = state.isCorrecting
    setText(find(this, '.correcting'), state.isCorrecting ? 'Tap a wrong tile' : '')
    const now = board?.scores ?? null
    const after = state.preview ? state.preview.scores : state.judgement?.after?.scores
    const shown = this.#passing ?? after ?? now
    const turn = board ? board.turn : position.turn
    const called = names(this.session)
    const first = find(this, `.${game.you ?? 'red'}`)
    const place = find(this, '.players')
    if (place.firstElementChild !== first) place.prepend(first)
    for (const player of players) {
      const element = find(this, `.${player}`)
      const name = player === game.you ? 'You' : capitalized(called[player])
      setText(find(element, '.score'), shown ? `${shown[player]}` : '–')
      setText(find(element, '.name'), name)
      setAttributes(element, {
        'aria-label': `${player === game.you ? `You (${called[player]}) have` : `${name} has`} ${now?.[player] ?? 0} tiles${turn === player ? ', to move' : ''}`,
        'data-turning': turn === player,
      })
      setAttribute(element, 'data-changed', !this.#passing && shown?.[player] !== now?.[player])
    }
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
