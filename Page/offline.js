// The service worker, which keeps the page for when there is no network.

/** Registers it where the page comes from a server; a file that was opened needs none. */
export function keepForOffline() {
  if (!location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('service-worker.js').catch(() => {
    // Without it, the page works all the same, as long as there is a network.
  })
}
