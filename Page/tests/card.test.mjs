// What the card says, by what is known.
import assert from 'node:assert/strict'
import test from 'node:test'
import { cardView } from '../model/card.js'
import { doubtText } from '../model/boardView.js'
import { board, owners, position } from './fixtures.mjs'

/** A move as the module ranks it, without what the card does not use. */
const move = (word, rest = {}) => ({
  word, tiles: [16, 17, 3, 20], tileNames: [], captured: [16, 20], claimed: [3], chance: 0.7, bound: false, verdict: { kind: 'lead', lead: 3 },
  after: { scores: { red: 11, blue: 9 }, defended: { red: 0, blue: 0 } }, line: [], texts: texts(), ...rest,
})
const texts = (rest = {}) => ({ takes: '', standing: 'good', chance: '70%', verdict: '', score: '11:9', doubt: '', owners, answer: null, formOf: null, ...rest })

const advice = (moves, rest = {}) => ({
  turn: 'red', scores: { red: 8, blue: 11 }, reason: 'Play it.', known: null, moves,
  texts: { others: [], hint: 'Look for H.', effort: '' }, ...rest,
})

const start = { kind: 'start', title: 'Start', position, move: null, parent: -1, next: null, chance: null }
const source = (rest = {}) => ({
  node: start, board: board(position), advice: advice([move('hand')]), isHidden: false, revealed: 0, you: 'red', isYouGuessed: false,
  names: { red: 'green', blue: 'orange' }, ...rest,
})

test('against the computer, says that it thinks, and offers another game at the end', () => {
  const waiting = cardView(source({ you: 'blue', opponent: 'Casual', isReplying: true, isHidden: true }))
  assert.deepEqual([waiting.kind, waiting.text, waiting.action, waiting.move], ['reply', 'Casual thinks about its move …', '', null])
  const over = (/** @type {object} */ more) => cardView(source({ board: board(position, { outcome: 'red', turn: null }), ...more })).action
  assert.equal(over({ opponent: 'Casual' }), 'Play again')
  assert.equal(over({}), '')
})

test('asks only for the owners that are open', () => {
  const lead = (/** @type {string | null} */ owners) => cardView(source({
    node: { ...start, position: { ...position, owners } }, board: board(position, { missing: 'owners' }),
  })).lead
  assert.equal(lead(null), 'The colours could not be read: tap the tiles to correct them.')
  assert.equal(lead('?' + owners.slice(1)), 'Whose is the marked tile? Tap it and say it.')
  assert.equal(lead('??' + owners.slice(2)), 'Whose are the 2 marked tiles? Tap them and say it.')
})

test('the opponent has the same name in what was played and in how the game ended', () => {
  const names = { red: 'red', blue: 'Casual' }
  const played = { ...start, kind: 'move', move: { word: 'hand', tiles: [16, 17, 3, 20], player: 'blue', taken: [16] } }
  const note = (/** @type {object} */ more) => cardView(source({ node: played, ...more })).note
  assert.match(note({ names }), /^Casual played HAND, /)
  assert.match(note({}), /^Orange played HAND, /)
  const over = cardView(source({ board: board(position, { outcome: 'blue', turn: null }), names }))
  assert.match(over.word, /^Casual won/)
})

test('on your turn the card says what to play, in a word how you stand, and the score after it, yours first', () => {
  const { kind, word, standing, score, action, note, share, other } = cardView(source())
  assert.deepEqual([kind, word, standing, score, action, note, share, other], ['best', 'HAND', 'good', '8:11 → 11:9', 'Play', '', 0.7, ''])
})

test('what is proven is said so, and what is not known is not said', () => {
  const wins = cardView(source({ advice: advice([move('hand', { verdict: { kind: 'wins', plies: 3 } })]) }))
  assert.equal(wins.standing, 'wins')
  const unknown = advice([move('hand', { bound: true, chance: null, verdict: null, texts: texts({ standing: null, chance: null }) })])
  const bound = cardView(source({ advice: unknown }))
  assert.deepEqual([bound.standing, bound.share], ['', null])
})

test('a word that most people know stands below', () => {
  const easier = advice([move('apophthegms')])
  easier.texts.others = [{ label: 'Easier', move: move('pupped', { chance: 0.5, texts: texts({ standing: 'even' }) }) }]
  const view = cardView(source({ advice: easier }))
  assert.deepEqual(view.others.map(({ label, word, standing }) => [label, word, standing]), [['Easier', 'PUPPED', 'even']])
})

test('what the game may not know is said, and the words beside it stand below', () => {
  const doubtful = advice([move('sparrowbill', { texts: texts({ doubt: 'the game may not know it' }) })])
  doubtful.texts.others = [{ label: 'Surer', move: move('hovercraft', { texts: texts({ standing: 'ahead' }) }) }, { label: 'Easier', move: move('cat') }]
  const view = cardView(source({ advice: doubtful }))
  assert.deepEqual([view.doubt, view.others.map(({ label, word }) => `${label} ${word}`)], ['the game may not know it', ['Surer HOVERCRAFT', 'Easier CAT']])
  assert.equal(cardView(source()).doubt, '')
})

test('a player who was taken for the other one can say so until a move is made here', () => {
  assert.equal(cardView(source({ isYouGuessed: true })).other, 'I’m orange')
  const played = { ...start, kind: 'move', move: { word: 'hand', tiles: [], player: 'blue', taken: [] } }
  assert.equal(cardView(source({ isYouGuessed: true, node: played })).other, '')
})

test('on the turn of your opponent the card says what to expect and what you would answer', () => {
  const [first, second] = [move('phosphate', { line: [{ word: 'vox', tiles: [], tileNames: [] }] }), move('hats', { line: [{ word: 'vox', tiles: [], tileNames: [] }] })]
  const third = move('path', { line: [{ word: 'thud', tiles: [], tileNames: [] }] })
  const view = cardView(source({ you: 'blue', advice: advice([first, second, third]) }))
  assert.deepEqual([view.kind, view.lead, view.expects, view.word, view.score, view.text, view.action], [
    'expected', 'Waiting for your opponent.', 'Expect', 'PHOSPHATE', '3 tiles · 11:8 → 9:11', 'Your best answers: VOX, THUD', 'They played it'])
})

test('what the opponent is expected to play is not called your answer', () => {
  const [first, second] = [move('phosphate', { line: [{ word: 'vox', tiles: [], tileNames: [] }] }), move('hats', { line: [{ word: 'phosphate', tiles: [], tileNames: [] }] })]
  assert.equal(cardView(source({ you: 'blue', advice: advice([first, second]) })).text, 'Your best answer: VOX')
})

test('who the player is need not be known', () => {
  const { kind, score } = cardView(source({ you: null }))
  assert.deepEqual([kind, score], ['best', '8:11 → 11:9'])
})

test('the card says what was played just now, and by whom', () => {
  const at = (kind, player, word) => cardView(source({ node: { ...start, kind, move: { word, tiles: [], player, taken: [] } } }))
  const said = view => [view.note, view.canTakeBack]
  assert.deepEqual(said(at('move', 'red', 'hand')), ['You played HAND, 8:11', true])
  assert.deepEqual(said(at('move', 'blue', null)), ['Orange passed, 8:11', true])
  // A picture is not taken back like a move.
  assert.deepEqual(said(at('picture', 'blue', 'hand')), ['Orange played HAND, 8:11', false])
  // Its word is asked for elsewhere.
  assert.deepEqual(said(at('picture', 'blue', null)), ['', false])
})

test('who has won is said from the side of the player', () => {
  const over = (outcome, you) => cardView(source({ you, board: board(position, { outcome, turn: null, scores: { red: 16, blue: 9 } }) })).word
  assert.deepEqual([over('red', 'red'), over('red', 'blue'), over('red', null), over('draw', 'red')],
    ['You won, 16:9', 'Green won, 9:16', 'Green won, 16:9', 'A draw, 16:9'])
})

test('whoever thinks first sees a hint, then the word, then the tiles', () => {
  const at = revealed => cardView(source({ isHidden: revealed < 3, revealed }))
  assert.deepEqual([0, 1, 2, 3].map(revealed => at(revealed).action), ['Give me a hint', 'Show the word', 'Show the tiles', 'Play'])
  assert.deepEqual([0, 1, 2, 3].map(revealed => at(revealed).word), ['', '', 'HAND', 'HAND'])
  assert.deepEqual([0, 1, 2, 3].map(revealed => at(revealed).move !== null), [false, false, false, true])
  assert.equal(at(1).lead, 'Look for H.')
  const waiting = cardView(source({ isHidden: true, you: 'blue' }))
  assert.deepEqual([waiting.lead, waiting.word, waiting.action], ['Waiting for your opponent.', '', 'What to expect'])
})

test('what is missing is asked for', () => {
  assert.deepEqual(cardView(source({ board: board(position, { missing: 'turn' }) })).kind, 'turn')
  assert.match(cardView(source({ board: board(position, { missing: 'owners' }) })).lead, /colours/)
  assert.equal(cardView(source({ advice: null })).lead, 'Looking for moves …')
})

test('doubts are said once, without the names of tiles', () => {
  const unread = 'tiles that could not be read: B3, C4'
  assert.deepEqual([doubtText(0, []), doubtText(1, [unread]), doubtText(2, [unread])], ['', 'One tile may be misread', '2 tiles may be misread'])
  assert.match(doubtText(0, ['the scores say red 8, blue 11, but …']), /do not match/)
  assert.equal(doubtText(0, ['the colours do not show who owns which tile']), '')
})
