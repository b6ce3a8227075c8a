// Pictures given to the page: read, sorted into games, kept.
import { newGame } from '../model/game.js'
import {
  inference, inferenceRequest, isOneMove, matchingGame, possibleParents, sameNode, shownPosition, withPicture, withPopUp,
} from '../model/matching.js'
import { readPosition } from '../model/position.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/types.js').Game} Game */
/** @typedef {import('../model/types.js').PictureRecord} PictureRecord */
/** @typedef {{ record: PictureRecord, picture: Blob }} ReadPicture */

/** A unique name. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * Reads pictures and shows the game of the last of them.
 * @param {Session} session
 * @param {{ name: string, picture: Blob }[]} files
 */
export async function give(session, files) {
  if (!files.length) return
  session.change({ readingCount: session.state.readingCount + files.length, alert: '' })
  // The page accepts pictures before it knows its games.
  await session.loaded
  /** @type {ReadPicture[]} */
  const read = []
  /** @type {string[]} */
  const refusals = []
  for (const { name, picture } of files) {
    const key = newKey()
    const answer = await reading(session, { key, file: name, picture })
    if (answer.error !== undefined) refusals.push(`${name}: ${answer.error}`)
    else read.push({ record: { key, file: name, reading: answer }, picture })
    session.change({ readingCount: session.state.readingCount - 1 })
  }
  const last = read.at(-1)
  // Earlier pictures of a game first, in whatever order they were given; the one given last is shown.
  const ordered = read.slice(0, -1).sort((left, right) => ownedCount(left) - ownedCount(right))
  if (last) ordered.push(last)
  for (const picture of ordered) await place(session, picture, picture === last)
  if (refusals.length) session.change({ alert: refusals.join('\n') })
  for (const { record, picture } of read) keepPicture(session, record.key, picture)
}

/**
 * What the engine reads; without an engine, as on an offline first visit, the picture is kept for later.
 * @param {Session} session
 * @param {import('../engine/client.js').Picture} request
 */
async function reading(session, request) {
  const answer = await session.engine.show('read', request)
  if (!answer.isAbsent) return answer
  const waiting = await session.database.get('settings', 'waiting') ?? []
  const { file, picture } = request
  await session.database.put('settings', 'waiting', [...waiting, { file, type: picture.type, bytes: await picture.arrayBuffer() }])
  return { error: `${answer.error}. The picture is kept and will be read then.` }
}

/**
 * Reads the pictures that were waiting for an engine.
 * @param {Session} session
 */
export async function readWaiting(session) {
  const waiting = await session.database.get('settings', 'waiting')
  if (!waiting?.length) return
  await session.database.remove('settings', 'waiting')
  await give(session, waiting.map((/** @type {{ file: string, type: string, bytes: ArrayBuffer }} */ { file, type, bytes }) =>
    ({ name: file, picture: new Blob([bytes], { type }) })))
}

/** @param {ReadPicture} picture */
const ownedCount = ({ record: { reading } }) => 25 - (reading.owners?.split('.').length ?? 1)

/**
 * @param {Session} session
 * @param {ReadPicture} picture
 * @param {boolean} isLast
 */
async function place(session, { record, picture }, isLast) {
  const position = readPosition(record.reading)
  const matching = () => matchingGame(session.state.games, position.letters)
  const before = matching()
  const found = before && await predecessor(session, before, record)
  // Meanwhile, something may have been played; nodes are only ever added.
  const known = session.state.games.find(({ id }) => id === before?.id) ?? matching()
  const game = known
    ? withPicture(known, record, known.id === before?.id ? found : null)
    : newGame(newKey(), withPopUp(position, record), { pictures: [record] })
  session.show(game, {
    tile: null, isCorrecting: false,
    ...(isLast ? { arrival: { key: record.key, picture }, notice: `${record.file} was read` } : {}),
  })
}

/**
 * The node of a game that a picture follows, and what was played between: the latest from which one move leads to it,
 * or else the latest that is earlier. Null if there is none, or if the game has already shown the same.
 * @param {Session} session
 * @param {Game} game
 * @param {PictureRecord} picture
 */
async function predecessor(session, game, picture) {
  const position = shownPosition(game, picture)
  if (sameNode(game, position) !== null) return null
  const named = picture.reading.popUp?.word ?? null
  let earlier = null
  for (const parent of possibleParents(game, position)) {
    const request = inferenceRequest(game.nodes[parent].position, position, named)
    const gap = inference(await session.engine.ask('games', request))
    if (gap && isOneMove(gap)) return { parent, gap }
    if (gap) earlier ??= { parent, gap }
  }
  return earlier
}

/**
 * The words that may have led to a node, likeliest first.
 * @param {Session} session
 * @param {number} index
 * @returns {Promise<string[]>}
 */
export async function possibleWords({ game, engine }, index) {
  const node = game?.nodes[index]
  const before = node && game.nodes[node.parent]?.position
  if (!before || !node.move) return []
  const { player } = node.move
  const request = { ...inferenceRequest(before, node.position), movesBetween: 1 }
  const words = inference(await engine.ask('games', request))?.words ?? []
  // If the tiles do not show which picture is later, the other player's words may lead back.
  return words.filter(word => word.player === null || word.player === player).map(({ word }) => word)
}

/**
 * @param {Session} session
 * @param {string} key
 * @param {Blob} picture
 */
async function keepPicture(session, key, picture) {
  try {
    // Some browsers lose stored blobs; bytes last.
    await session.database.put('pictures', key, { type: picture.type, bytes: await picture.arrayBuffer() })
  } catch {
    session.change({ alert: 'The browser has no room left to keep this picture: remove old games.' })
  }
}

/**
 * A kept picture; null if there is none.
 * @param {Session} session
 * @param {string} key
 * @returns {Promise<Blob | null>}
 */
export async function keptPicture(session, key) {
  const kept = await session.database.get('pictures', key)
  return kept ? new Blob([kept.bytes], { type: kept.type }) : null
}
