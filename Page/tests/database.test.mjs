// A database that fails while the page is open.
import assert from 'node:assert/strict'
import test from 'node:test'
import { Database } from '../store/database.js'
import { Session } from '../store/session.js'
import { game, position } from './fixtures.mjs'

/** A connection that has ended, as WebKit says it. */
const ended = name => ({
  transaction() { throw new DOMException('Connection to Indexed Database server lost', name) },
  close() {},
})

/** A connection to a database, which is a map with an object of values for each table. */
function working(tables) {
  const request = (transaction, result) => {
    const request = { result }
    transaction.open++
    setImmediate(() => {
      if (transaction.isAborted) return
      request.onsuccess?.()
      if (!--transaction.open) setImmediate(() => transaction.oncomplete())
    })
    return request
  }
  return {
    close() {},
    transaction(table) {
      const values = tables[table] ??= {}
      const transaction = { open: 0, abort() { this.isAborted = true } }
      return Object.assign(transaction, {
        objectStore: () => ({
          transaction,
          get: key => request(transaction, values[key]),
          getAll: () => request(transaction, Object.values(values)),
          put: (value, key) => {
            structuredClone(value)
            return request(transaction, values[key] = value)
          },
          delete: key => request(transaction, delete values[key]),
        }),
      })
    },
  }
}

/** Stops timers until the test moves them, so that a lost database is tried again when the test says so. */
const stopTimers = t => t.mock.timers.enable({ apis: ['setTimeout'] })

/** Until all that is under way has ended. */
const settle = async () => { for (let count = 0; count < 20; count++) await new Promise(resolve => setImmediate(resolve)) }

test('the page connects again when its connection has ended, whatever the error', async () => {
  for (const name of ['InvalidStateError', 'UnknownError', 'TimeoutError', 'AbortError', 'TransactionInactiveError']) {
    const connections = [ended(name), working({ settings: { page: 'kept' } })]
    const database = new Database(async () => connections.shift())
    assert.deepEqual([await database.get('settings', 'page'), database.isLost, connections.length], ['kept', false, 0])
  }
})

test('a fault of one request is that request’s alone', async () => {
  for (const name of ['QuotaExceededError', 'DataError', 'DataCloneError']) {
    let count = 0
    const database = new Database(async () => {
      count++
      return ended(name)
    })
    await assert.rejects(database.get('settings', 'page'), { name })
    assert.deepEqual([count, database.isLost], [1, false])
  }
  const tables = { settings: { page: 'kept' } }
  const database = new Database(async () => working(tables))
  await assert.rejects(database.update('settings', 'page', () => { throw new RangeError('ours') }), { name: 'RangeError' })
  await assert.rejects(database.update('settings', 'page', () => () => {}), { name: 'DataCloneError' })
  assert.deepEqual([await database.get('settings', 'page'), tables.settings.page, database.isLost], ['kept', 'kept', false])
})

/** A session with a game, marks and letters, which does without an engine. */
function sessionWith(database) {
  const session = new Session({ ask: async () => ({ error: 'no engine' }) }, database)
  session.change({ games: [game(position)], marks: { gaunt: 'refused' }, templates: [{ name: 'A-1' }] })
  return session
}

test('games, marks and letters survive the loss of the database', async t => {
  stopTimers(t)
  const database = new Database(async () => ended('UnknownError'))
  const session = sessionWith(database)
  const marks = await database.update('settings', 'marks', before => ({ ...before, moth: 'never' }))
  assert.deepEqual([marks, database.isLost], [{ gaunt: 'refused', moth: 'never' }, true])
  assert.match(session.state.alert, /keeps nothing/)
  assert.deepEqual((await database.all('games')).map(({ id }) => id), ['one'])
  assert.deepEqual(await database.get('settings', 'templates'), { templates: [{ name: 'A-1' }] })
})

for (const hasUnkeepable of [false, true]) test(`what was changed while the database failed is kept when it answers again${hasUnkeepable ? ', if it can be' : ''}`, async t => {
  stopTimers(t)
  // Meanwhile, another tab marks a word, too.
  const tables = { settings: { marks: { hobo: 'never' } } }
  let connection = ended('UnknownError')
  const database = new Database(async () => connection)
  const session = sessionWith(database)
  session.change({ persistence: 'kept' })
  const caughtUp = []
  session.catchUp = async () => caughtUp.push(database.isLost)
  // One that can never be kept does not stop the others.
  if (hasUnkeepable) await database.put('settings', 'place', () => {})
  await database.update('settings', 'marks', before => ({ ...before, moth: 'never' }))
  t.mock.timers.tick(5000)
  await settle()
  assert.deepEqual([database.isLost, caughtUp], [true, []])
  connection = working(tables)
  t.mock.timers.tick(10_000)
  await settle()
  // Only what was changed is written: games that this tab has merely seen may have been removed elsewhere.
  assert.deepEqual(tables, { settings: { marks: { hobo: 'never', moth: 'never' } } })
  assert.deepEqual([database.isLost, caughtUp, session.state.persistence], [false, [false], 'kept'])
  assert.match(hasUnkeepable ? session.state.alert : session.state.toast.text, hasUnkeepable ? /no room/ : /keeps your games again/)
  assert.equal(session.state.alert === '', !hasUnkeepable)
  assert.deepEqual(await database.get('settings', 'marks'), { hobo: 'never', moth: 'never' })
})

test('what a later version keeps is left alone, and that is said', async t => {
  stopTimers(t)
  const tables = { settings: { marks: { hobo: 'never' } } }
  const connection = working(tables)
  let [isClosed, count] = [false, 0]
  connection.close = () => { isClosed = true }
  const database = new Database(async () => {
    if (count++) throw new DOMException('less than the existing version', 'VersionError')
    return connection
  })
  const session = sessionWith(database)
  await database.get('settings', 'marks')
  // What is kept was deleted: it is begun anew.
  connection.onversionchange({ newVersion: null })
  assert.deepEqual([isClosed, database.isLost], [true, false])
  connection.onversionchange({ newVersion: 2 })
  await database.update('settings', 'marks', before => ({ ...before, moth: 'never' }))
  assert.match(session.state.alert, /newer version .* Reload/)
  // One that comes later finds it so.
  const later = new Database(async () => { throw new DOMException('less than the existing version', 'VersionError') })
  const other = sessionWith(later)
  await later.put('settings', 'marks', { moth: 'never' })
  assert.equal(other.state.alert, session.state.alert)
  t.mock.timers.tick(1_000_000)
  await settle()
  assert.deepEqual([tables, count, database.isLost, later.isLost], [{ settings: { marks: { hobo: 'never' } } }, 1, true, true])
})
