// The file of learnt letters, which the program and other browsers read as well.
import { mostTemplates } from '../model/formats.js'
import { addTemplates } from './learning.js'
import { contentsOf } from './chosen-file.js'
import { limits } from './giving.js'

/** @typedef {import('./session.js').Session} Session */

/**
 * The file of all letters learnt; nothing, with an alert, if there is no memory for it.
 * @param {Session} session
 */
export async function savedLetters(session) {
  const file = await session.engine.ask('templatesFile', null)
  if ('error' in file) {
    session.change({ alert: `The letters cannot be saved: ${file.error}` })
    return null
  }
  return { name: 'letters.letterpress', content: new Blob([file], { type: 'application/octet-stream' }) }
}

/**
 * Takes the letters of a file, besides those learnt here.
 * @param {Session} session
 * @param {File} file
 */
export async function openLetters(session, file) {
  const content = await contentsOf(session, file, limits.letters)
  if (!content) return
  const before = session.state.templates.length
  const bytes = new Uint8Array(content)
  const answer = await session.engine.ask('openTemplates', { file: file.name }, { bytes })
  if ('error' in answer) return session.change({ alert: `${file.name}: ${answer.error}.` })
  if (before + answer.templates.length > mostTemplates) {
    return session.change({ alert: `${file.name}: with these letters there would be more than ${mostTemplates}, which is the most.` })
  }
  if (answer.templates.length && !await addTemplates(session, answer.templates)) return
  session.tell(openedText(answer, session.state.templates.length - before))
}

/** @param {number} count @param {string} one @param {string} several */
const counted = (count, one, several) => `${count} ${count === 1 ? one : several}`

/**
 * What came of a file of letters.
 * @param {Pick<import('../engine/types').OpenTemplatesAnswer, 'contradictions' | 'damaged'>} answer
 * @param {number} added how many are new here
 */
export function openedText({ contradictions, damaged }, added) {
  const parts = [added ? `Added ${counted(added, 'letter', 'letters')}.` : 'There is no letter in it that is new here.']
  if (contradictions.length) {
    const list = contradictions.map(({ name, own }) => `${name} like ${own}`).join(', ')
    parts.push(`Left out, as they look like other letters here: ${list}.`)
  }
  if (damaged) parts.push(`${counted(damaged, 'letter of it is damaged', 'letters of it are damaged')}.`)
  return parts.join(' ')
}
