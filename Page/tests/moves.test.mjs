import assert from 'node:assert/strict'
import test from 'node:test'
import { chosenMove, findings, foundMove, heading, isFurther, isRowOf, keepingLosses, moveRow, moveRows, preview, renewed, shownAdvice } from '../model/advice.js'
import { canSpell, put, slid, tapped, typed } from '../model/spelling.js'
import { scoresAt, timeline } from '../model/timeline.js'
import { hand, owners, ownersAfterHand, position } from './fixtures.mjs'

const texts = {
  takes: 'takes 2 from blue', chance: '63%', standing: 'good',  verdict: '', answer: "blue's best answer is NO.", outlook: 'HAND takes 2, 63% to win.',
  score: '10:9', owners: ownersAfterHand, formOf: null, ending: null,
}
const move = {
  word: 'hand', tiles: hand, tileNames: ['B4', 'C4', 'D1', 'A5'], rarity: 10, otherPlacements: 2, captured: [16, 20], claimed: [],
  after: { scores: { red: 10, blue: 9 }, defended: { red: 1, blue: 0 } }, verdict: { kind: 'lead', lead: 1.5 }, chance: 0.625,
  bound: false, line: [{ word: 'no', tiles: [2], tileNames: ['C1'] }], texts,
}
/** The move with other members and other texts. */
const other = (members, said = {}) => ({ ...move, ...members, texts: { ...texts, ...said } })

test('a move in words', () => {
  const made = moveRow(move)
  assert.deepEqual([made.word, made.label], ['HAND', 'HAND, good, 10:9 after, takes 2 from blue'])
  assert.equal(moveRow(other({ word: null, tiles: [] }, { takes: '' })).word, 'Pass')
  assert.match(moveRow(other({ bound: true, chance: null, verdict: null }, { standing: null, chance: null })).label, /^HAND, 10:9 after/)
  // The module says for whom it counts.
  assert.match(moveRow(other({ verdict: { kind: 'wins', plies: 3 } }, { standing: 'you lose' })).label, /^HAND, you lose, 10:9 after/)
})

/** Advice with moves of these words, those in lower case only bounds; of some it says what they are forms of. */
const advice = (words, forms = {}) => ({
  depth: 1, reason: `Play ${words[0]}.`, closeCall: false, known: null,
  moves: words.map(word => other({ word: word.toLowerCase() }, {
    outlook: word, standing: /[A-Z]/.test(word) ? word.length > 4 ? 'winning' : 'good' : null, ...forms[word] })),
  texts: { others: [], easierRemark: null, expects: null, effort: `${words}` },
})
const words = advice => moveRows(advice).map(({ word }) => word)

test('it is said whose moves they are', () => {
  const own = advice(['HAND'])
  const expected = { ...own, texts: { ...own.texts, expects: 'orange may play' } }
  assert.deepEqual([heading(null, 'best moves'), heading(own, 'best moves'), heading(expected, 'best moves')], ['Best moves', 'Best moves', 'Orange may play'])
})

test('near forms are one row, led by the best', () => {
  const shown = advice(['HUTZPAHS', 'HAND', 'HUTZPAH'], { HUTZPAH: { formOf: 'hutzpahs', ending: '-' } })
  const rows = moveRows(shown)
  assert.deepEqual(rows.map(({ word, forms }) => [word, forms.map(form => [form.word, form.ending])]), [['HUTZPAHS', [['HUTZPAH', '-']]], ['HAND', []]])
  assert.deepEqual(['HUTZPAH', 'HUTZPAHS', 'HAND', null].map(word => isRowOf(rows[0], word)), [true, true, false, false])
})

test('each row says how it stands, as far as that is known', () => {
  const rows = moveRows(advice(['THREE', 'OTHER', 'FOUR', 'five', 'six']))
  assert.deepEqual(rows.map(({ remark }) => remark), ['winning', 'winning', 'good', '', ''])
})

test('what is found is shown in its own order, unless the order rests', () => {
  const shown = advice(['COVERTLY', 'HAND', 'MOTH'])
  const found = advice(['HOVERCRAFT', 'MOTH', 'COVERTLY'])
  assert.deepEqual(words(shownAdvice(null, found, true)), ['HOVERCRAFT', 'MOTH', 'COVERTLY'])
  assert.deepEqual(words(shownAdvice(shown, found, false)), ['HOVERCRAFT', 'MOTH', 'COVERTLY'])
  const held = shownAdvice(shown, found, true)
  // One that the search no longer lists stays, and a new one comes last.
  assert.deepEqual(words(held), ['COVERTLY', 'HAND', 'MOTH', 'HOVERCRAFT'])
  assert.deepEqual([held.texts.effort, held.reason], ['HOVERCRAFT,MOTH,COVERTLY', 'Play COVERTLY.'])
  assert.deepEqual(held.moves.map(({ texts: { outlook } }) => outlook), ['COVERTLY', 'HAND', 'MOTH', 'HOVERCRAFT'])
  // Then the search's order again.
  assert.deepEqual(words(shownAdvice(held, found, false)), ['HOVERCRAFT', 'MOTH', 'COVERTLY'])
})

test('what was proven stays so in a later answer that does not repeat the proof', () => {
  const verdict = (found, ...kinds) => ({ ...found, moves: found.moves.map((move, at) => ({ ...move, verdict: kinds[at] ? { kind: kinds[at] } : move.verdict })) })
  const before = verdict(advice(['COVERTLY', 'HAND', 'MOTH']), 'lead', 'lead', 'loses')
  const later = verdict(advice(['MOTH', 'HAND', 'COVERTLY', 'OTHER', 'five']), 'lead', 'lead', 'lead', 'loses')
  // Not of the first: it was found to be the best, which the search examines.
  assert.equal(keepingLosses(later, before), later)
  assert.equal(keepingLosses(later, null), later)
  const last = verdict(advice(['HAND', 'MOTH', 'COVERTLY', 'OTHER', 'five']), 'lead', 'lead', 'lead', 'loses')
  const kept = keepingLosses(last, before)
  assert.deepEqual(kept.moves.map(({ word, verdict: { kind } }) => `${word} ${kind}`), ['hand lead', 'covertly lead', 'moth loses', 'other loses', 'five lead'])
  // Other tiles are another move.
  last.moves[1] = { ...last.moves[1], tiles: [1, 2, 3, 4] }
  assert.equal(keepingLosses(last, before), last)
  const [win, lead] = [verdict(advice(['HAND']), 'wins'), advice(['MOTH'])]
  assert.deepEqual([isFurther(lead, win), isFurther(win, lead), isFurther({ ...lead, depth: 0 }, lead), isFurther(lead, lead)], [false, true, false, true])
})

test('while the order rests, what is said of a row is new, and what stays is the same object', () => {
  const shown = advice(['HAND', 'MOTH'])
  const found = advice(['MOTH', 'HAND'])
  found.moves[1].texts.standing = 'even'
  const held = shownAdvice(shown, found, true)
  assert.deepEqual(held.moves.map(({ texts: { standing } }) => standing), ['even', 'good'])
  assert.equal(held.moves[1], shown.moves[1])
})

test('while the order rests, forms of a word that are found later make a row of their own', () => {
  const shown = advice(['HUTZPAH', 'HAND'])
  const found = advice(['HUTZPAHS', 'HUTZPAH', 'HAND', 'MOTH'], { HUTZPAH: { formOf: 'hutzpahs', ending: '-' } })
  assert.deepEqual(words(shownAdvice(shown, found, true)), ['HUTZPAH', 'HAND', 'HUTZPAHS', 'MOTH'])
  const more = advice(['HUTZPAH', 'HUTZPAHS', 'HUTZPAHES', 'HAND'], {
    HUTZPAHS: { formOf: 'hutzpah', ending: '-S' }, HUTZPAHES: { formOf: 'hutzpah', ending: '-ES' } })
  assert.deepEqual(words(shownAdvice(shown, more, true)), ['HUTZPAH', 'HAND', 'HUTZPAHS'])
  assert.deepEqual(moveRows(shownAdvice(shown, more, true))[2].forms.map(({ ending }) => ending), ['HUTZPAHES'])
})

test('a preview shows who would own what', () => {
  assert.deepEqual(preview(move), { tiles: hand, owners: ownersAfterHand, scores: { red: 10, blue: 9 }, title: 'hand', move })
})

test('the move looked at is the one opened, among the rows, their forms and the words beside the best, or else the best', () => {
  const shown = advice(['HUTZPAHS', 'HAND', 'HUTZPAH'], { HUTZPAH: { formOf: 'hutzpahs', ending: '-' } })
  shown.texts.others = [{ label: 'Easier', move: other({ word: 'cat' }) }]
  const chosen = opened => chosenMove(shown, opened).word
  assert.deepEqual([null, 'HAND', 'HUTZPAH', 'CAT', 'GONE'].map(chosen), ['hutzpahs', 'hand', 'hutzpah', 'cat', 'hutzpahs'])
  assert.equal(chosenMove(null, 'HAND'), null)
})

test('a step keeps what was suggested, and the chance if the search has found a move', () => {
  const other = { word: 'toad', tiles: [1, 2, 3, 4] }
  const texts = { redChance: 0.25, redPercent: 25, others: [{ move: other }, { move }] }
  assert.deepEqual(findings({ moves: [move, { word: null, tiles: [] }], texts }),
    { chance: 0.25, percent: 25, suggested: [{ word: 'hand', tiles: hand }, other] })
  assert.deepEqual(findings({ moves: [], texts: { redChance: null, redPercent: null, others: [] } }), { suggested: [] })
})

test('the search says something about a word on the tiles of its move, in whatever order equal letters are', () => {
  const advice = { moves: [move], texts: { others: [] } }
  assert.equal(foundMove(advice, 'hand', [...hand].reverse()).outlook, texts.outlook)
  assert.deepEqual(foundMove(advice, 'hand').tiles, hand)
  assert.equal(foundMove(advice, 'hand', [7, 17, 3, 20]), null)
  assert.equal(foundMove(advice, 'hang'), null)
  assert.equal(foundMove(null, 'hand'), null)
  // A word that is named beside the best one may be missing in the list.
  const easier = { label: 'Easier', move: other({ word: 'hang', tiles: [16, 17, 3, 2] }, { outlook: 'takes 1' }) }
  const beside = { ...advice, texts: { others: [easier] } }
  assert.deepEqual(foundMove(beside, 'hang'), { tiles: [16, 17, 3, 2], outlook: 'takes 1' })
  assert.deepEqual(foundMove(beside, 'hand').tiles, hand)
  // The most that it can be worth is no judgement.
  assert.equal(foundMove({ ...advice, moves: [{ ...move, bound: true }] }, 'hand', hand), null)
})

test('what stays the same in newer advice is the same object', () => {
  const before = { depth: 1, moves: [{ word: 'a', tiles: [1] }, { word: 'b', tiles: [2] }], texts: { hint: null } }
  const after = renewed(before, { depth: 2, moves: [{ word: 'a', tiles: [1] }, { word: 'b', tiles: [3] }], texts: { hint: null } })
  assert.deepEqual(after, { depth: 2, moves: [{ word: 'a', tiles: [1] }, { word: 'b', tiles: [3] }], texts: { hint: null } })
  assert.equal(after.moves[0], before.moves[0])
  assert.equal(after.texts, before.texts)
  assert.notEqual(after.moves[1], before.moves[1])
  assert.equal(renewed(before, structuredClone(before)), before)
  assert.deepEqual(renewed([1, 2], [1]), [1])
  assert.deepEqual(renewed(null, { a: 1 }), { a: 1 })
})

test('tiles are added and removed', () => {
  assert.deepEqual(tapped(tapped([], 3), 5), [3, 5])
  assert.deepEqual(tapped([3, 5, 6], 5), [3, 6])
  assert.deepEqual(slid([3, 5], 3), [3])
  assert.deepEqual(slid([3, 5], 6), [3, 5, 6])
  assert.deepEqual(slid([3, 5, 6], 3), [3, 5, 6])
  assert.deepEqual(put([3, 5, 6], 6, 0), [6, 3, 5])
  assert.deepEqual(put([3, 5], 9, 1), [3, 9, 5])
})

test('a typed letter uses a tile that is left', () => {
  assert.deepEqual(typed(position, [], 't'), [0])
  assert.deepEqual(typed(position, [0, 4], 't'), [0, 4, 15])
  assert.equal(typed(position, [0, 4, 15], 't'), null)
  assert.equal(typed(position, [], 'x'), null)
})

test('a board spells a word that it has the letters for, each once', () => {
  assert.deepEqual(['hand', 'ttt', 'tttt', 'qwerty'].map(word => canSpell(position, word)), [true, true, false, false])
  // A tile that was not read may be anything, but only one thing.
  const unread = { ...position, letters: `?${position.letters.slice(1)}` }
  assert.deepEqual(['quag', 'qx'].map(word => canSpell(unread, word)), [true, false])
})

test('a move is animated from the owners before to those after, and the scores with it', () => {
  const played = { before: owners, after: ownersAfterHand, scores: { red: 8, blue: 11 }, tiles: hand, player: 'red' }
  const line = timeline(played)
  assert.deepEqual(scoresAt(played, line, 0), { red: 8, blue: 11 })
  assert.deepEqual(scoresAt(played, line, line.duration), { red: 10, blue: 9 })
  assert.equal(line.steps.filter(({ kind }) => kind === 'lift').length, 4)
  assert.ok(line.steps.every(({ start, duration }) => start + duration <= line.duration))
  assert.equal(line.stops.at(-1), line.duration)
})
