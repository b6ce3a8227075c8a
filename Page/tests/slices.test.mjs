// Parsing in slices gives what JSON.parse does.
import assert from 'node:assert/strict'
import test from 'node:test'
import { parsedInSlices, slices } from '../model/slices.js'

const parsed = text => parsedInSlices(new TextEncoder().encode(text))

test('an object is parsed as by JSON.parse, whatever its arrays hold', async () => {
  const values = [[], [1], [[]], [[], {}], ['"', '\\', '\\"', ']', '}', ',', 'é', '👩‍👧', '\u2028'], [{ a: [1, { ']': '[,' }] }, null, true, -1.5e9, '']]
  for (const games of values) {
    for (const rest of [{}, { other: games, last: null }, { settings: { 'a,b': [']'] }, marks: 'x\ty\n', parts: [] }]) {
      const text = JSON.stringify({ games, ...rest })
      assert.deepEqual(await parsed(text), { games, ...rest })
      for (let length = 0; length < text.length; length++) await assert.rejects(parsed(text.slice(0, length)), SyntaxError)
    }
  }
})

test('what is not JSON is refused', async () => {
  for (const text of ['{}', ' { } ', '{"games":null}', '{ "other" : [ ] , "games" : [ 1 , [2] ] }', '{"__proto__":[1]}', '{"\\"":1}']) {
    assert.deepEqual(await parsed(text), JSON.parse(text))
  }
  const texts = ['', '[]', '{"a"}', '{"a":}', '{a:1}', '{"a":1,}', '{"a" 1}', '{"games":[,]}', '{"games":[1,]}', '{"games":[1 2]}', '{"games":[1]]}', '{"games":[{]}]}',
    '{"games":["a]}', '{"games":[1]}x', '{"games":[1],}', '{"games":[1]"a":1}', '{"games":[1}}']
  for (const text of texts) await assert.rejects(parsed(text), SyntaxError, text)
})

test('no element is parsed that would block the page', async () => {
  const large = JSON.stringify('x'.repeat(2 ** 22))
  for (const text of [`{"games":[${large}]}`, `{"marks":${large}}`, `{"games":[],"templates":[1,${large}]}`]) await assert.rejects(parsed(text), SyntaxError)
})

test('many elements leave the page time to answer', async () => {
  let turns = 0
  const timer = setInterval(() => turns++)
  const games = Array.from({ length: 3000 }, (_, number) => ({ number, text: 'x'.repeat(1000) }))
  assert.deepEqual((await parsed(JSON.stringify({ games }))).games, games)
  const breathe = slices()
  for (let end = performance.now() + 50; performance.now() < end;) await breathe()
  clearInterval(timer)
  assert.ok(turns >= 2)
})
