// What the settings say while the game's own word list is got, and if it was not: how to get it by hand.
import { getList } from '../store/game-list.js'
import { gameList } from '../store/wordList.js'
import { find, make, setText } from './dom.js'

/** Where its author shows the list, with a button that downloads it. */
const byHand = 'https://github.com/lorenbrichter/Words/blob/master/Words/en.txt'

/** @type {AbortController | null} What is being got. */
let current = null

/**
 * Gets the list, or stops getting it.
 * @param {import('../store/session.js').Session} session
 * @param {HTMLElement} section of the settings
 */
export async function getGameList(session, section) {
  if (current) return current.abort()
  const button = find(section, '[data-action="game-list"]')
  const state = find(section, '.list-state')
  const label = button.textContent ?? ''
  current = new AbortController()
  setText(button, 'Stop')
  setText(state, `Waiting for ${new URL(gameList.address).host} …`)
  const error = await getList(session, current.signal)
  current = null
  setText(button, label)
  setText(state, error)
  if (!error) return
  state.append(' You can also ', make('a', { href: byHand, target: '_blank', rel: 'noopener' }, 'download it by hand'), ', then choose the file here.')
  // Whoever has closed the settings meanwhile is told on the page.
  if (!section.closest('dialog')?.open) session.change({ alert: `The game’s list was not got. ${error} The settings say how to get it by hand.` })
}
