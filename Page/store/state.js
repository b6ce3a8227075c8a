// Everything that the page knows while it is open. Only the session changes it.
import { anyWord } from '../model/words.js'

/** @typedef {import('../model/types.js').Advice} Advice */
/** @typedef {import('../model/types.js').Game} Game */
/** @typedef {import('../model/types.js').Player} Player */
/** @typedef {import('../model/types.js').PlayerCounts} PlayerCounts */
/** @typedef {import('../model/advice.js').Preview} Preview */
/** @typedef {import('../engine/types').Judgement} Judgement of the word being spelled */

/**
 * The player's settings, kept in the browser.
 * @typedef {object} Settings
 * @property {boolean} thinksFirst whether the best moves are hidden until requested
 * @property {import('../model/words.js').Vocabulary} vocabulary which words are suggested
 * @property {boolean} hasSpelled whether a word was ever spelled or played: how to spell is said until then
 * @property {string} wordsName the file of the player's word list; empty for the built-in one
 * @property {boolean} [wasOfferedList] whether the game's own list was offered, after the game had refused a word
 * @property {string} gameId the shown game
 * @property {string} arrivedId the game that an address has brought, with which nothing has been done yet
 * @property {number} [level] of the opponent chosen last
 */

/** @typedef {{ label: string, run: () => void }} Action */
/** @typedef {{ text: string, action?: Action, other?: Action }} Toast with what can be done about it */
/** @typedef {{ before: string, after: string, scores: PlayerCounts, tiles: number[], player: Player }} PlayedMove scores before it */
/** @typedef {import('../model/words.js').WordFilter} WordFilter */
/** @typedef {import('../model/words.js').WordList} WordList */

/**
 * @typedef {object} State
 * @property {number} readingCount the number of pictures being read
 * @property {Game[]} games latest change first
 * @property {number} factsEdition how often the module has said more about positions and pictures
 * @property {number} wordsEdition how often the word list has changed
 * @property {string[]} wordsNotes what was done to the words of the player's list, a sentence each
 * @property {import('../model/marks.js').Marks} marks the words that the player has marked
 * @property {string} alert what was refused, and what to do
 * @property {number} alertCount how often there was a new one
 * @property {string} notice what has happened, for screen readers
 * @property {Toast | null} toast what has happened, for everybody, for a moment
 * @property {number[]} spelling
 * @property {boolean} isTyped whether the tiles were chosen for typed letters
 * @property {Judgement | null} judgement
 * @property {boolean} isUnknown whether the word being spelled is refused because the list lacks it
 * @property {Advice | null} advice
 * @property {boolean} isThinking
 * @property {number} thinkingTime how long it may go on from when it began, in milliseconds
 * @property {{ total: number, filter: WordFilter, list: WordList } | null} words those wanted, and how many there are in all
 * @property {WordFilter} filter
 * @property {Preview | null} preview
 * @property {string | null} opened the word of the row of moves that is open
 * @property {boolean} holdsOrder whether a row of moves is touched or focused: while one is, or is open, rows keep their places
 * @property {boolean} isLookedUp whether a word of the moves is selected: it stays where it is, too
 * @property {number} revealed 0 to 3: nothing, a hint, the word, the tiles
 * @property {'moves' | 'words' | 'game'} panel
 * @property {boolean} isCorrecting whether a tap on a tile corrects it
 * @property {number | null} tile the one being corrected
 * @property {PlayedMove | null} playedMove the one to animate
 * @property {boolean} isReplaying whether the player asked for that, and controls it
 * @property {boolean} hasJustPlayed whether a tap may be the second of a double tap on Play
 * @property {{ key: string, picture: Blob } | null} arrival the picture that dissolves into the board
 * @property {import('../model/types.js').Template[]} templates what was learnt
 * @property {Settings} settings
 * @property {'kept' | 'mayBeRemoved' | 'notKept'} persistence what the browser says it does with what is kept
 * @property {string} offline why the page, or its newest version, is not kept for use offline; empty if nothing is wrong
 */

/** The members that are reset whenever another position is shown. */
export const untouched = {
  spelling: /** @type {number[]} */ ([]), isTyped: false, judgement: null, isUnknown: false, preview: null, opened: null, holdsOrder: false, revealed: 0,
  playedMove: null, isReplaying: false, alert: '',
}

/** @type {State} */
export const emptyState = {
  ...untouched, alertCount: 0, readingCount: 0, games: [], factsEdition: 0, wordsEdition: 0, marks: {}, wordsNotes: [], notice: '', toast: null, advice: null,
  isThinking: false, thinkingTime: 0, words: null, filter: anyWord, panel: 'moves', isCorrecting: false, tile: null, arrival: null, templates: [],
  hasJustPlayed: false, isLookedUp: false,
  settings: { thinksFirst: false, vocabulary: 'anything', hasSpelled: false, wordsName: '', gameId: '', arrivedId: '' }, persistence: 'mayBeRemoved',
  offline: '',
}
