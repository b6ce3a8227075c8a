// A database that fails while the page is open.
import assert from 'node:assert/strict'
import test from 'node:test'
import { Database } from '../store/database.js'
import { Session } from '../store/session.js'
import { game, position } from './fixtures.mjs'

/** A connection that has ended, as WebKit says it. */
const ended = name => ({ transaction() { throw new DOMException('Connection to Indexed Database server lost', name) } })

/** A connection to a database in which every value is the same. */
const working = value => ({
  transaction() {
    const transaction = {
      objectStore: () => ({
        get() {
          const request = { result: value, onsuccess: () => {} }
          setTimeout(() => request.onsuccess())
          return request
        },
      }),
      oncomplete: () => {},
    }
    setTimeout(() => transaction.oncomplete(), 5)
    return transaction
  },
})

test('the page connects again when its connection has ended, whatever the error', async () => {
  for (const name of ['InvalidStateError', 'UnknownError', 'TimeoutError']) {
    const connections = [ended(name), working('kept')]
    const database = new Database(async () => connections.shift())
    assert.deepEqual([await database.get('settings', 'page'), database.isLost, connections.length], ['kept', false, 0])
  }
})

test('the page does not connect again when the browser only refuses a request', async () => {
  let count = 0
  const database = new Database(async () => {
    count++
    return ended('QuotaExceededError')
  })
  await assert.rejects(database.get('settings', 'page'))
  assert.deepEqual([count, database.isLost], [1, false])
})

test('games, marks and letters survive the loss of the database', async () => {
  const database = new Database(async () => ended('UnknownError'))
  const session = new Session({ ask: async () => ({ error: 'no engine' }) }, database)
  session.change({ games: [game(position)], marks: { gaunt: 'refused' }, templates: [{ name: 'A-1' }] })
  const marks = await database.update('settings', 'marks', before => ({ ...before, moth: 'never' }))
  assert.deepEqual([marks, database.isLost], [{ gaunt: 'refused', moth: 'never' }, true])
  assert.match(session.state.alert, /keeps nothing/)
  assert.deepEqual((await database.all('games')).map(({ id }) => id), ['one'])
  assert.deepEqual(await database.get('settings', 'templates'), { templates: [{ name: 'A-1' }] })
})
