// The store with the real engine; only pictures are read by name.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import test from 'node:test'
import { doubtfulTiles } from '../model/boardView.js'
import { stepViews } from '../model/history.js'
import { lastPicture } from '../model/game.js'
import { usualNames } from '../model/players.js'
import { anyWord } from '../model/words.js'
import { samples } from '../samples.js'
import { Analysis } from '../store/analysis.js'
import { Database } from '../store/database.js'
import { Facts } from '../store/facts.js'
import { importGame, openLink } from '../store/exchange.js'
import { exportGame, gameLink } from '../store/sharing.js'
import { findWords, unknownWords } from '../store/finding.js'
import { give, possibleWords, readWaiting } from '../store/giving.js'
import { learntText } from '../store/learning.js'
import { takePlace } from '../store/place.js'
import { correct, go, nameWord, play as playOnce } from '../store/playing.js'
import { names, setYou } from '../store/players.js'
import { saveAll } from '../store/games-file.js'
import { Session } from '../store/session.js'
import { hear } from '../store/tabs.js'
import { endPreview, playSpelled, previewWord, spell, spellWord, typeLetter } from '../store/spelling.js'
import { useKeptWords, useWords } from '../store/wordList.js'
import { RealEngine } from './engine.mjs'
import { game, hand, letters, owners, ownersAfterHand, picture, position, reading } from './fixtures.mjs'

const sides = { you: null, names: usualNames }
const after = { letters, owners: ownersAfterHand, turn: 'blue', played: ['hand'] }
const readings = {
  'a.png': reading(position, { file: 'a.png' }), 'b.png': reading(after, { file: 'b.png' }),
  // The same board, of which few letters are read.
  'covered.png': reading({ ...after, letters: `${letters.slice(0, 16)}?????????` }, { file: 'covered.png' }),
  'other.png': reading({ ...position, letters: [...letters].reverse().join('') }, { file: 'other.png' }),
  'named.png': reading(after, { file: 'named.png', popUp: { player: 'You', word: 'hand' } }),
  'forest.png': reading(position, { file: 'forest.png', theme: 'forest' }),
  'grid.png': reading(position, { file: 'grid.png', owners: null, turn: null, likelyLetterpress: false }),
  // Red is on the left, whom a.png calls blue.
  'unknown.png': reading({ ...position, owners: 'br.bB..brbrrb.rRrbrrr.br.', turn: 'blue' }, { file: 'unknown.png', theme: null }),
  'turnless.png': reading({ ...position, turn: null }, { file: 'turnless.png' }),
}
const engine = new RealEngine(readings)
test.after(() => engine.end())

/** Plays a move as soon as it may be played. */
async function play(session, move) {
  session.change({ hasJustPlayed: false })
  await playOnce(session, move)
}

async function opened(database = new Database(null), used = engine) {
  const session = new Session(used, database)
  await session.facts.begin()
  await session.load()
  return session
}

const file = name => ({ name, picture: new Blob([name]) })

/** A session that shows a picture. */
async function given(name = 'a.png', used = engine) {
  const session = await opened(new Database(null), used)
  await give(session, [file(name)])
  return session
}

/** Waits for a state that meets a condition. */
const until = (session, condition) => new Promise(resolve => {
  let isMet = false
  const look = () => {
    isMet ||= condition(session.state)
    if (isMet) resolve(session.state)
  }
  session.listen(look)
  look()
})

test('the samples to try have the colours of their themes', async () => {
  const { themes } = await engine.ask('about', null)
  for (const { file, theme, colors } of samples) assert.deepEqual(colors, themes[theme], file)
})

test('a picture becomes a game, which is kept', async () => {
  const database = new Database(null)
  const session = await opened(database)
  await give(session, [file('a.png')])
  assert.equal(session.position.letters, letters)
  assert.deepEqual(session.board.scores, { red: 8, blue: 11 })
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
  const giving = give(session, [file('b.png')])
  await session.load()
  await giving
  assert.equal(session.state.games.length, 1)
  assert.equal(session.game.pictures.length, 2)
})

test('a picture without a board is refused, and the game stays', async () => {
  const session = await given()
  await give(session, [file('x.png')])
  assert.equal(session.state.alert, 'x.png: there is no board')
  assert.equal(session.position.letters, letters)
  assert.equal(session.state.readingCount, 0)
})

test('a grid that does not look like Letterpress is read if the player says so', async () => {
  const session = await given()
  const asked = []
  session.takesAnyGrid = async file => asked.push(file) > 1
  await give(session, [file('grid.png')])
  assert.deepEqual([asked, session.state.games.length, session.game.pictures.length], [['grid.png'], 1, 1])
  assert.equal(session.state.alert, '')
  await give(session, [file('grid.png')])
  assert.deepEqual([asked.length, session.game.pictures.at(-1).file], [2, 'grid.png'])
})

test('several pictures of a game become one game, the one given last is shown', async () => {
  const session = await opened()
  await give(session, [file('b.png'), file('x.png'), file('a.png')])
  assert.equal(session.state.games.length, 1)
  assert.equal(session.game.pictures.at(-1).file, 'a.png')
  assert.equal(session.position.owners, owners)
  assert.equal(session.state.alert, 'x.png: there is no board')
})

test('a picture belongs to a game if 15 letters are read in both and agree, as in the program', async () => {
  const session = await given()
  await give(session, [file('covered.png')])
  assert.deepEqual([session.state.games.length, session.position.letters], [1, letters])
  await give(session, [file('other.png')])
  assert.equal(session.state.games.length, 2)
})

test('the word between two pictures can be named', async () => {
  const session = await given()
  await give(session, [file('b.png')])
  assert.equal(session.game.nodes[1].move.word, null)
  assert.ok((await possibleWords(session, 1)).includes('hand'))
  nameWord(session, 1, 'hand')
  assert.deepEqual(session.position.played, ['hand'])
  assert.equal(session.game.nodes[1].title, 'HAND')
})

test('a picture that names the word of a step that is there already tells it', async () => {
  const session = await given()
  await give(session, [file('b.png')])
  await give(session, [file('named.png')])
  assert.deepEqual([session.game.nodes.length, session.game.nodes[1].title, session.position.played], [2, 'HAND', ['hand']])
})

test('a word named before two passes leaves the game as it was', async () => {
  const database = new Database(null)
  const session = await opened(database)
  await give(session, [file('a.png')])
  await give(session, [file('b.png')])
  for (let count = 0; count < 2; count++) await play(session, { word: null, tiles: [] })
  nameWord(session, 1, 'hand')
  await session.saved
  const again = await opened(database)
  await until(again, () => again.board)
  assert.deepEqual([again.position.played, again.board.outcome], [['hand', '-', '-'], 'red'])
})

/** A database with these games, of which the first is shown. */
async function keeping(...games) {
  const database = new Database(null)
  for (const kept of games) await database.put('games', kept.id, kept)
  await database.put('settings', 'page', { thinksFirst: false, wordsName: '', gameId: games[0].id })
  return database
}

test('a game with a word after its passes, as an earlier page kept it, opens again', async () => {
  const session = await opened(await keeping(game({ ...after, played: ['-', '-', 'hand'] }, { pictures: [picture(position)] })))
  await until(session, () => session.board)
  assert.deepEqual([session.position.played, session.board.played, session.board.turn], [['hand'], ['hand'], 'blue'])
})

test('a position that the module refuses harms no other one', async () => {
  const wrong = { ...game({ ...position, played: ['hand', 'hand', '9'] }, { pictures: [picture(position)] }), id: 'wrong' }
  const used = new RealEngine(readings)
  const session = await opened(await keeping(wrong, game(after, { pictures: [picture(position)] })), used)
  await until(session, ({ games }) => session.facts.of(games.find(({ id }) => id === 'one').nodes[0].position))
  assert.deepEqual([session.position.letters, session.board], [letters, null])
  // It is not asked for again and again.
  let count = 0
  const { ask } = used
  used.ask = function (name, ...rest) {
    if (name === 'states') count++
    return ask.call(used, name, ...rest)
  }
  session.change({ games: [...session.state.games] })
  assert.equal(count, 0)
  await give(session, [file('b.png')])
  assert.deepEqual([session.state.alert, session.game.id, session.game.nodes.length], ['', 'one', 1])
  used.end()
})

test('the built-in list is named if it is not the usual one', async () => {
  const named = async words => {
    const facts = new Facts({ ask: async () => ({ tileNames: [], themes: {}, words }) }, () => {})
    await facts.begin()
    return facts.builtInWords
  }
  assert.equal(await named({ name: null, count: 265166 }), 'The built-in list of English words.')
  assert.equal(await named({ name: 'en.txt', count: 273907 }), 'The 273,907 words of en.txt, built into this page.')
})

test('only one word is lost if its position is too much for the engine', async () => {
  const asked = []
  const engine = { ask: async (name, { positions }) => {
    asked.push(positions.length)
    return positions.some(({ letters }) => letters === 'bad') ? { error: 'too much', isLost: true } : { states: positions }
  } }
  const facts = new Facts(engine, () => {})
  const games = ['bad', 'good'].map(letters => game({ ...position, letters }))
  facts.request(games, null)
  await new Promise(resolve => setTimeout(resolve))
  assert.deepEqual(games.map(({ nodes }) => facts.of(nodes[0].position)?.letters), [undefined, 'good'])
  facts.request(games, null)
  assert.deepEqual(asked, [2, 1, 1])
})

test('a kept game loses only the words that its letters cannot spell', async () => {
  const session = await opened(await keeping({ ...game({ ...position, played: ['zebra', 'hand'] }, { pictures: [picture(position)] }), id: 'kept' }))
  await until(session, ({ games }) => session.facts.of(games.find(({ id }) => id === 'kept').nodes[0].position))
  assert.deepEqual([session.position.played, session.board.played], [['hand'], ['hand']])
})

test('why the possible words are unknown is said', async () => {
  const session = await given()
  await give(session, [file('b.png')])
  const { game: shown } = session
  session.note({ ...shown, nodes: shown.nodes.map((node, index) => index ? { ...node, position: { ...node.position, owners: null } } : node) })
  assert.equal(await possibleWords(session, 1), null)
  assert.notEqual(session.state.alert, '')
})

test('players are called by the colours of the picture, also of one that was kept before', async () => {
  const session = await given('forest.png')
  assert.deepEqual(names(session), { red: 'green', blue: 'orange' })
  session.note({ ...session.game, pictures: session.game.pictures.map(({ key, file, reading }) => ({ key, file, reading })) })
  await until(session, () => names(session).red === 'green')
})

test('whoever gave the first picture is on turn, until a pop-up or the player says otherwise', async () => {
  const session = await given()
  const who = () => [session.game.you, session.game.isYouGuessed]
  assert.deepEqual(who(), ['red', true])
  await give(session, [file('b.png')])
  assert.deepEqual(who(), ['red', true])
  setYou(session, 'blue')
  assert.deepEqual(who(), ['blue', false])
  // "You played HAND", and blue is to move; but the player himself knows better.
  await give(session, [file('named.png')])
  assert.deepEqual(who(), ['blue', false])
  const named = await given('named.png')
  assert.deepEqual([named.game.you, named.game.isYouGuessed], ['red', false])
})

test('a picture that does not show the turn leaves open who the player is until the turn is known', async () => {
  const session = await given('turnless.png')
  assert.equal(session.game.you, null)
  await correct(session, { turn: 'blue' })
  assert.deepEqual([session.game.you, session.game.isYouGuessed], ['blue', true])
})

test('a move right after another one is refused as the second tap of a double tap, but not after undo', async () => {
  const session = await given()
  await Promise.all([playOnce(session, { word: 'hand', tiles: hand }), playOnce(session, { word: null, tiles: [] })])
  await playOnce(session, { word: null, tiles: [] })
  assert.deepEqual(session.position.played, ['hand'])
  go(session, 'undo')
  await playOnce(session, { word: 'hand', tiles: hand })
  assert.deepEqual(session.position.played, ['hand'])
  assert.equal(session.game.nodes.length, 2)
})

test('in a picture of an unknown theme the players are those of the game', async () => {
  const session = await given()
  await give(session, [file('unknown.png')])
  assert.deepEqual([session.state.games.length, session.game.nodes.length], [1, 1])
  const { reading: kept } = lastPicture(session.game)
  assert.deepEqual([kept.owners, kept.turn], [owners, 'red'])
})

test('a picture that cannot be placed is not kept', async () => {
  const used = new RealEngine(readings)
  const database = new Database(null)
  const session = await opened(database, used)
  const { ask } = used
  used.ask = async (name, ...rest) => name === 'route' ? { error: 'no room' } : ask.call(used, name, ...rest)
  await give(session, [file('a.png')])
  assert.equal(session.state.alert, 'a.png: no room')
  assert.deepEqual(await database.all('pictures'), [])
  used.end()
})

test('pictures that wait are forgotten only when they have been read', async () => {
  const database = new Database(null)
  const waiting = [{ file: 'a.png', type: 'image/png', bytes: new ArrayBuffer(1) }]
  await database.put('settings', 'waiting', waiting)
  const session = await opened(database)
  const read = readWaiting(session)
  await until(session, ({ readingCount }) => readingCount === 1)
  assert.deepEqual(await database.get('settings', 'waiting'), waiting)
  await read
  assert.equal(await database.get('settings', 'waiting'), undefined)
  assert.equal((await database.all('games')).length, 1)
})

test('pictures go on waiting while there is no engine', async () => {
  const database = new Database(null)
  const waiting = [{ file: 'a.png', type: 'image/png', bytes: new ArrayBuffer(1) }]
  await database.put('settings', 'waiting', waiting)
  const session = await opened(database)
  session.engine = { started: Promise.reject(new Error('no engine')) }
  await readWaiting(session)
  assert.deepEqual(await database.get('settings', 'waiting'), waiting)
})

test('while there is no engine, pictures wait, but not those of addresses, which any site could send without end', async () => {
  const database = new Database(null)
  const session = await opened(database)
  session.engine = { read: async () => ({ error: 'no engine', isAbsent: true }) }
  await give(session, [file('a.png')], { byAddress: true })
  assert.equal(session.state.alert, 'a.png: no engine. Give the picture again then.')
  assert.equal(await database.get('settings', 'waiting'), undefined)
  await give(session, [file('a.png')])
  assert.deepEqual((await database.get('settings', 'waiting')).map(({ file }) => file), ['a.png'])
})

test('a word that was being spelled is judged when the page opens again', async () => {
  const database = await keeping(game(position))
  await database.put('settings', 'place', { id: 'one', current: 0, spelling: hand, panel: 'game', filter: anyWord, revealed: 0 })
  const session = await opened(database)
  // At once: the module may not have said yet what it knows of the position.
  await takePlace(session)
  assert.deepEqual([session.state.judgement?.word, session.state.judgement?.isLegal, session.state.panel], ['hand', true, 'game'])
})

test('whoever asked for known words only, as the page once put it, gets familiar ones', async () => {
  const database = await keeping(game(position))
  await database.update('settings', 'page', kept => ({ ...kept, knownOnly: true }))
  const { containing, vocabulary: _, ...filter } = anyWord
  await database.put('settings', 'place', { id: 'one', current: 0, spelling: [], panel: 'words', filter: { containing: 'th', ...filter, known: true }, revealed: 0 })
  const session = await opened(database)
  await takePlace(session)
  assert.deepEqual([session.state.settings.vocabulary, 'knownOnly' in session.state.settings], ['familiar', false])
  assert.deepEqual(session.state.filter, { ...anyWord, containing: 'th', vocabulary: 'familiar' })
  // What is chosen from then on counts.
  session.set({ vocabulary: 'anything' })
  await session.saved
  assert.equal((await opened(database)).state.settings.vocabulary, 'anything')
})

test('a preview asked for in one position is not shown in the next', async () => {
  const session = await given()
  const previewed = previewWord(session, 'hand')
  await play(session, { word: 'hand', tiles: hand })
  await previewed
  assert.equal(session.state.preview, null)
})

test('what came of learning is said', () => {
  assert.equal(learntText({ added: ['A-1', 'B-2'], covered: [] }), 'Learnt A-1, B-2.')
  assert.equal(learntText({ added: ['A-1'], covered: ['C3'] }), 'Learnt A-1. A covered tile was not learnt.')
  assert.equal(learntText({ added: [], covered: ['C3', 'D4'] }), '2 covered tiles were not learnt.')
  assert.match(learntText({ added: [], covered: [] }), /nothing new/)
})

test('a word is judged as it is spelled', async () => {
  const session = await given()
  await spell(session, [1, 2])
  const { isLegal, refusal, after: none } = session.state.judgement
  assert.deepEqual([isLegal, refusal, none], [false, 'EJ isn\'t a word.', null])
  spell(session, hand)
  const { judgement } = await until(session, ({ judgement }) => judgement?.isLegal)
  assert.deepEqual([judgement.word, judgement.after.owners], ['hand', ownersAfterHand])
  assert.match(judgement.text, /^takes 2 from blue/)
  // While it stays unchanged, its outlook is searched.
  await until(session, state => /; but then .* wins/.test(state.judgement?.text))
})

test('typed letters get the tiles that are worth most, and only the word typed last is judged', async () => {
  const session = await given()
  for (const letter of 'hand') typeLetter(session, letter)
  await until(session, ({ judgement }) => judgement?.word === 'hand')
  assert.deepEqual(session.state.spelling.map(tile => letters[tile]).join(''), 'hand')
  assert.equal(session.board.scores.red + session.state.judgement.taken.length, session.state.judgement.after.scores.red)
  assert.equal(typeLetter(session, 'x'), false)
  assert.equal(session.state.toast.text, 'No X on this board')
  assert.equal(typeLetter(session, 'd'), false)
  assert.equal(session.state.toast.text, 'No D left')
})

test('a word of the list is previewed on the tiles that it is then spelled with', async () => {
  const session = await given()
  const tiles = []
  for (const word of ['gaunt', 'hat', 'moth']) {
    await previewWord(session, word)
    const { preview } = session.state
    assert.equal(preview.tiles.map(tile => letters[tile]).join(''), word)
    endPreview(session)
    spellWord(session, word)
    await until(session, ({ judgement }) => judgement?.word === word)
    assert.deepEqual(session.state.spelling, preview.tiles)
    tiles.push(preview.tiles)
  }
  assert.equal(tiles.length, 3)
})

test('a move is played, undone and redone', async () => {
  const session = await given()
  await play(session, { word: 'hand', tiles: hand })
  assert.deepEqual(session.position, after)
  const before = { before: owners, after: ownersAfterHand, scores: { red: 8, blue: 11 }, tiles: hand, player: 'red' }
  assert.deepEqual(session.state.playedMove, before)
  assert.deepEqual(session.game.nodes[1].move.taken, [16, 20])
  go(session, 'undo')
  assert.equal(session.position.owners, owners)
  go(session, 'redo')
  assert.deepEqual(session.position, after)
})

test('two passes end the game', async () => {
  const session = await given()
  for (let count = 0; count < 2; count++) await play(session, { word: null, tiles: [] })
  assert.deepEqual([session.board.turn, session.board.outcome, session.board.missing], [null, 'blue', null])
  await play(session, { word: null, tiles: [] })
  assert.notEqual(session.state.alert, '')
})

test('an illegal move changes nothing', async () => {
  const session = await given()
  await play(session, { word: 'ej', tiles: [1, 2] })
  assert.equal(session.state.alert, "EJ isn't a word.")
  assert.equal(session.game.nodes.length, 1)
})

test('a correction survives the next picture', async () => {
  const session = await given()
  await correct(session, { letter: { tile: 0, letter: 'x' } })
  assert.equal(session.game.nodes[1].title, 'T is now X')
  await give(session, [file('b.png')])
  assert.equal(session.position.letters, `x${letters.slice(1)}`)
  assert.equal(session.state.games.length, 1)
})

test('corrections made at once are all made', async () => {
  const session = await given()
  await Promise.all([
    correct(session, { owner: { tile: 2, owner: 'red' } }), correct(session, { turn: 'blue' }), correct(session, { played: ['gaunt', 'moth'] }),
  ])
  const { owners: corrected, turn, played } = session.position
  assert.deepEqual([corrected[2].toLowerCase(), turn, played], ['r', 'blue', ['gaunt', 'moth']])
  assert.equal(session.game.nodes.length, 4)
})

test('a correction of an owner leaves its letter doubtful', async () => {
  const doubtful = reading(position, { file: 'a.png' })
  doubtful.tiles[11].confidence = 0.9
  engine.readings['doubtful.png'] = { ...doubtful, file: 'doubtful.png' }
  const session = await given('doubtful.png')
  const tiles = () => doubtfulTiles(session.game, session.facts.shown(session.game, 'light').doubtful)
  assert.deepEqual(tiles(), [11])
  await correct(session, { owner: { tile: 11, owner: null } })
  assert.deepEqual(tiles(), [11])
  await correct(session, { letter: { tile: 11, letter: 'e' } })
  assert.deepEqual(tiles(), [])
})

test('a removed game can be restored, shown as before, as long as that is offered', async () => {
  const database = new Database(null)
  const session = await opened(database)
  await give(session, [file('a.png')])
  const { id } = session.game
  session.remove(session.game)
  assert.deepEqual([session.game, session.state.games, session.state.settings.gameId], [null, [], ''])
  // At once, before it is stored that it was removed.
  session.state.toast.action.run()
  await session.saved
  assert.deepEqual([session.game?.id, session.position.letters, session.state.toast], [id, letters, null])
  session.remove(session.game)
  await session.saved
  assert.deepEqual([(await opened(database)).game, (await database.all('pictures')).length], [null, 1])
  session.state.toast.action.run()
  await session.saved
  assert.equal((await opened(database)).game.id, id)
})

test('a removed game is gone with its pictures when the offer to restore it ends, or later, when the page opens', async () => {
  const database = new Database(null)
  const session = await opened(database)
  const isGone = async id => {
    const kept = await database.get('games', id)
    return Object.keys(kept).join() === 'id,removed' && (await database.all('pictures')).length === 0
  }
  await give(session, [file('a.png')])
  const { game: first } = session
  session.remove(first)
  session.change({ toast: null })
  await session.saved
  assert.ok(await isGone(first.id))
  // What was found out meanwhile does not bring it back.
  session.note(first)
  await session.saved
  assert.ok(await isGone(first.id) && session.game === null)
  await give(session, [file('a.png')])
  const { game: second } = session
  await database.update('games', second.id, kept => ({ ...kept, changed: 1, removed: 2 }))
  await (await opened(database)).saved
  assert.ok(await isGone(second.id))
})

test('opening a game neither saves nor reorders it', async () => {
  const session = await given()
  await give(session, [file('other.png')])
  const { games } = session.state
  session.open(games[1].id)
  assert.equal(session.state.games, games)
  assert.equal(session.game.id, games[1].id)
})

test('after a link to a position of a game, redo leads on from there to it', async () => {
  const session = await given()
  await play(session, { word: 'hand', tiles: hand })
  const { link } = session.board
  go(session, 'undo')
  await play(session, { word: 'gaunt', tiles: [] })
  go(session, 'undo')
  assert.ok(await openLink(session, `#${link}`))
  assert.equal(session.position.owners, ownersAfterHand)
  go(session, 'undo')
  go(session, 'redo')
  assert.equal(session.position.owners, ownersAfterHand)
})

test('a link to a position shows it; anything else is refused', async () => {
  const session = await given()
  const { link } = session.board
  const friend = await opened()
  assert.ok(await openLink(friend, `#${link}`))
  assert.deepEqual(friend.position, position)
  assert.ok(!await openLink(friend, '#moves'))
  assert.equal(friend.state.alert, '')
  assert.ok(!await openLink(friend, `#${'x'.repeat(40)}`))
  assert.match(friend.state.alert, /link is broken/)
})

/** A browser whose page is opened with one address after another: links to boards of one letter each. */
function visits() {
  const database = new Database(null)
  const asked = []
  let answer = false
  const visit = async (arrive, does = async () => {}) => {
    const session = await opened(database)
    session.takesArrival = async () => asked.push(session.state.games.length) && answer
    await arrive(session)
    await does(session)
    await session.saved
    return session
  }
  const link = letter => session => openLink(session, `#${letter.repeat(25)}/${'.'.repeat(25)}/red`)
  const count = async () => (await opened(database)).state.games.length
  return { asked, visit, link, count, answers: now => { answer = now } }
}

test('a foreign page cannot fill the list of games, nor add to one, by addresses', async () => {
  const { asked, visit, link, count } = visits()
  for (const letter of 'abcdefgh') await visit(link(letter))
  await visit(session => give(session, [file('a.png')], { byAddress: true }))
  await visit(link('a'))
  assert.deepEqual([await count(), asked.length], [1, 9])
  // What the player gives himself, nobody is asked about.
  await visit(session => give(session, [file('a.png')]))
  assert.deepEqual([await count(), asked.length], [2, 9])
})

test('what an address brings is shown, and more of it once the player has done something with it', async () => {
  const { asked, visit, link, count, answers } = visits()
  const picture = name => session => give(session, [file(name)], { byAddress: true })
  const session = await visit(picture('a.png'), session => play(session, { word: 'hand', tiles: hand }))
  assert.equal(session.position.owners, ownersAfterHand)
  // Another screenshot of a game that the player has.
  await visit(picture('b.png'))
  const other = await visit(link('a'))
  assert.equal(other.position.letters, 'a'.repeat(25))
  assert.deepEqual([await count(), asked.length], [2, 0])
  // Opening it is enough, and vouches for the one before.
  answers(true)
  assert.equal((await visit(link('b'))).position.letters, 'b'.repeat(25))
  await visit(link('c'), session => setYou(session, 'blue'))
  assert.equal(asked.length, 1)
  await visit(link('d'))
  assert.deepEqual([await count(), asked.length], [5, 1])
})

test('a link to a later position of a game leads on from it', async () => {
  const session = await given()
  await play(session, { word: 'hand', tiles: hand })
  const { link } = session.board
  const friend = await given()
  assert.ok(await openLink(friend, `#${link}`))
  assert.deepEqual([friend.state.games.length, friend.game.nodes.length, friend.game.nodes[1].parent], [1, 2, 0])
  assert.deepEqual(friend.position, after)
  assert.equal(friend.game.nodes[1].move.player, 'red')
})

test('a position that a new picture leaves behind keeps its chance', async () => {
  const session = await given()
  session.change({ advice: { texts: { redChance: 0.61, redPercent: 61, others: [] }, moves: [], depth: 1 } })
  await give(session, [file('b.png')])
  const [first, second] = session.game.nodes
  assert.deepEqual([first.chance, first.percent, second.chance], [0.61, 61, null])
})

test('a game travels as text', async () => {
  const session = await given()
  await play(session, { word: 'hand', tiles: hand })
  await play(session, { word: null, tiles: [] })
  const { content } = await exportGame(session)
  const text = await content.text()
  assert.equal(text, `${letters} ${owners} red\nred hand B4 C4 D1 A5\nblue (pass)\n`)
  const friend = await opened()
  await importGame(friend, 'game.txt', text)
  assert.deepEqual(friend.position, session.position)
  assert.deepEqual(friend.game.nodes.map(({ title }) => title), ['Start', 'HAND', 'Pass'])
  await importGame(friend, 'bad.txt', text.replace('hand', 'hant'))
  assert.match(friend.state.alert, /^bad\.txt: line 2: /)
})

/** A game with a variation, of which an earlier move is shown: the titles of its steps with those before them. */
const tree = ({ nodes }) => nodes.map(({ title, parent }) => [title, nodes[parent]?.title ?? '']).sort()

/** A session that has played two variations, and shows the first move. */
async function branched() {
  const session = await given()
  await play(session, { word: 'hand', tiles: hand })
  await play(session, { word: null, tiles: [] })
  go(session, 'undo')
  await play(session, { word: 'moth', tiles: [] })
  go(session, 0)
  await play(session, { word: 'gaunt', tiles: [] })
  go(session, 1)
  return session
}

test('a game travels as text and by a link with all its variations, and shows what was shown', async () => {
  const session = await branched()
  const { content } = await exportGame(session)
  const { fragment, omits } = await gameLink(session)
  assert.equal(omits, null)
  const open = { text: async friend => importGame(friend, 'game.txt', await content.text()), link: friend => openLink(friend, `#${fragment}`) }
  for (const way of ['text', 'link']) {
    const friend = await opened()
    await open[way](friend)
    assert.deepEqual([friend.state.alert, tree(friend.game), friend.position], ['', tree(session.game), session.position])
    // Once more, or where the game is known: nothing is added.
    for (const other of [friend, session]) {
      const { length } = other.state.games
      await open[way](other)
      assert.deepEqual([tree(other.game), other.state.games.length], [tree(session.game), length])
    }
  }
})

test('a game that the page has kept before still opens', async () => {
  const database = new Database(null)
  const kept = JSON.parse(fs.readFileSync(new URL('kept-game.json', import.meta.url)))
  await database.put('games', kept.id, kept)
  await database.put('settings', 'page', { thinksFirst: false, knownOnly: false, wordsName: '', gameId: 'kept' })
  const session = await opened(database)
  await until(session, () => stepViews(session.game, at => session.facts.of(at), sides).every(({ detail }) => detail))
  // Nobody has asked yet who the player is.
  assert.deepEqual(session.game, { ...kept, you: 'red', isYouGuessed: true })
  assert.deepEqual(stepViews(session.game, at => session.facts.of(at), sides).map(({ title, detail }) => [title, detail]),
    [['Start', '8 : 11'], ['H → Q', '8 : 11'], ['S → red', '9 : 10']])
  const shown = () => session.facts.shown(session.game, 'dark')
  await until(session, () => shown().doubtful.length)
  // C1 was corrected; of C2, only the owner.
  assert.deepEqual(doubtfulTiles(session.game, shown().doubtful), [7])
  assert.equal(shown().colors.blueDefended, '#00a2ff')
  assert.equal(shown().tileNames[24], 'E5')
  // After two passes, nobody is to move.
  go(session, 5)
  await until(session, () => session.board)
  assert.deepEqual([session.board.turn, session.board.outcome], [null, 'red'])
  await give(session, [file('a.png')])
  assert.equal(session.state.games.length, 2)
})

test('the words are those of the shown board that match the filter', async () => {
  const session = await opened()
  findWords(session)
  await give(session, [file('a.png')])
  const { words } = await until(session, ({ words }) => words)
  assert.equal(words.list.words.length, words.total)
  assert.equal(words.list.known.length, words.total)
  session.change({ filter: { ...session.state.filter, containing: 'hn', starting: 'h' } })
  const { words: found } = await until(session, ({ words }) => words.filter.starting)
  assert.ok(found.list.words.includes('hand') && found.list.words.every(word => /^h.*n/.test(word)))
  assert.equal(found.total, words.total)
  // No word of this board has an X.
  session.change({ filter: { ...session.state.filter, containing: 'x' } })
  await until(session, ({ words }) => words.filter.containing === 'x')
  assert.deepEqual([session.state.words.list.words, session.state.alert], [[], ''])
})

test('words that the list lacks are told', async () => {
  const session = await given()
  assert.deepEqual(await unknownWords(session, ['hand', 'gaunt', 'dnah']), ['dnah'])
})

/** A session that thinks. */
async function thinking(used = engine) {
  const session = await opened(new Database(null), used)
  const analysis = new Analysis(session)
  await give(session, [file('a.png')])
  return { session, analysis }
}

test('while it thinks, words are judged as the search sees them, moves are played, and it stops at once', async () => {
  const { session, analysis } = await thinking()
  const { advice } = await until(session, ({ advice }) => advice?.depth >= 2)
  const [best] = advice.moves
  spellWord(session, best.word)
  const { judgement } = await until(session, ({ judgement }) => judgement?.word === best.word)
  assert.ok(session.state.isThinking && judgement.isLegal)
  assert.deepEqual([...session.state.spelling].sort(), [...session.state.advice.moves.find(({ word }) => word === best.word)?.tiles ?? best.tiles].sort())
  analysis.stop()
  assert.equal(session.state.isThinking, false)
  const { nodes } = session.state.advice
  analysis.thinkOn()
  assert.ok(session.state.isThinking)
  await until(session, ({ advice }) => advice.nodes > nodes)
  playSpelled(session)
  await until(session, () => session.position.turn === 'blue')
  assert.equal(session.state.advice?.turn ?? 'blue', 'blue')
  await until(session, ({ advice }) => advice?.turn === 'blue')
  analysis.stop()
})

test('advice gets no shallower, and what did not change stays the same object', async () => {
  const { session, analysis } = await thinking()
  const seen = []
  session.listen(({ advice }, before) => { if (advice && advice !== before.advice) seen.push(advice.depth) })
  await until(session, ({ advice }) => advice)
  analysis.rest('hidden', true)
  await new Promise(resolve => setTimeout(resolve, 300))
  const hidden = session.state.advice
  await new Promise(resolve => setTimeout(resolve, 300))
  assert.equal(session.state.advice, hidden)
  analysis.rest('hidden', false)
  await until(session, ({ advice }) => advice.nodes > hidden.nodes)
  assert.deepEqual(seen, [...seen].sort((left, right) => left - right))
  analysis.stop()
})

/** A session whose search answers when the test says so: with a move each, the first the best. */
async function answering(test) {
  // The last search ends before the clock stands still, which would no longer clear the timers that wait for it.
  for await (const _ of engine.think({ position }, { spent: 0, time: 1, signal: new AbortController().signal })) break
  test.mock.timers.enable({ apis: ['setTimeout'] })
  const session = await given()
  const { tell, heard } = channel()
  /** The times for which it was asked to search in all. */
  const times = []
  session.engine = { ask: (...all) => engine.ask(...all), async *think(subject, { spent, time, signal }) {
    times.push(time)
    while (!signal.aborted && spent < time) {
      const words = await heard()
      spent += 1000
      yield { answer: found(words), spent }
    }
  } }
  const analysis = new Analysis(session)
  session.change({ games: [...session.state.games] })
  await settled()
  return { session, analysis, tell, times }
}

/** Values that are waited for. */
function channel() {
  let hear = () => {}
  return { heard: () => new Promise(resolve => { hear = resolve }), tell: async value => {
    hear(value)
    await settled()
  } }
}

/** After everything that waits for no timer. */
const settled = () => new Promise(resolve => setImmediate(() => setImmediate(resolve)))

let depth = 0
const found = words => ({
  depth: ++depth, reason: words[0], closeCall: false, known: null, warnings: [], outcome: null,
  moves: words.map(word => ({ word, tiles: [1], chance: 0.5, bound: false, verdict: { kind: 'lead', lead: 0 },
    texts: { takes: word, outlook: word, standing: 'even', score: '1:1', verdict: '', formOf: null, ending: null } })),
  texts: { redChance: 0.5, redPercent: 50, others: [], hint: `Like ${words[0]}.` },
})
const shown = ({ state: { advice } }) => advice?.moves.map(({ word }) => word).join() ?? ''

test('the first answer is shown at once, and what is shown then changes once a second at most', async test => {
  const { session, analysis, tell } = await answering(test)
  await tell(['a', 'b'])
  assert.equal(shown(session), 'a,b')
  await tell(['b', 'a'])
  await tell(['c', 'b', 'a'])
  assert.equal(shown(session), 'a,b')
  test.mock.timers.tick(1000)
  assert.equal(shown(session), 'c,b,a')
  // At once when the player stops it.
  await tell(['d'])
  assert.equal(shown(session), 'c,b,a')
  analysis.stop()
  assert.equal(shown(session), 'd')
})

test('the search has ended when all that it has found is shown', async test => {
  const { session, analysis, tell } = await answering(test)
  await tell(['a'])
  for (let second = 1; second < 5; second++) await tell(['b'])
  assert.deepEqual([session.state.isThinking, shown(session)], [true, 'a'])
  test.mock.timers.tick(1000)
  assert.deepEqual([session.state.isThinking, shown(session)], [false, 'b'])
  // Hidden before that, it ends when it is seen again.
  analysis.thinkOn()
  await settled()
  for (let second = 0; second < 20; second++) await tell(['c'])
  analysis.rest('hidden', true)
  assert.deepEqual([session.state.isThinking, shown(session)], [true, 'c'])
  analysis.rest('hidden', false)
  await settled()
  assert.equal(session.state.isThinking, false)
})

test('an opened, touched or focused row keeps the order, and what was found meanwhile is shown after it', async test => {
  const { session, analysis, tell } = await answering(test)
  await tell(['a', 'b'])
  for (const [rest, go] of [[{ opened: 'A' }, { opened: null }], [{ holdsOrder: true }, { holdsOrder: false }]]) {
    session.change(rest)
    await tell(['c', 'b', 'a'])
    test.mock.timers.tick(1000)
    assert.equal(shown(session), 'a,b,c')
    session.change(go)
    test.mock.timers.tick(1000)
    assert.equal(shown(session), 'c,b,a')
    await tell(['a', 'b'])
    test.mock.timers.tick(1000)
    assert.equal(shown(session), 'a,b')
  }
  analysis.stop()
})

test('the move of a hint stays, with what the hint says of it, until it is shown or refused', async test => {
  const { session, analysis, tell } = await answering(test)
  const best = () => [shown(session)[0], session.state.advice.texts.hint]
  session.change({ settings: { ...session.state.settings, thinksFirst: true } })
  await tell(['a', 'b'])
  for (const revealed of [1, 2]) {
    session.change({ revealed })
    await tell(['c', 'a'])
    test.mock.timers.tick(1000)
    assert.deepEqual(best(), ['a', 'Like a.'])
  }
  session.change({ revealed: 3 })
  test.mock.timers.tick(1000)
  assert.deepEqual(best(), ['c', 'Like c.'])
  // Without a hint, the best is the best.
  session.change({ revealed: 0 })
  await tell(['b', 'c'])
  test.mock.timers.tick(1000)
  assert.deepEqual(best(), ['b', 'Like b.'])
  session.change({ revealed: 2 })
  session.change({ marks: { b: 'refused' }, wordsEdition: session.state.wordsEdition + 1 })
  await settled()
  assert.deepEqual(best(), ['c', null])
  analysis.stop()
})

test('it thinks for five seconds, and when asked to think on for twenty more, then for as long again', async test => {
  const { session, analysis, tell, times } = await answering(test)
  const think = async seconds => {
    for (let second = 0; second < seconds; second++) {
      await tell(['a'])
      test.mock.timers.tick(1000)
    }
  }
  await think(4)
  assert.equal(session.state.isThinking, true)
  await think(1)
  assert.deepEqual([session.state.isThinking, times], [false, [5000]])
  analysis.thinkOn()
  assert.equal(session.state.thinkingTime, 20_000)
  await settled()
  await think(20)
  assert.deepEqual([session.state.isThinking, times.at(-1)], [false, 25_000])
  analysis.thinkOn()
  await settled()
  assert.deepEqual([session.state.isThinking, times.at(-1)], [true, 50_000])
  analysis.stop()
})

test('a refused word list leaves the search running', async () => {
  const { session, analysis } = await thinking()
  await until(session, ({ advice }) => advice)
  const list = text => ({ name: 'mine.txt', text: new TextEncoder().encode(text).buffer })
  await useWords(session, list('not a list\n\u0000'))
  assert.match(session.state.alert, /^mine\.txt: /)
  const { nodes } = session.state.advice
  await until(session, ({ advice, isThinking }) => !isThinking || advice.nodes > nodes)
  analysis.stop()
})

test('after a new list, also one of the same name, the search uses its words', async () => {
  const own = new RealEngine(readings)
  const { session, analysis } = await thinking(own)
  findWords(session)
  const list = text => ({ name: 'mine.txt', text: new TextEncoder().encode(text).buffer })
  const moves = () => session.state.advice?.moves.map(({ word }) => word).filter(word => word).sort().join()
  await useWords(session, list('hand\ngaunt\n'))
  await until(session, () => moves() === 'gaunt,hand')
  await until(session, ({ words }) => words?.total === 2)
  await useWords(session, list('moth\nhat\ntop\n'))
  await until(session, () => moves() === 'hat,moth,top')
  await until(session, ({ words }) => words?.total === 3)
  // The list stays after the worker has been replaced.
  await useWords(session, null)
  await until(session, ({ words }) => words?.total > 1000)
  analysis.stop()
  own.end()
})

test('the word that is spelled is judged anew with each list, also with one that another tab has chosen', async () => {
  const own = new RealEngine(readings)
  const session = await given('a.png', own)
  const list = text => ({ name: 'mine.txt', text: new TextEncoder().encode(text).buffer })
  const judged = isLegal => until(session, ({ judgement }) => judgement?.word === 'hand' && judgement.isLegal === isLegal)
  await spell(session, hand)
  await judged(true)
  await useWords(session, list('moth\n'))
  await judged(false)
  await useWords(session, null)
  await judged(true)
  await session.kept.put('words', list('moth\n'))
  await useKeptWords(session)
  await judged(false)
  own.end()
})

test('a damaged game is left out and said; all others open, and it stays as it is', async () => {
  const whole = JSON.parse(fs.readFileSync(new URL('kept-game.json', import.meta.url)))
  const wrong = {
    nothing: null, text: 'a game', empty: {}, noNodes: { ...whole, id: 'noNodes', nodes: [] }, noList: { ...whole, id: 'noList', nodes: 5 },
    beyond: { ...whole, id: 'beyond', current: 99 }, noPosition: { ...whole, id: 'noPosition', nodes: whole.nodes.map(node => ({ ...node, position: null })) },
    noPictures: { ...whole, id: 'noPictures', pictures: undefined }, wrongWords: { ...whole, id: 'wrongWords', nodes: whole.nodes.map(node => ({ ...node, position: { ...node.position, played: [7] } })) },
    noBoard: { ...whole, id: 'noBoard', pictures: whole.pictures.map(record => ({ ...record, reading: {} })) },
  }
  for (const [key, value] of Object.entries(wrong)) {
    const database = new Database(null)
    await database.put('games', key, value)
    await database.put('games', whole.id, whole)
    await database.put('settings', 'page', { gameId: key })
    const session = await opened(database)
    assert.deepEqual(session.state.games.map(({ id }) => id), [whole.id], key)
    assert.match(session.state.alert, /^One game could not be opened: .* damaged\./)
    // It stays said when another game is opened.
    session.open(whole.id)
    await until(session, () => session.board)
    assert.match(session.state.alert, /damaged/)
    await session.saved
    assert.deepEqual(await database.get('games', key), value)
    // Another tab that hears of it takes no harm.
    await hear(session, { game: key })
    assert.equal(session.state.games.length, 1)
    const { content } = await saveAll(session)
    assert.ok(content.size)
  }
})
