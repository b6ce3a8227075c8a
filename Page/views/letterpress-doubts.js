// What was not read with certainty, with undo and redo; above the board.
import { doubtfulTiles } from '../model/boardView.js'
import { currentNode, lastPicture } from '../model/game.js'
import { go } from '../store/playing.js'
import { find, keyed, make, setAttribute, setText } from './dom.js'
import { usualTheme } from './preferences.js'
import { View } from './view.js'

export class LetterpressDoubts extends View {
  build() {
    this.append(
      make('p', { class: 'doubt' }),
      make('ul', { class: 'warnings' }),
      make('div', { class: 'tools', role: 'toolbar', 'aria-label': 'Corrections' },
        make('div', {}, this.#step('undo', 'Undo', 'arrow back'), this.#step('redo', 'Redo', 'arrow')),
        make('div', {}, make('button', {
          class: 'icon', 'data-action': 'correct', 'aria-label': 'Correct tiles', title: 'Correct tiles',
          onclick: () => this.session.change({ isCorrecting: !this.session.state.isCorrecting }),
        }, make('span', { class: 'pencil', 'aria-hidden': 'true' })))))
  }

  /**
   * @param {'undo' | 'redo'} action
   * @param {string} label
   * @param {string} drawing
   */
  #step(action, label, drawing) {
    return make('button', { class: 'icon', 'data-action': action, 'aria-label': label, title: label, onclick: () => go(this.session, action) },
      make('span', { class: drawing, 'aria-hidden': 'true' }))
  }

  /** @param {import('../store/state.js').State} state */
  update(state) {
    const { game } = this.session
    if (!game) return
    const node = currentNode(game)
    find(this, '[data-action="undo"]').toggleAttribute('disabled', node.parent < 0)
    find(this, '[data-action="redo"]').toggleAttribute('disabled', node.next === null)
    setAttribute(find(this, '[data-action="correct"]'), 'aria-pressed', state.isCorrecting ? 'true' : 'false')
    const { doubtful: read, players, tileNames } = this.session.facts.shown(game, usualTheme())
    const doubtful = doubtfulTiles(game, read)
    const names = doubtful.map(tile => tileNames[tile]).join(', ')
    const isLong = doubtful.length > 5
    setText(find(this, '.doubt'), state.isCorrecting ? 'Tap the tile to correct.'
      : doubtful.length ? `${isLong ? `${doubtful.length} tiles` : names} may be misread: hold to correct.` : '')
    const isRead = node.kind === 'start' || node.kind === 'picture'
    const warnings = isRead ? [...players ? [players] : [], ...lastPicture(game)?.reading.warnings ?? []] : []
    keyed(find(this, '.warnings'), warnings, text => text, text => make('li', {}, text), () => {})
  }
}
