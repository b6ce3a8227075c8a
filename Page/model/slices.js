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

/** Bytes of JSON, which no byte of another character equals in UTF-8. */
const [quote, comma, openArray, backslash, closeArray, openObject, closeObject] = [...'",[\\]{}'].map(character => character.charCodeAt(0))

/**
 * Parses a JSON object, the elements of its first member one at a time, if that is an array. It takes as much time as
 * `JSON.parse`, but in slices.
 * @param {Uint8Array} bytes
 * @param {string} first the name of the first member
 * @returns {Promise<Record<string, unknown>>}
 * @throws {SyntaxError} if it is not such an object
 */
export async function parsedInSlices(bytes, first) {
  const decoder = new TextDecoder()
  const text = (/** @type {number} */ start, /** @type {number} */ end) => decoder.decode(bytes.subarray(start, end))
  const head = `{${JSON.stringify(first)}:[`
  if (text(0, head.length) !== head) throw new SyntaxError(`no ${first}`)
  const breathe = slices()
  const elements = []
  let [start, depth, isText] = [head.length, 1, false]
  let at = start
  for (; at < bytes.length; at++) {
    if (at % stretch === 0) await breathe()
    const byte = bytes[at]
    if (isText) {
      if (byte === backslash) at++
      else if (byte === quote) isText = false
      continue
    }
    if (byte === quote) isText = true
    else if (byte === openArray || byte === openObject) depth++
    else if (byte === closeArray || byte === closeObject) depth--
    if (depth > 1 || byte !== comma && depth === 1) continue
    if (!depth && byte !== closeArray) throw new SyntaxError('another bracket closes the array')
    const element = text(start, at)
    // An empty array has none.
    if (depth || elements.length || element.trim()) elements.push(JSON.parse(element))
    start = at + 1
    if (!depth) break
    await breathe()
  }
  if (depth) throw new SyntaxError('an array without an end')
  return { .../** @type {Record<string, unknown>} */ (JSON.parse(`{${JSON.stringify(first)}:null${text(start, bytes.length)}`)), [first]: elements }
}
