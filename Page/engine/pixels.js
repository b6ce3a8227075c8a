// From a picture's file to its pixels.

/** The most pixels that the module accepts. */
const mostPixels = 40_000_000

/**
 * @typedef {object} Pixels
 * @property {number} width
 * @property {number} height
 * @property {Uint8ClampedArray} bytes four per pixel: red, green, blue, alpha
 */

/**
 * Decodes a picture to sRGB.
 * @param {Blob | ImageBitmap} picture
 * @returns {Promise<Pixels>}
 */
export async function pixels(picture) {
  const bitmap = picture instanceof Blob ? await createImageBitmap(picture) : picture
  const { width, height } = bitmap
  try {
    if (width * height > mostPixels) {
      throw new RangeError(`a picture of ${width} × ${height} pixels is too large: the limit is 40 million pixels`)
    }
    // Not every type checker knows it.
    const { OffscreenCanvas } = /** @type {any} */ (globalThis)
    /** @type {CanvasRenderingContext2D | null} */
    const context = new OffscreenCanvas(width, height).getContext('2d', { colorSpace: 'srgb', willReadFrequently: true })
    if (!context) throw new RangeError('this browser has no memory left for the picture: close other pages')
    context.drawImage(bitmap, 0, 0)
    return { width, height, bytes: context.getImageData(0, 0, width, height, { colorSpace: 'srgb' }).data }
  } finally {
    bitmap.close()
  }
}
