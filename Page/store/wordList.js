// The word list: the built-in one, or the player's, which the browser keeps.

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./database.js').KeptSettings['words']} KeptList */

/**
 * Uses a player's word list; null for the built-in one.
 * @param {Session} session
 * @param {KeptList | null} list
 */
export async function useWords(session, list) {
  const answer = await ask(session, list)
  if ('error' in answer) return session.change({ alert: list ? `${list.name}: ${answer.error}` : answer.error })
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
  session.change({ wordsEdition: session.state.wordsEdition + 1, wordsNotes: answer.notes })
  session.tell(list ? `Using ${answer.words.toLocaleString('en')} words from ${list.name}.` : 'Using the built-in words.')
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
  const { settings, wordsEdition } = session.state
  session.change({ settings: { ...settings, wordsName: list?.name ?? '' }, wordsNotes: answer.notes, wordsEdition: wordsEdition + 1 })
}

/**
 * @param {Session} session
 * @param {KeptList | null} list
 */
const ask = (session, list) => session.engine.useWords(list && { file: list.name, text: list.text })
