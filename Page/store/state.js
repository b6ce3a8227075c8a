// Everything that the page knows while it is open. Only the session changes it.
import { anyWord } from '../model/words.js'

/** @typedef {import('../model/types.js').Advice} Advice */
/** @typedef {import('../model/types.js').Game} Game */
/** @typedef {import('../model/types.js').Player} Player */

/**
 * The player's settings, kept in the browser.
 * @typedef {object} Settings
 * @property {boolean} thinksFirst whether the best moves are hidden until requested
 * @property {boolean} knownOnly whether moves use only words that most people know
 * @property {string} wordsName the file of the player's word list; empty for the built-in one
 * @property {string} gameId the shown game
 */

/** @typedef {{ tiles: number[], owners: string, title: string }} Preview who would own what */
/** @typedef {{ before: string, after: string, tiles: number[], player: Player }} PlayedMove */
/** @typedef {{ word: string, text: string, isPossible: boolean, owners: string | null }} Judgement of the word being spelled */

/**
 * @typedef {object} State
 * @property {number} readingCount the number of pictures being read
 * @property {Game[]} games latest change first
 * @property {string} alert what was refused, and what to do
 * @property {string} notice what has happened, for screen readers
 * @property {string} toast what has happened, for everybody, for a moment
 * @property {number[]} spelling
 * @property {boolean} isTyped whether the tiles were chosen for typed letters
 * @property {Judgement | null} judgement
 * @property {Advice | null} advice
 * @property {boolean} isThinking
 * @property {{ letters: string, source: string, list: import('../model/words.js').WordList } | null} words
 * @property {import('../model/words.js').WordFilter} filter
 * @property {Preview | null} preview
 * @property {number} selected the row of the move shown in full
 * @property {number} revealed 0 to 3: nothing, a hint, the word, the tiles
 * @property {'moves' | 'words' | 'game'} panel
 * @property {boolean} isCorrecting whether a tap on a tile corrects it
 * @property {number | null} tile the one being corrected
 * @property {PlayedMove | null} playedMove the one to animate
 * @property {{ key: string, picture: Blob } | null} arrival the picture that dissolves into the board
 * @property {any[]} templates what was learnt
 * @property {Settings} settings
 */

/** @type {State} */
export const emptyState = {
  readingCount: 0, games: [], alert: '', notice: '', toast: '', spelling: [], isTyped: false, judgement: null,
  advice: null, isThinking: false, words: null, filter: anyWord, preview: null, selected: 0, revealed: 0, panel: 'moves',
  isCorrecting: false, tile: null, playedMove: null, arrival: null, templates: [],
  settings: { thinksFirst: false, knownOnly: false, wordsName: '', gameId: '' },
}
