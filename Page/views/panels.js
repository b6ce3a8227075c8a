// The parts of the page that the first view does not show: the other tabs, and the dialogs that open over it. They are loaded after the
// first view, so that it appears sooner.
import { LetterpressGame } from './letterpress-game.js'
import { LetterpressGames } from './letterpress-games.js'
import { LetterpressTile } from './letterpress-tile.js'
import { LetterpressWords } from './letterpress-words.js'

export const panels = {
  'letterpress-words': LetterpressWords, 'letterpress-game': LetterpressGame, 'letterpress-tile': LetterpressTile, 'letterpress-games': LetterpressGames,
}
