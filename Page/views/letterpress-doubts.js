// What was not read with certainty, said once; a tap begins the correction.
import { doubtfulTiles } from '../model/boardView.js'
import { doubtText } from '../model/doubts.js'
import { currentNode, lastPicture } from '../model/game.js'
import { find, make, setText } from './dom.js'
import { usualTheme } from './preferences.js'
import { View } from './view.js'

export class LetterpressDoubts extends View {
  build() {
    this.append(make('button', { class: 'doubt', onclick: () => this.session.change({ isCorrecting: true }) },
      make('span', {}), make('b', {}, 'Correct')))
  }

  /** @param {import('../store/state.js').State} state */
  update({ isCorrecting }) {
    const { game } = this.session
    if (!game) return
    const { kind } = currentNode(game)
    const { doubtful } = this.session.facts.shown(game, usualTheme())
    const isRead = kind === 'start' || kind === 'picture'
    const text = doubtText(doubtfulTiles(game, doubtful).length, isRead ? lastPicture(game)?.reading.warnings ?? [] : [])
    this.hidden = !text || isCorrecting
    setText(find(this, 'span'), text)
  }
}
