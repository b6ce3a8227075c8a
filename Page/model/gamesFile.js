// One file with everything. A line says what follows. Then come the games and all else as JSON, and then the bytes of the
// pictures and of the word list, one after another. Pictures stay bytes, because as text they would need more memory than a
// phone has.
import { fileName, keptSettings, savedGame, savedPage, templates } from './formats.js'
import { anything, list, record, shaped, text, whole } from './shape.js'
import { parsedInSlices, slices } from './slices.js'

/** @typedef {import('./types.js').Game} Game */
/** @typedef {import('./types.js').Template} Template */
/** @typedef {{ key: string, type: string, size: number, sum: number }} Part bytes of a picture, or of the word list */

/**
 * @typedef {object} Contents
 * @property {Game[]} games
 * @property {Record<string, unknown>} settings
 * @property {Template[]} templates
 * @property {string} words the name of the word list, whose bytes come last; empty for none
 * @property {string} marks the words that the player has marked, in two columns; empty for none
 * @property {import('./missed.js').PuzzleProgress} puzzles
 * @property {Part[]} parts
 */

const kind = 'letterpress-games'
const version = 1
/** As much as the contents may have, in bytes, without the pictures. */
const mostContents = 1 << 26
/** How many steps a game from a file may have: as many as the module takes from a text or a link. */
const mostNodes = 2001
/** As many games as may be in a file: each is kept by itself. */
const mostGames = 10_000
/** As many pictures as may be in a file, and the word list: each is read and compared with its sum. */
const mostParts = 10_001

/** The JSON in a file. Its games are compared one by one, in slices. Earlier files have no marks and no puzzles. */
export const contentsShape = record({
  games: list(anything, mostGames), settings: savedPage, templates, words: fileName,
  parts: list(record({ key: fileName, type: text(1000), size: whole(0, 1 << 26), sum: whole(0, 2 ** 32 - 1) }), mostParts),
}, { marks: text(1 << 22), puzzles: keptSettings.puzzles })

/** As much as the first line may have. */
const lineLength = 80

/** @type {Uint32Array | null} */
let table = null

/** How many bytes are summed at a time. */
const stretch = 1 << 18

/**
 * The CRC-32 of bytes, which shows whether a file is damaged. It is computed in slices, because there may be many bytes.
 * @param {Uint8Array} bytes
 */
export async function checksum(bytes) {
  const breathe = slices()
  let sum = -1
  for (let start = 0; start < bytes.length; start += stretch) {
    sum = continued(sum, bytes.subarray(start, start + stretch))
    await breathe()
  }
  return (sum ^ -1) >>> 0
}

/**
 * @param {number} sum of the bytes before
 * @param {Uint8Array} bytes
 */
function continued(sum, bytes) {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let sum = byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? sum >>> 1 ^ 0xedb88320 : sum >>> 1
    return sum
  })
  for (const byte of bytes) sum = table[(sum ^ byte) & 255] ^ sum >>> 8
  return sum
}

/**
 * @param {Contents} contents
 * @param {BlobPart[]} bytes of its parts
 */
export async function archive(contents, bytes) {
  const json = new TextEncoder().encode(JSON.stringify(contents))
  return new Blob([`${kind} ${version} ${json.length} ${await checksum(json)}\n`, json, ...bytes], { type: 'application/octet-stream' })
}

/**
 * What is in a file, once all of it was found to be sound.
 * @param {Blob} file
 * @returns {Promise<{ contents: Contents, part: (index: number) => Promise<ArrayBuffer> } | { error: string }>}
 */
export async function opened(file) {
  const line = /^(\S+) (\d+) (\d+) (\d+)\n/.exec(await file.slice(0, lineLength).text())
  if (line?.[1] !== kind) return { error: 'this is not a file of saved games.' }
  if (Number(line[2]) > version) return { error: 'it was saved by a newer page: reload this one, then open it again.' }
  const damaged = { error: 'it is damaged or incomplete, so nothing was taken from it.' }
  const start = line[0].length
  const end = start + Number(line[3])
  // A thousand games take some megabytes.
  if (end - start > mostContents) return damaged
  const json = new Uint8Array(await file.slice(start, end).arrayBuffer())
  if (json.length !== end - start || await checksum(json) !== Number(line[4])) return damaged
  const found = await read(json)
  if ('fault' in found) return { error: `it is damaged (${found.fault}), so nothing was taken from it.` }
  const { contents } = found
  const ends = contents.parts.map(((at) => ({ size }) => at += size)(end))
  const part = (/** @type {number} */ index) => file.slice(ends[index] - contents.parts[index].size, ends[index]).arrayBuffer()
  if ((ends.at(-1) ?? end) !== file.size) return damaged
  for (const [index, { sum }] of contents.parts.entries()) if (await checksum(new Uint8Array(await part(index))) !== sum) return damaged
  return { contents, part }
}

/**
 * @param {Uint8Array} json
 * @returns {Promise<{ contents: Contents } | { fault: string }>}
 */
async function read(json) {
  /** @type {Record<string, unknown>} */
  let parsed
  try {
    parsed = await parsedInSlices(json)
  } catch {
    return { fault: 'its contents are not JSON, or one game is too large' }
  }
  const found = shaped(contentsShape, parsed, { isClosed: true })
  if ('fault' in found) return found
  const { games, ...contents } = found.value
  const breathe = slices()
  const ids = new Set()
  const keys = new Set()
  for (const [index, game] of games.entries()) {
    const name = `games[${index}]`
    const found = shaped(savedGame, game, { name, isClosed: true })
    if ('fault' in found) return found
    if (game.nodes.length > mostNodes) return { fault: `${name}.nodes has more than ${mostNodes} elements` }
    if (ids.has(game.id)) return { fault: `${name}.id is that of an earlier game` }
    ids.add(game.id)
    for (const { key } of game.pictures) keys.add(key)
    await breathe()
  }
  const { parts, words } = contents
  if (words && parts.at(-1)?.key !== words) return { fault: 'the word list is missing' }
  // A picture that belongs to no game could never be deleted.
  const stray = parts.slice(0, words ? -1 : undefined).findIndex((/** @type {Part} */ { key }) => !keys.has(key))
  if (stray >= 0) return { fault: `parts[${stray}] belongs to no game` }
  // Files of earlier pages have no marks and no puzzles.
  return { contents: { marks: '', ...contents, games, puzzles: { solved: [], missed: [], ...contents.puzzles } } }
}
