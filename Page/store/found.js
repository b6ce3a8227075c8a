// What finished searches have found, kept with their positions: whoever comes back to one, by undo, after a reload or in another tab,
// gets the same answer at once, and a later search only goes deeper. Loaded when a search begins, beside it.
import { isFurther } from '../model/advice.js'
import { boolean, distinct, has, list, number, oneOf, orNull, record, text, whole } from '../model/shape.js'
import { sum, wordsInUse } from './wordList.js'

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('../model/types.js').Advice} Advice */
/** @typedef {import('../engine/thinking.js').Subject} Subject */
/** @typedef {{ advice: Advice, spent: number }} Found with the time that it took, in milliseconds */

/** For how many positions it is kept, the latest: each takes some 50 kB. */
const mostKept = 16

// Everything in it is drawn, so all of it is checked. What lacks something is of an earlier page, and is not used.
const sentence = text(2000)
const said = orNull(sentence)
const tiles = distinct(whole(0, 24), 25)
const counts = record({ red: whole(0, 25), blue: whole(0, 25) })
const move = { word: orNull(text(25)), tiles, tileNames: list(text(2), 25) }
const chance = number(0, 1)
const ranked = {
  ...move, rarity: orNull(whole(1, 1000)), doubtful: boolean, otherPlacements: whole(0, 1e7), captured: tiles, claimed: tiles,
  after: record({ scores: counts, defended: counts, position: text(1 << 18) }),
  verdict: orNull(record({ kind: oneOf('wins', 'loses', 'draws', 'seemsToWin', 'seemsToLose', 'lead') }, { plies: whole(1, 1000), lead: number(-1000, 1000) })),
  chance: orNull(chance), bound: boolean, line: list(record(move), 200),
}
const owners = text(25, /^[.rRbB]{25}$/)
const shown = record({
  ...ranked, texts: record({
    takes: sentence, standing: said, chance: said, verdict: sentence, rarity: sentence, doubt: sentence, answer: said, outlook: sentence, score: text(5),
    owners, formOf: orNull(text(25)), ending: orNull(text(25)),
  }),
})
const other = orNull(record({ ...ranked, cost: number(-1, 1) }))
const player = oneOf('red', 'blue')
/** The advice that the module gives, with at least one move. */
export const adviceShape = record({
  file: oneOf(null), position: text(1 << 18), letters: text(25, /^[A-Z?]{25}$/), owners, turn: player, outcome: oneOf(null), scores: counts, defended: counts,
  reason: sentence, closeCall: boolean, moves: list(shown, 100, 1), known: other, surer: other, depth: whole(0, 1000), nodes: whole(0, Number.MAX_SAFE_INTEGER),
  seconds: number(0, 1e9), warnings: list(sentence, 100), isDone: boolean, texts: record({
    redPercent: orNull(whole(0, 100)), redChance: orNull(chance), redStanding: orNull(oneOf('winning', 'good', 'even', 'behind', 'losing')), expects: said,
    others: list(record({ label: text(40), move: shown }), 2), easierRemark: said, hint: said, effort: sentence,
  }),
})

/**
 * All that an answer follows from, as text: the position with what is asked for, and the words that may be played. It is to be asked for
 * when a search begins: when that ends, another list may be in use.
 * @param {Session} session
 * @param {Subject} subject
 */
export function naming(session, subject) {
  const words = JSON.stringify([wordsInUse(session), session.facts.builtInWords, Object.entries(session.state.marks).sort()])
  return JSON.stringify([subject, sum(new TextEncoder().encode(words))])
}

/**
 * What is kept under a name; null if nothing is, or nothing that can be used.
 * @param {Session} session
 * @param {string} name of {@link naming}
 * @returns {Promise<Found | null>}
 */
export async function recall(session, name) {
  const kept = (await session.kept.get('found'))?.list.find(({ subject }) => subject === name)
  return kept && has(adviceShape, kept.advice) ? kept : null
}

/**
 * Keeps what was found about a position of a game.
 * @param {Session} session
 * @param {string} game its id
 * @param {string} name of {@link naming}
 * @param {Found} found
 */
export async function remember(session, game, name, found) {
  if (!has(adviceShape, found.advice)) return
  await session.kept.update('found', kept => {
    const before = kept?.list.find(({ subject }) => subject === name)
    // Another tab may have looked further meanwhile.
    const isDeeper = before && has(adviceShape, before.advice) && !isFurther(found.advice, before.advice)
    const others = (kept?.list ?? []).filter(other => other !== before)
    return { ...kept, list: [isDeeper ? before : { game, subject: name, ...found }, ...others].slice(0, mostKept) }
  })
}
