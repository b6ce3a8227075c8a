// Text from elsewhere in messages.
import assert from 'node:assert/strict'
import test from 'node:test'
import { printable, printableLines } from '../model/printable.js'

test('what would change the direction of a message, or break it, is escaped', () => {
  assert.equal(printable('board\u202Egnp.exe'), 'board\\u{202E}gnp.exe')
  for (const character of '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069\u200E\u200F\u061C\0\b\n\r\t\x1B\x7F\x85\u2028\u2029') {
    assert.match(printable(`a${character}b`), /^a\\u\{[0-9A-F]{4}\}b$/)
  }
  assert.equal(printableLines('one\u202E\ntwo'), 'one\\u{202E}\ntwo')
})

test('all other text stays as it is', () => {
  for (const text of ['', 'Bildschirmfoto 2026-05-01 um 12.30.png', 'לוח.png', 'لوح.png', '盤.png', '👩‍👩‍👧.png', 'a–b · c ’']) assert.equal(printable(text), text)
})
