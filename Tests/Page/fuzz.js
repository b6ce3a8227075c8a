// Damaged and hostile pictures and texts for the worker, the same for the same seed. Runs in the page.
async ({ count, seed, samples }) => {
  let state = seed
  const random = () => {
    // mulberry32
    state = state + 0x6D2B79F5 | 0
    let value = Math.imul(state ^ state >>> 15, 1 | state)
    value = value + Math.imul(value ^ value >>> 7, 61 | value) ^ value
    return ((value ^ value >>> 14) >>> 0) / 4294967296
  }
  const below = limit => Math.floor(random() * limit)
  const one = list => list[below(list.length)]

  const compiled = await WebAssembly.compile(await (await fetch('letterpress.wasm')).arrayBuffer())
  let lastId = 0
  let memory = 0
  const pending = new Map()
  let worker = null
  const send = message => new Promise((resolve, reject) => {
    const id = ++lastId
    const timer = setTimeout(() => reject(new Error(`no answer to ${message.name} ${JSON.stringify(message.request)?.slice(0, 300)}`)), 60_000)
    pending.set(id, answer => {
      clearTimeout(timer)
      pending.delete(id)
      resolve(answer)
    })
    worker.postMessage({ id, ...message })
  })
  // As the client does when a module has trapped or taken too much memory.
  const begin = async () => {
    worker?.terminate()
    worker = new Worker('engine/worker.js', { type: 'module' })
    worker.onmessage = ({ data }) => {
      // Only a sign of life.
      if (data.isBusy) return
      memory = data.memory
      pending.get(data.id)?.(data.answer)
    }
    await send({ compiled })
  }
  const ask = async (name, { picture, bytes, ...request } = {}) => {
    const answer = await send({ name, request: 'index' in request ? request.index : request, picture, bytes })
    if (answer.isLost || memory > 96 << 20) await begin()
    return answer
  }
  await begin()

  // Small, to have time for many.
  const originals = []
  for (const sample of samples) {
    const bitmap = await createImageBitmap(await (await fetch(sample)).blob())
    const canvas = new OffscreenCanvas(300, Math.round(300 * bitmap.height / bitmap.width))
    canvas.getContext('2d').drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    for (const type of ['image/png', 'image/jpeg', 'image/webp']) {
      originals.push({ type, bytes: new Uint8Array(await (await canvas.convertToBlob({ type, quality: 0.8 })).arrayBuffer()) })
    }
  }
  const whole = { type: 'image/png', bytes: new Uint8Array(await (await fetch(samples[0])).arrayBuffer()) }
  const picture = ({ type, bytes }) => ({ file: 'fuzzed', picture: new Blob([bytes], { type }) })
  const before = await ask('read', picture(whole))

  const harms = [
    bytes => bytes.slice(0, below(bytes.length)),
    bytes => {
      for (let flips = 1 + below(8); flips; flips--) bytes[below(bytes.length)] ^= 1 << below(8)
      return bytes
    },
    bytes => {
      // In the header with its size.
      for (let changes = 1 + below(3); changes; changes--) bytes[below(Math.min(64, bytes.length))] = one([0, 1, 127, 128, 255, below(256)])
      return bytes
    },
    bytes => {
      const from = below(bytes.length)
      return bytes.fill(one([0, 255]), from, from + below(2000))
    },
    bytes => {
      const other = one(originals).bytes
      const at = below(bytes.length)
      const mixed = new Uint8Array(bytes)
      mixed.set(other.subarray(at, Math.min(other.length, bytes.length)), Math.min(at, bytes.length))
      return mixed
    },
    bytes => {
      const from = below(bytes.length)
      return new Uint8Array([...bytes.subarray(0, from), ...bytes.subarray(from + below(500))])
    },
    () => Uint8Array.from({ length: below(300) }, () => below(256)),
  ]
  const texts = ['', 'a', '?', 'ä', '💥', '\0', '"', '\\', '{', '-', '..', 'null', 'A1', '\ud800', 'q'.repeat(1000), 'x'.repeat(1e5)]
  const letters = () => Array.from({ length: one([25, 25, 25, 24, 26, 0, 1]) }, () => one([...'etaoinshrdlucmfwypvbgkjqxz'])).join('')
  const owners = () => Array.from({ length: one([25, 25, 25, 24, 0]) }, () => one([...'..rbRBx'])).join('')
  const numbers = [0, -1, 1, 2, 25, 1e9, 2 ** 31, 2 ** 53, 1e308, -0.5, NaN, Infinity]
  const anything = (depth = 0) => one([
    () => one(texts), () => one(numbers), () => null, () => true, () => letters(), () => owners(),
    () => depth > 2 ? [] : Array.from({ length: below(5) }, () => anything(depth + 1)),
    () => depth > 2 ? {} : Object.fromEntries(Array.from({ length: below(4) }, () => [one(names), anything(depth + 1)])),
  ])()
  const names = ['letters', 'owners', 'turn', 'played', 'position', 'word', 'words', 'tiles', 'pass', 'reading', 'containing',
    'starting', 'ending', 'minLength', 'maxLength', 'maxRarity', 'known', 'limit', 'avoid', 'use', 'leave', 'safe', 'goal', 'placements',
    'depth', 'table', 'templates', 'file', 'x', '__proto__', 'milliseconds', 'text', 'reading', 'games', 'nodes', 'before', 'after', 'moves', 'movesBetween']
  const opening = '.'.repeat(25)
  const position = () => ({ letters: letters(), owners: one([opening, owners(), null]), turn: one(['red', 'blue', 'red', null, ...texts]), played: one([[], ['tea'], ['-', '-'], texts]) })
  const mostlyRight = {
    words: () => ({ letters: letters(), minLength: one([2, 5, ...numbers]) }),
    play: () => ({ position: position(), ...one([{ word: one(['tea', 'no', 'at', ...texts]) }, { pass: true }, {}]) }),
    judge: () => ({ position: position(), word: one(['tea', 'no', 'at', ...texts]), milliseconds: one([undefined, 0, 5]) }),
    states: () => ({ positions: Array.from({ length: below(4) }, position) }),
    describe: () => ({ reading: one([before.reading, anything()]) }),
    parse: () => ({ text: one([`${letters()} ${one([opening, owners()])} ${one(['red', 'blue', ''])}`, `${letters()}/${opening}/red`, ...texts]) }),
    correct: () => ({
      position: position(), ...one([
        { letter: { tile: below(25), letter: one([...'ab?', ...texts]) } }, { owner: { tile: below(25), owner: one(['red', null, ...texts]) } },
        { turn: one(['red', 'blue', ...texts]) }, { played: one([[], ['tea'], texts]) },
      ]),
    }),
    route: () => ({
      reading: one([before.reading, before.reading, anything()]),
      games: Array.from({ length: below(3) }, () => ({ id: one(['a', 'b', ...texts]), letters: [one([before.reading.letters, letters()])], current: one([0, 0, ...numbers]), nodes: Array.from({ length: 1 + below(3) }, position) })),
    }),
    between: () => {
      const first = position()
      return { before: first, after: { ...first, owners: one([opening, owners()]) }, movesBetween: one([undefined, 1, 2, 3, 4, ...numbers]) }
    },
    writeGame: () => ({ start: position(), moves: one([[], [{ word: 'tea', tiles: [0, 1, 2] }], anything()]) }),
    parseGame: () => ({ text: one([`${letters()} ${opening} red\nred tea A1 B1 C1`, `${letters()} ${opening} red\nred (pass)`, ...texts]) }),
    openTemplates: () => ({ file: 'a', bytes: Uint8Array.from({ length: below(300) }, () => below(256)) }),
    useTemplates: () => ({ templates: one([[], [anything()], anything()]) }),
    useWords: () => ({ file: one([null, 'words', ...texts]), bytes: new TextEncoder().encode(one(texts)) }),
    useCompiledWords: () => ({ bytes: Uint8Array.from({ length: below(300) }, () => below(256)) }),
    think: () => ({ position: position(), milliseconds: 5, limit: 3, table: 1 }),
    tile: () => ({ index: one([0, 24, 25, -1, 1e9]) }),
    train: () => ({ ...picture(one(originals)), letters: letters(), force: one([true, false, anything()]) }),
  }

  const tally = { pictures: 0, boards: 0, refused: 0, undecodable: 0, texts: 0, errors: 0, answers: 0 }
  const faults = []
  let most = 0
  for (let turn = 0; turn < count; turn++) {
    if (turn % 2) {
      tally.texts++
      const name = one(Object.keys(mostlyRight))
      const request = mostlyRight[name]()
      for (let changes = below(3); changes; changes--) Object.defineProperty(request, one(names), { value: anything(), enumerable: true, configurable: true, writable: true })
      if (request.milliseconds > 5) request.milliseconds = 5
      const answer = await ask(name, request)
      if (typeof answer.error === 'string' && (answer.error || answer.isUndecodable)) tally.errors++
      else if (typeof answer === 'object' && answer.error === undefined) tally.answers++
      else faults.push(`${turn}: ${name}: ${JSON.stringify(answer).slice(0, 200)}`)
      if (answer.isLost) faults.push(`${turn}: ${name} stopped the module: ${JSON.stringify(request).slice(0, 500)}`)
    } else {
      tally.pictures++
      const { type, bytes } = one(originals)
      const answer = await ask('read', picture({ type, bytes: one(harms)(bytes.slice()) }))
      if (answer.isUndecodable) tally.undecodable++
      else if (typeof answer.error === 'string' && answer.error) tally.refused++
      else if (/^[a-z?]{25}$/i.test(answer.reading?.letters)) tally.boards++
      else faults.push(`${turn}: read: ${JSON.stringify(answer).slice(0, 200)}`)
      if (answer.isLost) faults.push(`${turn}: read stopped the module`)
    }
    most = Math.max(most, memory)
  }
  // Still alive, and reads as before.
  await ask('useTemplates', { templates: [] })
  await ask('useWords', { file: null, bytes: new Uint8Array(0) })
  const after = await ask('read', picture(whole))
  const same = JSON.stringify(after.reading) === JSON.stringify(before.reading)
  const size = memory
  worker.terminate()
  return { tally, faults, same, size, most }
}
