// One file with everything. A line says what follows. Then come the games and all else as JSON, and then the bytes of the
// pictures and of the word list, one after another. Pictures stay bytes, because as text they would need more memory than a
// phone has.
import { parsedInSlices, slices } from './slices.js'
import { isSoundProgress } from './missed.js'
import { isSoundGame } from './soundGame.js'

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
/**
 * How many letters may have been learnt. The number is limited, because each is compared with each letter that a picture shows.
 */
const mostTemplates = 5000
/** How many steps a game from a file may have: as many as the module takes from a text or a link. */
const mostNodes = 2001
/** As many pictures as may be in a file: each is read and compared with its sum. */
const mostParts = 10000
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
  const contents = await read(json)
  if (!contents) return damaged
  const ends = contents.parts.map(((at) => ({ size }) => at += size)(end))
  const part = (/** @type {number} */ index) => file.slice(ends[index] - contents.parts[index].size, ends[index]).arrayBuffer()
  if ((ends.at(-1) ?? end) !== file.size) return damaged
  for (const [index, { sum }] of contents.parts.entries()) if (await checksum(new Uint8Array(await part(index))) !== sum) return damaged
  return { contents, part }
}

/**
 * Whether a value has what the page asks of a learnt letter; the module checks the rest.
 * @param {unknown} value
 */
function isTemplate(value) {
  const { name, width, ink } = /** @type {Record<string, unknown>} */ (Object(value))
  return typeof name === 'string' && name !== '' && typeof width === 'number' && typeof ink === 'string'
}

/**
 * @param {Uint8Array} json
 * @returns {Promise<Contents | null>}
 */
async function read(json) {
  try {
    // Files of earlier pages have no marks and no puzzles.
    const { games, settings, templates, words, marks = '', puzzles = { solved: [], missed: [] }, parts } = /** @type {any} */ (await parsedInSlices(json))
    const breathe = slices()
    for (const game of games) {
      if (!isSoundGame(game) || game.nodes.length > mostNodes) return null
      await breathe()
    }
    const isSound = Array.isArray(templates) && templates.length <= mostTemplates && templates.every(isTemplate) && typeof words === 'string' && typeof marks === 'string' &&
      isSoundProgress(puzzles) && typeof settings === 'object' && settings !== null && Array.isArray(parts) && parts.length <= mostParts &&
      parts.every(({ key, type, size, sum }) => typeof key === 'string' && typeof type === 'string' && size >= 0 && Number.isInteger(size) && Number.isInteger(sum))
    return isSound ? { games, settings, templates, words, marks, puzzles, parts } : null
  } catch {
    return null
  }
}
