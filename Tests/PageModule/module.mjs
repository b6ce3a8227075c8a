// The module as JavaScript calls it: requests are objects, answers are text.
import fs from 'node:fs'
import { performance } from 'node:perf_hooks'

export async function load(path) {
  const wasm = new WebAssembly.Module(fs.readFileSync(path))
  const imports = WebAssembly.Module.imports(wasm).map(({ module, name }) => `${module}.${name}`).sort()
  const { exports } = new WebAssembly.Instance(wasm, { page: { now: () => performance.now(), random: Math.random } })

  /** Lends bytes to the module for the duration of a call. */
  const lending = (lists, call) => {
    const lent = lists.map(bytes => {
      const address = exports.allocate(bytes.length)
      if (!address) throw new RangeError(`no room for ${bytes.length} bytes`)
      new Uint8Array(exports.memory.buffer, address, bytes.length).set(bytes)
      return [address, bytes.length]
    })
    try {
      return call(...lent.flat())
    } finally {
      for (const [address] of lent) exports.release(address)
    }
  }

  /** The bytes of an answer, whose memory is released. */
  const answeredBytes = address => {
    const size = new DataView(exports.memory.buffer).getUint32(address, true)
    const bytes = new Uint8Array(exports.memory.buffer, address + 4, size).slice()
    exports.release(address)
    return bytes
  }

  /** The text of an answer. */
  const answer = address => new TextDecoder('utf-8', { fatal: true }).decode(answeredBytes(address))

  const bytes = request => new TextEncoder().encode(typeof request === 'string' ? request : JSON.stringify(request))
  const ask = name => request => answer(lending([bytes(request)], exports[name]))
  const show = name => (request, pixels) => answer(lending([bytes(request), pixels], exports[name]))
  return {
    imports,
    exports,
    read: show('read'), train: show('train'), useWords: show('useWords'), useCompiledWords: show('useCompiledWords'),
    openTemplates: show('openTemplates'),
    changeWords: show('changeWords'), puzzle: show('puzzle'),
    ...Object.fromEntries([
      'describe', 'states', 'parse', 'correct', 'judge', 'play', 'newBoard', 'reply', 'think', 'review', 'words', 'route', 'between',
      'writeGame', 'parseGame', 'useTemplates',
    ].map(name => [name, ask(name)])),
    about: () => answer(exports.about()),
    /** Forgets all that is known of positions, as it does when the words change. */
    forget: () => show('changeWords')({}, new Uint8Array(0)),
    compiledWords: () => answeredBytes(exports.compiledWords()),
    templatesFile: () => answeredBytes(exports.templatesFile()),
    tile: index => answer(exports.tile(index)),
    templates: () => answer(exports.templates()),
    get memorySize() { return exports.memory.buffer.byteLength },
  }
}
