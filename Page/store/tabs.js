// What the tabs of a browser know of each other: each hears what another has kept, and takes it over.
import { withVocabulary } from '../model/words.js'
import { useTemplates } from './learning.js'
import { useKeptMarks } from './marking.js'
import { useKeptWords } from './wordList.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./keeping.js').Message} Message */

/**
 * Where tabs hear each other, whichever versions of the page they have. A later version may send messages that this one does not
 * know, and add members to those that it knows. If a message got another meaning, the channel would need another name.
 */
const channelName = 'letterpress'

/**
 * Tells other tabs what this one keeps, and hears them.
 * @param {Session} session whose kept data has been read
 */
export function joinTabs(session) {
  if ('BroadcastChannel' in self) {
    const channel = new BroadcastChannel(channelName)
    session.tellTabs = message => channel.postMessage(message)
    channel.onmessage = ({ data }) => hear(session, data)
  }
  session.catchUp = () => catchUp(session, ['settings', 'marks', 'templates', 'words'])
  // A tab that slept has heard nothing meanwhile.
  const wake = () => catchUp(session, ['settings', 'marks'])
  addEventListener('pageshow', event => { if (event.persisted) wake() })
  document.addEventListener('visibilitychange', () => { if (!document.hidden) wake() })
}

/**
 * @param {Session} session
 * @param {Message[]} messages that it may have missed, besides those about games
 */
async function catchUp(session, messages) {
  session.take(await session.database.all('games'))
  for (const message of messages) await hear(session, message)
}

/**
 * What is taken over when a message says that it was kept, unless it is a game.
 * @type {Record<Extract<Message, string>, (session: Session) => Promise<unknown>>}
 */
const heard = {
  settings: async session => {
    const { gameId: _, wordsName: __, ...settings } = withVocabulary(await session.kept.get('page') ?? {})
    // Which game is shown is this tab's own matter.
    session.change({ settings: { ...session.state.settings, ...settings } })
  },
  words: useKeptWords,
  marks: useKeptMarks,
  templates: async session => useTemplates(session, (await session.kept.get('templates'))?.templates ?? []),
}

/**
 * @param {Session} session
 * @param {unknown} message if it is no {@link Message}, a later version of the page has sent it, and nothing is done
 */
export async function hear(session, message) {
  if (typeof message === 'string' && Object.hasOwn(heard, message)) return heard[/** @type {keyof typeof heard} */ (message)](session)
  const { game } = /** @type {{ game?: unknown }} */ (Object(message))
  if (typeof game === 'string') session.take([await session.database.get('games', game)])
}
