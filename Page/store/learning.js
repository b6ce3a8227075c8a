// Letters learnt from corrected pictures, and reports of misread ones.
import { currentPosition, lastPicture } from '../model/game.js'
import { allTemplates, isSameTemplate } from '../model/merge.js'
import { keptPicture } from './giving.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/types.js').Template} Template */
/** @typedef {import('../engine/types').TileAnswer & { blob: Blob, board: import('../model/types.js').Reading['board'] }} Reasons */

/**
 * Has the engine use what was learnt, before it reads anything.
 * @param {Session} session
 */
export async function loadTemplates(session) {
  const kept = await session.kept.get('templates')
  if (kept?.templates.length) useTemplates(session, kept.templates)
}

/**
 * Has the engine use what was learnt here or in another tab.
 * @param {Session} session
 * @param {Template[]} templates
 */
export async function useTemplates(session, templates) {
  session.change({ templates })
  const answer = await session.engine.ask('useTemplates', { templates })
  if ('error' in answer) session.change({ alert: `The learnt letters cannot be used: ${answer.error}.`, templates: [] })
}

/**
 * What a tile of the last picture was compared with.
 * @param {Session} session
 * @param {number} tile
 * @returns {Promise<Reasons | null>} null if there is no picture
 */
export async function explain(session, tile) {
  const picture = session.game && lastPicture(session.game)
  const blob = picture && await keptPicture(session, picture.key)
  if (!picture || !blob) return null
  const answer = await session.engine.tile({ key: picture.key, file: picture.file, picture: blob }, tile)
  return 'error' in answer ? null : { ...answer, blob, board: picture.reading.board }
}

/**
 * Learns the corrected letters of the last picture.
 * @param {Session} session
 */
export async function learn(session) {
  const { game } = session
  const picture = game && lastPicture(game)
  const blob = picture && await keptPicture(session, picture.key)
  if (!game || !picture || !blob) return
  const letters = correctedLetters(picture.reading.letters.toLowerCase(), currentPosition(game).letters)
  const request = { key: picture.key, file: picture.file, picture: blob, letters, force: true }
  const answer = await session.engine.train(request)
  if ('error' in answer) return session.change({ alert: `${picture.file}: ${answer.error}` })
  const known = session.state.templates
  const added = answer.learnt.filter(template => !known.some(other => isSameTemplate(other, template)))
  await keepTemplates(session, answer.learnt, kept => allTemplates(kept, added))
  session.tell(learntText(answer))
}

/**
 * What came of learning.
 * @param {Pick<import('../engine/types').TrainAnswer, 'added' | 'covered'>} answer
 */
export function learntText({ added, covered }) {
  const skipped = !covered.length ? '' : covered.length === 1 ? 'A covered tile was not learnt.' : `${covered.length} covered tiles were not learnt.`
  if (added.length) return [`Learnt ${added.join(', ')}.`, skipped].filter(text => text).join(' ')
  return skipped || 'These letters look like ones it knows: there is nothing new to learn.'
}

/**
 * The corrected letters; `?` for those read correctly.
 * @param {string} read
 * @param {string} right
 */
const correctedLetters = (read, right) =>
  [...right].map((letter, tile) => letter === read[tile] ? '?' : letter).join('')

/**
 * Keeps what was learnt, with what another tab has learnt meanwhile.
 * @param {Session} session
 * @param {Template[]} used by the engine
 * @param {(kept: Template[]) => Template[]} change
 */
async function keepTemplates(session, used, change) {
  const kept = await session.kept.update('templates', before => ({ templates: change(before?.templates ?? []) })).catch(() => {
    session.change({ alert: 'The browser has no room left to keep the letters, so they are used only until you close the page: delete old games.' })
  })
  const templates = kept?.templates ?? used
  if (JSON.stringify(templates) === JSON.stringify(used)) session.change({ templates })
  else await useTemplates(session, templates)
  session.tellTabs('templates')
}

/**
 * Adds letters that were learnt elsewhere.
 * @param {Session} session
 * @param {Template[]} templates
 * @returns {Promise<boolean>} whether they are used; if not, an alert says why
 */
export async function addTemplates(session, templates) {
  // The engine takes them before they are kept. If a template that it refuses were kept, it could use none of them from then
  // on.
  const all = allTemplates(session.state.templates, templates)
  const answer = await session.engine.ask('useTemplates', { templates: all })
  if ('error' in answer) {
    session.change({ alert: `The learnt letters were left out: ${answer.error}.` })
    return false
  }
  await keepTemplates(session, all, kept => allTemplates(kept, templates))
  return true
}

/**
 * Forgets all that was learnt of a letter.
 * @param {Session} session
 * @param {string} letter
 */
export async function forgetLetter(session, letter) {
  const without = (/** @type {Template[]} */ templates) => templates.filter(({ name }) => name[0] !== letter)
  const templates = without(session.state.templates)
  const answer = await session.engine.ask('useTemplates', { templates })
  if ('error' in answer) return session.change({ alert: answer.error })
  await keepTemplates(session, templates, without)
}

/**
 * A report of a misread picture: the picture, what was read, what is right.
 * @param {Session} session
 * @returns {Promise<{ name: string, content: Blob } | null>}
 */
export async function misreadReport(session) {
  const { game } = session
  const picture = game && lastPicture(game)
  const blob = picture && await keptPicture(session, picture.key)
  if (!game || !picture || !blob) return null
  const { letters, owners, turn } = currentPosition(game)
  const text = new Uint8Array(await blob.arrayBuffer()).reduce((all, byte) => all + String.fromCharCode(byte), '')
  const report = {
    file: picture.file, read: picture.reading, right: { letters, owners, turn },
    picture: `data:${blob.type || 'application/octet-stream'};base64,${btoa(text)}`,
  }
  return {
    name: `misread-${picture.file.replace(/\.\w+$/, '')}.json`,
    content: new Blob([JSON.stringify(report, null, 1)], { type: 'application/json' }),
  }
}
