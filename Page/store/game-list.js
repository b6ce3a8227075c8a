// Gets the game's own word list over the network, when the player asks for it.
import { Refusal, told } from '../engine/refusal.js'
import { Silence, within } from '../engine/within.js'
import { gameList, takeWords } from './wordList.js'

/** @typedef {import('./session.js').Session} Session */

/** What is larger than this is not the list, which has 2.8 MB: in bytes. */
const most = 8 << 20
/** For how long the host may be silent, in milliseconds. */
const patience = 30_000

const { host } = new URL(gameList.address)

/**
 * Gets the list and uses it.
 * @param {Session} session
 * @param {AbortSignal} signal by which the player stops it
 * @returns {Promise<string>} why it was not got; empty if it was
 */
export async function getList(session, signal) {
  try {
    const text = await fetched(signal)
    signal.throwIfAborted()
    const error = await takeWords(session, { name: gameList.name, text }, true)
    return error && `What ${host} sent cannot be used: ${error}.`
  } catch (error) {
    if (signal.aborted) return 'Stopped.'
    if (error instanceof Silence) return `${host} does not answer.`
    return told(error, navigator.onLine ? `${host} could not be reached: check the network, and what blocks pages from it.` : 'You are offline.')
  }
}

/** @param {AbortSignal} stopped by the player */
async function fetched(stopped) {
  const call = new AbortController()
  const stop = () => call.abort()
  stopped.addEventListener('abort', stop)
  try {
    // The host is told nothing but the address; the text is kept with the settings, so no cache needs it.
    const answer = await within(fetch(gameList.address, {
      signal: call.signal, mode: 'cors', credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store',
    }), patience)
    if (!answer.ok || !answer.body) throw new Refusal(`${host} refuses to send it (status ${answer.status}).`)
    const reader = answer.body.getReader()
    const parts = []
    let size = 0
    for (;;) {
      const { value } = await within(reader.read(), patience)
      if (!value) return await new Blob(parts).arrayBuffer()
      parts.push(value)
      size += value.length
      if (size > most) throw new Refusal(`What ${host} sends is not the list: it has more than ${most >> 20} MiB.`)
    }
  } finally {
    // Nothing more is loaded of what was given up.
    stop()
    stopped.removeEventListener('abort', stop)
  }
}
