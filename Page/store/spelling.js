// Spelling a word, which the module judges.
import { foundMove } from '../model/advice.js'
import { noOwners } from '../model/board.js'
import { hidesOutlook } from '../model/game.js'
import { spelledWord, typed } from '../model/spelling.js'
import { unknownWords } from './finding.js'
import { calling } from './players.js'
import { play, sentence } from './playing.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./state.js').Judgement} Judgement */

/** How long a word stays unchanged before its outlook is searched, in milliseconds. */
const pause = 250
/**
 * How often to search for the outlook, and for how many milliseconds each time. Each search is short, and begins only after
 * everything else that was asked meanwhile has been answered. So nothing that the player does waits for more than one of them.
 */
const [searchCount, searchTime] = [8, 20]

/**
 * What the search has found about a word on tiles; null if it has not, or if that is hidden.
 * @param {Session} session
 * @param {string} word
 * @param {number[]} [tiles] any, if absent
 */
const found = ({ game, state }, word, tiles) => hidesOutlook(game, state) ? null : foundMove(state.advice, word, tiles)

/**
 * What the spelled word takes, and what it leads to unless that is hidden, or why it may not be played; null while it is judged.
 * @param {Session} session
 */
export function judgementText(session) {
  const { game, state } = session
  const { spelling, judgement } = state
  if (!judgement?.isLegal) return judgement?.refusal ?? null
  // A word on tiles for which the search has found something is judged by that.
  return hidesOutlook(game, state) ? sentence(judgement.takes) : found(session, judgement.word, spelling)?.outlook ?? judgement.text
}

/**
 * Spells with these tiles and has the word judged.
 * @param {Session} session
 * @param {number[]} spelling
 * @param {boolean} [isTyped] whether to replace the tiles by better ones of the same letters
 */
export async function spell(session, spelling, isTyped = false) {
  const signal = session.signal('judge')
  session.change({ spelling, isTyped: isTyped && spelling.length > 0, judgement: null, isUnknown: false, preview: null })
  const { position, state: { settings } } = session
  if (spelling.length && !settings.hasSpelled) session.set({ hasSpelled: true })
  if (position && spelling.length) await judge(session, spelledWord(position, spelling), isTyped ? null : spelling, signal)
}

/**
 * Uses other words from now on, by which the spelled word is judged anew.
 * @param {Session} session
 * @param {Partial<import('./state.js').State>} part what changes with them
 */
export function changeWords(session, part) {
  session.change({ ...part, preview: null, wordsEdition: session.state.wordsEdition + 1 })
  spellAgain(session)
}

/**
 * Has what is spelled judged anew.
 * @param {Session} session
 */
export function spellAgain(session) {
  const { spelling, isTyped } = session.state
  if (spelling.length) spell(session, spelling, isTyped)
}

/**
 * Spells a word with its best tiles.
 * @param {Session} session
 * @param {string} word
 */
export async function spellWord(session, word) {
  const judgement = await judged(session, word, null, session.signal('judge'))
  if (!judgement?.tiles) return
  await spell(session, judgement.tiles, true)
}

/**
 * Shows on the board with which tiles {@link spellWord} would spell a word.
 * @param {Session} session
 * @param {string} word
 */
export async function previewWord(session, word) {
  const judgement = await judged(session, word, null, session.signal('preview'))
  const { position, board } = session
  if (!judgement?.tiles || !position) return
  session.change({ preview: { tiles: judgement.tiles, owners: position.owners ?? noOwners, scores: board?.scores ?? null, title: word, move: null } })
}

/**
 * Ends the preview.
 * @param {Session} session
 */
export function endPreview(session) {
  session.signal('preview')
  session.change({ preview: null })
}

/**
 * Adds a letter to the word.
 * @param {Session} session
 * @param {string} letter
 * @returns {boolean} whether there is one left
 */
export function typeLetter(session, letter) {
  const { position, state: { spelling } } = session
  const next = position && typed(position, spelling, letter)
  if (next) spell(session, next, true)
  else session.tell(position?.letters.includes(letter) ? `No ${letter.toUpperCase()} left` : `No ${letter.toUpperCase()} on this board`)
  return next !== null
}

/**
 * Plays the spelled word if it is legal.
 * @param {Session} session
 */
export function playSpelled(session) {
  const { position, state: { spelling, judgement } } = session
  if (position && judgement?.isLegal) play(session, { word: spelledWord(position, spelling), tiles: spelling })
}

/**
 * @param {Session} session
 * @param {string} word
 * @param {number[] | null} tiles null for the best ones
 * @param {AbortSignal} signal
 */
async function judge(session, word, tiles, signal) {
  const judgement = await judged(session, word, tiles, signal)
  if (!judgement || signal.aborted) return
  const spelling = tiles ?? judgement.tiles ?? session.state.spelling
  session.change({ spelling, ...(spelling.length > 1 ? { judgement } : {}) })
  if (spelling.length < 2) return
  await new Promise(resolve => setTimeout(resolve, pause))
  if (judgement.isLegal) return searchOutlook(session, judgement, spelling, signal)
  const isUnknown = !word.includes('?') && !signal.aborted && (await unknownWords(session, [word])).length > 0
  if (isUnknown && !signal.aborted) session.change({ isUnknown })
}

/**
 * Has the outlook after a word searched, unless the search for moves has said something about it.
 * @param {Session} session
 * @param {Judgement} judgement
 * @param {number[]} spelling
 * @param {AbortSignal} signal
 */
async function searchOutlook(session, judgement, spelling, signal) {
  for (let count = 0; count < searchCount && !signal.aborted; count++) {
    if (hidesOutlook(session.game, session.state) || found(session, judgement.word, spelling)) return
    const better = await judged(session, judgement.word, spelling, signal, searchTime)
    if (!better?.text || signal.aborted) return
    if (better.text !== session.state.judgement?.text) session.change({ judgement: better })
  }
}

/**
 * The judgement of a word; null if it was aborted, or if the position is incomplete.
 * @param {Session} session
 * @param {string} word
 * @param {number[] | null} tiles null for those that the search has found, or else the best ones
 * @param {AbortSignal} signal
 * @param {number} [milliseconds] for its outlook
 * @returns {Promise<Judgement | null>}
 */
async function judged(session, word, tiles, signal, milliseconds = 0) {
  const { position, board } = session
  // Just after the page was opened, it may not be known yet what is missing. The module then says it.
  if (!position || board?.missing) return null
  const used = tiles ?? found(session, word)?.tiles
  const answer = await session.ask('judge', { position, word, milliseconds, ...(used ? { tiles: used } : {}), ...calling(session) }, signal)
  if (!answer || !('error' in answer)) return answer
  return { word, tiles, isLegal: false, refusal: sentence(answer.error), takes: '', text: null, standing: null, taken: [], after: null }
}
