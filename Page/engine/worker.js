// The worker that owns the module. It answers messages one by one and searches in between.
import { Module } from './module.js'
import { pixels } from './pixels.js'
import { Search } from './search.js'
import { compactWords } from './compact.js'

/** Above this much memory, the module is restarted after a picture, because WebAssembly memory never shrinks. */
const mostMemory = 400 << 20

/** @type {ArrayBuffer} */
let bytes
/** @type {Module} */
let module
/** What was learnt, for a restarted module. */
let templates = { templates: [] }
/** @type {{ file: string, text: ArrayBuffer } | null} */
let ownWords = null
/** @type {string | null} The picture that the module read last. */
let lastPicture = null
const search = new Search(() => module, (id, progress) => postMessage({ id, progress }))

async function restart() {
  module = await Module.start(bytes)
  lastPicture = null
  search.restart()
  if (templates.templates.length) module.ask('useTemplates', templates)
  if (ownWords) takeWords(ownWords)
}

/** @param {{ file: string | null, text: ArrayBuffer | null }} list */
function takeWords({ file, text }) {
  // The moves being searched use the old words.
  search.stop()
  return module.ask('useWords', { file }, new Uint8Array(text ?? new ArrayBuffer(0)))
}

/**
 * Passes a picture to the module.
 * @param {string} name
 * @param {{ key: string, file: string, picture: Blob | ImageBitmap, letters?: string, force?: boolean }} request
 */
async function show(name, { key, picture, ...request }) {
  const { width, height, bytes: seen } = await pixels(picture)
  if (name === 'read') lastPicture = key
  return module.ask(name, { ...request, width, height, format: 'rgba' }, seen)
}

/** @type {Record<string, (request: any, id: number) => Promise<any>>} */
const answers = {
  async start(request) {
    bytes = request.bytes
    await restart()
    return {}
  },
  read: request => search.holding(() => show('read', request)),
  async tile({ index, ...picture }) {
    if (lastPicture !== picture.key) await search.holding(() => show('read', picture))
    return module.call('tile', index)
  },
  async train(request) {
    const answer = await search.holding(() => show('train', request))
    if (!answer.error) templates = module.call('templates')
    return answer
  },
  async templates() { return module.call('templates') },
  async useTemplates(request) {
    const answer = module.ask('useTemplates', request)
    if (!answer.error) templates = request
    return answer
  },
  async useWords(request) {
    const answer = takeWords(request)
    if (!answer.error) ownWords = request.file === null ? null : request
    return answer
  },
  async analyse(request) {
    search.stop()
    return module.ask('analyse', request)
  },
  async words(request) { return compactWords(module.ask('words', request)) },
  async play(request) { return module.ask('play', request) },
  async games(request) { return module.ask('games', request) },
  async search(request, id) {
    try {
      return await search.run(request, id)
    } catch (error) {
      // What was found still counts.
      const { found } = search
      if (!(error instanceof WebAssembly.RuntimeError) || !found) throw error
      await restart()
      return { ...found, isOver: true }
    }
  },
  async stop() {
    search.stop()
    return {}
  },
  async pause({ isPaused }) {
    search.pause(isPaused)
    return {}
  },
  async memory() { return { size: module.memorySize } },
}

/** @param {unknown} error */
async function failure(error) {
  // A trap leaves the module in an unknown state.
  if (error instanceof WebAssembly.RuntimeError) {
    await restart()
    return { error: 'this was too much for the reader, which has been restarted: try again' }
  }
  if (error instanceof DOMException) return { error: '', isUndecodable: true }
  return { error: error instanceof Error ? error.message : String(error) }
}

addEventListener('message', async event => {
  const { id, name, request } = event.data
  let answer
  try {
    answer = await answers[name](request, id)
    if (name === 'read' && module.memorySize > mostMemory) await restart()
  } catch (error) {
    answer = await failure(error)
  }
  postMessage({ id, answer }, { transfer: answer.rarities ? [answer.rarities.buffer] : [] })
})
