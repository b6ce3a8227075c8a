// The WebAssembly module as JavaScript calls it: requests and answers are objects. docs/page-module.md says what is in them.

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(size: number) => number} allocate
 * @property {(address: number) => void} release
 */

/** The module, and how bytes go in and out of it. */
export class Module {
  /** @type {Record<string, (...numbers: number[]) => number>} */
  #functions
  /** @type {Exports} */
  #exports

  /** @param {WebAssembly.Exports} exports */
  constructor(exports) {
    this.#exports = /** @type {Exports} */ (/** @type {unknown} */ (exports))
    this.#functions = /** @type {Record<string, (...numbers: number[]) => number>} */ (exports)
  }

  /** @param {BufferSource} bytes */
  static async start(bytes) {
    const imports = { page: { now: () => performance.now(), random: Math.random } }
    const { instance } = await WebAssembly.instantiate(bytes, imports)
    return new Module(instance.exports)
  }

  /** How many bytes its memory has. It never shrinks. */
  get memorySize() { return this.#exports.memory.buffer.byteLength }

  /**
   * Calls a function that takes a request, and pixels where it takes them.
   * @param {string} name
   * @param {object} request
   * @param {Uint8Array | Uint8ClampedArray} [pixels]
   * @returns {any}
   */
  ask(name, request, pixels) {
    const text = new TextEncoder().encode(JSON.stringify(request))
    return this.#lending(pixels ? [text, pixels] : [text], numbers => this.call(name, ...numbers))
  }

  /**
   * Calls a function that takes numbers, or nothing, and answers with an object.
   * @param {string} name
   * @param {...number} numbers
   * @returns {any}
   */
  call(name, ...numbers) {
    const address = this.#functions[name](...numbers)
    const { buffer } = this.#exports.memory
    const size = new DataView(buffer).getUint32(address, true)
    const text = new TextDecoder().decode(new Uint8Array(buffer, address + 4, size))
    this.#exports.release(address)
    return JSON.parse(text)
  }

  /** Whether the search has come to its end. */
  get isAnalysed() { return this.#functions.isAnalysed() === 1 }

  /** Gives back what searching keeps. */
  forget() { this.#functions.forget() }

  /**
   * Hands bytes over for the length of a call.
   * @template Answer
   * @param {(Uint8Array | Uint8ClampedArray)[]} lists
   * @param {(numbers: number[]) => Answer} call
   */
  #lending(lists, call) {
    /** @type {number[]} */
    const addresses = []
    try {
      const numbers = lists.flatMap(bytes => {
        const address = this.#exports.allocate(bytes.length)
        if (!address) throw new RangeError('this picture takes more memory than there is: give a smaller one')
        addresses.push(address)
        new Uint8Array(this.#exports.memory.buffer, address, bytes.length).set(bytes)
        return [address, bytes.length]
      })
      return call(numbers)
    } finally {
      for (const address of addresses) this.#exports.release(address)
    }
  }
}
