// The service worker, which keeps the page for use offline.

/** Registers it if the page comes from a server; a page opened as a file needs none. */
export async function keepForOffline() {
  if (!location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('service-worker.js')
    // It is ready once all that the first view needs is kept.
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage('keep the rest')
  } catch {
    // Without it, the page still works online.
  }
}
