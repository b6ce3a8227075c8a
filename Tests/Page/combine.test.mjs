// The page as one file: modules become one script, or fail with the reason.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { combine, combineServed } from '../../Workshop/Page/combine.mjs'
import { withoutComments } from '../../Workshop/Page/comments.mjs'

/** Combines modules and runs the result, which may call `tell`. */
async function told(modules, entry = 'main.js') {
  const script = combine(entry, path => modules[path] ?? assert.fail(`no ${path}`))
  const heard = []
  await new (Object.getPrototypeOf(async () => {}).constructor)('tell', `'use strict'\n${script}`)(value => heard.push(value))
  return heard
}

const error = modules => {
  try {
    combine('main.js', path => modules[path])
  } catch (error) {
    return error.message
  }
}

test('a module runs once, after those it imports', async () => {
  assert.deepEqual(await told({
    'main.js': "import { a as first, B } from './parts/a.js'\nimport './parts/b.js'\ntell(first)\ntell(new B().name)\n",
    'parts/a.js': "import { name } from './b.js'\nexport const a = 'a'\nexport class B { name = name }\ntell('a runs')\n",
    'parts/b.js': "export { name, hidden as shown }\nconst name = 'b', hidden = 1\ntell('b runs')\n",
  }), ['b runs', 'a runs', 'a', 'b'])
})

test('names of different modules do not collide', async () => {
  assert.deepEqual(await told({
    'main.js': "import { value } from './a.js'\nimport * as b from './b.js'\nconst own = 0\ntell([own, value(), b.value()])\n",
    'a.js': 'const own = 1\nexport function value() { return own }\n',
    'b.js': "export { value } from './c.js'\n",
    'c.js': 'const own = 2\nexport async function later() {}\nexport const value = () => own\n',
  }), [[0, 1, 2]])
})

test('imports may span several lines, and a module may await', async () => {
  assert.deepEqual(await told({
    'main.js': "import {\n  a,\n  b as c,\n} from './a.js'\nconst d = await Promise.resolve(a + c)\ntell(d)\n",
    'a.js': "/** @typedef {import('./none.js').None} None */\nexport const a = 1\nexport const b = await Promise.resolve(2)\n",
  }), [3])
})

test('a module knows its original location', () => {
  const modules = { 'main.js': "import './a/b.js'\n", 'a/b.js': 'export const url = new URL("c.js", import.meta.url)\n' }
  assert.equal(combineServed('main.js', path => modules[path]).get('main.js'), `const scriptAddress = import.meta.url
const module_a_b = (() => {
const url = new URL("c.js", new URL('a/b.js', scriptAddress))
return { url }
})()

const module_main = (() => {

return {  }
})()
`)
})

const withPart = {
  'main.js': "import { shared } from './a/shared.js'\nexport const open = async () => (await import('./a/part.js')).shown\nopen().then(tell)\ntell(shared)\n",
  'a/part.js': "import { shared } from './shared.js'\nimport { own } from './own.js'\nexport { shown as shown }\nconst shown = shared + own\n",
  'a/shared.js': "export const shared = 'shared'\ntell('shared runs')\n",
  'a/own.js': "export const own = ' and own'\ntell('own runs')\n",
}

test('in one script, a part that is imported later is there at once', async () => {
  assert.deepEqual(await told(withPart), ['shared runs', 'own runs', 'shared', 'shared and own'])
})

test('on a server, a part is a script of its own, and no module runs twice', async () => {
  const scripts = combineServed('main.js', path => withPart[path])
  assert.deepEqual([...scripts.keys()], ['main.js', 'a/part.js'])
  assert.doesNotMatch(scripts.get('main.js'), /own runs/)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'combined-'))
  try {
    fs.mkdirSync(path.join(folder, 'a'))
    fs.writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
    const heard = globalThis.heard = []
    for (const [name, script] of scripts) fs.writeFileSync(path.join(folder, name), `const tell = value => globalThis.heard.push(value)\n${script}`)
    await import(path.join(folder, 'main.js'))
    while (heard.length < 4) await new Promise(done => setTimeout(done, 5))
    assert.deepEqual(heard, ['shared runs', 'shared', 'own runs', 'shared and own'])
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})

test('a part that the first script has anyway is not loaded again', () => {
  const modules = { 'main.js': "import { b } from './b.js'\nexport const later = () => import('./b.js')\n", 'b.js': 'export const b = 1\n' }
  const message = (() => { try { return [...combineServed('main.js', path => modules[path]).keys()].join() } catch (error) { return error.message } })()
  assert.equal(message, "main.js imports b.js at once and later: only one of them makes sense")
})

test('unsupported syntax is refused', () => {
  const line = /^main\.js cannot be combined because of this line: /
  for (const text of [
    'export default 1', 'export let a = 1', "import a from './a.js'", 'const a = import(name)', "const a = import('a.js')", 'const a = import.meta.url',
    "export * from './a.js'", "import { a } from './a.js' // why",
  ]) assert.match(error({ 'main.js': `${text}\n`, 'a.js': '' }), line, text)
  assert.match(error({ 'main.js': "import './a.js'\n", 'a.js': "import './main.js'\n" }),
    /^modules import one another in a circle: main\.js → a\.js → main\.js$/)
  assert.match(error({ 'main.js': "import { a } from 'package'\n" }), /imports 'package', which is not a relative path/)
})

test('comments are removed, code is not', () => {
  const stripped = text => withoutComments('a.js', Buffer.from(text)).toString()
  assert.equal(stripped('// a\nlet a = 1 // b\n/** c\n * d */\n  /* e */\nlet b = "// f"\n'), 'let a = 1 // b\nlet b = "// f"\n')
  assert.throws(() => stripped('let a = `\n// b\n`\n'), /looks like a comment/)
  assert.equal(withoutComments('a.css', Buffer.from('/* a */\nb { c: d }\n')).toString(), 'b { c: d }\n')
  assert.equal(withoutComments('a.html', Buffer.from('// a\n')).toString(), '// a\n')
})
