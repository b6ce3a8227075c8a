// What the tabs of a browser know of each other: each hears what another has kept, and takes it over.
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
  session.take(await session.database.all('games'))
  for (const message of /** @type {Message[]} */ (['settings', 'marks'])) await hear(session, message)
}

/**
 * @param {Session} session
 * @param {Message} message
 */
export async function hear(session, message) {
  const { database } = session
  if (message === 'settings') {
    const { gameId: _, wordsName: __, ...settings } = withVocabulary(await session.kept.get('page') ?? {})
    // Which game is shown is this tab's own matter.
    return session.change({ settings: { ...session.state.settings, ...settings } })
  }
  if (message === 'words') return useKeptWords(session)
  if (message === 'marks') return useKeptMarks(session)
  if (message === 'templates') return useTemplates(session, (await session.kept.get('templates'))?.templates ?? [])
  session.take([await database.get('games', message.game)])
}
