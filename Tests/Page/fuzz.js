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

  const worker = new Worker('engine/worker.js', { type: 'module' })
  let lastId = 0
  const pending = new Map()
  worker.onmessage = ({ data: { id, answer } }) => {
    if (answer) pending.get(id)?.(answer)
  }
  const ask = (name, request) => new Promise((resolve, reject) => {
    const id = ++lastId
    const timer = setTimeout(() => reject(new Error(`no answer to ${name} ${JSON.stringify(request)?.slice(0, 300)}`)), 60_000)
    pending.set(id, answer => {
      clearTimeout(timer)
      pending.delete(id)
      resolve(answer)
    })
    worker.postMessage({ id, name, request })
  })
  await ask('start', { bytes: await (await fetch('letterpress.wasm')).arrayBuffer() })

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
  const picture = ({ type, bytes }) => ({ key: `${lastId}`, file: 'fuzzed', picture: new Blob([bytes], { type }) })
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
    'depth', 'table', 'templates', 'file', 'x', '__proto__', 'outlook', 'texts', 'readings', 'playedBefore', 'movesBetween', 'lastWord']
  const opening = '.'.repeat(25)
  const mostlyRight = {
    words: () => ({ letters: letters(), minLength: one([2, 5, ...numbers]) }),
    play: () => ({
      position: `${letters()} ${one([opening, owners()])} ${one(['red', 'blue', ''])}`, word: one(['tea', 'no', 'at', ...texts]),
      outlook: one([undefined, 0, 5, ...numbers]),
    }),
    games: () => {
      const board = letters()
      const reading = () => ({ file: one(['a', 'b']), letters: one([board, board, letters()]), owners: one([opening, owners(), 'r'.repeat(9) + opening.slice(9)]), turn: one(['red', 'blue', null]) })
      return { readings: Array.from({ length: below(4) }, reading), playedBefore: one([[], ['tea'], texts]), movesBetween: one([undefined, 1, 2, 3, 4, ...numbers]) }
    },
    useTemplates: () => ({ templates: one([[], [anything()], anything()]) }),
    useWords: () => ({ words: one(texts) }),
    search: () => ({ letters: letters(), owners: owners(), turn: one(['red', 'blue', ...texts]), texts: true, seconds: 0.01, limit: 3, table: 1 }),
    tile: () => ({ ...picture(one(originals)), index: one([0, 24, ...numbers]) }),
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
      if (name === 'search') request.seconds = 0.01
      const answer = await ask(name, request)
      if (typeof answer.error === 'string' && (answer.error || answer.isUndecodable)) tally.errors++
      else if (typeof answer === 'object' && answer.error === undefined) tally.answers++
      else faults.push(`${turn}: ${name}: ${JSON.stringify(answer).slice(0, 200)}`)
      if (/too much for the reader/.test(answer.error)) faults.push(`${turn}: ${name} stopped the module: ${JSON.stringify(request).slice(0, 500)}`)
    } else {
      tally.pictures++
      const { type, bytes } = one(originals)
      const answer = await ask('read', picture({ type, bytes: one(harms)(bytes.slice()) }))
      if (answer.isUndecodable) tally.undecodable++
      else if (typeof answer.error === 'string' && answer.error) tally.refused++
      else if (/^[a-z?]{25}$/i.test(answer.letters)) tally.boards++
      else faults.push(`${turn}: read: ${JSON.stringify(answer).slice(0, 200)}`)
      if (/too much for the reader/.test(answer.error)) faults.push(`${turn}: read stopped the module`)
    }
    if (turn % 100 === 0) most = Math.max(most, (await ask('memory', {})).size)
  }
  // Still alive, and reads as before.
  await ask('useTemplates', { templates: [] })
  const after = await ask('read', picture(whole))
  const same = after.letters === before.letters && after.owners === before.owners && after.turn === before.turn
  const { size } = await ask('memory', {})
  worker.terminate()
  return { tally, faults, same, size, most }
}
