// Keeps games: what another tab has kept of a game meanwhile is never written over, and other tabs hear what was kept.
import { isRemoved, merged, takenOver } from '../model/merge.js'
import { isSoundGame } from '../model/soundGame.js'

/** @typedef {import('../model/types.js').Game} Game */
/** @typedef {import('../model/types.js').RemovedGame} RemovedGame */
/** @typedef {import('./database.js').Database} Database */

/**
 * What the tabs of a browser tell each other: that a game was kept, or something else.
 * @typedef {{ game: string } | 'settings' | 'templates' | 'words' | 'marks'} Message
 */

/** For how long a removed game can be restored, in milliseconds. This is longer than the toast that offers it is shown. */
const timeToRestore = 20_000

/**
 * For how long it is remembered that a game was removed, in milliseconds. A tab that slept for longer may bring the game back.
 */
const timeToRemember = 90 * 24 * 3600 * 1000

/**
 * Whether a kept value is a game, rather than what is left of one.
 * @param {Game | RemovedGame | undefined} kept
 * @returns {kept is Game}
 */
export const isGame = kept => kept !== undefined && 'nodes' in kept

/**
 * Whether a kept value can be used: a browser, or another program, may have damaged it.
 * @param {unknown} kept
 * @returns {kept is Game | RemovedGame}
 */
export function isSound(kept) {
  if (isSoundGame(kept)) return true
  const { id, removed, nodes } = /** @type {Record<string, unknown>} */ (Object(kept))
  return nodes === undefined && typeof id === 'string' && typeof removed === 'number'
}

/**
 * What is kept of a game of which something may have been kept before.
 * @param {Game} game
 * @param {Game | RemovedGame | undefined} kept
 * @returns {Game | RemovedGame}
 */
export function together(game, kept) {
  if (!kept) return game
  if (isGame(kept)) return merged(game, kept)
  // Only what was done after it had been removed brings a game back.
  const whole = { ...game, removed: kept.removed }
  return isRemoved(whole) ? kept : whole
}

/**
 * A tab's games with one that was kept; those changed last come first.
 * @param {Game[]} games
 * @param {Game | RemovedGame} kept
 */
export function gamesWith(games, kept) {
  const mine = games.find(({ id }) => id === kept.id)
  if (!mine) return isGame(kept) && !isRemoved(kept) ? sorted([kept, ...games]) : games
  const both = isGame(kept) ? takenOver(mine, kept) : { ...mine, removed: kept.removed }
  if (isRemoved(both)) return games.filter(game => game !== mine)
  return both === mine || !isGame(kept) ? games : sorted(games.map(game => game === mine ? both : game))
}

/** @param {Game[]} games */
export const sorted = games => [...games].sort((left, right) => right.changed - left.changed)

/**
 * Really removes the games that were removed before, with their pictures: nobody can undo that any more.
 * @param {Database} database
 * @param {(Game | RemovedGame)[]} kept
 * @param {number} now in milliseconds since 1970
 */
export async function clear(database, kept, now) {
  for (const game of kept) {
    const { id, removed = 0 } = game
    if (!isRemoved(game)) continue
    if (!isGame(game)) {
      if (now - removed > timeToRemember) await database.remove('games', id)
    } else if (now - removed >= timeToRestore) await clearGame(database, id)
  }
}

/**
 * Really removes a game, unless it has been restored.
 * @param {Database} database
 * @param {string} id
 */
export async function clearGame(database, id) {
  /** @type {string[]} */
  let pictures = []
  await database.update('games', id, kept => {
    pictures = []
    if (!isGame(kept) || !isRemoved(kept)) return kept
    pictures = kept.pictures.map(({ key }) => key)
    return { id, removed: kept.removed ?? 0 }
  })
  for (const key of pictures) await database.remove('pictures', key)
}
