import assert from 'node:assert/strict'
import test from 'node:test'
import { compactWords } from '../engine/compact.js'
import { anyWord, filterWords, isFiltering, listRows, onlyLetters, seenRows, wordList } from '../model/words.js'

const answer = { words: [['zebras', 20], ['hobble', 35], ['bobble', 70], ['eel', null], ['be', 10]].map(([word, rarity]) => ({ word, rarity })) }
const list = wordList(compactWords(answer))
const found = filter => filterWords(list, { ...anyWord, ...filter }).map(place => list.words[place])

test('words pass between threads and back', () => {
  assert.deepEqual(list.words, ['zebras', 'hobble', 'bobble', 'eel', 'be'])
  assert.deepEqual([...list.rarities], [20, 35, 70, 255, 10])
  assert.deepEqual(wordList(compactWords({ words: [] })).words, [])
})

for (const [filter, words] of [
  [{}, ['zebras', 'hobble', 'bobble', 'eel', 'be']],
  [{ containing: 'bb' }, ['hobble', 'bobble']],
  [{ containing: 'bbb' }, ['bobble']],
  [{ starting: 'b' }, ['bobble', 'be']],
  [{ ending: 'e', minLength: 3 }, ['hobble', 'bobble']],
  [{ maxLength: 3 }, ['eel', 'be']],
  [{ known: true }, ['zebras', 'hobble', 'be']],
]) {
  test(`filters ${JSON.stringify(filter)}`, () => assert.deepEqual(found(filter), words))
}

test('typed text is reduced to letters', () => {
  assert.equal(onlyLetters('A b-1é'), 'ab')
  assert.ok(!isFiltering({ ...anyWord }) && isFiltering({ ...anyWord, known: true }))
})

test('each length has a heading, then rows of words', () => {
  const rows = listRows(list.words, [0, 1, 2, 3, 4], 2)
  assert.deepEqual(rows, [
    { heading: '6 letters · 3' }, { from: 0, to: 2 }, { from: 2, to: 3 },
    { heading: '3 letters · 1' }, { from: 3, to: 4 }, { heading: '2 letters · 1' }, { from: 4, to: 5 },
  ])
})

test('every word is in exactly one row, however many columns', () => {
  for (let columns = 1; columns < 7; columns++) {
    const places = listRows(list.words, [0, 1, 2, 3, 4], columns)
      .flatMap(row => 'heading' in row ? [] : Array.from({ length: row.to - row.from }, (_, at) => row.from + at))
    assert.deepEqual(places, [0, 1, 2, 3, 4])
  }
})

test('visible rows, and some around them', () => {
  assert.deepEqual(seenRows(0, 440, 44, 1000), { first: 0, end: 16 })
  assert.deepEqual(seenRows(43_500, 440, 44, 1000), { first: 982, end: 1000 })
})
