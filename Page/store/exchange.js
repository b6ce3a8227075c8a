// Games that come from elsewhere: links, texts, the share sheet; and word lists.
import { addNode, newGame } from '../model/game.js'
import { parseGameText } from '../model/gameText.js'
import { linkedPosition } from '../model/link.js'
import { taken } from '../model/board.js'
import { answeredPosition, isSame, parsePosition, positionLine } from '../model/position.js'
import { give, newKey } from './giving.js'

/** @typedef {import('./session.js').Session} Session */

/**
 * Shows the position of a link.
 * @param {Session} session
 * @param {string} fragment
 * @returns {boolean} whether there was one
 */
export function openLink(session, fragment) {
  const position = linkedPosition(fragment)
  if (!position) {
    if (fragment.length > 25) session.change({ alert: 'This link contains no position: ask for a new one.' })
    return false
  }
  const known = session.state.games.find(game => game.nodes.some(node => isSame(node.position, position)))
  if (known) session.show({ ...known, current: known.nodes.findIndex(node => isSame(node.position, position)) })
  else session.show(newGame(newKey(), position), { notice: 'Showing the position from the link.' })
  return true
}

/**
 * Reads the text of a game and plays it through.
 * @param {Session} session
 * @param {string} name of the file
 * @param {string} text
 */
export async function importGame(session, name, text) {
  const refuse = (/** @type {string} */ error) => session.change({ alert: `${name}: ${error}` })
  const parsed = parseGameText(text)
  if ('error' in parsed) return refuse(parsed.error)
  const checked = await session.engine.ask('analyse', { position: parsed.start })
  if (checked.error) return refuse(`line 1: ${checked.error}`)
  const start = parsePosition(checked.position)
  if (!start) return refuse(`line 1: ${parsed.start} is not a position`)
  let game = newGame(newKey(), start)
  for (const { player, word, tiles, line } of parsed.moves) {
    const { position } = game.nodes[game.current]
    if (position.turn !== player) return refuse(`line ${line}: it is ${position.turn}'s turn, not ${player}'s`)
    const answer = await session.engine.ask('play', { position: positionLine(position), ...(word ? { word, tiles } : { pass: true }) })
    if (answer.error) return refuse(`line ${line}: ${answer.error}`)
    game = addNode(game, {
      kind: 'move', title: word ? word.toUpperCase() : 'Pass', position: answeredPosition(answer),
      move: { player, word, tiles, taken: taken(position.owners ?? '', player, tiles) },
    })
  }
  session.show(game, { toast: `${name} was read.` })
}

/**
 * Takes the shared pictures that the service worker has put aside.
 * @param {Session} session
 */
export async function takeShared(session) {
  if (!new URLSearchParams(location.search).has('shared') || !('caches' in self)) return
  const cache = await caches.open('shared-pictures')
  const files = []
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    const name = decodeURIComponent(response?.headers.get('x-file-name') ?? '')
    if (response) files.push({ name: name || 'shared picture', picture: await response.blob() })
    await cache.delete(request)
  }
  history.replaceState(null, '', location.pathname)
  await give(session, files)
}

/**
 * Uses a player's word list; null for the built-in one.
 * @param {Session} session
 * @param {{ name: string, text: ArrayBuffer } | null} list
 */
export async function useWords(session, list) {
  const answer = await session.engine.ask('useWords', { file: list?.name ?? null, text: list?.text ?? null })
  if (answer.error) return session.change({ alert: `${list?.name}: ${answer.error}` })
  if (list) await session.database.put('settings', 'words', list)
  else await session.database.remove('settings', 'words')
  session.set({ wordsName: list?.name ?? '' })
  const text = list ? `Using ${answer.words.toLocaleString('en')} words from ${list.name}.` : 'Using the built-in words.'
  session.change({ toast: text })
}

/**
 * Has the engine use the kept word list, before any other request.
 * @param {Session} session
 * @returns {Promise<() => Promise<void>>} to call when the settings are loaded: reports an unusable list
 */
export async function loadWords(session) {
  const list = await session.database.get('settings', 'words')
  const answer = list ? session.engine.ask('useWords', { file: list.name, text: list.text }) : null
  return async () => {
    const error = answer ? (await answer).error : null
    if (error) session.change({ alert: `${list.name}: ${error}` })
    if (!list || error) session.set({ wordsName: '' })
  }
}
