// The service worker, which keeps the page for use offline.

/** @typedef {import('./store/session.js').Session} Session */

/**
 * Registers it if the page comes from a server; a page opened as a file needs none. If the page cannot be kept, the state says why.
 * @param {Session} session
 */
export async function keepForOffline(session) {
  if (!location.protocol.startsWith('http')) return
  const { serviceWorker } = navigator
  if (!serviceWorker) return session.change({ offline: 'This page works only with a network: browsers keep it only if its address begins with https.' })
  const say = (/** @type {string} */ reason) => session.change({ offline: `${reason}. The browser tries again at each visit.` })
  // The service worker of a new version says why that cannot be kept.
  serviceWorker.addEventListener('message', async ({ data }) => {
    if (typeof data?.notKept !== 'string') return
    const folder = new URL('./', location.href).href
    const registration = await serviceWorker.getRegistration(folder)
    // A page in a folder above may have another.
    say(registration?.scope === folder && registration.active ? `There is a new version of this page, but it cannot be kept, so this is the one before: ${data.notKept}`
      : `This page works only with a network: ${data.notKept}`)
  })
  // What is kept then comes from the browser's own cache.
  if (document.readyState !== 'complete') await new Promise(resolve => addEventListener('load', resolve))
  try {
    await serviceWorker.register('service-worker.js')
    // It is ready once all that the first view needs is kept.
    const { active } = await serviceWorker.ready
    active?.postMessage('keep the rest')
  } catch {
    say('This page works only with a network: the browser does not take its service-worker.js')
  }
}
