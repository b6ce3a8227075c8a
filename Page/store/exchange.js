// Games that come from elsewhere: links, texts, the share sheet.
import { side, tiles } from '../model/board.js'
import { noColors } from '../model/colors.js'
import { addNode, goTo, keptPosition, newGame, withSteps } from '../model/game.js'
import { give, newKey, routed, limits } from './giving.js'
import { show } from './playing.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/types.js').BoardState} BoardState */
/** @typedef {import('../model/types.js').Game} Game */
/** @typedef {import('../engine/types').ReplayedGame} ReplayedGame */

/**
 * Shows the position or the game of a link.
 * @param {Session} session
 * @param {string} fragment
 * @returns {Promise<boolean>} whether there was one
 */
export async function openLink(session, fragment) {
  // Too short for a board: a place in the page.
  if (fragment.length <= 25) return false
  const answer = await parsed(session, fragment.slice(1))
  if (!answer) return false
  const { state, game } = answer
  const notice = game ? 'Showing the game from the link.' : 'Showing the position from the link.'
  return await open(session, game ?? { start: state, moves: [], current: -1 }, notice, true)
}

/**
 * The position that a link leads to, in one line.
 * @param {Session} session
 * @param {string} link
 * @returns {Promise<string | null>} null if it is broken; an alert then says so
 */
export async function linkedPosition(session, link) {
  const { letters, owners, turn, played } = (await parsed(session, link))?.state ?? {}
  return letters ? [letters, owners, turn, ...played?.length ? [played.join()] : []].join(' ') : null
}

/**
 * @param {Session} session
 * @param {string} text of a link
 */
async function parsed(session, text) {
  const answer = await session.engine.ask('parse', { text })
  if (!('error' in answer)) return answer
  session.change({ alert: answer.isAbsent ? answer.error : 'This link is broken: ask for a new one.' })
  return null
}

/**
 * Shows a game that comes from elsewhere, with all its variations: in the game to which its start belongs, if that is known.
 * @param {Session} session
 * @param {ReplayedGame} replayed
 * @param {string} notice
 * @param {boolean} byAddress whether any site could have sent it
 * @returns {Promise<boolean>} false if it cannot be placed; an alert then says why
 */
async function open(session, { start, moves, current }, notice, byAddress) {
  const route = await routed(session, seen(start), true)
  if ('error' in route) {
    session.change({ alert: route.error })
    return false
  }
  const id = route.game ?? newKey()
  if (byAddress && !await session.admits(id)) return true
  const known = session.state.games.find(game => game.id === id)
  // Whoever sees how a game ended need not be one of its players.
  const isOver = (moves[current]?.after ?? start).turn === null
  const first = known ? atStart(known, route, start) : newGame(id, session.facts.position(start), isOver ? { you: null } : {})
  const { game, at } = withSteps(first, first.current, moves.map(({ parent, title, after, player, word, tiles, taken }) => ({
    parent, step: { kind: /** @type {const} */ ('move'), title, position: session.facts.position(after), move: { player, word, tiles, taken } },
  })))
  show(session, goTo(game, at[current + 1]), { notice })
  return true
}

/**
 * A known game at the position with which a game from elsewhere begins.
 * @param {Game} known
 * @param {import('../model/types.js').Route} route
 * @param {BoardState} start
 */
function atStart(known, route, start) {
  if (route.node !== null) return goTo(known, route.node)
  // The sender knows what was played; a picture does not show it.
  const played = start.played.length ? start.played : route.state.played
  const move = route.move && { ...route.move, tiles: [] }
  return addNode(goTo(known, route.parent ?? 0), {
    kind: 'picture', title: move?.word?.toUpperCase() ?? 'Link', position: keptPosition({ ...route.state, played }), move,
  })
}

/**
 * A position in the form in which a picture of it would be read, so that the module can find its game.
 * @param {BoardState} state
 * @returns {import('../model/types.js').Reading}
 */
const seen = ({ letters, owners, turn }) => ({
  file: 'link', letters: letters.toUpperCase(), owners, turn, theme: 'light', scores: null, popUp: null, lastMove: null,
  board: { x: 0, y: 0, width: 0, height: 0 }, likelyLetterpress: true, warnings: [],
  tiles: tiles.map(tile => ({
    name: '', row: Math.floor(tile / side), column: tile % side, letter: letters[tile].toUpperCase(), confidence: 1, runnerUp: null,
    owner: null, defended: null, color: noColors.free,
  })),
})

/**
 * Reads the text of a game and shows it.
 * @param {Session} session
 * @param {string} name of the file
 * @param {string} text
 */
export async function importGame(session, name, text) {
  const answer = await session.engine.ask('parseGame', { text })
  if ('error' in answer) return session.change({ alert: `${name}: ${answer.error}` })
  if (await open(session, answer, `${name} was read.`, false)) session.tell(`${name} was read.`)
}

/** Where the service worker puts shared pictures aside. */
const cacheName = 'shared-pictures'

/**
 * What the share sheet has brought, if it has opened the page; nothing else is done with it yet.
 * @returns {Promise<{ names: string[], leftOut: string[] } | null>} the names of the pictures, and a sentence for each reason why others
 *   were left out
 */
export async function sharedPictures() {
  const brought = new URLSearchParams(location.search)
  if (!brought.has('shared') || !('caches' in self)) return null
  history.replaceState(null, '', location.pathname)
  const names = (await shared()).map(({ name }) => name)
  const leftOut = Object.entries(reasons).flatMap(([why, reason]) => {
    const count = Number(brought.get(why))
    return Number.isSafeInteger(count) && count > 0 ? [`${count} left out: ${reason}`] : []
  })
  return { names, leftOut }
}

/** Why the service worker leaves out what is shared, and what to do. */
const reasons = {
  tooMany: 'there is no room for more. Open these, then share the others again.',
  tooLarge: `larger than ${limits.picture >> 20} MiB.`,
  noPicture: 'not a picture.',
}

async function shared() {
  const cache = await caches.open(cacheName)
  return Promise.all((await cache.keys()).map(async request => {
    const response = await cache.match(request)
    return { request, response, name: decodeURIComponent(response?.headers.get('x-file-name') ?? '') || 'shared picture' }
  }))
}

/**
 * Takes the shared pictures.
 * @param {Session} session
 */
export async function takeShared(session) {
  const files = await shared()
  await give(session, await Promise.all(files.map(async ({ name, response }) => ({ name, picture: await response?.blob() ?? new Blob() }))))
  // They are removed only now. If the page is closed before, they are still there when the share sheet opens it again.
  await dropShared()
}

/** Forgets the shared pictures. */
export const dropShared = () => caches.delete(cacheName)
