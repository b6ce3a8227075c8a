// Work on files that may be large, in slices: between them, the page answers to the player.

/** How long a slice may take, in milliseconds. With this limit, taps and key presses feel immediate even on a slow phone. */
const slice = 8

/**
 * Lets the page do what is waiting, if enough was done since the last time.
 * @returns {() => Promise<void> | undefined}
 */
export function slices() {
  let start = performance.now()
  return () => performance.now() - start < slice ? undefined : new Promise(resolve => setTimeout(() => {
    start = performance.now()
    resolve()
  }))
}

/** How many bytes are looked at before the clock is asked. */
const stretch = 1 << 14

/**
 * As much as one element or member may have, in bytes, because it is parsed at once: less than 0.2 s on a slow phone. A game with as many
 * steps as it may have, and a hundred words played, has some 2.5 MB.
 */
const mostAtOnce = 1 << 22

/** Bytes of JSON, which no byte of another character equals in UTF-8. */
const [quote, comma, colon, openArray, backslash, closeArray, openObject, closeObject] = [...'",:[\\]{}'].map(character => character.charCodeAt(0))
const blanks = [...' \t\n\r'].map(character => character.charCodeAt(0))

/**
 * Parses a JSON object, the elements of each member that is an array one at a time. It takes as much time as `JSON.parse`, but in
 * slices.
 * @param {Uint8Array} bytes
 * @returns {Promise<Record<string, unknown>>}
 * @throws {SyntaxError} if it is not an object, or an element is larger than one that can be parsed at once
 */
export async function parsedInSlices(bytes) {
  const decoder = new TextDecoder()
  const parsed = (/** @type {number} */ start, /** @type {number} */ end) => JSON.parse(decoder.decode(bytes.subarray(start, end)))
  const breathe = slices()
  let at = 0
  const skipBlanks = () => {
    while (blanks.includes(bytes[at])) at++
  }
  const take = (/** @type {number} */ byte) => {
    skipBlanks()
    if (bytes[at] !== byte) return false
    at++
    skipBlanks()
    return true
  }
  /** Takes a value, up to the comma or the closing bracket after it. */
  const value = async () => {
    const start = at
    for (let [depth, isText] = [0, false]; ; at++) {
      if (at >= bytes.length || at - start > mostAtOnce) throw new SyntaxError('a value without an end, or too large')
      if (at % stretch === 0) await breathe()
      const byte = bytes[at]
      if (isText) {
        if (byte === backslash) at++
        else if (byte === quote) isText = false
        continue
      }
      if (byte === quote) isText = true
      else if (byte === openArray || byte === openObject) depth++
      else if (byte === comma && !depth) break
      else if ((byte === closeArray || byte === closeObject) && !depth--) break
    }
    return parsed(start, at)
  }
  const array = async () => {
    /** @type {unknown[]} */
    const elements = []
    if (take(closeArray)) return elements
    do {
      elements.push(await value())
      await breathe()
    } while (take(comma))
    if (!take(closeArray)) throw new SyntaxError('another bracket closes the array')
    return elements
  }

  /** @type {[string, unknown][]} */
  const members = []
  if (!take(openObject)) throw new SyntaxError('not an object')
  if (!take(closeObject)) {
    do {
      const start = at
      if (bytes[at] !== quote) throw new SyntaxError('a member without a name')
      for (at++; bytes[at] !== quote; at += bytes[at] === backslash ? 2 : 1) if (at >= bytes.length) throw new SyntaxError('a name without an end')
      const name = parsed(start, ++at)
      if (!take(colon)) throw new SyntaxError('a member without a value')
      members.push([name, take(openArray) ? await array() : await value()])
      await breathe()
    } while (take(comma))
    if (!take(closeObject)) throw new SyntaxError('another bracket closes the object')
  }
  if (at < bytes.length) throw new SyntaxError('more than an object')
  return Object.fromEntries(members)
}
