// Words that the player marks: refused or taken by the game, or never to be suggested. They change whatever list is in use.
import { currentNode } from '../model/game.js'
import { marksText, markOf, withMark } from '../model/marks.js'
import { go } from './playing.js'
import { changeWords } from './spelling.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/marks.js').Mark} Mark */
/** @typedef {import('../model/marks.js').Marks} Marks */

/** What is said of a word that was marked. */
const said = { refused: 'is off the list', accepted: 'is on the list', never: 'won’t be suggested' }

/**
 * Has the engine use the kept marks, before any other request.
 * @param {Session} session
 */
export async function loadMarks(session) {
  const kept = await session.kept.get('marks')
  if (kept) use(session, kept)
}

/**
 * Marks a word, or takes its mark back, which can be undone.
 * @param {Session} session
 * @param {string} word in lower case
 * @param {Mark | null} mark
 */
export async function markWord(session, word, mark) {
  const before = markOf(session.state.marks, word)
  const undo = () => setMark(session, word, before)
  if (!await setMark(session, word, mark)) return
  session.change({ toast: {
    text: `${word.toUpperCase()} ${mark ? said[mark] : 'is no longer marked'}.`, action: { label: 'Undo', run: undo },
    ...mark === 'refused' && offersGameList(session) && { other: { label: 'The game’s list', run: () => session.showsGameList() } },
  } })
}

/**
 * Whether to offer the game's own list: once, to those who use the built-in one.
 * @param {Session} session
 */
function offersGameList(session) {
  const { wordsName, wasOfferedList } = session.state.settings
  if (wordsName || wasOfferedList) return false
  session.set({ wasOfferedList: true })
  return true
}

/**
 * Says what playing a move here does, and asks whether the game took the word. If it did not, the move is taken back.
 * @param {Session} session
 */
export function askWhetherTaken(session) {
  const { game } = session
  if (!game) return
  const { move } = currentNode(game)
  // The computer takes every word, and what the opponent played has been taken.
  if (!move?.word || game.opponent || (game.you && move.player !== game.you)) return
  const { word } = move
  const refuse = () => {
    if (session.game?.id === game.id && session.game.current === game.current) go(session, 'undo')
    markWord(session, word, 'refused')
  }
  session.change({ toast: { text: `Recorded. Did the game take ${word.toUpperCase()}?`, action: { label: 'No', run: refuse } } })
}

/**
 * Gives a word a mark, or takes it back.
 * @param {Session} session
 * @param {string} word
 * @param {Mark | null} mark
 * @returns {Promise<boolean>} whether the engine uses it
 */
export const setMark = (session, word, mark) => keep(session, marks => withMark(marks, word, mark))

/**
 * Uses what another tab has marked.
 * @param {Session} session
 */
export async function useKeptMarks(session) {
  const kept = await session.kept.get('marks') ?? {}
  if (marksText(kept) !== marksText(session.state.marks)) await use(session, kept)
}

/** @type {WeakMap<Session, Promise<unknown>>} The latest change of the marks. */
const latest = new WeakMap()

/**
 * Changes the marks here, and those that are kept: another tab may have marked other words meanwhile.
 * @param {Session} session
 * @param {(marks: Marks) => Marks} change
 * @returns {Promise<boolean>} whether the engine uses them
 */
export async function keep(session, change) {
  // At once: the page may be left before the engine has answered.
  const keeping = session.kept.update('marks', before => change(before ?? {}))
    .catch(() => session.change({ alert: 'The browser has no room left to keep your words: delete old games.' }))
  latest.set(session, keeping)
  const isUsed = await use(session, change(session.state.marks))
  const kept = await keeping
  session.tellTabs('marks')
  // If there was a later change, it sees to that.
  if (latest.get(session) === keeping && kept && marksText(kept) !== marksText(session.state.marks)) await use(session, kept)
  return isUsed
}

/**
 * @param {Session} session
 * @param {Marks} marks
 * @returns {Promise<boolean>} whether the engine uses them
 */
async function use(session, marks) {
  const before = session.state.marks
  const changed = session.engine.changeWords(marksText(marks))
  // At once: whatever is asked from now on is answered with them.
  changeWords(session, { marks })
  const answer = await changed
  if (!('error' in answer)) return true
  session.change({ alert: answer.error, marks: before })
  return false
}
