// The engine as the page calls it: one worker answers, others think. The module is compiled once for all of them.
import { mostPixels, whyUndecodable } from './announced.js'
import { moduleBytes, workerType, workerUrl } from './locations.js'
import { ModuleWorker } from './module-worker.js'
import { Refusal } from './refusal.js'
import { Thinking } from './thinking.js'

// Pictures in formats that workers cannot decode.

/**
 * A picture as an image element decodes it; null if that fails, too.
 * @param {Blob} picture
 * @returns {Promise<ImageBitmap | null>}
 */
async function elementBitmap(picture) {
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

/** @typedef {import('./module.js').Name} Name */
/** @typedef {import('./module-worker.js').Failed} Failed */
/** @typedef {import('./module-worker.js').Options} Options */
/** @typedef {import('./module-worker.js').Thread} Thread */
/** @typedef {import('./module.js').Answers} Answers */
/** @typedef {import('./module.js').Requests} Requests */

/** @typedef {{ key: string, file: string, picture: Blob }} Picture */
/** @typedef {{ file: string, text: ArrayBuffer, isGameList?: boolean }} PlayersList which is refused if it must be the game's own and is not */

/**
 * What the client needs from its surroundings. Browsers have it, and tests bring their own.
 * @typedef {object} Surroundings
 * @property {() => Promise<WebAssembly.Module>} compile
 * @property {() => Thread} makeThread
 */

/** Above this much memory, the answering worker is replaced, because WebAssembly memory never shrinks. */
const mostMemory = 96 << 20

/** @type {Surroundings} */
const browser = {
  compile: async () => {
    try {
      return await WebAssembly.compile(await moduleBytes())
    } catch (cause) {
      throw new Refusal('letterpress.wasm is missing or damaged, or this browser cannot run it', { cause })
    }
  },
  makeThread: () => new Worker(workerUrl(), { type: workerType }),
}

/** @param {() => void} call */
const whenIdle = call => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: 2000 })
  else setTimeout(call, 300)
}

export class Engine {
  #makeThread
  #compiled
  /** What sets up a new worker: the letters learnt, the player's word list, compiled, and the words that the player has marked. */
  #setup = {
    /** @type {import('./types').Templates | null} */
    templates: null,
    /** @type {Uint8Array | null} */
    words: null,
    /** @type {Uint8Array | null} */
    marks: null,
  }
  /** @type {ModuleWorker} */
  #worker
  #thinking
  /** @type {Promise<unknown>} Resolves when the words in use are known. */
  #listed = Promise.resolve()
  /** @type {string | null} The picture that the worker has read last. */
  #lastRead = null
  /**
   * While this is above 0, the worker knows something that a new one would not know, so it is not replaced because of its
   * memory.
   */
  #holds = 0

  /** @param {Surroundings} [surroundings] */
  constructor(surroundings = browser) {
    const { compile, makeThread } = surroundings
    this.#makeThread = makeThread
    this.#compiled = compile()
    this.#worker = this.#made()
    // These are told their words even if they are the built-in ones. They then unpack them at once, so that no search waits for that.
    this.#thinking = new Thinking(() => this.#newWorker(this.#setup.words ?? new Uint8Array(0)), whenIdle)
  }

  /** Resolves when the engine can answer; rejects if it could not be loaded. */
  get started() { return this.#worker.started }

  /** The memory of all modules, in bytes. */
  get memory() { return this.#worker.memory + this.#thinking.memory }

  /** @param {Uint8Array | null} words the list that it is told to use, compiled; an empty one is the built-in one */
  #newWorker(words) {
    const worker = new ModuleWorker(this.#makeThread(), this.#compiled)
    const { marks } = this.#setup
    if (words) worker.ask('useCompiledWords', {}, { bytes: words })
    if (marks) worker.ask('changeWords', {}, { bytes: marks })
    return worker
  }

  /** A worker that answers. */
  #made() {
    const worker = this.#newWorker(this.#setup.words)
    if (this.#setup.templates) worker.ask('useTemplates', this.#setup.templates)
    // One that could not be started cannot be replaced by another.
    worker.lost = () => { if (worker.hasStarted) this.#replace() }
    return worker
  }

  #replace() {
    const before = this.#worker
    this.#lastRead = null
    this.#worker = this.#made()
    this.#worker.takeOver(before)
  }

  /** Replaces the worker if its memory has grown too much and nothing is lost with it. */
  #limitMemory() {
    if (!this.#holds && !this.#worker.isBusy && this.#worker.memory > mostMemory) this.#replace()
  }

  /**
   * Makes calls that only the worker of the first one can answer.
   * @template Result
   * @param {() => Promise<Result>} calls
   * @returns {Promise<Result>}
   */
  async #holding(calls) {
    this.#holds++
    try {
      return await calls()
    } finally {
      this.#holds--
      this.#limitMemory()
    }
  }

  /** Ends all workers. */
  end() {
    this.#worker.end()
    this.#thinking.end()
  }

  /**
   * Calls a function of the module.
   * @template {Name} Called
   * @param {Called} name
   * @param {Requests[Called]} request
   * @param {Options} [options]
   * @returns {Promise<Answers[Called] | Failed>} rejects only if it is aborted
   */
  async ask(name, request, options) {
    const answer = await this.#worker.ask(name, request, options)
    if (name === 'useTemplates' && !('error' in answer)) this.#setup.templates = /** @type {Requests['useTemplates']} */ (request)
    this.#limitMemory()
    return answer
  }

  /**
   * Reads a picture.
   * @param {Picture} picture
   * @param {AbortSignal} [signal]
   */
  read({ key, file, picture }, signal) {
    return this.#holding(async () => {
      const answer = await this.#show('read', { file }, picture, signal)
      this.#lastRead = 'error' in answer ? null : key
      return answer
    })
  }

  /**
   * Learns letters of a picture. Answers also with everything learnt.
   * @param {Picture & { letters: string, force: boolean }} request
   */
  train({ file, picture, letters, force }) {
    return this.#holding(async () => {
      const answer = await this.#show('train', { file, letters, force }, picture)
      if ('error' in answer) return answer
      const learnt = await this.ask('templates', null)
      if ('error' in learnt) return learnt
      this.#setup.templates = learnt
      return { ...answer, learnt: learnt.templates }
    })
  }

  /**
   * What a tile of a picture was compared with.
   * @param {Picture} picture
   * @param {number} index
   */
  tile(picture, index) {
    return this.#holding(async () => {
      for (;;) {
        if (this.#lastRead !== picture.key) {
          const answer = await this.read(picture)
          if ('error' in answer) return answer
        }
        const answer = await this.ask('tile', index)
        // Another picture may have been read in between.
        if ('error' in answer || this.#lastRead === picture.key) return answer
      }
    })
  }

  /**
   * @template {'read' | 'train'} Called
   * @param {Called} name
   * @param {Omit<Requests[Called], 'width' | 'height'> & { file: string }} request the worker adds the size
   * @param {Blob} picture
   * @param {AbortSignal} [signal]
   * @returns {Promise<Answers[Called] | Failed>} the module's answer; `error` also if the picture cannot be decoded
   */
  async #show(name, request, picture, signal) {
    const sized = /** @type {Requests[Called]} */ ({ width: 0, height: 0, ...request })
    const answer = await this.ask(name, sized, { picture, signal })
    if (!('isUndecodable' in answer)) return answer
    // Some picture formats can only be decoded by an element.
    const bitmap = await elementBitmap(picture)
    if (bitmap) return this.ask(name, sized, { picture: bitmap, transferred: [bitmap], signal })
    return { file: request.file, error: await whyUndecodable(picture) }
  }

  /**
   * Uses a player's words; null for the built-in ones.
   * @param {PlayersList | null} list
   */
  useWords(list) {
    return this.#listing(this.#useWords(list))
  }

  /**
   * Changes the list in use by the words that the player has marked, which are a text of two columns.
   * @param {string} text
   */
  changeWords(text) {
    return this.#listing(this.#changeWords(new TextEncoder().encode(text)))
  }

  /**
   * Searches wait for a change of the words.
   * @template Answer
   * @param {Promise<Answer>} listed
   */
  #listing(listed) {
    this.#listed = Promise.all([this.#listed, listed])
    return listed
  }

  /** @param {PlayersList | null} list */
  #useWords(list) {
    return this.#holding(async () => {
      const answer = await this.ask('useWords', { file: list?.file ?? null, isGameList: list?.isGameList ?? false }, { bytes: new Uint8Array(list?.text ?? new ArrayBuffer(0)) })
      if ('error' in answer) return answer
      // The other workers take the list as this one has compiled it.
      const words = list ? await this.ask('compiledWords', null) : null
      this.#setup.words = words instanceof Uint8Array && words.length ? words : null
      this.#thinking.renew()
      return answer
    })
  }

  /** @param {Uint8Array} marks */
  #changeWords(marks) {
    return this.#holding(async () => {
      const answer = await this.ask('changeWords', {}, { bytes: marks })
      if ('error' in answer) return answer
      this.#setup.marks = marks.length ? marks : null
      this.#thinking.tell(worker => worker.ask('changeWords', {}, { bytes: marks }))
      return answer
    })
  }

  /**
   * Looks for moves: see {@link Thinking.think}.
   * @param {import('./thinking.js').Subject} subject
   * @param {{ spent: number, time: number, signal: AbortSignal }} options
   */
  async *think(subject, options) {
    await this.#listed
    yield* this.#thinking.think(subject, options)
  }
}
