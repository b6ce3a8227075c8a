// Saving all games and opening them again, with the real module where letters and words are used.
import assert from 'node:assert/strict'
import test from 'node:test'
import { archive, checksum, opened as opening } from '../model/gamesFile.js'
import { addNode, goTo } from '../model/game.js'
import { isSoundGame } from '../model/formats.js'
import { contentsOf } from '../store/chosen-file.js'
import { openSaved, saveAll } from '../store/games-file.js'
import { Database } from '../store/database.js'
import { give } from '../store/giving.js'
import { loadTemplates } from '../store/learning.js'
import { openedText, openLetters, savedLetters } from '../store/letters-file.js'
import { markWord } from '../store/marking.js'
import { go, play } from '../store/playing.js'
import { Session } from '../store/session.js'
import { useWords } from '../store/wordList.js'
import { RealEngine } from './engine.mjs'
import { game, hand, letters, ownersAfterHand, picture, position, reading } from './fixtures.mjs'

const readings = { 'a.png': reading(position, { file: 'a.png' }), 'b.png': reading({ ...position, letters: [...letters].reverse().join('') }, { file: 'b.png' }) }
const engine = new RealEngine(readings)
test.after(() => engine.end())

async function opened(database = new Database(null)) {
  const session = new Session(engine, database)
  await session.load()
  return session
}

const file = name => ({ name, picture: new Blob([`the picture ${name}`], { type: 'image/png' }) })

/** A session with two games and pictures, in one of which something was played. */
async function playing() {
  const session = await opened()
  await give(session, [file('b.png'), file('a.png')])
  await play(session, { word: 'hand', tiles: hand })
  await session.saved
  return session
}

test('everything saved is there again in another browser, and opening it twice changes nothing', async () => {
  const session = await playing()
  session.set({ thinksFirst: true })
  const { content } = await saveAll(session)
  const friend = await opened()
  friend.set({ vocabulary: 'familiar' })
  await friend.saved
  for (let times = 0; times < 2; times++) {
    await openSaved(friend, 'all.games', content)
    await friend.saved
    assert.deepEqual([friend.state.alert, friend.state.games], ['', session.state.games])
    assert.equal(friend.state.toast.text, times ? '2 games opened, 0 of them new.' : '2 games opened.')
  }
  assert.deepEqual([friend.state.settings.thinksFirst, friend.state.settings.vocabulary, friend.game], [true, 'familiar', null])
  const again = await opened(friend.database)
  assert.deepEqual(again.state.games, session.state.games)
  const pictures = await Promise.all(again.state.games.flatMap(({ pictures }) => pictures).map(({ key }) => again.database.get('pictures', key)))
  assert.deepEqual(pictures.map(({ type, bytes }) => [type, new TextDecoder().decode(bytes)]), [['image/png', 'the picture a.png'], ['image/png', 'the picture b.png']])
})

test('what was played here after saving stays, and a game removed here comes back', async () => {
  const session = await playing()
  const { content } = await saveAll(session)
  const [, other] = session.state.games
  go(session, 'undo')
  await play(session, { word: 'gaunt', tiles: [] })
  session.remove(other)
  session.change({ toast: null })
  await session.saved
  await openSaved(session, 'all.games', content)
  assert.deepEqual(session.game.nodes.map(({ title }) => title), ['Start', 'HAND', 'GAUNT'])
  assert.equal(session.game.current, 2)
  assert.ok(session.state.games.some(({ id }) => id === other.id))
  assert.ok(await session.database.get('pictures', other.pictures[0].key))
})

test('the word list, the words marked, the letters learnt and the puzzles solved travel, too', async () => {
  const own = new RealEngine(readings)
  const session = new Session(own, new Database(null))
  await session.load()
  const template = { name: 'A-1', width: 4, ink: 'f'.repeat(96), screenshot: null, row: null, column: null }
  await session.database.put('settings', 'templates', { templates: [template] })
  await useWords(session, { name: 'mine.txt', text: new TextEncoder().encode('hand\ngaunt\n').buffer })
  await markWord(session, 'gaunt', 'refused')
  await markWord(session, 'moth', 'never')
  const missed = (position, isDone) => ({ position, played: null, isDone })
  await session.database.put('settings', 'puzzles', { solved: [3, 5], missed: [missed('one', true), missed('two', false)] })
  await session.saved
  const { content } = await saveAll(session)
  const friend = new Session(own, new Database(null))
  await friend.load()
  await markWord(friend, 'moth', 'accepted')
  await friend.database.put('settings', 'puzzles', { solved: [5, 7], missed: [missed('three', false), missed('one', false)] })
  await openSaved(friend, 'all.games', content)
  await friend.saved
  const [words, templates] = [await friend.database.get('settings', 'words'), await friend.database.get('settings', 'templates')]
  assert.deepEqual([words.name, new TextDecoder().decode(words.text), friend.state.settings.wordsName], ['mine.txt', 'hand\ngaunt\n', 'mine.txt'])
  assert.deepEqual(templates.templates, [template])
  assert.deepEqual(await friend.database.get('settings', 'puzzles'), {
    solved: [5, 7, 3], missed: [missed('three', false), missed('one', true), missed('two', false)],
  })
  assert.deepEqual([friend.state.marks, await friend.database.get('settings', 'marks')], Array(2).fill({ gaunt: 'refused', moth: 'accepted' }))
  own.end()
})

test('letters learnt are saved as a file, and opened in another browser besides its own', async () => {
  const own = new RealEngine(readings)
  const template = { name: 'A-1', width: 4, ink: 'f'.repeat(96), screenshot: 'a.png', row: 0, column: 4, stance: null }
  const session = new Session(own, new Database(null))
  await session.database.put('settings', 'templates', { templates: [template] })
  await loadTemplates(session)
  const { name, content } = await savedLetters(session)
  assert.equal(name, 'letters.letterpress')
  const opening = content => Object.assign(content, { name: 'letters.letterpress' })
  const other = new RealEngine(readings)
  const mine = { ...template, ink: '0'.repeat(95) + 'f' }
  const friend = new Session(other, new Database(null))
  await friend.database.put('settings', 'templates', { templates: [mine] })
  await loadTemplates(friend)
  await openLetters(friend, opening(content))
  assert.deepEqual(friend.state.templates, [mine, { ...template, name: 'A-2' }])
  assert.deepEqual((await friend.database.get('settings', 'templates')).templates, friend.state.templates)
  // Opening the same file again changes nothing. Neither does a file that holds no letters.
  for (const file of [content, new Blob(['letters'])]) {
    await openLetters(friend, opening(file))
    assert.equal(friend.state.templates.length, 2)
  }
  assert.equal(friend.state.alert, 'letters.letterpress: this is not a file of learnt letters.')
  assert.equal(openedText({ contradictions: [], damaged: 0 }, 2), 'Added 2 letters.')
  assert.equal(
    openedText({ contradictions: [{ name: 'A-1', own: 'Q-1' }], damaged: 1 }, 0),
    'There is no letter in it that is new here. Left out, as they look like other letters here: A-1 like Q-1. 1 letter of it is damaged.')
  own.end()
  other.end()
})

test('letters that the engine refuses are left out, and those learnt here are still used', async () => {
  const own = new RealEngine(readings)
  const template = { name: 'A-1', width: 4, ink: 'f'.repeat(96), screenshot: null, row: null, column: null }
  for (const [other, alert] of [
    [{ ...template, ink: 'z'.repeat(96) }, /left out/], [{ ...template, width: 3, ink: '0' }, /left out/], [null, /damaged/], [{ name: 'B-1' }, /damaged/], [1, /damaged/],
  ]) {
    const session = new Session(own, new Database(null))
    await session.database.put('settings', 'templates', { templates: [template] })
    await session.load()
    await openSaved(session, 'all.games', await archive({ games: [], settings: {}, templates: [other], words: '', marks: '', parts: [] }, []))
    assert.match(session.state.alert, alert)
    assert.deepEqual((await session.database.get('settings', 'templates')).templates, [template])
  }
  const long = { ...game(), nodes: Array.from({ length: 2002 }, (_, index) => ({ ...game().nodes[0], parent: index - 1 })) }
  assert.match((await opening(await archive({ games: [long], settings: {}, templates: [], words: '', marks: '', parts: [] }, []))).error, /damaged/)
  for (const puzzles of [null, { solved: ['1'], missed: [] }, { solved: [], missed: [{ position: 1, played: null, isDone: false }] }, { solved: [0], missed: [] }]) {
    const damaged = await archive({ games: [], settings: {}, templates: [], words: '', marks: '', puzzles, parts: [] }, [])
    assert.match((await opening(damaged)).error, /damaged/)
  }
  const all = await archive({ games: [], settings: {}, templates: Array(5001).fill(template), words: '', marks: '', parts: [] }, [])
  assert.match((await opening(all)).error, /damaged/)
  own.end()
})

test('more marked words than the page can hold are left out, which is said', async () => {
  const session = await opened()
  await openSaved(session, 'all.games', await archive({ games: [], settings: {}, templates: [], words: '', marks: 'hand\trefused\n'.repeat(10_100), parts: [] }, []))
  assert.match(session.state.alert, /^all\.games: the marked words in it were left out: it has 129 KiB, and 128 KiB is the most/)
  assert.deepEqual(session.state.marks, {})
})

test('a damaged file, one cut off anywhere, and any other file are refused, and nothing changes', async () => {
  const { content } = await saveAll(await playing())
  const bytes = new Uint8Array(await content.arrayBuffer())
  const session = await opened()
  const refused = async (contents, reason) => {
    session.change({ alert: '' })
    await openSaved(session, 'all.games', new Blob([contents]))
    assert.match(session.state.alert, reason)
    assert.deepEqual([session.state.games, await session.database.all('games'), await session.database.all('pictures')], [[], [], []])
  }
  for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 60)) await refused(bytes.slice(0, length), /^all\.games: (?:it is damaged|this is not)/)
  for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 60)) {
    const flipped = bytes.slice()
    flipped[at] ^= 4
    await refused(flipped, /^all\.games: /)
  }
  await refused('tejntgzhhgpsmzpthaoudgbph red\n', /not a file of saved games/)
  await refused(new TextDecoder().decode(bytes.slice(0, 60)).replace(' 1 ', ' 2 '), /newer page/)
  await refused(new Uint8Array([...bytes, 1]), /damaged/)
})

test('only games are opened', async () => {
  const sound = addNode(game(position, { pictures: [picture(position)] }), {
    kind: 'move', title: 'HAND', position: { ...position, owners: ownersAfterHand }, move: { player: 'red', word: 'hand', tiles: hand, taken: [16] } })
  assert.ok(isSoundGame(JSON.parse(JSON.stringify(goTo(sound, 0)))))
  const change = (at, part) => ({ ...sound, nodes: sound.nodes.map((node, index) => index === at ? { ...node, ...part } : node) })
  const wrong = [
    null, 1, [], {}, { ...sound, id: '' }, { ...sound, current: 2 }, { ...sound, nodes: [] }, { ...sound, pictures: [{ key: 1 }] }, { ...sound, use: [25] },
    change(1, { parent: 1 }), change(1, { parent: -1 }), change(0, { next: 0 }), change(0, { parent: 0 }), change(1, { kind: 'other' }),
    change(0, { position: { ...position, letters: 'a' } }), change(0, { position: { ...position, owners: 'r' } }), change(1, { move: { word: 1 } }),
  ]
  for (const each of wrong) assert.equal(isSoundGame(each), false, JSON.stringify(each)?.slice(0, 60))
  const contents = { games: [change(1, { parent: 1 })], settings: {}, templates: [], words: '', parts: [] }
  assert.match((await opening(await archive(contents, []))).error, /damaged/)
  assert.equal(await checksum(new TextEncoder().encode('123456789')), 0xcbf43926)
  // Some slices.
  assert.equal(await checksum(new Uint8Array(1 << 20)), 0xa738ea1c)
})

test('a file that is gone since it was chosen is said to be, and nothing changes', async () => {
  const session = await opened()
  const fail = () => Promise.reject(new DOMException('The requested file could not be read', 'NotReadableError'))
  const lost = { name: 'mine.txt', size: 10, arrayBuffer: fail, text: fail, slice: () => lost }
  const said = 'mine.txt: the browser can no longer read it: choose it again.'
  assert.equal(await contentsOf(session, lost, 100), null)
  assert.equal(session.state.alert, said)
  for (const open of [openLetters, (session, file) => openSaved(session, file.name, file)]) {
    session.change({ alert: '' })
    await open(session, lost)
    assert.equal(session.state.alert, said)
  }
  assert.equal(await contentsOf(session, { ...lost, size: 101 }, 100), null)
  assert.match(session.state.alert, /^mine\.txt: it has 1 KiB, and 1 KiB is the most/)
})
