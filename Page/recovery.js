// Says so if the page cannot start, and fetches it anew. It is a script of its own, loaded before everything else, because any other
// file may be the damaged one.

/** Files of the first view that index.html does not name. */
const unnamed = ['engine/worker.js', 'letterpress.wasm']
/** The page as one file has this script inside. */
const isOneFile = !document.querySelector('script[src]')
/** What was wrong first: the rest follows from it. */
let reason = ''

const start = new AbortController()
// What goes wrong once the page is there is another matter.
addEventListener('letterpress-started', () => start.abort())
addEventListener('error', ({ target, error, filename }) => {
  if (target instanceof HTMLScriptElement) say(damaged(target.src))
  // Browsers report without an error what no script has thrown, such as a size that is observed once more.
  else if (error) say(isOfPart(error) && filename ? damaged(filename) : textOf(error))
}, { capture: true, signal: start.signal })
addEventListener('unhandledrejection', event => say(textOf(event.reason)), { signal: start.signal })
addEventListener('DOMContentLoaded', () => {
  // The browser has run main.js by now, as far as it does not wait for anything, however slow the device is.
  if (!customElements.get('letterpress-welcome')) say(isOneFile ? 'it is incomplete' : damaged('main.js'))
  show()
})
addEventListener('load', () => {
  // Not all browsers call it an error if a host sends something else.
  for (const { sheet, href } of styleSheets()) if (!sheet?.cssRules.length) say(damaged(href))
})

/** @param {string} text */
function say(text) {
  reason ||= text
  if (document.readyState !== 'loading') show()
}

/**
 * What to tell of an error: its text only if that is for players, as that of engine/refusal.js and of this script is.
 * @param {unknown} error
 */
function textOf(error) { return error instanceof Error && error.name === 'Refusal' ? error.message : 'one of its scripts stopped' }

/**
 * Whether an error shows that a part of a script is missing: it ends in the middle of something, or of a name.
 * @param {unknown} error
 */
function isOfPart(error) { return error instanceof SyntaxError || error instanceof ReferenceError }

/** @param {string} address of a file */
function damaged(address) { return `${nameOf(address)} is missing or damaged` }

/**
 * A file's path in the page's folder.
 * @param {string} address
 */
function nameOf(address) { return address.replace(new URL('./', location.href).href, '') }

/** @returns {NodeListOf<HTMLLinkElement>} */
function styleSheets() { return document.querySelectorAll('link[rel="stylesheet"]') }

function show() {
  if (!reason || document.querySelector('.broken')) return
  const text = document.createElement('p')
  text.setAttribute('role', 'alert')
  const notice = document.createElement('div')
  notice.className = 'alert broken'
  notice.append(text)
  document.body.insertBefore(notice, document.querySelector('main'))
  text.textContent = `This page did not start as it should: ${reason}. ${isOneFile ? 'Get the file anew' : 'Fetch it anew'}: your games stay.`
  if (isOneFile) return
  const button = document.createElement('button')
  button.className = 'quiet'
  button.textContent = 'Fetch the page anew'
  button.addEventListener('click', async () => {
    button.disabled = true
    try {
      await fetchAnew()
    } catch (error) {
      text.textContent = textOf(error)
    }
    button.disabled = false
  })
  notice.append(button)
}

/** Removes what the browser has kept of the page's files, in either of its caches, and loads the page. */
async function fetchAnew() {
  // The service worker does not keep its own script, so this tells whether there is a network, without which nothing may be removed.
  await load('service-worker.js')
  await removeKept()
  const named = [...document.scripts].map(({ src }) => src).concat([...styleSheets()].map(({ href }) => href))
  await Promise.all([location.pathname, ...named, ...unnamed].map(load))
  const folder = new URL('./', location.href).href
  const registration = await navigator.serviceWorker?.getRegistration(folder)
  // A page in a folder above may have another.
  if (registration?.scope === folder) await registration.unregister()
  // The service worker may have kept something meanwhile.
  await removeKept()
  location.reload()
}

/**
 * Loads a file past the browser's own cache, and into it.
 * @param {string} path
 */
async function load(path) {
  const answer = await fetch(path, { cache: 'reload' }).catch(() => null)
  if (!answer?.ok) throw Object.assign(new Error(`${nameOf(path)} cannot be loaded: check the network, or try again later.`), { name: 'Refusal' })
  await answer.arrayBuffer()
}

/** Removes the caches of this folder's service worker: see service-worker.js. Games are not among them, nor are shared pictures. */
async function removeKept() {
  const { pathname } = new URL('./', location.href)
  const names = await globalThis.caches?.keys() ?? []
  await Promise.all(names.filter(name => name.startsWith('letterpress-') && name.endsWith(` ${pathname}`)).map(name => caches.delete(name)))
}
