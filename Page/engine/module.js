// The WebAssembly module as JavaScript calls it: requests and answers are objects, described in docs/page-module.md.
import { Refusal } from './refusal.js'

/** @typedef {import('./types').Failure} Failure */
/** @typedef {import('./types').Requests & { compiledWords: null, templatesFile: null }} Requests */
/** @typedef {import('./types').Answers & { compiledWords: Uint8Array, templatesFile: Uint8Array }} Answers */
/** @typedef {keyof Requests & keyof Answers} Name of a function */
/** @typedef {Uint8Array | Uint8ClampedArray} Bytes */

/**
 * What the module exports besides its functions.
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(size: number) => number} allocate
 * @property {(address: number) => void} release
 */

/** @typedef {(...numbers: number[]) => number} ModuleFunction */

/** The module, and how bytes get in and out of it. */
export class Module {
  /** @type {Record<string, ModuleFunction>} */
  #functions
  /** @type {Exports} */
  #exports

  /** @param {WebAssembly.Exports} exports */
  constructor(exports) {
    this.#exports = /** @type {Exports} */ (/** @type {unknown} */ (exports))
    this.#functions = /** @type {Record<string, ModuleFunction>} */ (exports)
  }

  /** @param {WebAssembly.Module} compiled */
  static async start(compiled) {
    const imports = { page: { now: () => performance.now(), random: Math.random } }
    return new Module((await WebAssembly.instantiate(compiled, imports)).exports)
  }

  /** The size of its memory in bytes. It never shrinks. */
  get memorySize() { return this.#exports.memory.buffer.byteLength }

  /**
   * Whether there is room for bytes of this size.
   * @param {number} size
   */
  hasRoom(size) {
    const address = size < 2 ** 32 ? this.#exports.allocate(size) : 0
    if (address) this.#exports.release(address)
    return address !== 0
  }

  /**
   * Calls a function.
   * @template {Name} Called
   * @param {Called} name
   * @param {Requests[Called]} request
   * @param {Bytes} [bytes] that the function takes besides the request
   * @returns {Answers[Called] | Failure}
   */
  ask(name, request, bytes) {
    const call = this.#functions[name]
    const answer = request === null ? this.#take(call()) : typeof request === 'number' ? this.#take(call(request)) : this.#lending(request, bytes, call)
    // Two answer with bytes, all others with JSON.
    return name === 'compiledWords' || name === 'templatesFile' ? /** @type {Answers[Called]} */ (answer) : JSON.parse(new TextDecoder().decode(answer))
  }

  /**
   * Copies an answer and releases it.
   * @param {number} address
   */
  #take(address) {
    // Each call may have grown the memory, which moves its buffer.
    const { buffer } = this.#exports.memory
    const size = new DataView(buffer).getUint32(address, true)
    const answer = new Uint8Array(buffer, address + 4, size).slice()
    this.#exports.release(address)
    return answer
  }

  /**
   * Lends a request and bytes to the module for the duration of a call.
   * @param {object} request
   * @param {Bytes | undefined} bytes
   * @param {ModuleFunction} call
   */
  #lending(request, bytes, call) {
    /** @type {number[]} */
    const addresses = []
    try {
      const text = new TextEncoder().encode(JSON.stringify(request))
      const numbers = (bytes ? [text, bytes] : [text]).flatMap(lent => {
        const address = this.#exports.allocate(lent.length)
        if (!address) throw new Refusal('this needs more memory than there is: close other pages')
        addresses.push(address)
        new Uint8Array(this.#exports.memory.buffer, address, lent.length).set(lent)
        return [address, lent.length]
      })
      return this.#take(call(...numbers))
    } finally {
      for (const address of addresses) this.#exports.release(address)
    }
  }
}
