// Makes the folder for a static host: the page's files, the module, samples, the service worker with the list of the
// files it keeps, and the page as one file. Scripts/build-page calls it.
//
//     node assemble.mjs PAGE MODULE FOLDER [--other-words LICENCE] [--words-address URL]
//
// With another built-in word list than the project's own, the list's licence goes with the page, if the file exists, and
// the page may be larger. The page gets the game's own list from the address, and its policy allows no other.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import zlib from 'node:zlib'
import { combineServed } from './combine.mjs'
import { withoutComments } from './comments.mjs'
import { singleFile } from './single-file.mjs'

const { positionals, values: { 'other-words': licencePath, 'words-address': wordsAddress } } = parseArgs({
  allowPositionals: true, options: { 'other-words': { type: 'string' }, 'words-address': { type: 'string' } },
})
const [page, modulePath, folder, ...others] = positionals
// All else in the folder is removed: it must not be another one by mistake.
if (!folder || others.length) fail('usage: node assemble.mjs PAGE MODULE FOLDER [--other-words LICENCE] [--words-address URL]')
const hasOtherWords = licencePath !== undefined
const licence = hasOtherWords && fs.existsSync(licencePath) ? fs.readFileSync(licencePath) : null
/** The maximum compressed size of a first visit, in bytes. */
const budget = 800_000
const served = /\.(?:html|css|js|svg|png|webmanifest)$/
const notServed = /^(?:tests\/|.*\.test\.|tsconfig|.*\.d\.ts$)/
const compressible = /\.(?:html|css|js|svg|webmanifest|wasm|tsv)$/

/** @type {Map<string, Buffer>} the page's sources, by path */
const sources = new Map()
for (const name of filesIn(page)) {
  if (served.test(name) && !notServed.test(name)) sources.set(name, withoutComments(name, fs.readFileSync(path.join(page, name))))
}
if (wordsAddress !== undefined) useWordsAddress(wordsAddress)
const wasm = fs.readFileSync(modulePath)
const offered = await import(`data:text/javascript,${encodeURIComponent(text('samples.js'))}`)
const samples = new Map(offered.samples.map(({ file }) => [file, sources.get(`samples/${file}`) ?? fail(`the page has no samples/${file}`)]))

/** @type {Map<string, Buffer>} the served files, by path in the folder */
const files = new Map([...sources].filter(([name]) => !name.endsWith('.js')))
/** The scripts that are loaded when they are wanted. */
const parts = []
for (const entry of ['main.js', 'engine/worker.js']) {
  for (const [name, script] of combineServed(entry, text)) {
    files.set(name, Buffer.from(script))
    if (name !== entry) parts.push(name)
  }
}
// It is no part of the script, as it says so if that is broken.
files.set('recovery.js', Buffer.from(text('recovery.js')))
files.set('letterpress.wasm', wasm)
const puzzles = fs.readFileSync(new URL('../../Sources/CPuzzles/puzzles.tsv', import.meta.url))
files.set('puzzles.tsv', puzzles)

// The service worker keeps all files. Parts of the script, the samples to try, the puzzles and large icons are only needed when
// somebody wants them. They are loaded once the page is there, so that they work offline too.
const isLater = name => parts.includes(name) || name.startsWith('samples/') || /^icons\/.*\.png$/.test(name) || name === 'puzzles.tsv'
const names = [...files.keys()].sort()
const kept = names.filter(name => !isLater(name))
const keptLater = names.filter(isLater)
const version = createHash('sha256')
for (const name of names) version.update(`${name}\0${files.get(name).length}\0`).update(files.get(name))
version.update(text('service-worker.js'))
const serviceWorker = text('service-worker.js')
  .replace("const version = 'development'", `const version = '${version.digest('hex').slice(0, 16)}'`)
  .replace('const laterFiles = []', `const laterFiles = ${JSON.stringify(keptLater)}`)
  .replace('const sums = {}', `const sums = ${JSON.stringify(Object.fromEntries(names.map(name => [name, beginningOfSum(name)])))}`)
if (/'development'|laterFiles = \[\]|sums = \{\}/.test(serviceWorker)) fail('service-worker.js has no place for its version or its files')

const whole = singleFile({
  read: text,
  locations: withoutComments('locations-inside.js', fs.readFileSync(new URL('locations-inside.js', import.meta.url))).toString(),
  wasm, samples, puzzles: puzzles.toString(), icon: sources.get('icons/icon.svg') ?? fail('the page has no icons/icon.svg'),
  notices: licence ? new Map([[path.basename(licencePath), licence.toString()]]) : new Map(),
})

/** Compressed copies for hosts that send them, and the size that a browser downloads. */
const copies = new Map()
const { constants } = zlib
/** Quality, window, block, and how distances are written. */
const usual = [11, 20, 16, 0, 0]
/**
 * How small the module becomes depends on chance, by 2%: it matters where the compressor's blocks end, and which parts of the
 * word list, which cannot be compressed, fall into them. So of the module, which is most of a first visit, several are tried.
 */
const ofModule = [usual, [11, 20, 16, 0, 15], [11, 20, 16, 2, 60], [11, 20, 17, 0, 0], [11, 20, 17, 0, 15]]
/** The page as one file is no part of a visit, and changes with every edit: 1% larger, in a thirtieth of the time. */
const ofWhole = [[9, 20, 16, 0, 0]]

/** The smallest of what the settings give. */
const brotli = (bytes, settings) => settings.map(([quality, window, block, postfix, direct]) => zlib.brotliCompressSync(bytes, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_LGBLOCK]: block,
    [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  },
})).sort((one, other) => one.length - other.length)[0]

// The copies of what has not changed stay, as compressing the module takes half a minute, and most edits are of a script. They
// are those of this file's settings: a change of it compresses everything anew.
const settings = createHash('sha256').update(fs.readFileSync(new URL(import.meta.url))).digest('hex')
const settingsFile = path.join(path.dirname(folder), `${path.basename(folder)}.settings`)
const hasCopies = fs.existsSync(settingsFile) && fs.readFileSync(settingsFile, 'utf8') === settings
const earlier = name => {
  const file = path.join(folder, name)
  const [made, ...kept] = [file, `${file}.br`, `${file}.gz`].map(one => hasCopies && fs.existsSync(one) ? fs.readFileSync(one) : null)
  return kept.every(Boolean) && made?.equals(results.get(name)) ? kept : null
}
const compressed = (name, bytes) => {
  if (!compressible.test(name)) return [bytes.length, bytes.length]
  const [small, zipped] = earlier(name) ?? [
    brotli(bytes, name.endsWith('.wasm') ? ofModule : name === 'letterpress.html' ? ofWhole : [usual]), zlib.gzipSync(bytes, { level: 9 }),
  ]
  copies.set(`${name}.br`, small).set(`${name}.gz`, zipped)
  return [small.length, zipped.length]
}
const results = new Map([...files].filter(([name]) => name !== 'index.html'))
// For visitors during a replacement: files that name others are written after them.
results.set('letterpress.html', Buffer.from(whole)).set('index.html', files.get('index.html'))
results.set('service-worker.js', Buffer.from(serviceWorker))
if (licence) results.set(path.basename(licencePath), licence)
// With these, `Scripts/page check` or `sha256sum --check` tells whether a host has the files as they were built.
const sums = [...results.keys()].sort().map(name => `${createHash('sha256').update(results.get(name)).digest('hex')}  ${name}\n`)
results.set('SHA256SUMS', Buffer.from(sums.join('')))
const sizes = new Map(Array.from(results, ([name, bytes]) => [name, compressed(name, bytes)]))

// Meanwhile a file and its copies may differ: whoever is interrupted here compresses everything again.
fs.rmSync(settingsFile, { force: true })
for (const [name, bytes] of [...copies, ...results]) replace(path.join(folder, name), bytes)
for (const name of filesIn(folder)) {
  if (!results.has(name) && !copies.has(name)) fs.rmSync(path.join(folder, name))
}

replace(settingsFile, Buffer.from(settings))

const visited = [...sizes].filter(([name]) => ['service-worker.js', ...kept].includes(name))
const sum = (list, side) => list.reduce((total, [, pair]) => total + pair[side], 0)
const kilobytes = bytes => `${Math.round(bytes / 1000)} kB`
for (const [what, pattern] of [['module', /\.wasm$/], ['scripts', /\.js$/], ['styles', /\.css$/]]) {
  const part = visited.filter(([name]) => pattern.test(name))
  console.error(`  ${what}: ${part.length} files, ${kilobytes(sum(part, 0))} with brotli, ${kilobytes(sum(part, 1))} with gzip`)
}
console.error(`${folder}/letterpress.html, the page as one file: ${kilobytes(whole.length)}`)
const afterwards = [...sizes].filter(([name]) => keptLater.includes(name))
console.error(`${folder}: loaded once the page is there: ${kilobytes(sum(afterwards, 0))} with brotli`)
console.error(`${folder}: a first visit takes ${kilobytes(sum(visited, 0))} with brotli, ${kilobytes(sum(visited, 1))} with gzip`)
if (sum(visited, 0) > budget && !hasOtherWords) fail(`a first visit takes more than ${kilobytes(budget)}`)

/** As much of a file's SHA-256 sum as tells it from that of another version. */
function beginningOfSum(name) { return createHash('sha256').update(files.get(name)).digest('hex').slice(0, 16) }

/** Has the page get the game's own word list from another address, which its policy then allows instead. */
function useWordsAddress(address) {
  if (!/^https?:\/\/[\w.:-]+\/[\w.~\/%-]*$/.test(address)) fail(`--words-address needs an address such as https://example.org/en.txt, not ${address}`)
  const usual = / address: '([^']+)'/.exec(text('store/wordList.js'))?.[1] ?? fail('store/wordList.js has no address of the list')
  for (const name of ['store/wordList.js', 'index.html']) {
    if (text(name).split(usual).length !== 2) fail(`${name} must have ${usual} exactly once`)
    sources.set(name, Buffer.from(text(name).replace(usual, () => address)))
  }
}

function text(name) {
  return sources.get(name)?.toString() ?? fail(`the page has no ${name}`)
}

/** Lists all files below a folder, as paths with slashes. */
function filesIn(top) {
  if (!fs.existsSync(top)) return []
  return fs.readdirSync(top, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
    .map(entry => path.relative(top, path.join(entry.parentPath ?? entry.path, entry.name)).split(path.sep).join('/')).sort()
}

/** Writes beside the target, then renames: a server of the folder never sends half a file. */
function replace(target, bytes) {
  if (fs.existsSync(target) && fs.readFileSync(target).equals(bytes)) return
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(`${target}.new`, bytes)
  fs.renameSync(`${target}.new`, target)
}

function fail(message) {
  console.error(`build-page: ${message}`)
  process.exit(1)
}
