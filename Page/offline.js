// The service worker, which keeps the page for use offline.

/** Registers it if the page comes from a server; a page opened as a file needs none. */
export function keepForOffline() {
  if (!location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('service-worker.js').catch(() => {
    // Without it, the page still works online.
  })
}
