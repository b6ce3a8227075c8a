// The sizes that pictures announce.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import test from 'node:test'
import { announcedSize, whyUndecodable } from '../engine/announced.js'

const ascii = text => [...text].map(character => character.charCodeAt(0))
const big = (value, count) => Array.from({ length: count }, (_, index) => value >>> 8 * (count - 1 - index) & 255)
const little = (value, count) => big(value, count).reverse()
const zeros = count => Array(count).fill(0)
const size = bytes => announcedSize(new Blob([Uint8Array.from(bytes)]))

const [width, height] = [16000, 12345]
const files = {
  png: [0x89, ...ascii('PNG\r\n\x1a\n'), ...big(13, 4), ...ascii('IHDR'), ...big(width, 4), ...big(height, 4)],
  gif: [...ascii('GIF89a'), ...little(width, 2), ...little(height, 2)],
  bmp: [...ascii('BM'), ...zeros(16), ...little(width, 4), ...little(-height, 4)],
  // After a segment of another kind and tables.
  jpeg: [0xFF, 0xD8, 0xFF, 0xE0, ...big(16, 2), ...zeros(14), 0xFF, 0xC4, ...big(4, 2), 1, 2, 0xFF, 0xC2, ...big(17, 2), 8, ...big(height, 2), ...big(width, 2)],
  webp: [...ascii('RIFF'), ...zeros(4), ...ascii('WEBPVP8X'), ...zeros(8), ...little(width - 1, 3), ...little(height - 1, 3)],
  lossless: [...ascii('RIFF'), ...zeros(4), ...ascii('WEBPVP8L'), ...zeros(4), 0x2F, ...little((width - 1 | height - 1 << 14) >>> 0, 4)],
  lossy: [...ascii('RIFF'), ...zeros(4), ...ascii('WEBPVP8 '), ...zeros(10), ...little(width, 2), ...little(height, 2)],
  heic: [
    ...big(20, 4), ...ascii('ftypheic'), ...zeros(8), ...big(20, 4), ...ascii('ispe'), ...zeros(4), ...big(160, 4), ...big(120, 4),
    ...big(20, 4), ...ascii('ispe'), ...zeros(4), ...big(width, 4), ...big(height, 4),
  ],
}

for (const [name, bytes] of Object.entries(files)) {
  test(`the size of a picture: ${name}`, async () => {
    assert.deepEqual(await size(bytes), { width, height })
    // However little of it there is.
    for (let count = 0; count < bytes.length; count++) {
      const found = await size(bytes.slice(0, count))
      if (name !== 'heic') assert.equal(found, null, `${count} bytes`)
    }
  })
}

test('the size of the samples', async () => {
  const file = fs.readFileSync(new URL('../samples/light-midgame.png', import.meta.url))
  assert.deepEqual(await size(file), { width: file.readUInt32BE(16), height: file.readUInt32BE(20) })
})

test('other files announce no size', async () => {
  for (const bytes of [[], [1], ascii('%PDF-1.7 and so on'), ascii('<svg width="99999"/>'), [0xFF, 0xD8, 0xFF, 0xD9, 0, 2, 1]]) assert.equal(await size(bytes), null)
})

test('a picture that no browser decodes is called HEIC if it is, and unreadable if it is gone', async () => {
  const why = (/** @type {number[]} */ bytes) => whyUndecodable(new Blob([Uint8Array.from(bytes)]))
  const heic = 'it is a HEIC picture, which this browser cannot show: save it as PNG or JPEG, or take a screenshot'
  assert.equal(await why(files.heic), heic)
  // Of a kind that names others with which it is compatible.
  assert.equal(await why([...big(28, 4), ...ascii('ftypmif1'), ...zeros(4), ...ascii('mif1heic')]), heic)
  for (const bytes of [[], files.png, [...big(24, 4), ...ascii('ftypavif'), ...zeros(4), ...ascii('avifmif1')], ascii('no picture')]) {
    assert.equal(await why(bytes), 'this browser cannot decode it as a picture: use a PNG, JPEG or WebP screenshot')
  }
  const gone = { slice: () => ({ text: () => Promise.reject(new DOMException('', 'NotReadableError')) }) }
  assert.equal(await whyUndecodable(/** @type {Blob} */ (gone)), 'the browser can no longer read this file: choose it again')
})
