// The client's workers, with threads that answer when the test says so.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ModuleWorker } from '../engine/module-worker.js'
import { Refusal, told } from '../engine/refusal.js'
import { nextBound, Thinking } from '../engine/thinking.js'
import { FakeThread, turn, until } from './fake-thread.mjs'


function worker(thread = new FakeThread()) {
  return { thread, worker: new ModuleWorker(thread, Promise.resolve({})) }
}

test('one call is made at a time, in order', async () => {
  const { thread, worker: asked } = worker()
  const answers = [asked.ask('words', { letters: 'a' }), asked.ask('words', { letters: 'b' })]
  await until(() => thread.asked.length)
  assert.equal(thread.asked.length, 1)
  thread.answer({ text: 'first' })
  assert.deepEqual(await answers[0], { text: 'first' })
  await until(() => thread.asked.length === 2)
  thread.answer({ text: 'second' })
  assert.deepEqual(await answers[1], { text: 'second' })
  assert.equal(asked.memory, 7)
})

test('an aborted call is never made if it waits, and not heard if it runs', async () => {
  const { thread, worker: asked } = worker()
  const [running, waiting] = [new AbortController(), new AbortController()]
  const first = asked.ask('words', { letters: 'a' }, { signal: running.signal })
  const second = asked.ask('words', { letters: 'b' }, { signal: waiting.signal })
  const third = asked.ask('words', { letters: 'c' })
  await until(() => thread.asked.length)
  running.abort()
  waiting.abort()
  await assert.rejects(first, { name: 'AbortError' })
  await assert.rejects(second, { name: 'AbortError' })
  assert.ok(asked.isBusy)
  thread.answer({ text: 'too late' })
  await until(() => thread.asked.length === 2)
  assert.equal(thread.asked[1].request.letters, 'c')
  thread.answer({ text: 'right' })
  assert.deepEqual(await third, { text: 'right' })
})

test('if a worker breaks down, only what it was doing is lost', async () => {
  const [broken, next] = [worker(), worker()]
  broken.worker.lost = () => next.worker.takeOver(broken.worker)
  const answers = [broken.worker.ask('words', { letters: 'a' }), broken.worker.ask('words', { letters: 'b' })]
  await until(() => broken.thread.asked.length)
  broken.thread.fail('out of memory')
  assert.ok((await answers[0]).isLost)
  await until(() => next.thread.asked.length)
  next.thread.answer({ text: 'b' })
  assert.deepEqual(await answers[1], { text: 'b' })
  assert.ok(broken.thread.isEnded)
})

test('a worker that cannot start says so to everybody, in words for players', async () => {
  const failing = (thread, error) => new ModuleWorker(thread, error ? Promise.reject(error) : new Promise(() => {}))
  const damaged = failing(new FakeThread(), new Refusal('letterpress.wasm is damaged'))
  assert.deepEqual(await damaged.ask('about', null), { error: 'letterpress.wasm is damaged', isAbsent: true })
  assert.ok((await damaged.ask('about', null)).isAbsent)
  // Not in the browser's.
  const own = { error: 'engine/worker.js is missing or damaged', isAbsent: true }
  assert.deepEqual(await failing(new FakeThread(), new TypeError('Failed to fetch')).ask('about', null), own)
  const thread = new FakeThread()
  const broken = failing(thread, null).ask('about', null)
  thread.fail('Uncaught SyntaxError: Unexpected token')
  assert.deepEqual(await broken, own)
})

test('only what is meant for players is told', () => {
  assert.equal(told(new Refusal('close other pages'), 'no'), 'close other pages')
  for (const raw of [new RangeError('Array buffer allocation failed'), new DOMException('', 'UnknownError'), 'text', null]) assert.equal(told(raw, 'try again'), 'try again')
})

test('searches become longer', () => {
  const all = []
  for (let spent = 0; all.length < 9; spent += all.at(-1)) all.push(nextBound(spent))
  assert.deepEqual(all, [50, 100, 250, 500, 1000, 2000, 2000, 2000, 2000])
})

/** Thinking with fake threads, and what it has found. */
function thinking(makeThread = () => new FakeThread()) {
  const threads = []
  const idle = []
  const thinker = new Thinking(() => {
    const made = worker(makeThread(threads.length))
    threads.push(made.thread)
    return made.worker
  }, call => idle.push(call))
  const search = (subject, spent = 0, time = 20_000) => {
    const controller = new AbortController()
    const found = []
    const done = (async () => {
      try {
        for await (const { answer } of thinker.think(subject, { spent, time, signal: controller.signal })) found.push(answer.depth)
      } catch (error) {
        if (!controller.signal.aborted) throw error
      }
    })()
    return { controller, found, done }
  }
  return { threads, idle, search, thinker }
}

test('a search goes on until it is done, each part on what is known', async () => {
  const { threads: [thread], search } = thinking()
  const { found, done } = search({ position: 'one' })
  for (const depth of [1, 2, 3]) {
    await until(() => thread.asked.length === depth)
    thread.answer({ depth, isDone: depth === 3 })
  }
  await done
  assert.deepEqual(found, [1, 2, 3])
  assert.deepEqual(thread.asked.map(({ request }) => request.milliseconds), [50, 100, 250])
})

test('a search ends when its time is up, and goes on from there', async () => {
  const { threads: [thread], search } = thinking()
  const first = search({ position: 'one' }, 0, 120)
  await until(() => thread.asked.length === 1)
  thread.answer({ depth: 1, isDone: false })
  await until(() => thread.asked.length === 2)
  thread.answer({ depth: 2, isDone: false })
  await first.done
  const longer = search({ position: 'one' }, 120, 420)
  await until(() => thread.asked.length === 3)
  thread.answer({ depth: 3, isDone: true })
  await longer.done
  assert.deepEqual(thread.asked.map(({ request }) => request.milliseconds), [50, 70, 250])
})

test('a new position does not wait for a search that takes longer', async () => {
  const { threads, idle, search } = thinking()
  const old = search({ position: 'one' })
  await until(() => threads[0].asked.length === 1)
  threads[0].answer({ depth: 1, isDone: false })
  await until(() => threads[0].asked.length === 2)
  // The spare is made when there is time.
  idle.shift()()
  assert.equal(threads.length, 2)
  old.controller.abort()
  const next = search({ position: 'two' })
  await until(() => threads[1].asked.length === 1)
  assert.ok(threads[0].isEnded)
  threads[1].answer({ depth: 4, isDone: true })
  await next.done
  assert.deepEqual([old.found, next.found], [[1], [4]])
  idle.shift()()
  assert.equal(threads.length, 3)
})

test('the first search waits for the worker to know its words, also if it is told others', async () => {
  const { threads, search, thinker } = thinking()
  const [thread] = threads
  // As the client does for a worker that it makes.
  const tell = bytes => thinker.tell(worker => worker.ask('changeWords', {}, { bytes }))
  tell(new Uint8Array(1))
  await until(() => thread.asked.length === 1)
  tell(new Uint8Array(2))
  const first = search({ position: 'one' })
  await new Promise(resolve => setTimeout(resolve, 120))
  assert.equal(thread.asked.length, 1)
  thread.answer({ words: 1 })
  await until(() => thread.asked.length === 2)
  thread.answer({ words: 1 })
  await until(() => thread.asked.length === 3)
  thread.answer({ depth: 5, isDone: true })
  await first.done
  assert.deepEqual([threads.length, first.found], [1, [5]])
})

test('a worker that is soon free is asked again: it knows the board', async () => {
  const { threads: [thread], search, threads } = thinking()
  const old = search({ position: 'one' })
  await until(() => thread.asked.length === 1)
  old.controller.abort()
  const next = search({ position: 'two' })
  await turn()
  thread.answer({ depth: 1, isDone: false })
  await until(() => thread.asked.length === 2)
  assert.equal(thread.asked[1].request.position, 'two')
  thread.answer({ depth: 1, isDone: true })
  await next.done
  assert.equal(threads.length, 1)
  assert.deepEqual(old.found, [])
})

test('stopping is at once, and going on waits for what is still being found', async () => {
  const { threads: [thread], search, threads } = thinking()
  const stopped = search({ position: 'one' })
  await until(() => thread.asked.length === 1)
  stopped.controller.abort()
  await stopped.done
  const again = search({ position: 'one' }, 0)
  await new Promise(resolve => setTimeout(resolve, 120))
  assert.equal(thread.asked.length, 1)
  thread.answer({ depth: 5, isDone: false })
  await until(() => thread.asked.length === 2)
  thread.answer({ depth: 6, isDone: true })
  await again.done
  assert.deepEqual([threads.length, again.found], [1, [6]])
})

test('a search that breaks down begins anew once', async () => {
  const { threads, search } = thinking()
  const { found, done } = search({ position: 'one' })
  await until(() => threads[0].asked.length === 1)
  threads[0].answer({ error: 'this was too much', isLost: true })
  await until(() => threads[1]?.asked.length === 1)
  threads[1].answer({ depth: 2, isDone: true })
  await done
  assert.deepEqual(found, [2])
})

/** Thinks about one position until a spare has been made, then about another one that cannot wait. */
async function twoPositions({ threads, idle, search }, breakSpare = () => {}) {
  const old = search({ position: 'one' })
  await until(() => threads[0].asked.length === 1)
  threads[0].answer({ depth: 1, isDone: false })
  await until(() => threads[0].asked.length === 2)
  idle.shift()()
  for (let count = 0; count < 5; count++) await turn()
  breakSpare(threads[1])
  old.controller.abort()
  const next = search({ position: 'two' })
  await until(() => threads[2]?.asked.length)
  threads[2].answer({ depth: 4, isDone: true })
  await next.done
  assert.deepEqual(next.found, [4])
  assert.ok(threads[1].isEnded)
}

test('a spare that cannot start is not used', () =>
  twoPositions(thinking(count => new FakeThread(count === 1 ? 'out of memory' : null))))

test('a spare that breaks down is ended and not used', () => twoPositions(thinking(), spare => spare.fail('out of memory')))

test('a worker that could not be started is tried again for the next search', async () => {
  const { threads, search } = thinking(count => new FakeThread(count === 0 ? 'out of memory' : null))
  await until(() => threads[0].isEnded)
  const { found, done } = search({ position: 'one' })
  await until(() => threads[1]?.asked.length)
  threads[1].answer({ depth: 2, isDone: true })
  await done
  assert.deepEqual(found, [2])
})
