// Words that the player marks: what is kept of them, and how the search and other tabs follow.
import assert from 'node:assert/strict'
import test from 'node:test'
import { isOut, markedWords, marksText, understood, withMark } from '../model/marks.js'
import { moveRows, withoutWords } from '../model/advice.js'
import { Analysis } from '../store/analysis.js'
import { Database } from '../store/database.js'
import { loadMarks, markWord, setMark } from '../store/marking.js'
import { addMarks, exportMarks, importMarks } from '../store/marks-file.js'
import { Session } from '../store/session.js'
import { hear } from '../store/tabs.js'
import { useWords } from '../store/wordList.js'
import { RealEngine } from './engine.mjs'
import { game, position } from './fixtures.mjs'

test('a word has one mark, which can be taken back', () => {
  const marks = withMark(withMark({ qi: 'never' }, 'sparrowbill', 'refused'), 'qi', 'accepted')
  assert.deepEqual(marks, { sparrowbill: 'refused', qi: 'accepted' })
  assert.deepEqual([markedWords(marks, 'accepted'), markedWords(marks, 'never')], [['qi'], []])
  assert.deepEqual(withMark(marks, 'qi', null), { sparrowbill: 'refused' })
  assert.equal(marksText(marks), 'qi\taccepted\nsparrowbill\trefused\n')
  // Names of what all objects have are words, too.
  assert.deepEqual(['sparrowbill', 'qi', 'constructor', null].map(word => isOut(marks, word)), [true, false, false, false])
})

const move = (word, form = { formOf: null, ending: null }) => ({ word, tiles: [1], chance: 0.5, bound: false, verdict: { kind: 'lead', lead: 0 }, line: [],
  texts: { takes: '', standing: 'even', score: '1:1', verdict: '', outlook: `takes 1 with ${word}.`, ...form } })
const advice = (words, { others = [], forms = {} } = {}) => ({
  depth: 1, reason: `Play ${words[0]}.`, closeCall: false, known: null, warnings: [], outcome: null, isDone: false,
  moves: words.map(word => move(word, forms[word])),
  texts: { redChance: 0.5, redPercent: 50, others: others.map(word => ({ label: 'Surer', move: move(word) })) },
})
const words = advice => advice?.moves.map(({ word }) => word).join() ?? ''

test('without a word, the next best is the first, and forms of the word are rows of their own', () => {
  const before = advice(['cats', 'dog', 'cat', 'catty'], { others: ['cat', 'cats'],
    forms: { cat: { formOf: 'cats', ending: '-' }, catty: { formOf: 'cats', ending: '-TY' } } })
  const after = withoutWords(before, word => word === 'cats')
  assert.deepEqual([words(after), after.reason, after.moves[0].texts.outlook], ['dog,cat,catty', '', 'takes 1 with dog.'])
  assert.deepEqual(moveRows(after).map(({ word, forms }) => [word, forms.map(({ ending }) => ending)]), [['DOG', []], ['CAT', ['CATTY']]])
  // What has become the best is not offered beside it.
  assert.deepEqual(after.texts.others.map(({ move }) => move.word), ['cat'])
  assert.equal(withoutWords(before, word => word === 'bird'), before)
  assert.equal(withoutWords(before, () => true), null)
})

const real = new RealEngine()
test.after(() => real.end())

/** An engine with the real module, whose searches answer when the test says so. */
function fakeEngine() {
  const engine = {
    used: '', answer: () => {},
    changeWords(text) {
      engine.used = text
      return real.changeWords(text)
    },
    ask: (...all) => real.ask(...all),
    async *think(_, { spent, time, signal }) {
      while (!signal.aborted && spent < time) {
        const answer = await new Promise(resolve => { engine.answer = resolve })
        yield { answer, spent: spent += 2500 }
      }
    },
  }
  return engine
}

/** After everything that waits for the module. */
const settled = async () => {
  for (let count = 0; count < 3; count++) await real.ask('about', null)
  await new Promise(resolve => setTimeout(resolve, 5))
}

async function opened(database = new Database(null)) {
  const session = new Session(fakeEngine(), database)
  await loadMarks(session)
  await session.facts.begin()
  await session.load()
  return session
}

/** A session that searches in a game. */
async function searching() {
  const session = await opened()
  const analysis = new Analysis(session)
  session.keep(game(position))
  session.open('one')
  await settled()
  const tell = async answer => {
    session.engine.answer(answer)
    await settled()
  }
  return { session, analysis, tell, shown: () => words(session.state.advice) }
}

test('a marked word is gone at once, and the search begins anew without it', async () => {
  const { session, analysis, tell, shown } = await searching()
  await tell({ ...advice(['sparrowbill', 'barrows', 'swirl']), depth: 6 })
  session.change({ opened: 'SPARROWBILL' })
  const marking = markWord(session, 'sparrowbill', 'refused')
  await Promise.resolve()
  assert.equal(shown(), 'barrows,swirl')
  await marking
  assert.deepEqual([session.state.opened, session.engine.used, session.state.toast.text], [null, 'sparrowbill\trefused\n', 'SPARROWBILL is off the list.'])
  // What it finds first is worth less than what is left of the longer search, until it ends.
  await tell({ ...advice(['swirl', 'barrows']), depth: 2 })
  assert.equal(shown(), 'barrows,swirl')
  await tell({ ...advice(['swirl', 'barrows', 'sill']), depth: 5 })
  assert.deepEqual([session.state.isThinking, shown()], [false, 'swirl,barrows,sill'])
  analysis.stop()
})

test('marking is undone by the toast, also if the word had another mark before', async () => {
  const { session, analysis, tell, shown } = await searching()
  await setMark(session, 'swirl', 'never')
  await markWord(session, 'swirl', 'refused')
  assert.deepEqual(session.state.marks, { swirl: 'refused' })
  session.state.toast.action.run()
  await settled()
  assert.deepEqual(session.state.marks, { swirl: 'never' })
  await tell(advice(['barrows']))
  await setMark(session, 'swirl', null)
  // What is known stays until the search has found something with the word.
  assert.equal(shown(), 'barrows')
  await settled()
  await tell({ ...advice(['swirl', 'barrows']), depth: 1 })
  assert.equal(shown(), 'swirl,barrows')
  assert.deepEqual([session.state.marks, session.engine.used], [{}, ''])
  analysis.stop()
})

test('marks are kept, and what another tab has marked meanwhile stays', async () => {
  const database = new Database(null)
  const [one, other] = [await opened(database), await opened(database)]
  await markWord(one, 'sparrowbill', 'refused')
  await markWord(other, 'qqq', 'accepted')
  const both = { sparrowbill: 'refused', qqq: 'accepted' }
  assert.deepEqual([other.state.marks, other.engine.used], [both, marksText(both)])
  await hear(one, 'marks')
  assert.deepEqual([one.state.marks, one.engine.used], [both, marksText(both)])
  await setMark(one, 'qqq', null)
  await hear(other, 'marks')
  const again = await opened(database)
  assert.deepEqual([other.state.marks, again.state.marks, again.engine.used], [{ sparrowbill: 'refused' }, { sparrowbill: 'refused' }, 'sparrowbill\trefused\n'])
})

test('marks travel as a text file of two columns, which is added to what is marked', async () => {
  const [one, other] = [await opened(), await opened()]
  await setMark(one, 'sparrowbill', 'refused')
  await setMark(one, 'qi', 'never')
  const { name, content } = exportMarks(one)
  assert.deepEqual([name, await content.text()], ['letterpress-words.txt', 'qi\tnever\nsparrowbill\trefused\n'])
  await setMark(other, 'qi', 'accepted')
  await setMark(other, 'za', 'accepted')
  await importMarks(other, name, await content.arrayBuffer())
  assert.deepEqual(other.state.marks, { qi: 'never', za: 'accepted', sparrowbill: 'refused' })
  assert.equal(other.state.toast.text, '2 words from letterpress-words.txt.')
  // A file of all games gives up nothing that is here.
  await addMarks(other, 'all.games', 'za\trefused\nox\tnever\n')
  assert.deepEqual([other.state.marks.za, other.state.marks.ox], ['accepted', 'never'])
  // A file of something else changes nothing.
  await importMarks(other, 'x.txt', new TextEncoder().encode('qi\tnever\nhello\n').buffer)
  assert.equal(other.state.alert, 'x.txt: line 2, "hello": a line must be a word and, after a tab, one of these: refused, accepted, never')
  assert.equal(Object.keys(other.state.marks).length, 4)
})

test('what the module understands is what is kept', () => {
  assert.deepEqual(understood({ refused: ['a'], accepted: [], never: ['b'], words: 2, text: '' }), { a: 'refused', b: 'never' })
})

test('the search finds no word that is marked, over whatever list', async () => {
  const engine = new RealEngine()
  const session = new Session(engine, new Database(null))
  await session.facts.begin()
  await session.load()
  const analysis = new Analysis(session)
  session.keep(game(position))
  session.open('one')
  const until = condition => new Promise(resolve => {
    const look = () => { if (condition(words(session.state.advice).split(','))) resolve() }
    session.listen(look)
    look()
  })
  const list = text => ({ name: 'mine.txt', text: new TextEncoder().encode(text).buffer })
  await useWords(session, list('hand\ngaunt\nmoth\ntop\n'))
  await until(found => found.length === 4)
  await setMark(session, 'moth', 'refused')
  await setMark(session, 'top', 'never')
  await setMark(session, 'zzt', 'accepted')
  await until(found => found.sort().join() === 'gaunt,hand,zzt')
  await useWords(session, list('moth\nhat\npoh\n'))
  await until(found => found.sort().join() === 'hat,poh,zzt')
  const judged = async word => (await engine.ask('judge', { position, word })).refusal
  assert.deepEqual([await judged('moth'), await judged('hat')], ['MOTH isn\'t a word.', null])
  analysis.stop()
  engine.end()
})
