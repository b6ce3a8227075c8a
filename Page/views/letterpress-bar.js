// Who is ahead, as a thin bar beside the board, where there is room for it.
import { barView } from '../model/bar.js'
import { sidesOf } from '../store/players.js'
import { setAttributes, setProperty } from './dom.js'
import { View } from './view.js'

export class LetterpressBar extends View {
  build() { setAttributes(this, { role: 'img' }) }

  /** @param {import('../store/state.js').State} state */
  update({ advice }) {
    const { game, board, facts } = this.session
    if (!game) return
    const { below, share, label } = barView(advice, board, sidesOf(facts, game))
    setAttributes(this, { 'data-below': below, 'data-unknown': share === null, 'aria-label': label, title: label })
    setProperty(this, '--share', `${share ?? 0.5}`)
  }
}
