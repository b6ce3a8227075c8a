// Whether the player points or types. Browsers draw the ring around whatever a script has given the focus, also after a touch; only
// those who type need it.

/** Notes on the page whether the latest press was one of a finger or a mouse: `styles/base.css` then draws no rings. */
export function notePointing() {
  const { documentElement } = document
  addEventListener('pointerdown', () => documentElement.toggleAttribute('data-pointing', true), true)
  addEventListener('keydown', () => documentElement.toggleAttribute('data-pointing', false), true)
}
