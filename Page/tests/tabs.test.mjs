// Three tabs with one game, in random schedules: moves are played and gone back from, messages and writes are late, tabs
// are closed in the middle of a write, or reloaded. What a tab has kept is never lost, and in the end all tabs show the same.
import assert from 'node:assert/strict'
import test from 'node:test'
import { Database } from '../store/database.js'
import { give } from '../store/giving.js'
import { go, play } from '../store/playing.js'
import { Session } from '../store/session.js'
import { hear } from '../store/tabs.js'
import { RealEngine } from './engine.mjs'
import { position, reading } from './fixtures.mjs'

const engine = new RealEngine({ 'a.png': reading(position, { file: 'a.png' }) })
test.after(() => engine.end())

const words = ['hand', 'math', 'moths', 'path', 'thumb', 'tamp', 'toad', 'gaunt', 'tent', 'hobo', 'pound', 'stamp', 'hunts', 'bathos']

/** A generator of numbers below a limit (mulberry32). */
function random(seed) {
  let state = seed
  return limit => {
    state = state + 0x6D2B79F5 | 0
    let mixed = Math.imul(state ^ state >>> 15, 1 | state)
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed
    return ((mixed ^ mixed >>> 14) >>> 0) % limit
  }
}

const wait = async turns => { for (let turn = 0; turn < turns; turn++) await new Promise(resolve => setImmediate(resolve)) }

/** What a tab has of the browser's database: every use takes a while, and none happens after the tab was closed. */
class LateDatabase {
  isClosed = false
  constructor(shared, below) { Object.assign(this, { shared, below }) }

  async #use(work) {
    await wait(this.below(4))
    if (this.isClosed) return new Promise(() => {})
    // Nothing that is kept is shared by reference.
    const result = structuredClone(await work())
    await wait(this.below(3))
    return this.isClosed ? new Promise(() => {}) : result
  }

  get(table, key) { return this.#use(() => this.shared.get(table, key)) }
  all(table) { return this.#use(() => this.shared.all(table)) }
  put(table, key, value) { return this.#use(() => this.shared.put(table, key, structuredClone(value))) }
  remove(table, key) { return this.#use(() => this.shared.remove(table, key)) }
  update(table, key, change) {
    return this.#use(() => this.shared.update(table, key, kept => structuredClone(change(structuredClone(kept)))))
  }
}

class Browser {
  shared = new Database(null)
  tabs = []
  /** The paths of words that some tab was told are kept. */
  kept = new Set()

  constructor(seed) { this.below = random(seed) }

  async open(place = this.tabs.length) {
    const database = new LateDatabase(this.shared, this.below)
    const session = new Session(engine, database)
    const tab = { session, database }
    session.tellTabs = message => this.tabs.forEach(async other => {
      if (other === tab) return
      await wait(this.below(6))
      if (!other.database.isClosed) await hear(other.session, message)
    })
    await session.facts.begin()
    await session.load()
    this.tabs[place] = tab
    const [game] = session.state.games
    if (game) session.open(game.id)
    return tab
  }

  close({ database }) { database.isClosed = true }

  /** Notes what the tab may rely on. */
  async settle({ session, database }) {
    const shown = paths(session.game)
    await Promise.race([session.saved, wait(200)])
    if (!database.isClosed) for (const path of shown) this.kept.add(path)
  }
}

/** Each step of a game as the words that lead to it. */
function paths(game) {
  const found = []
  for (const [index, { parent, move }] of (game?.nodes ?? []).entries()) found[index] = index ? `${found[parent]}/${move?.word ?? move?.player ?? ''}` : ''
  return found
}

async function act(browser) {
  const { below, tabs } = browser
  const place = below(tabs.length)
  const tab = tabs[place]
  const { session } = tab
  switch (below(10)) {
    // Closed in the middle of what it does, and opened again.
    case 0:
      browser.close(tab)
      await browser.open(place)
      break
    // Reloaded once all is kept.
    case 1:
      await browser.settle(tab)
      browser.close(tab)
      await browser.open(place)
      break
    case 2:
    case 3:
      if (session.game) go(session, below(session.game.nodes.length))
      break
    case 4:
      await browser.settle(tab)
      break
    default:
      session.change({ hasJustPlayed: false })
      await play(session, { word: words[below(words.length)], tiles: [] })
  }
  await wait(below(3))
}

test('three tabs lose nothing that was kept, in 200 random schedules', async () => {
  let count = 0
  for (let seed = 1; seed <= 200; seed++) {
    const browser = new Browser(seed)
    const first = await browser.open()
    await give(first.session, [{ name: 'a.png', picture: new Blob(['a']) }])
    await browser.settle(first)
    await browser.open()
    await browser.open()
    for (let step = 0; step < 14; step++) await act(browser)
    for (const tab of browser.tabs) await browser.settle(tab)
    // As when each tab is looked at again.
    for (let round = 0; round < 2; round++) {
      for (const { session, database } of browser.tabs) {
        session.take(await database.all('games'))
        await session.saved
      }
    }
    await wait(20)
    const games = await browser.shared.all('games')
    assert.equal(games.length, 1, `seed ${seed}`)
    const kept = new Set(paths(games[0]))
    for (const path of browser.kept) assert.ok(kept.has(path), `seed ${seed} lost ${path}`)
    for (const { session } of browser.tabs) {
      assert.deepEqual(new Set(paths(session.game)), kept, `seed ${seed}: another tab shows something else`)
    }
    count += browser.kept.size
  }
  // The schedules are worth something.
  assert.ok(count > 800, `${count} steps were kept`)
})

test('messages that only another version of the page knows are not taken for others', async () => {
  const untouched = new Proxy({}, { get(_, name) { throw new Error(`the database was asked: ${String(name)}`) } })
  for (const message of ['puzzles', 'toString', '', 1, null, undefined, true, [], ['settings'], {}, { game: 7 }, { game: null }, { settings: {} }, new Map([['game', 'one']])]) {
    await hear({ database: untouched }, message)
  }
})
