// What the tabs of a browser know of each other: each hears what another has kept, and takes it over.
import { isSound } from './keeping.js'
import { withVocabulary } from '../model/vocabulary.js'
import { useTemplates } from './learning.js'
import { useKeptMarks } from './marking.js'
import { useKeptWords } from './wordList.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./keeping.js').Message} Message */

/**
 * Tells other tabs what this one keeps, and hears them.
 * @param {Session} session whose kept data has been read
 */
export function joinTabs(session) {
  if ('BroadcastChannel' in self) {
    const channel = new BroadcastChannel('letterpress')
    session.tellTabs = message => channel.postMessage(message)
    channel.onmessage = ({ data }) => hear(session, data)
  }
  // A tab that slept has heard nothing meanwhile.
  addEventListener('pageshow', event => { if (event.persisted) catchUp(session) })
  document.addEventListener('visibilitychange', () => { if (!document.hidden) catchUp(session) })
}

/** @param {Session} session */
async function catchUp(session) {
  for (const kept of (await session.database.all('games')).filter(isSound)) session.take(kept)
  for (const message of /** @type {Message[]} */ (['settings', 'marks'])) await hear(session, message)
}

/**
 * @param {Session} session
 * @param {Message} message
 */
export async function hear(session, message) {
  const { database } = session
  if (message === 'settings') {
    const { gameId: _, wordsName: __, ...settings } = withVocabulary(await database.get('settings', 'page') ?? {})
    // Which game is shown is this tab's own matter.
    return session.change({ settings: { ...session.state.settings, ...settings } })
  }
  if (message === 'words') return useKeptWords(session)
  if (message === 'marks') return useKeptMarks(session)
  if (message === 'templates') return useTemplates(session, (await database.get('settings', 'templates'))?.templates ?? [])
  const kept = await database.get('games', message.game)
  if (isSound(kept)) session.take(kept)
}
