// The file of marked words, which the program and other browsers read as well.
import { marksText, understood } from '../model/marks.js'
import { keep } from './marking.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/marks.js').Marks} Marks */

/**
 * Adds the marks of a file to what is marked here.
 * @param {Session} session
 * @param {string} name of the file
 * @param {ArrayBuffer} text of two columns
 */
export async function importMarks(session, name, text) {
  const marks = await read(session, name, text)
  if (marks && await keep(session, kept => ({ ...kept, ...marks }))) session.tell(`${count(marks)} from ${name}.`)
}

/**
 * Adds marks that were saved elsewhere: what was marked here stays.
 * @param {Session} session
 * @param {string} name of the file
 * @param {string} text
 */
export async function addMarks(session, name, text) {
  const marks = await read(session, name, new TextEncoder().encode(text).buffer)
  if (marks) await keep(session, kept => ({ ...marks, ...kept }))
}

/**
 * All marks, as a file.
 * @param {Session} session
 * @returns {{ name: string, content: Blob }}
 */
export const exportMarks = session => ({ name: 'letterpress-words.txt', content: new Blob([marksText(session.state.marks)], { type: 'text/plain' }) })

/** @param {Marks} marks */
function count(marks) {
  const { length } = Object.keys(marks)
  return `${length.toLocaleString('en')} ${length === 1 ? 'word' : 'words'}`
}

/**
 * The marks in a file; null if it has anything else, which is then said.
 * @param {Session} session
 * @param {string} file
 * @param {ArrayBuffer} text
 * @returns {Promise<Marks | null>}
 */
async function read(session, file, text) {
  const answer = await session.engine.ask('changeWords', { file }, { bytes: new Uint8Array(text) })
  if (!('error' in answer)) return understood(answer)
  session.change({ alert: `${file}: ${answer.error}` })
  return null
}
