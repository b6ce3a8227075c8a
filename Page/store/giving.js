// Pictures given to the page: read, sorted into games, kept.
import { keptPicture as keptPictureShape } from '../model/formats.js'
import { currentNode, goTo, isWord, keptPosition, newGame, withPicture, withRecord } from '../model/game.js'
import { fitting, isOpen, pairText, revised, withPair, withPairs, withoutGuesses } from '../model/pairs.js'
import { exchanged, opponentOf } from '../model/players.js'
import { printable } from '../model/printable.js'
import { has } from '../model/shape.js'
import { sidesOf } from './players.js'
import { show, withFindings } from './playing.js'

// How large files may be that the page takes, in bytes: reading larger ones would take all memory, or block the page for long.

/**
 * A game's text and a word list as the program's, which are parsed in a worker. Marked words are kept as an object that the
 * page copies and sorts, so there may be only some 9,000, which is far more than anybody marks. For a picture, the number of
 * pixels that its file announces is limited, too.
 */
export const limits = { game: 1 << 20, words: 1 << 24, marks: 1 << 17, letters: 1 << 24, picture: 1 << 26 }

/** @param {number} bytes */
const size = bytes => bytes < 2 ** 20 ? `${Math.ceil(bytes / 2 ** 10)} KiB` : `${Math.ceil(bytes / 2 ** 20)} MiB`

/**
 * Why a file is not taken; null if it is small enough.
 * @param {Blob} file
 * @param {number} limit
 */
export const tooLarge = (file, limit) =>
  file.size > limit ? `it has ${size(file.size)}, and ${size(limit)} is the most that can be read.` : null

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
 * @param {{ byAddress?: boolean }} options whether any site could have sent them
 */
export async function give(session, files, { byAddress = false } = {}) {
  if (!files.length) return
  session.change({ readingCount: session.state.readingCount + files.length, alert: session.lastingAlert })
  // The page accepts pictures before it knows its games.
  await session.loaded
  /** @type {ReadPicture[]} */
  const read = []
  /** @type {string[]} */
  const refusals = []
  for (const { name, picture } of files) {
    const key = newKey()
    const refusal = tooLarge(picture, limits.picture)
    const answer = refusal ? { error: refusal } : await reading(session, { key, file: name, picture }, !byAddress)
    if ('error' in answer) refusals.push(`${name}: ${answer.error}`)
    else if (answer.reading.likelyLetterpress !== false || await session.takesAnyGrid(name)) {
      const { reading, state, colors, doubtful, names, you } = answer
      read.push({ record: { key, file: name, reading, colors, doubtful, names, you }, state, picture })
    }
    session.change({ readingCount: session.state.readingCount - 1 })
  }
  const last = read.at(-1)
  // Earlier pictures of a game come first, in whatever order they were given. The picture that was given last is the one that
  // is shown.
  const ordered = read.slice(0, -1).sort((left, right) => ownedCount(left) - ownedCount(right))
  if (last) ordered.push(last)
  /** @type {Promise<void>[]} */
  const kept = []
  const games = new Set()
  /** @type {string[]} */
  const names = []
  for (const picture of ordered) {
    const error = await add(session, picture, picture === last, byAddress)
    if (error) refusals.push(`${picture.record.file}: ${error}`)
    else if (error === null) {
      games.add(session.game?.id)
      names.push(picture.record.file)
      kept.push(keepPicture(session, picture.record.key, picture.picture))
    }
  }
  // Only the last one is shown: the others must not seem to be lost.
  if (games.size > 1) session.tell(`${new Intl.ListFormat('en').format(names)} are in ${games.size} games.`)
  // No name pretends to be a line of its own.
  if (refusals.length) session.change({ alert: refusals.map(printable).join('\n') })
  await Promise.all([...kept, session.saved])
}

/**
 * The engine's reading of a picture. If there is no engine, as on a first visit that went offline, the picture is kept for
 * later.
 * @param {Session} session
 * @param {import('../engine/client.js').Picture} request
 * @param {boolean} mayWait whether it may be kept
 */
async function reading(session, request, mayWait) {
  const answer = await session.engine.read(request)
  if (!('isAbsent' in answer)) return answer
  if (!mayWait) return { error: `${answer.error}. Give the picture again then.` }
  const { key, file, picture } = request
  const waiting = { key, file, type: picture.type, bytes: await picture.arrayBuffer() }
  try {
    await session.kept.update('waiting', (others = []) => [...others, waiting])
  } catch {
    return { error: `${answer.error}. The browser has no room left to keep the picture until then: give it again.` }
  }
  return { error: `${answer.error}. The picture is kept and will be read then.` }
}

/**
 * Reads the pictures that were waiting for an engine.
 * @param {Session} session
 */
export async function readWaiting(session) {
  const waiting = await session.kept.get('waiting')
  if (!waiting?.length || !await session.engine.started.then(() => true, () => false)) return
  await give(session, waiting.map(({ file, type, bytes }) => ({ name: file, picture: new Blob([bytes], { type }) })))
  // They are removed only now, so that a page that is closed before still has them. Pictures that came meanwhile, here or in
  // another tab, stay.
  await session.kept.update('waiting', (now = []) => {
    const others = now.filter(other => !waiting.some(({ key, file }) => key === other.key && file === other.file))
    return others.length ? others : undefined
  })
}

/** @param {ReadPicture} picture */
const ownedCount = ({ state: { scores } }) => scores ? scores.red + scores.blue : 0

/**
 * Adds a picture to the game to which the module says it belongs.
 * @param {Session} session
 * @param {ReadPicture} picture
 * @param {boolean} isLast
 * @param {boolean} byAddress whether any site could have sent it
 * @returns {Promise<string | null>} why it could not; empty if the player does not want it
 */
async function add(session, { record, picture }, isLast, byAddress) {
  const route = await explained(session, record.reading)
  if ('error' in route) return route.error
  if (route.exchanged) record = asTheGameCalls(record)
  const id = route.game ?? newKey()
  if (byAddress && !await session.admits(id)) return ''
  const position = session.facts.position(route.state)
  // Something may have been played meanwhile, but that only adds nodes. The game may also have been removed.
  const found = session.state.games.find(game => game.id === id)
  // The position that the picture leaves behind has its place in the graph.
  const known = found === session.game && found ? withFindings(session, found) : found
  const game = known ? added(known, record, route, position) : newGame(id, position, { pictures: [record] })
  // A pop-up that says "You played" settles who the player is.
  const { you } = record
  const before = session.game
  show(session, you && game.isYouGuessed ? { ...game, you, isYouGuessed: false } : game, {
    tile: null, isCorrecting: false,
    ...(isLast ? { toast: told(session, game, { before, isNew: !known, isKnown: route.node !== null && !route.move }) } : {}),
    ...(isLast ? { arrival: { key: record.key, picture }, notice: `${record.file} was read` } : {}),
  })
  return null
}

/**
 * What is said about a picture: that it is of another game than the one shown before, or of a moment that is known, or what was surely
 * played before it. Whatever is asked stands elsewhere.
 * @param {Session} session
 * @param {Game} game
 * @param {{ before: Game | null, isNew: boolean, isKnown: boolean }} what the game shown before, whether the page did not know this one,
 *   and whether it knew the position
 */
function told({ facts, state: { games } }, game, { before, isNew, isKnown }) {
  if (isNew) return games.length ? { text: 'This is a new game. The others are in the list of games.' } : null
  if (before && before.id !== game.id) return { text: 'This screenshot is of another of your games.' }
  const { guess, kind, move } = currentNode(game)
  // A question stands in the same place.
  if (guess ? isOpen(guess) : kind === 'picture' && move?.word === null) return null
  if (isKnown) return { text: before?.current === game.current ? 'Nothing new: this is the position shown.' : 'You have given this position before.' }
  return guess && guess.chosen !== null ? { text: `${pairText(guess.pairs[guess.chosen], sidesOf(facts, game))}.` } : null
}

/**
 * A game with a picture, and with what was played before it, as far as that is known or likely.
 * @param {Game} game
 * @param {PictureRecord} record
 * @param {import('../model/types.js').Route} route
 * @param {import('../model/types.js').Position} position that the picture shows
 */
function added(game, record, route, position) {
  const { node, parent, move, pairs } = route
  const before = game.nodes[parent ?? 0].position.played.filter(isWord)
  const unknown = before.filter(word => !position.played.includes(word))
  // It was explained without what was only guessed.
  if (node === null && unknown.length) position = { ...position, played: [...before, ...position.played.filter(word => !before.includes(word))] }
  if (node === null && !move && pairs.length) return revised(withPairs(goTo(withRecord(game, record), parent ?? 0), position, pairs))
  const shown = withPicture(game, record, route, position)
  const guess = node === null ? undefined : shown.nodes[node].guess
  // Another picture of the same moment, with tiles that still move or a pop-up, may say more about the second move.
  const fit = guess && fitting(guess, lastMove(record))
  return revised(node !== null && fit !== undefined ? withPair(shown, node, fit) : shown)
}

/**
 * What a picture shows of the last move.
 * @param {PictureRecord} record
 */
function lastMove({ reading: { lastMove: last, tiles } }) {
  return last ? { word: last.word, tiles: last.tiles.map(name => tiles.findIndex(tile => tile.name === name)) } : null
}

/**
 * Where a picture belongs. If nothing can have led to it because of words that were only guessed, these do not count.
 * @param {Session} session
 * @param {import('../model/types.js').Reading} reading
 */
async function explained(session, reading) {
  const route = await routed(session, reading)
  if ('error' in route || route.node !== null || route.move || route.settled || route.pairs.length) return route
  const game = session.state.games.find(({ id }) => id === route.game)
  const known = game && withoutGuesses(game)
  if (!known || known === game) return route
  const other = await session.engine.ask('route', { reading, games: [routedGame(known, false)] })
  return 'error' in other || !other.pairs.length && !other.move ? route : other
}

/**
 * A picture with its players exchanged. What came with its reading is asked for again.
 * @param {PictureRecord} record
 * @returns {PictureRecord}
 */
const asTheGameCalls = ({ key, file, reading, you }) => ({ key, file, reading: exchanged(reading), you: you && opponentOf(you) })

/**
 * Where the module says that a picture belongs.
 * @param {Session} session
 * @param {import('../model/types.js').Reading} reading
 * @param {boolean} [isLink] whether it is of no picture, so that red and blue are who they are everywhere
 */
export async function routed({ engine, facts, state: { games } }, reading, isLink = false) {
  const ask = (/** @type {Game[]} */ among) => engine.ask('route', { reading, games: among.map(game => routedGame(game, isLink)) })
  const route = await ask(games)
  if (!('error' in route) || route.isLost || route.isAbsent) return route
  // A kept game that the module refuses does not keep the picture from the others.
  const sound = await facts.sound(games)
  return sound.length < games.length ? ask(sound) : route
}

/**
 * The latest picture of a game, and all steps after it.
 * @param {import('../model/types.js').GameNode[]} nodes
 */
function latestSteps(nodes) {
  const steps = new Set([nodes.map(({ kind }) => kind === 'picture' || kind === 'start').lastIndexOf(true)])
  // Each step stands after the one that it follows.
  nodes.forEach(({ parent }, step) => { if (steps.has(parent)) steps.add(step) })
  return [...steps]
}

/**
 * What the module needs of a game to find out whether a picture belongs to it.
 * @param {Game} game
 * @param {boolean} isLink
 */
const routedGame = ({ id, nodes, current, pictures }, isLink) => ({
  id, current, nodes: nodes.map(({ position }) => keptPosition(position)), letters: pictures.map(({ reading }) => reading.letters),
  latest: latestSteps(nodes),
  suggested: nodes.flatMap(({ suggested = [] }, node) => suggested.map(move => ({ node, ...move }))),
  redIsLeft: !isLink && pictures.some(({ reading }) => reading.theme === null),
})

/**
 * The words that may have led to a node, likeliest first.
 * @param {Session} session
 * @param {number} index of a node after another one
 * @returns {Promise<string[] | null>} null if the module cannot tell; an alert then says why
 */
export async function possibleWords(session, index) {
  const { game, engine } = session
  const node = game?.nodes[index]
  const before = node && game.nodes[node.parent]?.position
  if (!before) return null
  const answer = await engine.ask('between', { before: keptPosition(before), after: keptPosition(node.position), movesBetween: 1 })
  if (!('error' in answer)) return answer.words.map(({ word }) => word)
  session.change({ alert: answer.error })
  return null
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
    session.change({ alert: 'The browser has no room left to keep this picture: delete old games.' })
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
  return has(keptPictureShape, kept) && kept ? new Blob([kept.bytes], { type: kept.type }) : null
}
