// The part of PNG that screenshots need: 8 bits per channel, RGB or RGBA, not interlaced. The page uses the browser's.
import fs from 'node:fs'
import zlib from 'node:zlib'

/** A file's pixels as RGBA, as in a canvas. */
export function decode(path) {
  const file = fs.readFileSync(path)
  const parts = []
  let width, height, channels
  for (let at = 8; at < file.length;) {
    const size = file.readUInt32BE(at)
    const body = file.subarray(at + 8, at + 8 + size)
    switch (file.toString('latin1', at + 4, at + 8)) {
      case 'IHDR':
        width = body.readUInt32BE(0)
        height = body.readUInt32BE(4)
        channels = { 2: 3, 6: 4 }[body[9]]
        if (body[8] !== 8 || !channels || body[12]) throw new TypeError(`${path}: another kind of PNG`)
        break
      case 'IDAT': parts.push(body)
    }
    at += 12 + size
  }
  const filtered = zlib.inflateSync(Buffer.concat(parts))
  const stride = width * channels
  const rows = new Uint8Array(height * stride)
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x >= channels ? rows[at - channels] : 0
      const up = y ? rows[at - stride] : 0
      const corner = y && x >= channels ? rows[at - stride - channels] : 0
      rows[at] = filtered[y * (stride + 1) + 1 + x] + [0, left, up, left + up >> 1, paeth(left, up, corner)][filter]
    }
  }
  if (channels === 4) return { width, height, pixels: rows }
  const pixels = new Uint8Array(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel++) {
    pixels.set(rows.subarray(3 * pixel, 3 * pixel + 3), 4 * pixel)
  }
  return { width, height, pixels }
}

function paeth(left, up, corner) {
  const whole = left + up - corner
  const [a, b, c] = [left, up, corner].map(value => Math.abs(whole - value))
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** A file of opaque RGBA pixels, as RGB; each row as its difference from the one above, which is mostly zero in drawings. */
export function encode({ width, height, pixels }, level = 1) {
  const stride = 3 * width + 1
  const rows = Buffer.alloc(height * stride)
  const value = (x, y, channel) => y < 0 ? 0 : pixels[4 * (y * width + x) + channel]
  for (let y = 0; y < height; y++) {
    rows[y * stride] = 2
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        rows[y * stride + 1 + 3 * x + channel] = value(x, y, channel) - value(x, y - 1, channel)
      }
    }
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const chunk = (name, body) => {
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    const named = Buffer.concat([Buffer.from(name), body])
    size.writeUInt32BE(body.length)
    sum.writeUInt32BE(crc(named))
    return [size, named, sum]
  }
  const signature = Buffer.from([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  return Buffer.concat([
    signature, ...chunk('IHDR', header), ...chunk('IDAT', zlib.deflateSync(rows, { level })),
    ...chunk('IEND', Buffer.alloc(0)),
  ])
}

// The CRC of ISO 3309, as in PNG.
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? 0xEDB88320 ^ byte >>> 1 : byte >>> 1
  return byte
})

function crc(bytes) {
  let sum = 0xFFFFFFFF
  for (const byte of bytes) sum = table[(sum ^ byte) & 0xFF] ^ sum >>> 8
  return (sum ^ 0xFFFFFFFF) >>> 0
}

/** A part of a picture. */
export function crop({ width, pixels }, x, y, partWidth, partHeight) {
  const part = new Uint8Array(4 * partWidth * partHeight)
  for (let row = 0; row < partHeight; row++) {
    const from = 4 * ((y + row) * width + x)
    part.set(pixels.subarray(from, from + 4 * partWidth), 4 * row * partWidth)
  }
  return { width: partWidth, height: partHeight, pixels: part }
}
