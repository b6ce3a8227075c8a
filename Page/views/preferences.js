// What the system says its user prefers. `?motion=none` and `?motion=full` override it, for tests.

/** @param {string} query */
const matches = query => matchMedia(query).matches

export const prefersDark = () => matches('(prefers-color-scheme: dark)')

/** Whether things may move. */
export const allowsMotion = () => {
  const motion = new URLSearchParams(location.search).get('motion')
  return motion ? motion !== 'none' : !matches('(prefers-reduced-motion: reduce)')
}

/**
 * Calls when the colours that are preferred change.
 * @param {() => void} call
 */
export const whenColorsChange = call => matchMedia('(prefers-color-scheme: dark)').addEventListener('change', call)
