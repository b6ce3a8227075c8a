// The parts of the page that are not in its first view: what is behind the other tabs, and what opens on top. They are loaded once the
// first view is there, so that it comes sooner.
import { LetterpressGame } from './letterpress-game.js'
import { LetterpressGames } from './letterpress-games.js'
import { LetterpressTile } from './letterpress-tile.js'
import { LetterpressWords } from './letterpress-words.js'

export const panels = {
  'letterpress-words': LetterpressWords, 'letterpress-game': LetterpressGame, 'letterpress-tile': LetterpressTile, 'letterpress-games': LetterpressGames,
}
