import assert from 'node:assert/strict'
import test from 'node:test'
import { anyWord, isFiltering, listRows, onlyLetters, seenRows, wordList } from '../model/words.js'

const { words } = wordList({ text: 'zebras\nhobble\nbobble\neel\nbe', known: '11011', rarities: [20, 30, 80, 10, 10] })

test('the module’s text becomes words', () => {
  assert.deepEqual(words, ['zebras', 'hobble', 'bobble', 'eel', 'be'])
  assert.deepEqual(wordList({ text: '', known: '', rarities: [] }).words, [])
})

test('a list that does not say how rare its words are marks none of them as rare', () => {
  assert.equal(wordList({ text: 'eel\nbe', known: '00', rarities: [null, null] }).known, '')
  assert.equal(wordList({ text: 'eel\nbe', known: '00', rarities: [80, null] }).known, '00')
})

test('typed text is reduced to letters', () => {
  assert.equal(onlyLetters('A b-1é'), 'ab')
  assert.ok(!isFiltering({ ...anyWord }) && isFiltering({ ...anyWord, vocabulary: 'familiar' }))
})

test('each length has a heading, then rows of words', () => {
  assert.deepEqual(listRows(words, 2), [
    { heading: '6 letters · 3' }, { from: 0, to: 2 }, { from: 2, to: 3 },
    { heading: '3 letters · 1' }, { from: 3, to: 4 }, { heading: '2 letters · 1' }, { from: 4, to: 5 },
  ])
})

test('every word is in exactly one row, however many columns', () => {
  for (let columns = 1; columns < 7; columns++) {
    const places = listRows(words, columns)
      .flatMap(row => 'heading' in row ? [] : Array.from({ length: row.to - row.from }, (_, at) => row.from + at))
    assert.deepEqual(places, [0, 1, 2, 3, 4])
  }
})

test('visible rows, and some around them', () => {
  assert.deepEqual(seenRows(0, 440, 44, 1000), { first: 0, end: 16 })
  assert.deepEqual(seenRows(43_500, 440, 44, 1000), { first: 982, end: 1000 })
})
