// What a new worker is told after one has grown too large, with threads that answer when the test says so.
import assert from 'node:assert/strict'
import test from 'node:test'
import { Engine } from '../engine/client.js'
import { FakeThread, turn, until } from './fake-thread.mjs'

const large = 200 << 20
const picture = { key: 'a', file: 'a.png', picture: new Blob(['a']) }

/** An engine with its threads: the first answers, the others think or replace it. */
async function engine(t, isSilent = false) {
  const threads = []
  const made = new Engine({ compile: async () => ({}), makeThread: () => threads[threads.push(new FakeThread(null, isSilent)) - 1] })
  t.after(() => made.end())
  if (!isSilent) await made.started
  /** Waits until a thread is asked for a function, and answers. */
  const answer = async (thread, name, answered, memory = large) => {
    await until(() => thread.asked.at(-1)?.name === name)
    thread.answer(answered, memory)
    for (let count = 0; count < 5; count++) await turn()
  }
  return { engine: made, threads, answer }
}

test('what was learnt is known after a large picture has had the worker replaced', async t => {
  const { engine: made, threads, answer } = await engine(t)
  const learnt = { templates: [{ name: 'A-1' }] }
  const learning = made.train({ ...picture, letters: '?'.repeat(25), force: true })
  await answer(threads[0], 'train', { added: ['A-1'], covered: [] })
  await answer(threads[0], 'templates', learnt)
  assert.deepEqual((await learning).learnt, learnt.templates)
  assert.ok(threads[0].isEnded)
  assert.deepEqual([threads.at(-1).asked[0].name, threads.at(-1).asked[0].request], ['useTemplates', learnt])
})

test('a word list is known after the worker that compiled it has been replaced', async t => {
  const { engine: made, threads, answer } = await engine(t)
  const words = made.useWords({ file: 'mine.txt', text: new ArrayBuffer(4) })
  await answer(threads[0], 'useWords', { words: 2, notes: [] })
  await answer(threads[0], 'compiledWords', new Uint8Array([1, 2]))
  assert.deepEqual(await words, { words: 2, notes: [] })
  assert.ok(threads[0].isEnded)
  assert.deepEqual([threads.at(-1).asked[0].name, threads.at(-1).asked[0].bytes], ['useCompiledWords', new Uint8Array([1, 2])])
})

test('every worker knows the words that the player has marked, also one that is made later', async t => {
  const { engine: made, threads, answer } = await engine(t)
  const bytes = new TextEncoder().encode('qi\trefused\n')
  const changed = made.changeWords('qi\trefused\n')
  await answer(threads[0], 'changeWords', { words: 1 })
  assert.deepEqual(await changed, { words: 1 })
  // The one that thinks unpacks the built-in list before it is asked anything.
  assert.deepEqual([threads[1].asked[0].name, threads[1].asked[0].bytes], ['useCompiledWords', new Uint8Array(0)])
  await answer(threads[1], 'useCompiledWords', { words: 1, notes: [] }, 1)
  const told = ({ asked }) => [asked.at(-1).name, asked.at(-1).bytes]
  // The one that thinks, and the one that takes the place of the answering worker, which has grown too large.
  assert.deepEqual(threads.slice(1).map(told), [['changeWords', bytes], ['changeWords', bytes]])
  // Wrong ones change nothing.
  await answer(threads[2], 'changeWords', {}, 1)
  const wrong = made.changeWords('qi')
  await answer(threads[2], 'changeWords', { error: 'line 1' }, 1)
  assert.deepEqual(await wrong, { error: 'line 1' })
  assert.equal(threads[1].asked.length, 2)
})

test('why a letter was read is known for a large picture', async t => {
  const { engine: made, threads, answer } = await engine(t)
  const tile = made.tile(picture, 3)
  await answer(threads[0], 'read', { reading: {} })
  await answer(threads[0], 'tile', { letter: 'A' })
  assert.deepEqual(await tile, { letter: 'A' })
  assert.ok(threads[0].isEnded)
  // The new worker has not read it.
  const again = made.tile(picture, 4)
  await answer(threads.at(-1), 'read', { reading: {} }, 1)
  await answer(threads.at(-1), 'tile', { letter: 'B' }, 1)
  assert.deepEqual(await again, { letter: 'B' })
})

test('a tile is one of its picture, even if another one is read in between', async t => {
  const { engine: made, threads: [thread], answer } = await engine(t)
  const tile = made.tile(picture, 3)
  const other = made.read({ key: 'b', file: 'b.png', picture: new Blob(['b']) })
  await answer(thread, 'read', { reading: {} }, 1)
  await answer(thread, 'read', { reading: {} }, 1)
  await other
  await answer(thread, 'tile', { letter: 'B' }, 1)
  await answer(thread, 'read', { reading: {} }, 1)
  await answer(thread, 'tile', { letter: 'A' }, 1)
  assert.deepEqual(await tile, { letter: 'A' })
})

/** Lets a time pass, once everything is under way, and what follows from it happen. */
async function pass(t, milliseconds) {
  const settle = async () => { for (let count = 0; count < 5; count++) await new Promise(resolve => setImmediate(resolve)) }
  await settle()
  t.mock.timers.tick(milliseconds)
  await settle()
}

test('a worker that falls silent is replaced, and the new one gets its call and those that wait', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { engine: made, threads } = await engine(t)
  const reading = made.read(picture)
  const waiting = made.ask('about', null)
  await pass(t, 14_000)
  assert.ok(!threads[0].isEnded)
  await pass(t, 1000)
  assert.ok(threads[0].isEnded)
  const next = threads.at(-1)
  assert.deepEqual(next.asked.map(({ name }) => name), ['read'])
  next.answer({ reading: {} }, 1)
  await pass(t, 0)
  assert.equal(next.asked.at(-1).name, 'about')
  next.answer({ themes: {} }, 1)
  assert.deepEqual([await reading, await waiting], [{ reading: {} }, { themes: {} }])
})

test('a slow worker is waited for as long as it gives signs of life, and a call that silences two workers is refused', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { engine: made, threads } = await engine(t)
  const reading = made.read(picture)
  for (let step = 0; step < 3; step++) {
    await pass(t, 14_000)
    threads[0].sign()
    await pass(t, 100_000)
    threads[0].sign()
  }
  assert.ok(!threads[0].isEnded)
  await pass(t, 120_000)
  assert.ok(threads[0].isEnded)
  const next = threads.at(-1)
  next.sign()
  await pass(t, 400_000)
  assert.ok(!next.isEnded)
  await pass(t, 80_000)
  assert.deepEqual(await reading, { error: 'the engine stopped and has been restarted: try again', isLost: true })
  assert.ok(next.isEnded && !threads.at(-1).isEnded)
})

test('an engine that never starts says so', async t => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { engine: made } = await engine(t, true)
  const started = assert.rejects(made.started, /engine\/worker.js is missing or damaged/)
  const reading = made.read(picture)
  await pass(t, 120_000)
  await started
  assert.equal((await reading).isAbsent, true)
})
