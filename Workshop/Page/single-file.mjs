// The page as one file with everything inside, which works when opened from disk.
import { createHash } from 'node:crypto'
import zlib from 'node:zlib'
import { combine } from './combine.mjs'

/** The module that says where the page's parts are; here they are inside. */
const locations = 'engine/locations.js'

/**
 * @param {object} page
 * @param {(path: string) => string} page.read gives the text of a file of the page
 * @param {string} page.locations the module that replaces `engine/locations.js`
 * @param {Buffer} page.wasm
 * @param {Map<string, Buffer>} page.samples by name
 * @param {string} page.puzzles
 * @param {Buffer} page.icon an SVG
 * @param {Map<string, string>} page.notices licences that must go with the page, by name
 */
export function singleFile({ read, locations: inside, wasm, samples, puzzles, icon, notices }) {
  const readInside = path => path === locations ? inside : read(path)
  const worker = `'use strict'\n${combine('engine/worker.js', path => {
    if (path === locations) throw new Error(`the worker imports ${locations}, but has no document to look into`)
    return read(path)
  })}`
  if (/^const module_\w+ = await/m.test(worker)) throw new Error('the worker waits at its top level, which only modules can')
  const script = harmless(combine('main.js', readInside))
  const recovery = harmless(read('recovery.js'))
  const styles = []
  const html = read('index.html')
    .replace(/ *<link rel="(?:manifest|apple-touch-icon)"[^>]*>\n?/g, '')
    .replace(/(<link rel="icon"[^>]*href=")[^"]*"/g, (_, start) => `${start}data:image/svg+xml;base64,${icon.toString('base64')}"`)
    .replace(/<link rel="stylesheet" href="([^"]*)">/g, (_, path) => {
      const style = read(path)
      if (/url\((?!"data:)|@import|<\//.test(style)) throw new Error(`${path} names another file`)
      styles.push(style)
      return `<style>${style}</style>`
    })
  const parts = [
    data('part-worker', worker),
    // It is compressed, because a page that people send to each other should be small; the browser unpacks it.
    data('part-module', zlib.gzipSync(wasm, { level: 9 }).toString('base64')),
    ...Array.from(samples, ([file, png]) => data(`part-samples/${file}`, png.toString('base64'))),
    data('part-puzzles.tsv', puzzles),
    ...Array.from(notices, ([name, text]) => data(`part-${name}`, text)),
  ]
  const entry = '<script type="module" src="main.js"></script>'
  const first = '<script src="recovery.js"></script>'
  // The page's own files are inside; what else its policy allows, this file's allows, too.
  const elsewhere = / connect-src 'self'([^;"]*)/.exec(html)?.[1]
  const policy = /(<meta http-equiv="Content-Security-Policy" content=")[^"]*"/
  for (const tag of [entry, first]) if (html.split(tag).length !== 2) throw new Error(`index.html must have exactly one ${tag}`)
  if (!policy.test(html)) throw new Error('index.html has no Content-Security-Policy')
  if (/ (?:src|href)="(?!data:|#|main\.js|recovery\.js|https:)/.test(html)) throw new Error(`index.html names another file: ${/ (?:src|href)="(?!data:|#|main\.js|recovery\.js|https:)[^"]*"/.exec(html)[0]}`)
  return html
    .replace(policy, (_, start) => `${start}${policyOf([recovery, script], styles, elsewhere)}"`)
    .replace(first, () => `<script>${recovery}</script>`)
    .replace(entry, () => '')
    .replace('</body>', () => `${parts.join('\n')}\n<script type="module">${script}</script>\n</body>`)
}

/** Allows only what is inside the file, and the addresses that the page asks elsewhere. */
function policyOf(scripts, styles, elsewhere = '') {
  const hash = text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'none'", `script-src ${scripts.map(hash).join(' ')} 'wasm-unsafe-eval'`, `style-src ${styles.map(hash).join(' ')}`,
    'img-src blob: data:', `connect-src blob: data:${elsewhere}`, 'worker-src blob:', "base-uri 'none'", "form-action 'none'",
  ].join('; ')
}

/** A block that is not executed; `locations.js` reads it by its id. */
const data = (id, text) => `<script type="text/plain" id="${id}">${harmless(text)}</script>`

/** Escapes what would end the enclosing element; in a string or a pattern both spellings mean the same. */
const harmless = text => text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
