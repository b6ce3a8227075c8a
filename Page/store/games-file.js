// All games in one file, with their pictures, the settings, the letters learnt, the word list, the words marked and the puzzles
// solved; and back.
import { archive, checksum, contentsShape, opened } from '../model/gamesFile.js'
import { isSoundGame, savedGame } from '../model/formats.js'
import { repaired } from '../model/game.js'
import { marksText } from '../model/marks.js'
import { isOpen, withoutGuesses } from '../model/pairs.js'
import { isRemoved, notAfter } from '../model/merge.js'
import { withVocabulary } from '../model/words.js'
import { gone } from './chosen-file.js'
import { keptPicture, limits, tooLarge } from './giving.js'
import { isGame, keepGame, together } from './keeping.js'
import { addTemplates } from './learning.js'
import { addMarks } from './marks-file.js'
import { addProgress, loadPuzzles } from './puzzles.js'
import { useWords } from './wordList.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/gamesFile.js').Part} Part */

const noRoom = 'The browser has no room left for these games: delete old ones, then open the file again.'

/**
 * All that is kept, as one file.
 * @param {Session} session
 * @returns {Promise<{ name: string, content: Blob }>}
 */
export async function saveAll(session) {
  const { database, kept } = session
  await session.saved
  const games = (await database.all('games')).filter(isSoundGame).filter(isGame).filter(game => !isRemoved(game))
  /** @type {Part[]} */
  const parts = []
  /** @type {Blob[]} */
  const bytes = []
  const add = async (/** @type {string} */ key, /** @type {string} */ type, /** @type {ArrayBuffer} */ part) => {
    const sum = await checksum(new Uint8Array(part))
    parts.push({ key, type, size: part.byteLength, sum })
    // A browser may move a blob out of memory, but no buffer.
    bytes.push(new Blob([part]))
  }
  for (const { key } of games.flatMap(({ pictures }) => pictures)) {
    const picture = await keptPicture(session, key)
    if (picture) await add(key, picture.type, await picture.arrayBuffer())
  }
  const words = await kept.get('words')
  if (words) await add(words.name, 'text/plain', words.text)
  const settings = await kept.get('page') ?? {}
  const templates = (await kept.get('templates'))?.templates ?? []
  const marks = marksText(await kept.get('marks') ?? {})
  const { solved, missed } = await loadPuzzles(session)
  const puzzles = { solved, missed }
  // Only what this version names: a file with anything else would be refused.
  const contents = contentsShape({ games: games.map(game => savedGame(withoutGuesses(game, isOpen), false)), settings, templates, words: words?.name ?? '', marks, puzzles, parts }, false)
  const content = await archive(contents, bytes)
  return { name: `letterpress-${new Date().toISOString().slice(0, 10)}.games`, content }
}

/**
 * Adds what a file has to what is kept here. A game that is here already gets what it lacks; nothing here is given up.
 * @param {Session} session
 * @param {string} name of the file
 * @param {Blob} file
 */
export async function openSaved(session, name, file) {
  const archived = await opened(file).catch(error => {
    if (!(error instanceof DOMException)) throw error
    return { error: gone }
  })
  if ('error' in archived) return session.change({ alert: `${name}: ${archived.error}` })
  const { contents, part } = archived
  const { games, words, parts } = contents
  const pictures = words ? parts.slice(0, -1) : parts
  if (!await addPictures(session, pictures, part)) return
  const before = session.state.games.length
  try {
    await addGames(session, games)
    await addProgress(session, contents.puzzles)
  } catch {
    return session.change({ alert: noRoom })
  }
  await addSettings(session, contents)
  const refusal = tooLarge(new Blob([contents.marks]), limits.marks)
  if (refusal) session.change({ alert: `${name}: the marked words in it were left out: ${refusal}` })
  else if (contents.marks) await addMarks(session, name, contents.marks)
  if (words && !session.state.settings.wordsName) {
    const text = await part(parts.length - 1)
    const refusal = tooLarge(new Blob([text]), limits.words)
    if (refusal) session.change({ alert: `${words}: ${refusal}` })
    else await useWords(session, { name: words, text })
  }
  const added = session.state.games.length - before
  session.tell(`${count(games.length, 'game')} opened${added < games.length ? `, ${added} of them new` : ''}.`)
}

const count = (/** @type {number} */ number, /** @type {string} */ what) => `${number} ${what}${number === 1 ? '' : 's'}`

/**
 * @param {Session} session
 * @param {Part[]} pictures
 * @param {(index: number) => Promise<ArrayBuffer>} part
 * @returns {Promise<boolean>} whether there was room for all; if not, none was added, and an alert says so
 */
async function addPictures(session, pictures, part) {
  const { database } = session
  /** @type {string[]} */
  const added = []
  try {
    for (const [index, { key, type }] of pictures.entries()) {
      if (await database.get('pictures', key)) continue
      added.push(key)
      await database.put('pictures', key, { type, bytes: await part(index) })
    }
    return true
  } catch {
    for (const key of added) await database.remove('pictures', key)
    session.change({ alert: noRoom })
    return false
  }
}

/**
 * @param {Session} session
 * @param {import('../model/types.js').Game[]} games
 */
async function addGames(session, games) {
  /** @type {unknown[]} */
  const kept = []
  try {
    for (const game of games) {
      kept.push(await keepGame(session.database, game.id, before => {
        const now = Date.now()
        const theirs = notAfter(repaired(game), now)
        // It was removed here or there: whoever opens the file wants it back.
        const isBack = isRemoved(theirs) || before && isRemoved(before)
        return together(isBack ? { ...theirs, restored: Math.max(now, (theirs.removed ?? 0) + 1, (before?.removed ?? 0) + 1) } : theirs, before)
      }))
      session.tellTabs({ game: game.id })
    }
  } finally {
    // All at once, as there may be many; and if there was no room for all, those that are kept.
    session.take(kept)
  }
}

/**
 * Settings that were never chosen here, and letters learnt.
 * @param {Session} session
 * @param {import('../model/gamesFile.js').Contents} contents
 */
async function addSettings(session, { settings, templates }) {
  // The word list comes with its words, and which game is shown is each browser's own matter.
  const [{ thinksFirst, vocabulary }, kept] = [settings, await session.kept.get('page') ?? {}].map(withVocabulary)
  if (kept.thinksFirst === undefined && typeof thinksFirst === 'boolean') session.set({ thinksFirst })
  if (kept.vocabulary === undefined && vocabulary) session.set({ vocabulary })
  if (templates.length) await addTemplates(session, templates)
}
