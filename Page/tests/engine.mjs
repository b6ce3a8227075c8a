// The engine that the page uses, with the real module, in threads of node. Only pictures are not decoded: their readings are
// given by name.
import fs from 'node:fs'
import { Worker } from 'node:worker_threads'
import { Engine } from '../engine/client.js'

const modulePath = process.env.LETTERPRESS_MODULE ?? new URL('../../.build/page/letterpress.wasm', import.meta.url)
const compiled = WebAssembly.compile(fs.readFileSync(modulePath))

/** Makes node's global objects those of a browser's worker. */
const bootstrap = `
  const { parentPort, workerData } = require('node:worker_threads')
  globalThis.postMessage = message => parentPort.postMessage(message)
  globalThis.addEventListener = (kind, hear) => { parentPort.on(kind, data => hear({ data })) }
  import(workerData)`

/** A worker with the interface of a browser's. */
class Thread {
  #worker = new Worker(bootstrap, { eval: true, workerData: new URL('../engine/worker.js', import.meta.url).href })

  postMessage(message) { this.#worker.postMessage(message) }

  addEventListener(kind, hear) {
    this.#worker.on(kind, data => hear(kind === 'message' ? { data } : { message: data.message }))
  }

  terminate() { this.#worker.terminate() }
}

export class RealEngine extends Engine {
  /** @param {Record<string, object>} [readings] by the picture's name */
  constructor(readings = {}) {
    super({ compile: () => compiled, makeThread: () => new Thread() })
    this.readings = readings
  }

  async read({ file }) {
    const reading = this.readings[file]
    if (!reading) return { file, error: 'there is no board' }
    return { reading, ...await this.ask('describe', { reading }) }
  }
}
