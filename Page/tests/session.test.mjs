// The store, with a fake engine and a fake browser.
import assert from 'node:assert/strict'
import test from 'node:test'
import { correctedLetter } from '../model/correction.js'
import { Database } from '../store/database.js'
import { give, possibleWords } from '../store/giving.js'
import { correct, go, nameWord, play, spell } from '../store/playing.js'
import { Session } from '../store/session.js'
import { ownersAfter } from '../model/board.js'
import { positionLine } from '../model/position.js'
import { letters, owners, position, reading } from './fixtures.mjs'

const used = [16, 17, 3, 20]
const after = { letters, owners: ownersAfter(owners, 'red', used), turn: 'blue', played: ['hand'] }

/** What may have been played between the two pictures. */
const gap = { moves: [1], settled: false, words: [{ word: 'hand', player: 'red', likelihood: 0.9, certain: false }] }

/** An engine that reads pictures by name and knows one word. */
const engine = {
  pictures: { 'a.png': reading(position, { file: 'a.png' }), 'b.png': reading(after, { file: 'b.png' }) },
  async show(name, { file }) { return this.pictures[file] ?? { file, error: 'there is no board' } },
  async ask(name, { word, tiles, readings, outlook }) {
    if (name === 'games') return { games: [{ pictures: readings.map(({ file }) => [file]), inferred: [gap] }] }
    if (word !== 'hand') return { error: `${word} is not in the word list` }
    return { position: positionLine(after), owners: after.owners, turn: 'blue', tiles: tiles ?? used, takes: 'takes 2', outlook: outlook ? 'HAND takes 2, 60% to win.' : 'HAND takes 2.' }
  },
}

async function opened(database = new Database(null)) {
  const session = new Session(engine, database)
  await session.load()
  return session
}

const file = name => ({ name, picture: new Blob([name]) })

test('a picture becomes a game, which is kept', async () => {
  const database = new Database(null)
  const session = await opened(database)
  await give(session, [file('a.png')])
  assert.equal(session.position.letters, letters)
  await session.saved
  const again = await opened(database)
  assert.deepEqual(again.game, session.game)
})

test('a picture given before the games are loaded joins its game', async () => {
  const database = new Database(null)
  const before = await opened(database)
  await give(before, [file('a.png')])
  await before.saved
  const session = new Session(engine, database)
  const given = give(session, [file('b.png')])
  await session.load()
  await given
  assert.equal(session.state.games.length, 1)
  assert.equal(session.game.pictures.length, 2)
})

test('a picture without a board is refused, and the game stays', async () => {
  const session = await opened()
  await give(session, [file('a.png')])
  await give(session, [file('x.png')])
  assert.equal(session.state.alert, 'x.png: there is no board')
  assert.equal(session.position.letters, letters)
  assert.equal(session.state.readingCount, 0)
})

test('several pictures of a game become one game, the one given last is shown', async () => {
  const session = await opened()
  await give(session, [file('b.png'), file('x.png'), file('a.png')])
  assert.equal(session.state.games.length, 1)
  assert.equal(session.game.pictures.at(-1).file, 'a.png')
  assert.equal(session.position.owners, owners)
  assert.equal(session.state.alert, 'x.png: there is no board')
})

test('the word between two pictures can be named', async () => {
  const session = await opened()
  await give(session, [file('a.png')])
  await give(session, [file('b.png')])
  assert.equal(session.game.nodes[1].move.word, null)
  assert.deepEqual(await possibleWords(session, 1), ['hand'])
  nameWord(session, 1, 'hand')
  assert.deepEqual(session.position.played, ['hand'])
  assert.equal(session.game.nodes[1].title, 'HAND')
})

test('a word is judged as it is spelled', async () => {
  const session = await opened()
  await give(session, [file('a.png')])
  await spell(session, [1, 2])
  const refusal = { word: 'ej', text: 'Ej is not in the word list.', isPossible: false, owners: null }
  assert.deepEqual(session.state.judgement, refusal)
  await spell(session, used)
  const judgement = { word: 'hand', text: 'HAND takes 2.', isPossible: true, owners: after.owners }
  assert.deepEqual(session.state.judgement, judgement)
  // While it stays unchanged, its outlook is searched.
  await new Promise(resolve => session.listen(() => resolve()))
  assert.deepEqual(session.state.judgement, { ...judgement, text: 'HAND takes 2, 60% to win.' })
})

test('a move is played, undone and redone', async () => {
  const session = await opened()
  await give(session, [file('a.png')])
  await play(session, { word: 'hand', tiles: used })
  assert.deepEqual(session.position, after)
  assert.deepEqual(session.state.playedMove, { before: owners, after: after.owners, tiles: used, player: 'red' })
  go(session, 'undo')
  assert.equal(session.position.owners, owners)
  go(session, 'redo')
  assert.deepEqual(session.position, after)
})

test('an illegal move changes nothing', async () => {
  const session = await opened()
  await give(session, [file('a.png')])
  await play(session, { word: 'ej', tiles: [1, 2] })
  assert.equal(session.state.alert, 'Ej is not in the word list.')
  assert.equal(session.game.nodes.length, 1)
})

test('a correction survives the next picture', async () => {
  const session = await opened()
  await give(session, [file('a.png')])
  correct(session, correctedLetter(session.position, 0, 'x'))
  await give(session, [file('b.png')])
  assert.equal(session.position.letters, `x${letters.slice(1)}`)
  assert.equal(session.state.games.length, 1)
})

test('removing a game also removes its pictures', async () => {
  const database = new Database(null)
  const session = await opened(database)
  await give(session, [file('a.png')])
  session.remove(session.game)
  await session.saved
  assert.equal(session.game, null)
  assert.deepEqual(await database.all('games'), [])
  assert.deepEqual(await database.all('pictures'), [])
})
