// Pictures in addresses, as shortcuts write them.
import assert from 'node:assert/strict'
import test from 'node:test'
import { isPictureLink, linkedPicture } from '../store/arriving.js'

const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => index * 7919 >> 3 & 255)
const base64 = Buffer.from(bytes).toString('base64')
const read = text => linkedPicture(`#picture=${text}`)

for (const [what, text] of Object.entries({
  'base64': base64,
  'base64 without its end': base64.replace(/=+$/, ''),
  'the alphabet for addresses': Buffer.from(bytes).toString('base64url'),
  'lines': base64.replace(/.{76}/g, '$&\r\n'),
  'escaped lines': base64.replace(/.{76}/g, '$&%0D%0A'),
  'escapes': encodeURIComponent(base64),
  'a data address': `data:image/jpeg;base64,${base64}`,
  'an escaped data address': encodeURIComponent(`data:image/jpeg;base64,${base64}`),
})) {
  test(`a picture comes as ${what}`, () => assert.deepEqual(read(text)?.bytes, bytes))
}

test('the type of a picture is known where it is given', () => {
  assert.equal(read(`data:image/jpeg;base64,${base64}`).type, 'image/jpeg')
  assert.equal(read(base64).type, '')
})

test('an address full of signs that end base64 does not block the page', () => {
  // With an expression that is tried at each of them, this would take an hour.
  const signs = '='.repeat(2_000_000)
  assert.equal(read(`${signs}A`), null)
  assert.equal(read(signs), null)
  assert.deepEqual(read(base64 + signs).bytes, bytes)
  assert.equal(read(`data:${';a'.repeat(1_000_000)}`), null)
})

test('text that is not base64 is refused as a picture', () => {
  for (const text of ['', '   ', '=', 'not a picture!', '%', '%zz', 'data:image/png;base64,', 'data:image/png,abcd', 'A', 'Shortcut Input']) {
    assert.equal(read(text), null, text)
  }
})

test('links to positions are not pictures', () => {
  assert.ok(isPictureLink('#picture=') && isPictureLink('#Picture=abcd'))
  assert.ok(!isPictureLink('#tejntgzhhgpsmzpthaoudgbph') && !isPictureLink('') && !isPictureLink('#picture'))
})
