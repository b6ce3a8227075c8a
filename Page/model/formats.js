// The formats of everything that the page keeps or takes in, each with its version. This is the only place that says them.
//
// | what | where | version |
// | --- | --- | --- |
// | games | the table `games` of the database `letterpress`, by their ids: `keptGame`. Of a removed one, `id` and `removed` stay | member `version` |
// | pictures | its table `pictures`, by the keys that games know them by: `keptPicture` | member `version` |
// | settings and all else | its table `settings`, by key: `keptSettings`; `store/keeping.js` reads and writes them | member `version` |
// | what searches have found | its key `found`, the latest positions; `store/found.js` checks what was found of each and uses it only if it lacks nothing | member `version` |
// | set aside | the same table, as `KEY set aside TIME` | as it was |
// | the database itself | IndexedDB, opened in `store/connection.js` | 1, and it stays 1: earlier pages cannot open a higher one |
// | a file of all games | `model/gamesFile.js`: a line with kind, version, size and sum; then JSON, `contentsShape`; then bytes | in its first line |
// | what tabs tell each other | the channel `letterpress`: `Message` in `store/keeping.js`; messages that are not known are ignored | none: another meaning needs another channel |
// | the page itself | a cache for each version and folder, `letterpress-VERSION FOLDER`, which only that version reads and writes. Once all of a version's files are kept, it deletes the others of its folder | a hash of all files, in the name |
// | pictures shared with the page | the cache `shared-pictures`, by arrival, until the page takes them: `service-worker.js` | none |
// | a game as text, a link | the module writes and reads them: `GameTree.swift`, `GameLink.swift`, `KnownPosition+Text.swift` | a link's first part: `game/` |
// | a picture in the address | `store/arriving.js`: `#picture=` | its name |
//
// A version is 1 where none is written, because the first pages wrote none. The rules for all of them:
//
// * **What others can do without is added** as a member, and the version stays. A page leaves the members that it does not know where
//   they are: it changes copies of what was kept. Only a file is refused for such a member, so a file with more has a higher version.
// * **What others would misunderstand** has a higher version: another meaning, another shape, one more kind of step.
// * **An older format is read for ever**, completed where it is used (`repaired`, `withVocabulary`), and written anew when it changes.
// * **A newer format is left as it is.** It is not used, not changed and not deleted; the page says so, and all else goes on. What the
//   player then changes lasts as long as the page. A newer file or link is refused, and the message says so.
// * **What is damaged is not deleted either.** Games and pictures stay where they are. A setting is set aside, so that the player can
//   choose it again.
//
// What comes in a file must have nothing but what is named here (`isClosed` in `shape.js`).
import { mostMissed } from './missed.js'
import { boolean, bytes, distinct, has, list, number, oneOf, orNull, record, table, text, where, whole } from './shape.js'

/** The version of all formats but the file's, which has its own. */
const version = 1

/**
 * Whether a kept value is from a newer page. A value that is a list, or words with their marks, cannot have a version: a newer page
 * keeps it within an object that has one.
 * @param {unknown} value
 */
export const isNewer = value => Number(Object(value).version) > version

const versioned = { version: whole(1, version) }

/** A time in milliseconds, up to the year 2100: with larger numbers, nothing could happen later. */
const time = whole(0, 4_102_444_800_000)
/** An id or a key. */
const name = text(100, /./)
export const fileName = text(1000)
const tile = whole(0, 24)
const tiles = distinct(tile, 25)
const player = oneOf('red', 'blue')
const owners = orNull(text(25, /^[.rRbB?]{25}$/))
/** Any text: the module refuses positions with what is not a word, and they are drawn as they were kept. */
const word = text(40)
const color = text(7, /^#[0-9a-f]{6}$/)
const counts = record({ red: whole(0, 25), blue: whole(0, 25) })
const playerName = text(40)
const pixels = number(-1e6, 1e6)

/** As many steps as a game may have. From a file, it may have fewer: see `gamesFile.js`. */
const mostSteps = 100_000
/** As many words as may have been played, and passes since. */
const mostPlayed = 10_000

/** What the module reads in a picture. Readings of earlier pages lack some members. */
export const tileReading = record({
  name: text(2, /^[A-E][1-5]$/), row: whole(0, 4), column: whole(0, 4), letter: text(1, /^[A-Z?]$/), confidence: number(0, 1),
  runnerUp: orNull(text(1, /^[A-Z]$/)), owner: oneOf('red', 'blue', 'unclaimed', null), defended: oneOf(true, false, null), color,
})
export const reading = record({
  file: fileName, letters: text(25, /^[A-Z?]{25}$/), owners, turn: orNull(player), theme: orNull(text(40)), scores: orNull(counts),
  popUp: orNull(record({ player: orNull(playerName), word })), board: record({ x: pixels, y: pixels, width: pixels, height: pixels }),
  tiles: list(tileReading, 25, 25), warnings: list(text(1000), 100),
}, {
  likelyLetterpress: boolean,
  lastMove: orNull(record({ tiles: distinct(text(2, /^[A-E][1-5]$/), 25), word: orNull(word), player: orNull(player) })),
})

const pictureRecord = record({ key: name, file: fileName, reading }, {
  colors: record({ free: color, red: color, redDefended: color, blue: color, blueDefended: color }), doubtful: tiles,
  names: record({ red: playerName, blue: playerName }), you: orNull(player),
  // Earlier pages kept a sentence there.
  players: orNull(text(1000)),
})

const seenMove = { tiles, taken: tiles, player }

/** What was guessed of two moves between two pictures. */
const guess = record({
  pairs: list(record({ moves: list(record({ word, ...seenMove }), 2, 2), between: text(25, /^[.rRbB]{25}$/), likelihood: number(0, 1), sure: boolean }), 20, 1),
  chosen: orNull(whole(0, 19)), isSettled: boolean,
})

const step = {
  parent: whole(-1, mostSteps), next: orNull(whole(1, mostSteps)), kind: oneOf('start', 'picture', 'move', 'correction'), title: text(1 << 18),
  position: record({
    letters: text(25, /^[a-z?]{25}$/), owners, turn: orNull(player), played: list(word, mostPlayed),
  }),
  move: orNull(record({ word: orNull(word), ...seenMove })), chance: orNull(number(0, 1)),
}
const percent = number(0, 100)

/**
 * What is wrong with the tree of a game's steps: each follows an earlier one, and leads to one that follows it.
 * @param {import('./types.js').Game} game
 * @returns {[string, string] | null}
 */
function treeFault({ nodes, current }) {
  if (current >= nodes.length) return ['current', 'is not one of the steps']
  for (const [index, { parent, next, guess }] of nodes.entries()) {
    if (index ? parent < 0 || parent >= index : parent !== -1) return [`nodes[${index}].parent`, 'is not an earlier step']
    if (next !== null && nodes[next]?.parent !== index) return [`nodes[${index}].next`, 'is not a step that follows it']
    if (guess && (!index || (guess.chosen ?? 0) >= guess.pairs.length)) return [`nodes[${index}].guess`, 'is of no step before, or of no pair']
  }
  return null
}

/**
 * The computer that a game is against, or to which the player gave up. The second is kept as a member of its own, `gaveUpTo`: earlier
 * pages ignore it, and still see from `opponent` that the player gave up.
 */
const opponent = orNull(record({ level: whole(1, 6), seed: whole(0, 2 ** 31 - 1) }))

/**
 * @param {import('./shape.js').Shape} step
 * @param {Record<string, import('./shape.js').Shape>} [others] what a game may have besides
 */
const gameOf = (step, others = {}) => where(record({
  id: name, changed: time, nodes: list(step, mostSteps, 1), current: whole(0, mostSteps), pictures: list(pictureRecord, 10_000), use: tiles, leave: tiles,
}, {
  ...versioned, visited: time, removed: time, restored: time, you: orNull(player), isYouGuessed: boolean,
  opponent, ...others,
}), treeFault)

/** A game: `Game` in `types.js`. Games of earlier pages lack `you` and `isYouGuessed`. */
export const keptGame = gameOf(record(step, { percent, suggested: list(record({ word, tiles }), 50), guess, isTried: boolean }), { gaveUpTo: opponent })

/**
 * A game in a file, which earlier pages must be able to open. So the file leaves out which moves were suggested, how a word was guessed,
 * and to which computer the player gave up.
 */
export const savedGame = gameOf(record(step, { percent }))

/** What is left of a removed game. */
export const removedGame = record({ id: name, removed: time }, versioned)

/**
 * Whether a kept value can be used as a game, or as what is left of one.
 * @param {unknown} kept
 * @returns {kept is import('./types.js').Game | import('./types.js').RemovedGame}
 */
export const isSoundGame = kept => has(Object.hasOwn(Object(kept), 'nodes') ? keptGame : removedGame, kept)

/** The bytes of a picture, as they were given. */
export const keptPicture = record({ type: text(1000), bytes: bytes(1 << 30) }, versioned)

const vocabulary = oneOf('everyday', 'familiar', 'anything')

/** How many letters may be learnt. */
export const mostTemplates = 5000

/** A learnt letter; the module checks its ink. Those of earlier pages have no stance. How many there may be is limited, because each is compared with each letter of a picture. */
export const templates = list(record({ name, width: whole(1, 512), ink: text(1 << 14), screenshot: orNull(fileName), row: orNull(whole(0, 4)), column: orNull(whole(0, 4)) }, { stance: orNull(whole(1, 2 ** 22)) }), mostTemplates)

const numbers = list(whole(1, 2 ** 31), 100_000)

/** Which puzzles are solved, which were seen, and which positions a review said to be missed. Earlier pages kept only the first. */
const puzzles = record(
  { solved: numbers },
  { ...versioned, seen: numbers, missed: list(record({ position: text(1 << 18), played: orNull(word), isDone: boolean }), mostMissed) })

/** The player's choices, none of which must have been made. `knownOnly` is what earlier pages had for `vocabulary`. */
const choices = {
  ...versioned, thinksFirst: boolean, vocabulary, knownOnly: boolean, hasSpelled: boolean, wordsName: fileName, gameId: text(100), arrivedId: text(100), level: whole(1, 6),
}
const page = record({}, { ...choices, wasOfferedList: boolean })

/** The player's choices in a file, which earlier pages open, too. */
export const savedPage = record({}, choices)

/** What is kept in the table `settings`: `KeptSettings` in `store/database.js` says what each value is. */
export const keptSettings = {
  page,
  templates: record({ templates }, versioned),
  words: record({ name: fileName, text: bytes(1 << 24) }, versioned),
  marks: table(/^[a-z]{1,25}$/, oneOf('refused', 'accepted', 'never'), 100_000),
  waiting: list(record({ type: text(1000), bytes: bytes(1 << 26), file: fileName }, { key: name }), 1000),
  place: record({
    id: name, current: whole(0, mostSteps), spelling: tiles, panel: oneOf('moves', 'words', 'game'), revealed: whole(0, 3),
    // Earlier pages kept `known` for `vocabulary`.
    filter: record({ containing: text(1000), starting: text(1000), ending: text(1000), minLength: number(0, 1e6), maxLength: number(0, 1e6) }, { vocabulary, known: boolean }),
  }, versioned),
  puzzles,
  found: record({ list: list(record({ game: name, subject: text(1 << 19), spent: number(0, 1e12) }), 100) }, versioned),
}
