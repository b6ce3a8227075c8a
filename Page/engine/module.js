// The WebAssembly module as JavaScript calls it: requests and answers are objects, described in docs/page-module.md.

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(size: number) => number} allocate
 * @property {(address: number) => void} release
 */

/** The module, and how bytes get in and out of it. */
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

  /** The size of its memory in bytes. It never shrinks. */
  get memorySize() { return this.#exports.memory.buffer.byteLength }

  /**
   * Calls a function that takes a request and perhaps pixels.
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
   * Calls a function that takes numbers or nothing, and answers with an object.
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

  /** Whether the search has ended. */
  get isAnalysed() { return this.#functions.isAnalysed() === 1 }

  /** Releases what the search keeps. */
  forget() { this.#functions.forget() }

  /**
   * Lends bytes to the module for the duration of a call.
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
        if (!address) throw new RangeError('this picture needs more memory than there is: use a smaller one')
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
