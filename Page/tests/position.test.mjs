import assert from 'node:assert/strict'
import test from 'node:test'
import { linkedPosition, linkFragment } from '../model/link.js'
import { missing, parsePosition, positionLine } from '../model/position.js'
import { letters, owners, position } from './fixtures.mjs'

test('a position round-trips through its line', () => {
  const line = `${letters} ${owners} red gaunt,hand,-`
  const parsed = parsePosition(line)
  assert.deepEqual(parsed, { letters, owners, turn: 'red', played: ['gaunt', 'hand', '-'] })
  assert.equal(positionLine(parsed), line)
})

for (const line of ['', 'abc', `${letters} ${owners}`, `${letters} ${owners} green`, `${letters}x ${owners} red`, `${letters} ${owners} red a1`, `${letters} ${owners} red word more`]) {
  test(`"${line}" is not a position`, () => assert.equal(parsePosition(line), null))
}

test('what must be known before moves are searched', () => {
  assert.equal(missing({ ...position, owners: null }), 'owners')
  assert.equal(missing({ ...position, turn: null }), 'turn')
  assert.equal(missing({ ...position, turn: null, owners: '.'.repeat(25) }), null)
  assert.equal(missing({ ...position, turn: null, owners: 'R'.repeat(25) }), null)
  assert.equal(missing(position), null)
})

test('a position round-trips through a link', () => {
  const unread = { ...position, letters: letters.replace('t', '?'), played: ['gaunt'] }
  assert.deepEqual(linkedPosition(linkFragment(unread)), unread)
  assert.match(linkFragment(unread), /^#[\w./,-]+$/)
})

for (const fragment of ['', '#', '#hello', '#%', '#a/b/c']) {
  test(`"${fragment}" is not a link to a position`, () => assert.equal(linkedPosition(fragment), null))
}
