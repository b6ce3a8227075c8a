// Combines ES modules into one script: each in its own function, after those it imports. A page opened from disk cannot
// import modules, and a served one loads with one request and a third less time.
//
// It supports only what the page's modules use: named imports and exports at the beginning of a line, no cycles.
// Anything else is an error that names the line, never a script that behaves differently.
import path from 'node:path'

const importing = /^import\s+(?:(\{[^}]*\}|\*\s+as\s+\w+)\s+from\s+)?'([^']+)';?[ \t]*$/gm
const exportingAgain = /^export\s+(\{[^}]*\})\s+from\s+'([^']+)';?[ \t]*$/gm
const exportingList = /^export\s+(\{[^}]*\});?[ \t]*$/gm
const exportingDeclaration = /^export\s+(?=(?:const|class|function\*?|async\s+function\*?)\s+(\w+))/gm

/**
 * @param {string} entry the module that runs last, as a path with slashes
 * @param {(path: string) => string} read gives a module's text
 * @param {{ isServed?: boolean }} [options] whether the script will be a module in the modules' folder, so that they
 *   can determine their locations
 * @returns {string}
 */
export function combine(entry, read, { isServed = false } = {}) {
  /** @type {string[]} */
  const scripts = []
  const done = new Set()
  /** @param {string} module @param {string[]} importers */
  const add = (module, importers) => {
    if (importers.includes(module)) throw new Error(`modules import one another in a circle: ${[...importers, module].join(' → ')}`)
    if (done.has(module)) return
    const { body, imports } = asFunction(module, isServed ? located(module, read(module)) : read(module))
    for (const imported of imports) add(imported, [...importers, module])
    done.add(module)
    scripts.push(body)
  }
  add(entry, [])
  const address = 'const scriptAddress = import.meta.url\n'
  return (isServed && scripts.some(script => script.includes(', scriptAddress)')) ? address : '') + scripts.join('\n')
}

/** A module that derives its address from the script's, which is at the top. */
const located = (module, text) => text.replaceAll('import.meta.url', `new URL('${module}', scriptAddress)`)

/** The constant with a module's exports. */
const constant = module => `module_${module.replace(/\.js$/, '').replace(/\W/g, '_')}`

/** The pairs in the `{ a, b as c }` of an import or export: the names before and after `as`. */
const pairs = list => list.slice(1, -1).split(',').map(item => item.trim()).filter(Boolean)
  .map(item => item.split(/\s+as\s+/)).map(([name, as]) => [name, as ?? name])

const property = ([name, as]) => name === as ? name : `${name}: ${as}`

/** A module as a function that returns what it exports, and the modules that it imports. */
function asFunction(module, text) {
  const imports = []
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
  refuse(module, body, /^(?:import|export)\b.*/m)
  // In a comment, `import(…)` names a type.
  refuse(module, body, /^[^*/\n]*\bimport\s*[.(].*/m)
  const waits = /^(?:(?:const|let)\b.*= *)?await\b/m.test(body)
  const [before, after] = waits ? ['await (async () => {', '})()'] : ['(() => {', '})()']
  return {
    imports,
    body: `const ${constant(module)} = ${before}\n${body.trim()}\nreturn { ${exported.join(', ')} }\n${after}\n`,
  }
}

function refuse(module, text, pattern) {
  const found = pattern.exec(text)
  if (found) throw new Error(`${module} cannot be combined because of this line: ${found[0].trim()}`)
}
