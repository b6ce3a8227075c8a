// From a picture's file to its pixels.

/**
 * The bytes of a picture in sRGB, four per pixel: red, green, blue, alpha.
 * @param {ImageBitmap} bitmap
 * @returns {Uint8ClampedArray}
 */
export function pixels(bitmap) {
  const { width, height } = bitmap
  const { OffscreenCanvas } = /** @type {{ OffscreenCanvas: new (width: number, height: number) => HTMLCanvasElement }} */ (/** @type {unknown} */ (globalThis))
  const context = new OffscreenCanvas(width, height).getContext('2d', { colorSpace: 'srgb', willReadFrequently: true })
  if (!context) throw new RangeError('this browser has no memory left for the picture: close other pages')
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(0, 0, width, height, { colorSpace: 'srgb' }).data
}
