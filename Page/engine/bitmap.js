// Pictures in formats that workers cannot decode.
import { mostPixels } from './announced.js'

/**
 * A picture as an image element decodes it; null if that fails, too.
 * @param {Blob} picture
 * @returns {Promise<ImageBitmap | null>}
 */
export async function elementBitmap(picture) {
  const url = URL.createObjectURL(picture)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    // A drawing may announce any size, and only here is it known.
    if (image.naturalWidth * image.naturalHeight > mostPixels) return null
    return await createImageBitmap(image)
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
