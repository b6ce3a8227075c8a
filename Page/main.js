// Puts the layers together: engine, store, views.
import { Engine } from './engine/client.js'
import { keepForOffline } from './offline.js'
import { Analysis } from './store/analysis.js'
import { takeAddress } from './store/arriving.js'
import { Database } from './store/database.js'
import { sharedPictures } from './store/exchange.js'
import { loadTemplates } from './store/learning.js'
import { loadMarks } from './store/marking.js'
import { readWaiting } from './store/giving.js'
import { askToLast } from './store/keeping.js'
import { keepPlace, takePlace } from './store/place.js'
import { findWords } from './store/finding.js'
import { answerMoves } from './store/opposing.js'
import { Session } from './store/session.js'
import { joinTabs } from './store/tabs.js'
import { loadWords } from './store/wordList.js'
import { App } from './views/app.js'
import { askShared } from './views/letterpress-question.js'

const engine = new Engine()
const session = new Session(engine, Database.open())
const analysis = new Analysis(session)
findWords(session)
answerMoves(session)
// This comes before anything that must be waited for, so that a picture that is given at once is not lost, and none stays in
// the address.
new App(session, analysis)
takeAddress(session)
// recovery.js says so.
engine.started.catch(reportError)
keepForOffline(session)
// First of all, so that every later request is answered with them.
await attempt(loadTemplates(session))
const checkWords = await attempt(loadWords(session))
await attempt(loadMarks(session))
session.facts.begin()
await attempt(session.load())
joinTabs(session)
askToLast(session)
await attempt(takePlace(session))
keepPlace(session)
await attempt(readWaiting(session))
const shared = await attempt(sharedPictures())
if (shared) askShared(session, shared)
await checkWords?.()
// From here on, what goes wrong has nothing to do with the files of the page.
engine.started.then(() => dispatchEvent(new Event('letterpress-started')), () => {})

/**
 * A part of the start: if it fails, the rest starts without it.
 * @template Result
 * @param {Promise<Result>} part
 * @returns {Promise<Result | undefined>}
 */
async function attempt(part) {
  try {
    return await part
  } catch (error) {
    // Not reported as an error of the page, of which recovery.js would say that the page cannot start.
    console.error(error)
    return undefined
  }
}
