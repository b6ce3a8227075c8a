// Keeps games: what another tab has kept of a game meanwhile is never written over, and other tabs hear what was kept.
import { isSoundGame } from '../model/formats.js'
import { isRemoved, merged, takenOver } from '../model/merge.js'

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
 * Keeps a game with what was kept of it before.
 * @param {Database} database
 * @param {string} id
 * @param {(kept: Game | RemovedGame | undefined) => Game | RemovedGame} change
 * @returns {Promise<Game | RemovedGame | null>} what is kept now; null if that cannot be understood, and so was left as it is: a newer
 *   page may have kept it
 */
export async function keepGame(database, id, change) {
  let isLeft = false
  const now = await database.update('games', id, kept => {
    isLeft = kept !== undefined && !isSoundGame(kept)
    return isLeft ? kept : change(kept)
  })
  return isLeft ? null : now ?? null
}

/**
 * A tab's games with others that were kept; those changed last come first.
 * @param {Game[]} games
 * @param {(Game | RemovedGame)[]} kept
 * @returns {Game[]} the same list if nothing is new
 */
export function gamesWith(games, kept) {
  const all = new Map(games.map(game => [game.id, game]))
  let isSame = true
  for (const other of kept) {
    const before = all.get(other.id)
    const now = known(before, other)
    if (now === before) continue
    isSame = false
    if (now) all.set(other.id, now)
    else all.delete(other.id)
  }
  return isSame ? games : sorted([...all.values()])
}

/**
 * @param {Game | undefined} mine
 * @param {Game | RemovedGame} kept
 * @returns {Game | undefined} nothing if it was removed
 */
function known(mine, kept) {
  if (!isGame(kept)) return mine && !isRemoved({ ...mine, removed: kept.removed }) ? mine : undefined
  const both = mine ? takenOver(mine, kept) : kept
  return isRemoved(both) ? undefined : both
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
    // Its clock may have been ahead.
    const age = Math.abs(now - removed)
    if (!isGame(game)) {
      if (age > timeToRemember) await database.remove('games', id)
    } else if (age >= timeToRestore) await clearGame(database, id)
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
    if (!isSoundGame(kept) || !isGame(kept) || !isRemoved(kept)) return kept
    pictures = kept.pictures.map(({ key }) => key)
    return { id, removed: kept.removed ?? 0 }
  })
  for (const key of pictures) await database.remove('pictures', key)
}
