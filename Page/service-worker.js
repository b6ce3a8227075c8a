// Keeps the page for use offline, and receives pictures from the share sheet.
//
// All files of one version are kept in one cache and only used together. A new version waits until the page is opened
// or reloaded while no other tab has it, so that nothing changes in the middle of a game.

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self)

// Scripts/build-page writes these: a hash of all files, and their paths.
const version = 'development'
/** @type {string[]} */
const files = []
/**
 * What the page loads when it is wanted, or when it has nothing else to load: how the SHA-256 sums of these files begin.
 * @type {Record<string, string>}
 */
const laterFiles = {}

const prefix = 'letterpress-'
/** The caches of a host belong to all its folders, of which another may have another copy of the page. */
const folder = new URL(worker.registration.scope).pathname
const cacheName = `${prefix}${version} ${folder}`
/** Pictures shared with the page, until it takes them. */
const shared = 'shared-pictures'
/** How many pictures are put aside, and how large each may be, in bytes. They are limited, because any site can send a form. */
const [mostShared, largestShared] = [20, 1 << 26]

worker.addEventListener('install', event => event.waitUntil(keepFiles()))
worker.addEventListener('activate', event => event.waitUntil(removeOldVersions()))

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

async function keepFiles() {
  const cache = await caches.open(cacheName)
  // Asks the host whether a file has changed, as the browser may have cached an older one.
  await cache.addAll(files.map(file => new Request(file, { cache: 'no-cache' })))
}

/** Keeps what the first view did without, so that it is there offline; what cannot be loaded is tried at the next visit. */
async function keepTheRest() {
  const cache = await caches.open(cacheName)
  for (const file of Object.keys(laterFiles)) {
    if (await cache.match(`./${file}`)) continue
    const answer = await fetch(file, { cache: 'no-cache' })
    if (answer.ok && await isOfThisVersion(file, answer)) await cache.put(`./${file}`, answer)
  }
}

/**
 * Whether a file that is kept later belongs to this version: the host may have another one by now.
 * @param {string} path
 * @param {Response} answer
 */
async function isOfThisVersion(path, answer) {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer()))
  return [...sum].map(byte => byte.toString(16).padStart(2, '0')).join('').startsWith(laterFiles[path])
}

async function removeOldVersions() {
  const names = await caches.keys()
  const old = names.filter(name => name.startsWith(prefix) && name.endsWith(` ${folder}`) && name !== cacheName)
  await Promise.all(old.map(name => caches.delete(name)))
  await worker.clients.claim()
}

/**
 * The path below the page's folder, '' for the page itself; null if it is elsewhere.
 * @param {string} url
 */
function relativePath(url) {
  const { origin, pathname } = new URL(url)
  const scope = new URL(worker.registration.scope)
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return null
  const path = pathname.slice(scope.pathname.length)
  return path === 'index.html' ? '' : path
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
  const kept = await cache.match(path === '' ? './' : `./${path}`)
  if (kept) return kept
  const isLater = path in laterFiles
  const answer = await fetch(isLater ? new Request(request, { cache: 'no-cache' }) : request)
  // Not everybody needs these.
  if (answer.ok && (isLater ? await isOfThisVersion(path, answer) : path.endsWith('.png'))) await cache.put(`./${path}`, answer.clone())
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
 * Keeps a form's pictures under their names and opens the page, which asks whether to take them.
 * @param {Request} request
 */
async function takePictures(request) {
  const form = await request.formData()
  const cache = await caches.open(shared)
  let count = (await cache.keys()).length
  for (const file of form.getAll('pictures')) {
    if (typeof file === 'string' || file.size > largestShared || count >= mostShared) continue
    const headers = { 'Content-Type': file.type, 'X-File-Name': encodeURIComponent(file.name) }
    await cache.put(`./shared/${Date.now()}-${count++}`, new Response(file, { headers }))
  }
  return Response.redirect('./?shared', 303)
}
