// Pictures given to the page: read, sorted into games, kept.
import { keptPosition, newGame, withPicture } from '../model/game.js'
import { show } from './playing.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/types.js').BoardState} BoardState */
/** @typedef {import('../model/types.js').Game} Game */
/** @typedef {import('../model/types.js').PictureRecord} PictureRecord */
/** @typedef {{ record: PictureRecord, state: BoardState, picture: Blob }} ReadPicture */

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
    if ('error' in answer) refusals.push(`${name}: ${answer.error}`)
    else {
      const { reading, state, colors, doubtful } = answer
      read.push({ record: { key, file: name, reading, colors, doubtful }, state, picture })
    }
    session.change({ readingCount: session.state.readingCount - 1 })
  }
  const last = read.at(-1)
  // Earlier pictures of a game first, in whatever order they were given; the one given last is shown.
  const ordered = read.slice(0, -1).sort((left, right) => ownedCount(left) - ownedCount(right))
  if (last) ordered.push(last)
  for (const picture of ordered) {
    const error = await place(session, picture, picture === last)
    if (error) refusals.push(`${picture.record.file}: ${error}`)
  }
  if (refusals.length) session.change({ alert: refusals.join('\n') })
  for (const { record, picture } of read) keepPicture(session, record.key, picture)
}

/**
 * What the engine reads; without an engine, as on an offline first visit, the picture is kept for later.
 * @param {Session} session
 * @param {import('../engine/client.js').Picture} request
 */
async function reading(session, request) {
  const answer = await session.engine.read(request)
  if (!('isAbsent' in answer)) return answer
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
  await give(session, waiting.map(({ file, type, bytes }) => ({ name: file, picture: new Blob([bytes], { type }) })))
}

/** @param {ReadPicture} picture */
const ownedCount = ({ state: { scores } }) => scores ? scores.red + scores.blue : 0

/**
 * Adds a picture to the game to which the module says it belongs.
 * @param {Session} session
 * @param {ReadPicture} picture
 * @param {boolean} isLast
 * @returns {Promise<string | null>} why it could not
 */
async function place(session, { record, picture }, isLast) {
  const route = await session.engine.ask('route', { reading: record.reading, games: session.state.games.map(routed) })
  if ('error' in route) return route.error
  const position = session.facts.position(route.state)
  // Meanwhile, something may have been played, but nodes are only ever added; only a game may have been removed.
  const known = session.state.games.find(({ id }) => id === route.game)
  show(session, known ? withPicture(known, record, route, position) : newGame(newKey(), position, { pictures: [record] }), {
    tile: null, isCorrecting: false,
    ...(isLast ? { arrival: { key: record.key, picture }, notice: `${record.file} was read` } : {}),
  })
  return null
}

/**
 * What the module needs of a game to find out whether a picture belongs to it.
 * @param {Game} game
 */
const routed = ({ id, nodes, current, pictures }) => ({
  id, current, nodes: nodes.map(({ position }) => keptPosition(position)),
  letters: [nodes[current].position.letters, ...pictures.map(({ reading }) => reading.letters.toLowerCase())],
})

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
  const answer = await engine.ask('between', { before: keptPosition(before), after: keptPosition(node.position), movesBetween: 1 })
  return 'error' in answer ? [] : answer.words.map(({ word }) => word)
}

/**
 * @param {Session} session
 * @param {string} key
 * @param {Blob} picture
 */
async function keepPicture(session, key, picture) {
  try {
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
