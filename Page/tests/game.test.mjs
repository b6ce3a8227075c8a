import assert from 'node:assert/strict'
import test from 'node:test'
import { boardView, doubtfulTiles } from '../model/boardView.js'
import { addNode, currentNode, currentPosition, goTo, line, movesSinceStart, noting, redo, repaired, undo, withPicture, withSteps, withWord } from '../model/game.js'
import { gameDetail, gameTitle, stepViews } from '../model/history.js'
import { usualNames } from '../model/players.js'
import { emptyState } from '../store/state.js'
import { board, game, hand, letters, owners, ownersAfterHand, picture, position } from './fixtures.mjs'

const correction = (title, part) => ({ kind: 'correction', title, position: { ...position, ...part } })
const letterIsQ = correction('C1 is Q', { letters: `teq${letters.slice(3)}` })
const corrected = addNode(game(), letterIsQ)
const sides = { you: null, names: usualNames }
const after = { letters, owners: ownersAfterHand, turn: 'blue', played: ['hand'] }
const move = { kind: 'move', title: 'HAND', position: after, move: { player: 'red', word: 'hand', tiles: hand, taken: [16, 20] } }

test('a correction is a step that can be undone and redone', () => {
  assert.equal(currentPosition(corrected).letters, letterIsQ.position.letters)
  const undone = undo(corrected)
  assert.equal(currentPosition(undone).letters, letters)
  assert.deepEqual(redo(undone), corrected)
  assert.equal(undo(undone), undone)
  assert.equal(redo(corrected), corrected)
})

test('many steps at once are the same as one after another', () => {
  let random = 1
  const below = count => (random = random * 48271 % 2147483647) % count
  for (let round = 0; round < 50; round++) {
    // Some of them are known already, or come twice.
    const known = round % 2 ? corrected : addNode(game(), move)
    const steps = Array.from({ length: below(40) }, (_, place) => ({
      parent: below(place + 1) - 1,
      step: below(4) ? { ...move, title: `W${below(5)}`, position: { ...after, played: below(2) ? ['hand'] : [] } } : move,
    }))
    let single = known
    const places = [known.current]
    for (const { parent, step } of steps) {
      single = addNode(goTo(single, places[parent + 1]), step)
      places.push(single.current)
    }
    const { game: all, at } = withSteps(known, known.current, steps)
    assert.deepEqual(at, places)
    assert.deepEqual(all, goTo(single, places.at(-1)))
  }
})

test('another step from the same position is a branch, the same step is not', () => {
  const other = addNode(undo(corrected), correction('Blue to move', { turn: 'blue' }))
  assert.equal(other.nodes.length, 3)
  assert.deepEqual(line(other), [0, 2])
  assert.deepEqual(stepViews(other, () => null, sides)[1].others, [{ index: 1, title: 'J → Q' }])
  const again = addNode(undo(other), letterIsQ)
  assert.equal(again.nodes.length, 3)
  assert.deepEqual(line(goTo(again, 0)), [0, 1])
})

test('games are immutable', () => {
  const first = game()
  const before = JSON.stringify(first)
  undo(addNode(first, letterIsQ))
  assert.equal(JSON.stringify(first), before)
})

test('steps show the scores that the module counts, yours first', () => {
  const played = addNode(game(), move)
  const known = at => board(at, at.turn === 'red' ? {} : { scores: { red: 10, blue: 9 } })
  const shown = by => stepViews(played, known, by).map(({ title, detail }) => [title, detail])
  assert.deepEqual(shown(sides), [['Start', '8 : 11'], ['HAND', '10 : 9']])
  assert.deepEqual(shown({ ...sides, you: 'blue' }), [['Start', '11 : 8'], ['HAND', '9 : 10']])
})

test('a step’s chance is yours, or that of the player who is called by the colour in the picture', () => {
  const played = noting(addNode(game(), move), 1, { chance: 0.61, percent: 61 })
  const shown = by => stepViews(played, () => null, by)[1].detail
  assert.equal(shown({ you: 'blue', names: usualNames }), 'you 39%')
  assert.equal(shown({ you: null, names: { red: 'green', blue: 'orange' } }), 'green 61%')
  assert.equal(stepViews(played, () => null, { you: 'blue', names: usualNames }, { hidesChances: true })[1].detail, '')
})

test('corrections say what they changed without the names of tiles', () => {
  const names = { red: 'green', blue: 'orange' }
  const title = part => stepViews(addNode(game(), correction('', part)), () => null, { you: 'red', names })[1].title
  assert.equal(title({ letters: `te?${letters.slice(3)}` }), 'J → ?')
  assert.equal(title({ owners: `.${owners.slice(1)}` }), 'T → free')
  assert.equal(title({ owners: `b${owners.slice(1)}` }), 'T → orange')
  assert.equal(title({ turn: 'blue' }), 'Orange to move')
  assert.equal(title({ played: ['hand'] }), 'Words played')
})

test('a game keeps its name: its first word, or the computer that it is against', () => {
  const played = addNode(game(), move)
  const second = addNode(played, { ...move, title: 'TOAD', position: { ...after, played: ['hand', 'toad'] } })
  for (const shown of [played, second, goTo(second, 0)]) assert.equal(gameTitle(shown, board(after), sides), 'HAND')
  const against = { ...second, you: 'red', opponent: { level: 2, seed: 1 } }
  assert.equal(gameTitle(against, board(after), { you: 'red', names: { red: 'red', blue: 'Casual' } }), 'Against Casual')
  assert.equal(gameTitle(game(), board(position, { scores: { red: 0, blue: 0 } }), sides), 'A new board')
  assert.equal(gameTitle(game(), null, sides), 'The board TEJNT…')
})

test('a list says how a game stands', () => {
  const played = addNode(game(), move)
  const score = (state, by = sides) => gameDetail(played, board(after, { turn: null, scores: { red: 10, blue: 9 }, ...state }), by, 0).split(' · ')[0]
  assert.equal(score({}), '10 : 9 after HAND')
  assert.equal(score({}, { ...sides, you: 'blue' }), '9 : 10 after HAND')
  assert.equal(score({ outcome: 'red' }, { ...sides, you: 'red' }), '10 : 9, you won')
  assert.equal(score({ scores: null }), 'after HAND')
})

test('a list says whose turn it is in a game, and when something happened', () => {
  const minute = 60_000
  const now = new Date(2026, 0, 10, 20, 0).getTime()
  const detail = (passed, by = sides) => gameDetail({ ...game(), changed: now - passed * minute }, board(position), by, now)
  assert.equal(detail(0), '8 : 11 · Red’s turn · just now')
  assert.equal(detail(5, { ...sides, you: 'red' }), '8 : 11 · Your turn · 5 min ago')
  assert.deepEqual([3 * 60, 13 * 60, 24 * 60, 72 * 60].map(passed => detail(passed).split(' · ')[2]),
    ['3 h ago', 'today, 07:00', 'yesterday, 20:00', 'Jan 7, 2026'])
})

test('letters read with little confidence are doubtful until corrected', () => {
  const given = game(position, { pictures: [picture(position)] })
  assert.deepEqual(doubtfulTiles(given, [3]), [3])
  assert.deepEqual(doubtfulTiles(addNode(given, correction('D1 is X', { letters: letters.replace('n', 'x') })), [3]), [])
  const unread = { ...position, letters: `?${letters.slice(1)}` }
  assert.deepEqual(doubtfulTiles(game(unread, { pictures: [picture(unread)] }), [0]), [0])
})

test('correcting a tile’s owner says nothing about its letter', () => {
  const given = game(position, { pictures: [picture(position)] })
  const owned = addNode(given, correction('D1 is free', { owners: owners.replace('rR', '.r') }))
  assert.deepEqual(doubtfulTiles(owned, [3]), [3])
})

const shown = { board: board(position), colors: {}, doubtful: [], names: usualNames, tileNames: ['A1', 'B1', 'C1', 'D1', 'E1', 'A2', 'B2'] }

test('the board shows the position, and on it what a move would change', () => {
  const given = game(position, { pictures: [picture(position)], use: [6] })
  const view = boardView(emptyState, given, shown)
  assert.deepEqual([view.letters, view.owners, view.turn, view.picture], [letters, owners, 'red', 'a.png'])
  assert.equal(view.tiles[4].label, 'E1, T, red, defended')
  assert.equal(view.tiles[6].label, 'B2, Z, free, must be used')
  const green = boardView(emptyState, given, { ...shown, names: { red: 'green', blue: 'orange' } })
  assert.equal(green.tiles[4].label, 'E1, T, green, defended')
  const open = boardView(emptyState, game({ ...position, owners: 'rb.r?..rbrbbr.bBbrbbb.rb.' }), shown).tiles
  assert.deepEqual([open[4].label, open[4].isDoubtful, open[3].isDoubtful], ['E1, T, owner unknown, doubtful', true, false])
  const preview = { tiles: [1], owners: owners.replace('b', 'r'), scores: null, title: 'e' }
  const previewed = boardView({ ...emptyState, preview }, given, shown)
  const [first, second] = previewed.tiles
  assert.deepEqual([previewed.owners, second.kind, second.owner, second.order, second.becomes], [owners, 'blue', 'blue', 1, 'red'])
  assert.deepEqual([first.order, first.becomes], [0, null])
})

test('nobody is to move when the module says that the game is over', () => {
  assert.equal(boardView(emptyState, game(), { ...shown, board: board(position, { turn: null, outcome: 'red' }) }).turn, null)
  assert.equal(boardView(emptyState, game(), { ...shown, board: null }).turn, 'red')
})

test('a picture goes where the module says', () => {
  const at = (part, shownAt = after) => withPicture(game(), picture(after, 'b.png'), { node: null, parent: null, move: null, ...part }, shownAt)
  const followed = at({ parent: 0, move: { player: 'red', word: 'hand', taken: [16, 20] } })
  assert.deepEqual([currentNode(followed).title, currentNode(followed).move.word, line(followed)], ['HAND', 'hand', [0, 1]])
  assert.equal(currentNode(at({ parent: 0 })).title, 'b.png')
  const known = at({ node: 0 })
  assert.deepEqual([known.current, known.nodes.length, known.pictures.at(-1).file], [0, 1, 'b.png'])
})

test('a word that was named was played from there on', () => {
  const named = withWord(addNode(addNode(game(), { ...move, position: { ...after, played: [] }, move: { ...move.move, word: null } }), letterIsQ), 1, 'hand')
  assert.deepEqual(named.nodes.map(({ position }) => position.played), [[], ['hand'], ['hand']])
  assert.equal(named.nodes[1].title, 'HAND')
})

/** A game: a picture with an unknown word after a start at which these were played, then nodes with these lists. */
const named = (start, ...lists) => {
  let played = addNode(game({ ...position, played: start }), { ...move, kind: 'picture', position: { ...after, played: start.filter(entry => entry !== '-') }, move: { ...move.move, word: null } })
  lists.forEach((list, at) => { played = addNode(played, { ...move, title: `${at}`, position: { ...after, played: list } }) })
  return withWord(played, 1, 'hand').nodes.slice(1).map(({ position }) => position.played)
}

test('a word that is named later stands before the passes and words after it', () => {
  assert.deepEqual(named([], ['-'], ['-', '-']), [['hand'], ['hand', '-'], ['hand', '-', '-']])
  assert.deepEqual(named(['gaunt', '-'], ['gaunt', '-']), [['gaunt', 'hand'], ['gaunt', 'hand', '-']])
  assert.deepEqual(named(['gaunt'], ['gaunt', 'moth'], ['gaunt', 'moth', '-']), [['gaunt', 'hand'], ['gaunt', 'hand', 'moth'], ['gaunt', 'hand', 'moth', '-']])
  // A correction may have listed it before it was named, or have removed what stood before it.
  assert.deepEqual(named(['gaunt'], ['gaunt', 'hand', '-'], []), [['gaunt', 'hand'], ['gaunt', 'hand', '-'], ['hand']])
})

test('a word that is named is known in all branches after it, and in no other', () => {
  const pass = (from, title) => addNode(from, { ...move, title, position: { ...from.nodes[from.current].position, played: [...from.nodes[from.current].position.played, '-'] } })
  const start = addNode(game(), { ...move, kind: 'picture', position: { ...after, played: [] }, move: { ...move.move, word: null } })
  const both = pass(pass(goTo(pass(start, 'Pass'), 1), 'other'), 'Pass')
  const elsewhere = pass(goTo(both, 0), 'Pass')
  assert.deepEqual(withWord(elsewhere, 1, 'hand').nodes.map(({ position }) => position.played),
    [[], ['hand'], ['hand', '-'], ['hand', '-'], ['hand', '-', '-'], ['-']])
})

test('a picture can name the word that led to the node it shows', () => {
  const unnamed = addNode(game(), { ...move, kind: 'picture', position: { ...after, played: [] }, move: { ...move.move, word: null } })
  const passed = addNode(unnamed, { ...move, title: 'Pass', position: { ...after, turn: 'red', played: ['-'] } })
  const route = { node: 1, parent: null, move: { player: 'red', word: 'hand', taken: [16, 20] } }
  const named = withPicture(passed, picture(after, 'c.png'), route, { ...after, played: ['hand'] })
  assert.deepEqual([named.current, named.nodes[1].title, named.nodes.map(({ position }) => position.played)], [1, 'HAND', [[], ['hand'], ['hand', '-']]])
})

test('passes that an earlier page kept before a word are removed', () => {
  const kept = lists => ({ ...game(), nodes: lists.map(played => ({ ...game().nodes[0], position: { ...position, played } })) })
  const wrong = kept([['-', '-', 'hand'], ['gaunt', '-', 'hand', '-'], ['-']])
  assert.deepEqual(repaired(wrong).nodes.map(({ position }) => position.played), [['hand'], ['gaunt', 'hand', '-'], ['-']])
  const right = kept([['hand', '-', '-'], []])
  assert.equal(repaired(right), right)
})

test('a game is saved from its last picture or correction', () => {
  const played = addNode(game(), move)
  const hands = { word: 'hand', tiles: hand, parent: -1 }
  assert.deepEqual(movesSinceStart(played), { start: position, moves: [hands], current: 0 })
  assert.deepEqual(movesSinceStart(addNode(played, letterIsQ)), { start: letterIsQ.position, moves: [], current: -1 })
  // With its variations, but without what follows a correction.
  const pass = (from, turn) => addNode(from, { ...move, title: 'Pass', position: { ...position, turn, played: ['-'] }, move: { ...move.move, word: null, tiles: [] } })
  const branched = pass(goTo(addNode(pass(goTo(played, 0), 'blue'), letterIsQ), 1), 'red')
  const passed = { word: null, tiles: [] }
  assert.deepEqual(movesSinceStart(branched), { start: position, moves: [hands, { ...passed, parent: -1 }, { ...passed, parent: 0 }], current: 2 })
})
