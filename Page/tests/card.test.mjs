// What the card says, and the line above the board, by what is known.
import assert from 'node:assert/strict'
import test from 'node:test'
import { cardView, hintText, noteText } from '../model/card.js'
import { doubtText, drawnMove } from '../model/boardView.js'
import { board, game, owners, position } from './fixtures.mjs'

/** A move as the module ranks it, without what the card does not use. */
const move = (word, rest = {}) => ({
  word, tiles: [16, 17, 3, 20], tileNames: [], captured: [16, 20], claimed: [3], chance: 0.7, bound: false, verdict: { kind: 'lead', lead: 3 },
  after: { scores: { red: 11, blue: 9 }, defended: { red: 0, blue: 0 } }, line: [], texts: texts(), ...rest,
})
const texts = (rest = {}) => ({ takes: '', outlook: 'takes 3 tiles.', standing: 'good', chance: '70%', verdict: '', score: '11:9', doubt: '', owners, answer: null, formOf: null, ...rest })

const advice = (moves, rest = {}) => ({
  turn: 'red', scores: { red: 8, blue: 11 }, reason: 'Play it.', known: null, moves,
  texts: { others: [], hint: 'Look for H.', effort: '' }, ...rest,
})

const start = { kind: 'start', title: 'Start', position, move: null, parent: -1, next: null, chance: null }
const source = (rest = {}) => ({
  node: start, board: board(position), advice: advice([move('hand')]), opened: null, preview: null, isHidden: false, revealed: 0, you: 'red', isYouGuessed: false,
  names: { red: 'green', blue: 'orange' }, ...rest,
})

test('against the computer, says that it thinks, and offers another game at the end', () => {
  const waiting = cardView(source({ you: 'blue', opponent: 'Casual', isReplying: true, isHidden: true }))
  assert.deepEqual([waiting.kind, waiting.text, waiting.action, waiting.move], ['reply', 'Casual thinks about its move …', '', null])
  const over = (/** @type {object} */ more) => cardView(source({ board: board(position, { outcome: 'red', turn: null }), ...more })).action
  assert.equal(over({ opponent: 'Casual' }), 'Play again')
  assert.equal(over({}), '')
})

test('a hint that was asked for is still read while a word is spelled, and no other', () => {
  const text = (/** @type {object} */ state, isHidden = true) => hintText({ advice: advice([move('hand')]), spelling: [3], revealed: 1, ...state }, isHidden)
  assert.deepEqual([text({}), text({ revealed: 2 })], ['Look for H.', 'The word is HAND.'])
  // Before a hint, where the card says it, where the move is shown, and before there is one.
  assert.deepEqual([text({ revealed: 0 }), text({ spelling: [] }), text({}, false), text({ advice: null })], ['', '', '', ''])
})

test('where the computer has moved, nobody is asked what it played', () => {
  const theirs = { you: 'blue', names: { red: 'Casual', blue: 'blue' } }
  const told = { ...theirs, opponent: 'Casual' }
  const answered = cardView(source({ ...told, isHidden: true }))
  assert.deepEqual([answered.kind, answered.text, answered.action], ['reply', 'Casual has answered here.', ''])
  assert.deepEqual([cardView(source(told)), cardView(source(theirs))].map(({ kind, action, text }) => [kind, action, text]), [
    ['expected', '', ''], ['expected', 'They played it', 'If they played something else, tap its tiles, or give the next screenshot.'],
  ])
  assert.equal(noteText(source({ opponent: 'Casual' }), false), 'Your turn. Tap tiles to spell.')
  // It moves first.
  assert.equal(noteText(source(told), false), 'Casual’s turn.')
})

test('whoever has given up has lost, and may look at the moves', () => {
  const lost = { opponent: 'Casual', isGivenUp: true, names: { red: 'red', blue: 'Casual' } }
  const { kind, lead, word, action, isShown } = cardView(source(lost))
  assert.deepEqual([kind, lead, word, action, isShown], ['over', 'You gave up', 'Casual won, 8:11', 'Play again', false])
  assert.deepEqual([cardView(source({ ...lost, opened: 'HAND' })).word, noteText(source(lost), false)], ['HAND', ''])
  const given = game(position, { opponent: null, gaveUpTo: { level: 2, seed: 7 } })
  const state = { spelling: [], preview: null, advice: advice([move('hand')]), settings: { thinksFirst: true }, revealed: 0, isReplaying: false }
  assert.deepEqual([null, 'HAND'].map(opened => drawnMove({ ...state, opened }, given)?.title), [undefined, 'hand'])
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
  const note = (/** @type {object} */ more) => noteText(source({ node: played, ...more }), true)
  assert.match(note({ names }), /^Casual played HAND, /)
  assert.match(note({}), /^Orange played HAND, /)
  const over = cardView(source({ board: board(position, { outcome: 'blue', turn: null }), names }))
  assert.match(over.word, /^Casual won/)
})

test('on your turn the card says what to play, in a word how you stand, and the score after it, yours first', () => {
  const { kind, word, standing, score, action, share } = cardView(source())
  assert.deepEqual([kind, word, standing, score, action, share], ['best', 'HAND', 'good', '8:11 → 11:9', 'Play', 0.7])
})

test('what is proven is said so, and what is not known is not said', () => {
  const wins = cardView(source({ advice: advice([move('hand', { texts: texts({ standing: 'wins' }) })]) }))
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

test('that no easy word holds is said instead of one that loses', () => {
  const hard = advice([move('apophthegms')])
  hard.texts.easierRemark = 'No easy word holds.'
  const view = cardView(source({ advice: hard }))
  assert.deepEqual([view.others, view.text], [[], 'No easy word holds.'])
  assert.equal(cardView(source()).text, '')
})

test('what the game may not know is said, and the words beside it stand below', () => {
  const doubtful = advice([move('sparrowbill', { texts: texts({ doubt: 'the game may not know it' }) })])
  doubtful.texts.others = [{ label: 'Surer', move: move('hovercraft', { texts: texts({ standing: 'ahead' }) }) }, { label: 'Easier', move: move('cat') }]
  const view = cardView(source({ advice: doubtful }))
  assert.deepEqual([view.doubt, view.others.map(({ label, word }) => `${label} ${word}`)], ['the game may not know it', ['Surer HOVERCRAFT', 'Easier CAT']])
  assert.equal(cardView(source()).doubt, '')
})

test('the card shows the move that the board shows: the opened one, or the one pointed at', () => {
  const found = advice([move('hand'), move('moth', { tiles: [1, 2] })])
  const shown = more => {
    const { word, action, move } = cardView(source({ advice: found, ...more }))
    return [word, action, move?.word ?? null]
  }
  assert.deepEqual(shown({ opened: 'MOTH' }), ['MOTH', 'Play', 'moth'])
  assert.deepEqual(shown({ opened: 'MOTH', preview: { title: 'hand', move: found.moves[0] } }), ['HAND', 'Play', 'hand'])
  // A word of the list of words has no value yet, and nothing to play.
  assert.deepEqual(shown({ preview: { title: 'thud', move: null } }), ['THUD', '', null])
})

test('the reasons say what the word for a standing means, and how far the search has looked, unless there is a proof', () => {
  const effort = { others: [], hint: '', effort: '2 moves ahead in 3 s' }
  const details = (/** @type {object} */ verdict) => cardView(source({
    advice: advice([move('hand', { verdict, texts: texts({ standing: verdict.kind === 'wins' ? 'wins' : 'good' }) })], { texts: effort }),
  })).details.join(' ')
  assert.match(details({ kind: 'lead', lead: 3 }), /Good: you are ahead\..*70% to win · 2 moves ahead/)
  assert.match(details({ kind: 'wins', plies: 3 }), /this is proven/)
  assert.doesNotMatch(details({ kind: 'wins', plies: 3 }), /moves ahead/)
})

test('the other forms of a word are one tap away', () => {
  const form = move('hands', { texts: texts({ formOf: 'hand', ending: '-S' }) })
  assert.deepEqual(cardView(source({ advice: advice([move('hand'), form]) })).forms, ['HANDS'])
  assert.deepEqual(cardView(source({ advice: advice([move('hand'), form]), opened: 'HANDS' })).forms, ['HAND'])
})

test('who you are is asked once, and how to spell is said until it is known', () => {
  const note = (more = {}, hasSpelled = true) => noteText(source(more), hasSpelled)
  assert.equal(note(), 'Your turn.')
  assert.equal(note({ isYouGuessed: true }), 'You play green. If not, tap the scores.')
  assert.equal(note({}, false), 'Your turn. Tap tiles to spell, hold one to correct it.')
  assert.equal(note({ you: 'blue' }), 'Waiting for your opponent.')
  const played = { ...start, kind: 'move', move: { word: 'hand', tiles: [], player: 'blue', taken: [] } }
  assert.doesNotMatch(note({ isYouGuessed: true, node: played }), /If not/)
})

test('on the turn of your opponent the card says what to expect and what you would answer', () => {
  const [first, second] = [move('phosphate', { line: [{ word: 'vox', tiles: [], tileNames: [] }] }), move('hats', { line: [{ word: 'vox', tiles: [], tileNames: [] }] })]
  const third = move('path', { line: [{ word: 'thud', tiles: [], tileNames: [] }] })
  const view = cardView(source({ you: 'blue', advice: advice([first, second, third]) }))
  assert.deepEqual([view.kind, view.expects, view.word, view.score, view.text, view.action], ['expected', 'Expect', 'PHOSPHATE', '11:8 → 9:11',
    'Your best answers: VOX, THUD. If they played something else, tap its tiles, or give the next screenshot.', 'They played it'])
})

test('what the opponent is expected to play is not called your answer', () => {
  const [first, second] = [move('phosphate', { line: [{ word: 'vox', tiles: [], tileNames: [] }] }), move('hats', { line: [{ word: 'phosphate', tiles: [], tileNames: [] }] })]
  assert.match(cardView(source({ you: 'blue', advice: advice([first, second]) })).text, /^Your best answer: VOX\. /)
})

test('who the player is need not be known', () => {
  const { kind, score } = cardView(source({ you: null }))
  assert.deepEqual([kind, score], ['best', '8:11 → 11:9'])
})

test('the line says what was played just now, and by whom', () => {
  const at = (kind, player, word) => noteText(source({ node: { ...start, kind, move: { word, tiles: [], player, taken: [] } } }), true)
  assert.equal(at('move', 'red', 'hand'), 'You played HAND, 8:11')
  assert.equal(at('move', 'blue', null), 'Orange passed, 8:11')
  assert.equal(at('picture', 'blue', 'hand'), 'Orange played HAND, 8:11')
  // Its word is asked for elsewhere.
  assert.equal(at('picture', 'blue', null), 'Your turn.')
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
  assert.deepEqual([waiting.word, waiting.action], ['', 'What to expect'])
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
