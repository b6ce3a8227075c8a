// Files that leave the page, as downloads.
import { make } from './dom.js'

/**
 * @param {string} name
 * @param {Blob} content
 */
export function download(name, content) {
  const url = URL.createObjectURL(content)
  make('a', { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
