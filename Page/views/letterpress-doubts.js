// What was not read with certainty; above the board.
import { doubtfulTiles } from '../model/boardView.js'
import { currentNode, lastPicture } from '../model/game.js'
import { find, keyed, make, setText } from './dom.js'
import { usualTheme } from './preferences.js'
import { View } from './view.js'

export class LetterpressDoubts extends View {
  build() {
    this.append(
      make('p', { class: 'doubt' }),
      make('ul', { class: 'warnings' }))
  }

  update() {
    const { game } = this.session
    if (!game) return
    const node = currentNode(game)
    const { doubtful: read, players } = this.session.facts.shown(game, usualTheme())
    const { length } = doubtfulTiles(game, read)
    setText(find(this, '.doubt'), length ? `${length === 1 ? 'One tile' : `${length} tiles`} may be misread: hold a wrong one.` : '')
    const isRead = node.kind === 'start' || node.kind === 'picture'
    // Unread tiles are marked on the board, and counted above.
    const said = lastPicture(game)?.reading.warnings.filter(text => !/\btiles? /.test(text)) ?? []
    const warnings = isRead ? [...players ? [players] : [], ...said] : []
    keyed(find(this, '.warnings'), warnings, text => text, text => make('li', {}, text), () => {})
  }
}
