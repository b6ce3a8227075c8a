// The word list: the built-in one, or the player's, which the browser keeps.
import { changeWords } from './spelling.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./database.js').KeptSettings['words']} KeptList */

/** The game's own list: its name, which says whose it is and its licence, and its only address that the content policy allows. */
export const gameList = {
  name: 'the game’s own list, by Loren Brichter, CC0',
  address: 'https://raw.githubusercontent.com/lorenbrichter/Words/master/Words/en.txt',
}

/**
 * Uses a player's word list; null for the built-in one.
 * @param {Session} session
 * @param {KeptList | null} list
 */
export async function useWords(session, list) {
  const error = await takeWords(session, list)
  if (error) session.change({ alert: list ? `${list.name}: ${error}` : error })
}

/**
 * Uses a word list, unless it cannot be used.
 * @param {Session} session
 * @param {KeptList | null} list
 * @param {boolean} [isGameList] whether any other list than the game's own is refused
 * @returns {Promise<string>} why it cannot be used; empty if it is
 */
export async function takeWords(session, list, isGameList = false) {
  const answer = await ask(session, list, isGameList)
  if ('error' in answer) return answer.error
  const wordsName = list?.name ?? ''
  try {
    if (list) await session.kept.put('words', list)
    else await session.kept.update('words', () => undefined)
    session.set({ wordsName })
    session.tellTabs('words')
  } catch {
    session.change({
      settings: { ...session.state.settings, wordsName },
      alert: 'The browser has no room left to keep this list, so it is used only until you close the page: delete old games.',
    })
  }
  // The same name may be another list.
  changeWords(session, { wordsNotes: answer.notes })
  session.tell(list ? `Using ${answer.words.toLocaleString('en')} words from ${list.name}.` : 'Using the built-in words.')
  return ''
}

/**
 * Has the engine use the kept word list, before any other request.
 * @param {Session} session
 * @returns {Promise<() => Promise<void>>} to call when the settings are loaded: reports an unusable list, which stays, as it may be
 *   usable the next time
 */
export async function loadWords(session) {
  const list = await session.kept.get('words')
  const used = list ? ask(session, list) : null
  return async () => {
    const { settings } = session.state
    if (!list || !used) {
      // Unless one has been chosen meanwhile.
      if (settings.wordsName && !await session.kept.get('words')) session.set({ wordsName: '' })
      return
    }
    const answer = await used
    if ('error' in answer) {
      session.change({ alert: `${list.name}: ${answer.error}`, wordsNotes: ['It cannot be used at the moment. The built-in words are used instead.'] })
      return
    }
    session.change({ wordsNotes: answer.notes })
    if (settings.wordsName !== list.name) session.set({ wordsName: list.name })
  }
}

/**
 * Uses the word list that another tab has chosen.
 * @param {Session} session
 */
export async function useKeptWords(session) {
  const list = await session.kept.get('words') ?? null
  const answer = await ask(session, list)
  if ('error' in answer) return
  changeWords(session, { settings: { ...session.state.settings, wordsName: list?.name ?? '' }, wordsNotes: answer.notes })
}

/**
 * @param {Session} session
 * @param {KeptList | null} list
 * @param {boolean} [isGameList]
 */
async function ask(session, list, isGameList) {
  const name = list ? `${list.text.byteLength} ${sum(new Uint8Array(list.text))}` : ''
  const before = wordsInUse(session)
  // Whatever is asked from now on is answered with it.
  inUse.set(session, name)
  const answer = await session.engine.useWords(list && { file: list.name, text: list.text, isGameList })
  if ('error' in answer) inUse.set(session, before)
  return answer
}

/** @type {WeakMap<Session, string>} */
const inUse = new WeakMap()

/**
 * What tells the list that the engine uses from others, which need not be the one that is kept; empty for the built-in one.
 * @param {Session} session
 */
export const wordsInUse = session => inUse.get(session) ?? ''

/**
 * A number by which texts are told apart.
 * @param {Uint8Array} bytes
 */
export function sum(bytes) {
  let sum = bytes.length
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 16_777_619)
  return sum >>> 0
}
