// Combines ES modules into one script. Each module becomes a function, and comes after those that it imports. A page opened
// from disk cannot import modules, and a served one loads with one request and a third less time.
//
// It supports only what the page's modules use: named imports and exports at the beginning of a line, no cycles, and
// `import('./part.js')` for a part that is loaded when it is wanted. Anything else is an error that names the line, never a
// script that behaves differently.
//
// A part that is loaded later becomes a script of its own. What it shares with the first script, it imports from there, so
// that a module never runs twice. A page opened from disk has the part in its one script.
import path from 'node:path'

const importing = /^import\s+(?:(\{[^}]*\}|\*\s+as\s+\w+)\s+from\s+)?'([^']+)';?[ \t]*$/gm
const exportingAgain = /^export\s+(\{[^}]*\})\s+from\s+'([^']+)';?[ \t]*$/gm
const exportingList = /^export\s+(\{[^}]*\});?[ \t]*$/gm
const importingLater = /\bimport\('(\.\.?\/[^']+)'\)/g
const exportingDeclaration = /^export\s+(?=(?:const|class|function\*?|async\s+function\*?)\s+(\w+))/gm

/**
 * Combines everything into one script, also the parts that are imported later.
 * @param {string} entry the module that runs last, as a path with slashes
 * @param {(path: string) => string} read gives a module's text
 * @returns {string}
 */
export function combine(entry, read) {
  return new Script(read, { isServed: false }).add(entry).text
}

/**
 * Combines a page for a server: its script, which must be called like the entry, and one for each part that is imported
 * later, by their paths.
 * @param {string} entry
 * @param {(path: string) => string} read
 * @returns {Map<string, string>}
 */
export function combineServed(entry, read) {
  const main = new Script(read, { isServed: true }).add(entry)
  const parts = new Map()
  const waiting = [...main.later]
  for (const part of waiting) {
    if (main.done.has(part)) throw new Error(`${entry} imports ${part} at once and later: only one of them makes sense`)
    if (parts.has(part)) continue
    const script = new Script(read, { isServed: true, main }).add(part)
    parts.set(part, script)
    waiting.push(...script.later)
  }
  const shared = [...new Set([...parts.values()].flatMap(({ shared }) => [...shared]))].sort()
  const scripts = new Map([[entry, main.text + (shared.length ? `\nexport { ${shared.join(', ')} }\n` : '')]])
  for (const [part, script] of parts) {
    const from = path.posix.relative(path.posix.dirname(part), entry)
    const imports = script.shared.size ? `import { ${[...script.shared].sort().join(', ')} } from '${from.startsWith('.') ? from : `./${from}`}'\n` : ''
    scripts.set(part, `${imports}${script.text}\nexport const { ${script.exported.get(part).map(nameOf).join(', ')} } = ${constant(part)}\n`)
  }
  return scripts
}

/** A script in the making: modules, each after those that it imports. */
class Script {
  /** @type {string[]} */
  scripts = []
  done = new Set()
  /** The modules that are imported later. */
  later = new Set()
  /** The constants that it takes from the first script. */
  shared = new Set()
  /** What each module exports. */
  exported = new Map()

  constructor(read, { isServed, main = null }) { Object.assign(this, { read, isServed, main }) }

  /** @param {string} module @param {string[]} importers */
  add(module, importers = []) {
    if (importers.includes(module)) throw new Error(`modules import one another in a circle: ${[...importers, module].join(' → ')}`)
    if (this.done.has(module)) return this
    if (this.main?.done.has(module)) {
      this.shared.add(constant(module))
      return this
    }
    const text = this.read(module)
    const script = this.isServed ? importers[0] ?? module : null
    const { body, imports, later, exported } = asFunction(module, this.isServed ? located(module, text) : text, script)
    for (const imported of imports) this.add(imported, [...importers, module])
    for (const part of later) this.later.add(part)
    this.done.add(module)
    this.exported.set(module, exported)
    this.scripts.push(body)
    return this
  }

  get text() {
    const address = 'const scriptAddress = import.meta.url\n'
    return (this.isServed && this.scripts.some(script => script.includes(', scriptAddress)')) ? address : '') + this.scripts.join('\n')
  }
}

/** The name of an export, as `as: name` or `name`. */
const nameOf = property => property.split(':')[0].trim()

/** A module that derives its address from the script's, which is at the top. */
const located = (module, text) => text.replaceAll('import.meta.url', `new URL('${module}', scriptAddress)`)

/** The constant with a module's exports. */
const constant = module => `module_${module.replace(/\.js$/, '').replace(/\W/g, '_')}`

/** The pairs in the `{ a, b as c }` of an import or export: the names before and after `as`. */
const pairs = list => list.slice(1, -1).split(',').map(item => item.trim()).filter(Boolean)
  .map(item => item.split(/\s+as\s+/)).map(([name, as]) => [name, as ?? name])

const property = ([name, as]) => name === as ? name : `${name}: ${as}`

/**
 * A module as a function that returns what it exports, and the modules that it imports, at once and later.
 * @param {string | null} script the script that it becomes a part of, if others may be loaded later
 */
function asFunction(module, text, script) {
  const imports = []
  const later = []
  const exported = []
  const resolve = specifier => {
    if (!/^\.\.?\//.test(specifier)) throw new Error(`${module} imports '${specifier}', which is not a relative path`)
    const imported = path.posix.join(path.posix.dirname(module), specifier)
    imports.push(imported)
    return constant(imported)
  }
  const body = text
    .replace(importing, (_, names, specifier) => {
      const from = resolve(specifier)
      if (!names) return ''
      if (names.startsWith('*')) return `const ${names.replace(/\*\s+as\s+/, '')} = ${from}`
      return `const { ${pairs(names).map(property).join(', ')} } = ${from}`
    })
    .replace(exportingAgain, (_, names, specifier) => {
      const from = resolve(specifier)
      for (const [name, as] of pairs(names)) exported.push(`${as}: ${from}.${name}`)
      return ''
    })
    .replace(exportingList, (_, names) => {
      for (const [name, as] of pairs(names)) exported.push(property([as, name]))
      return ''
    })
    .replace(exportingDeclaration, (_, name) => {
      exported.push(name)
      return ''
    })
    .replace(/^[^*/\n]*\bimport\(.*/gm, line => line.replace(importingLater, (_, specifier) => {
      const part = path.posix.join(path.posix.dirname(module), specifier)
      if (script === null) {
        imports.push(part)
        return `Promise.resolve(${constant(part)})`
      }
      later.push(part)
      const from = path.posix.relative(path.posix.dirname(script), part)
      return `importLater('${from.startsWith('.') ? from : `./${from}`}')`
    }))
  refuse(module, body, /^(?:import|export)\b.*/m)
  // In a comment, `import(…)` names a type.
  refuse(module, body, /^[^*/\n]*\bimport\s*[.(].*/m)
  const waits = /^(?:(?:const|let)\b.*= *)?await\b/m.test(body)
  const [before, after] = waits ? ['await (async () => {', '})()'] : ['(() => {', '})()']
  const run = body.trim().replace(/\bimportLater\('/g, "import('")
  return {
    imports, later, exported,
    body: `const ${constant(module)} = ${before}\n${run}\nreturn { ${exported.join(', ')} }\n${after}\n`,
  }
}

function refuse(module, text, pattern) {
  const found = pattern.exec(text)
  if (found) throw new Error(`${module} cannot be combined because of this line: ${found[0].trim()}`)
}
