// Keeps the page for use offline, and receives pictures from the share sheet.
//
// All files of one version are kept in one cache and only used together. Each is compared with its sum before it is kept, because
// a host may answer with a page of its own, with half a file, or with one of another version. If any file of the first view differs,
// the version is not installed, and the one before stays. A new version waits until the page is opened or reloaded while no other
// tab has it, so that nothing changes in the middle of a game.

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self)

// This comes first, and the table of files last. So if the host sends only the beginning of this script, which browsers take for a
// shorter script, the installation fails.
worker.addEventListener('install', event => event.waitUntil(Promise.resolve().then(() => install())))
worker.addEventListener('activate', event => event.waitUntil(removeOldVersions()))

const prefix = 'letterpress-'
/** The caches of a host belong to all its folders, of which another may have another copy of the page. */
const folder = new URL(worker.registration.scope).pathname
/** Pictures shared with the page, until it takes them. */
const shared = 'shared-pictures'
/** How many pictures are put aside, and how large each may be, in bytes. They are limited, because any site can send a form. */
const [mostShared, largestShared] = [20, 1 << 26]

worker.addEventListener('fetch', event => {
  const { request } = event
  const path = relativePath(request.url)
  if (path === null) return
  if (request.method === 'POST' && path === 'share') event.respondWith(takePictures(request))
  else if (request.method === 'GET') event.respondWith(answer(request, path))
})

worker.addEventListener('message', event => {
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting())
  if (event.data === 'keep the rest') event.waitUntil(keepTheRest())
})

async function install() {
  try {
    await keepFirstView()
  } catch (error) {
    await tellWhy(error instanceof Error ? error.message : String(error))
    throw error
  }
}

/** Keeps all files of the first view, or none. */
async function keepFirstView() {
  const paths = Object.keys(sums).filter(path => !laterFiles.includes(path))
  const answers = await Promise.all(paths.map(load))
  let wasThere = true
  try {
    // The host may have gone back to the version that is in use.
    wasThere = await caches.has(cacheName)
    const cache = await caches.open(cacheName)
    await Promise.all(paths.map((path, index) => cache.put(`./${path}`, answers[index])))
  } catch {
    if (!wasThere) await caches.delete(cacheName)
    throw new Error('the browser does not keep its files, perhaps because it has no room left')
  }
}

/** Keeps what the first view did without, so that it is there offline; what cannot be loaded is tried at the next visit. */
async function keepTheRest() {
  const cache = await caches.open(cacheName)
  for (const path of laterFiles) {
    if (await cache.match(`./${path}`)) continue
    const answer = await load(path).catch(() => null)
    if (answer) await cache.put(`./${path}`, answer)
  }
}

/**
 * A file of this version from the host; an error says what is wrong with what the host sends.
 * @param {string} path
 */
async function load(path) {
  let problem = ''
  // The browser may have an older file. It asks the host whether that has changed, and only if it is wrong although the host says no,
  // is it loaded again.
  for (const cache of /** @type {RequestCache[]} */ (['no-cache', 'reload'])) {
    // Some hosts have the page only at one of these addresses.
    for (const address of path === 'index.html' ? ['./', path] : [path]) {
      try {
        const answer = await fetch(address, { cache })
        const bytes = await answer.arrayBuffer()
        if (answer.ok && await isOfThisVersion(path, bytes)) return new Response(bytes, { headers: headersOf(answer) })
        problem ||= answer.ok ? 'is not sent as it was built' : `could not be loaded (${answer.status})`
      } catch {
        problem ||= 'could not be loaded'
      }
    }
  }
  throw new Error(`${path} ${problem}`)
}

/** @param {string} path @param {ArrayBuffer} bytes */
async function isOfThisVersion(path, bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...sum].map(byte => byte.toString(16).padStart(2, '0')).join('').startsWith(sums[path])
}

/**
 * The headers of an answer, without those that concern its way here. An answer made of them is not a redirected one, which browsers
 * refuse as a page.
 * @param {Response} answer
 */
function headersOf(answer) {
  const headers = new Headers(answer.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  return headers
}

/**
 * Tells the open pages why this version cannot be kept: see offline.js.
 * @param {string} reason
 */
async function tellWhy(reason) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Others of this host, and copies of the page in folders below, are none of its business.
  for (const page of pages) if (relativePath(page.url) === 'index.html') page.postMessage({ notKept: reason })
}

async function removeOldVersions() {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith(prefix) && name.endsWith(` ${folder}`) && name !== cacheName)
  await Promise.all(old.map(name => caches.delete(name)))
  await worker.clients.claim()
}

/**
 * The path below the page's folder; null if it is elsewhere.
 * @param {string} url
 */
function relativePath(url) {
  const { origin, pathname } = new URL(url)
  const scope = new URL(worker.registration.scope)
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return null
  const path = pathname.slice(scope.pathname.length)
  return path === '' ? 'index.html' : path
}

/**
 * @param {Request} request
 * @param {string} path
 */
async function answer(request, path) {
  if (request.mode === 'navigate' && await newVersionCanStart(request)) {
    // Reloads the page once the new version has taken over, and not before: a navigation that begins while one version replaces the
    // other may never end. The header is for when it does not take over.
    return new Response(
      '<link rel="icon" href="data:,"><script>navigator.serviceWorker.oncontrollerchange = () => location.reload()</script>',
      { headers: { Refresh: '3', 'Content-Type': 'text/html' } },
    )
  }
  const cache = await caches.open(cacheName)
  const kept = await cache.match(`./${path}`)
  if (kept) return kept
  const answer = Object.hasOwn(sums, path) ? await load(path).catch(() => null) : null
  // What is not of this version is not kept.
  if (!answer) return fetch(request)
  // There may be no room for it.
  await cache.put(`./${path}`, answer.clone()).catch(() => {})
  return answer
}

/**
 * Whether a new version was waiting and the only tab with the page is being reloaded.
 * @param {Request} request
 */
async function newVersionCanStart(request) {
  const { waiting } = worker.registration
  // A reloading tab still counts as open, and so does an unchanged one while another is opened.
  if (!waiting || request.cache === 'default') return false
  const tabs = await worker.clients.matchAll({ type: 'window' })
  if (tabs.length > 1) return false
  waiting.postMessage('take over')
  return true
}

/**
 * Keeps a form's pictures under their names and opens the page, which asks whether to take them, and says how many were left out.
 * @param {Request} request
 */
async function takePictures(request) {
  const form = await request.formData()
  const cache = await caches.open(shared)
  let count = (await cache.keys()).length
  const leftOut = { tooMany: 0, tooLarge: 0, noPicture: 0 }
  for (const file of form.getAll('pictures')) {
    if (typeof file === 'string' || file.type && !file.type.startsWith('image/')) leftOut.noPicture++
    else if (file.size > largestShared) leftOut.tooLarge++
    else if (count >= mostShared) leftOut.tooMany++
    else {
      const headers = { 'Content-Type': file.type, 'X-File-Name': encodeURIComponent(file.name) }
      try {
        await cache.put(`./shared/${Date.now()}-${count}`, new Response(file, { headers }))
        count++
      } catch {
        // The browser has no room for it.
        leftOut.tooMany++
      }
    }
  }
  const counts = Object.entries(leftOut).map(([why, number]) => number ? `&${why}=${number}` : '')
  return Response.redirect(`./?shared${counts.join('')}`, 303)
}

// Scripts/build-page writes these: a hash of all files, the files that the page loads when they are wanted, or when it has nothing else
// to load, and how the SHA-256 sums of all files begin.
const version = 'development'
const cacheName = `${prefix}${version} ${folder}`
/** @type {string[]} */
const laterFiles = []
/** @type {Record<string, string>} */
const sums = {}
