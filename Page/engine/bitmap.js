// Pictures in formats that workers cannot decode.

/**
 * A picture as an element decodes it; null if it cannot either.
 * @param {Blob} picture
 * @returns {Promise<ImageBitmap | null>}
 */
export async function elementBitmap(picture) {
  const url = URL.createObjectURL(picture)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return await createImageBitmap(image)
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
