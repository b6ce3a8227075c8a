// The user's preferences from the system. `?motion=none` and `?motion=full` override them, for tests.

/** @param {string} query */
const matches = query => matchMedia(query).matches

export const prefersDark = () => matches('(prefers-color-scheme: dark)')

/** Whether something can be dropped on the page: fingers alone cannot. */
export const hasMouse = () => matches('(any-pointer: fine)')

/** The theme of boards without a picture. */
export const usualTheme = () => prefersDark() ? 'dark' : 'light'

/** Whether things may move. */
export const allowsMotion = () => {
  const motion = new URLSearchParams(location.search).get('motion')
  return motion ? motion !== 'none' : !matches('(prefers-reduced-motion: reduce)')
}

/**
 * Calls back when the preferred colours change.
 * @param {() => void} call
 */
export const whenColorsChange = call => matchMedia('(prefers-color-scheme: dark)').addEventListener('change', call)
