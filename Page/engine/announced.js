// The size that a picture's file announces. It must be known before the picture is decoded, because a small file may hold a
// picture that fills the memory.

/** More pixels the module refuses; no file of this kind is decoded. */
export const mostPixels = 40_000_000

/** How much of a file to look at, in bytes: its size comes early, but a JPEG may have a profile and a preview before it. */
const head = 1 << 18

/** @typedef {{ width: number, height: number }} Size in pixels */

/**
 * The size that a PNG, JPEG, GIF, WebP, BMP, HEIC or AVIF announces; null for any other file, or if the size cannot be found.
 * @param {Blob} picture
 * @returns {Promise<Size | null>}
 */
export async function announcedSize(picture) {
  const data = new DataView(await picture.slice(0, head).arrayBuffer())
  try {
    return sizeIn(data)
  } catch (error) {
    // It ends within its head: whoever decodes it will say so.
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * Why a browser shows no picture, and what to do.
 * @param {Blob} picture that it cannot decode
 */
export async function whyUndecodable(picture) {
  try {
    // The kind stands in the first box, perhaps after others with which it is compatible.
    const isHEIC = /^ftyp.*(?:hei|hev)[csx]/s.test(await picture.slice(4, 64).text())
    return isHEIC ? 'it is a HEIC picture, which this browser cannot show: save it as PNG or JPEG, or take a screenshot'
      : 'this browser cannot decode it as a picture: use a PNG, JPEG or WebP screenshot'
  } catch {
    return 'the browser can no longer read this file: choose it again'
  }
}

/** @param {DataView} data @param {number} at @param {number} count */
const text = (data, at, count) => {
  let text = ''
  for (let index = at; index < Math.min(at + count, data.byteLength); index++) text += String.fromCharCode(data.getUint8(index))
  return text
}

/** @param {DataView} data @param {number} at */
const three = (data, at) => data.getUint16(at, true) | data.getUint8(at + 2) << 16

/**
 * @param {DataView} data
 * @returns {Size | null}
 */
function sizeIn(data) {
  if (text(data, 1, 3) === 'PNG') return { width: data.getUint32(16), height: data.getUint32(20) }
  if (text(data, 0, 3) === 'GIF') return { width: data.getUint16(6, true), height: data.getUint16(8, true) }
  if (text(data, 0, 2) === 'BM') return { width: Math.abs(data.getInt32(18, true)), height: Math.abs(data.getInt32(22, true)) }
  if (text(data, 8, 4) === 'WEBP') return sizeInWebP(data)
  if (text(data, 4, 4) === 'ftyp') return sizeInBoxes(data)
  return data.getUint16(0) === 0xFFD8 ? sizeInJPEG(data) : null
}

/** @param {DataView} data */
function sizeInWebP(data) {
  const kind = text(data, 12, 4)
  if (kind === 'VP8X') return { width: three(data, 24) + 1, height: three(data, 27) + 1 }
  if (kind === 'VP8 ') return { width: data.getUint16(26, true) & 0x3FFF, height: data.getUint16(28, true) & 0x3FFF }
  if (kind !== 'VP8L') return null
  const bits = data.getUint32(21, true)
  return { width: (bits & 0x3FFF) + 1, height: (bits >>> 14 & 0x3FFF) + 1 }
}

/**
 * The largest of the images in a HEIC or AVIF, by their `ispe` properties: others are previews, or parts of it.
 * @param {DataView} data
 */
function sizeInBoxes(data) {
  /** @type {Size | null} */
  let size = null
  for (let at = 4; at + 16 <= data.byteLength; at++) {
    if (data.getUint32(at) !== 0x69737065) continue
    const [width, height] = [data.getUint32(at + 8), data.getUint32(at + 12)]
    if (!size || width * height > size.width * size.height) size = { width, height }
  }
  return size
}

/** @param {DataView} data */
function sizeInJPEG(data) {
  let at = 2
  while (data.getUint8(at) === 0xFF) {
    const marker = data.getUint8(at + 1)
    // Start of frame, unless it defines tables.
    if (marker >= 0xC0 && marker <= 0xCF && ![0xC4, 0xC8, 0xCC].includes(marker)) {
      return { width: data.getUint16(at + 7), height: data.getUint16(at + 5) }
    }
    at += 2 + data.getUint16(at + 2)
  }
  return null
}
