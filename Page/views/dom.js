// Small helpers for elements. All text that is shown comes through here, and may come from elsewhere.
import { printableLines } from '../model/printable.js'

/** The classes of what shows letters and words of the game. They are of no language, so browsers that translate pages leave them. */
const untranslated = ['tile', 'letter', 'letters', 'word', 'words', 'selectable', 'endings', 'forms', 'possible', 'chip', 'title']

/**
 * An element with attributes, listeners (`onclick`) and children.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | boolean | null | ((event: any) => void)>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else setAttribute(element, name, value)
  }
  if (untranslated.some(name => element.classList.contains(name))) element.translate = false
  element.append(...children.map(child => typeof child === 'string' ? printableLines(child) : child))
  return element
}

/**
 * Sets an attribute if it differs, so that nothing is redrawn for an unchanged one.
 * @param {Element} element
 * @param {string} name
 * @param {string | number | boolean | null} value `true` for an empty one, null or `false` for none
 */
export function setAttribute(element, name, value) {
  if (value === null || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name)
  } else {
    const text = value === true ? '' : `${value}`
    if (element.getAttribute(name) !== text) element.setAttribute(name, text)
  }
}

/**
 * @param {Element} element
 * @param {Record<string, string | number | boolean | null>} attributes
 */
export function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value)
}

/**
 * Sets a style property if it differs.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} value
 */
export function setProperty(element, name, value) {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value)
}

/**
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  const shown = printableLines(text)
  if (element.textContent !== shown) element.textContent = shown
}

/**
 * An element that must exist.
 * @template {Element} [Kind=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {Kind}
 */
export function find(root, selector) {
  const element = root.querySelector(selector)
  if (!element) throw new Error(`there is no ${selector}`)
  return /** @type {Kind} */ (element)
}

/**
 * Gives the focus to a neighbour's button: an item of a list is about to go away, and the focus with it.
 * @param {Element | null | undefined} item
 */
export function focusNeighbour(item) {
  const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button')
  if (neighbour instanceof HTMLElement) neighbour.focus()
}

/**
 * Makes an element's children match a list, reusing the elements of items that stay. One that moves keeps the focus.
 * @template Item
 * @param {Element} container
 * @param {Item[]} items
 * @param {(item: Item) => string} key
 * @param {(item: Item) => HTMLElement} create
 * @param {(element: HTMLElement, item: Item, index: number) => void} update
 */
export function keyed(container, items, key, create, update) {
  const focused = document.activeElement
  /** @type {Map<string, HTMLElement>} */
  const known = new Map()
  for (const child of container.children) {
    if (child instanceof HTMLElement && child.dataset.key !== undefined) known.set(child.dataset.key, child)
  }
  const names = new Set(items.map(key))
  // First, so that the elements after them need not move.
  for (const [name, element] of known) if (!names.has(name)) element.remove()
  items.forEach((item, index) => {
    const name = key(item)
    const element = known.get(name) ?? create(item)
    element.dataset.key = name
    update(element, item, index)
    const there = container.children[index]
    if (there !== element) container.insertBefore(element, there ?? null)
  })
  // The browser takes the focus from an element that moves.
  const isInside = focused instanceof HTMLElement && container.contains(focused)
  if (isInside && focused !== document.activeElement) focused.focus({ preventScroll: true })
}

// SVG drawings.

/**
 * @param {string} tag
 * @param {Record<string, string | number | boolean | null>} attributes
 * @param {...(Node | string)} children
 * @returns {SVGElement}
 */
export function draw(tag, attributes, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  setAttributes(element, attributes)
  element.append(...children)
  return element
}

// Files that leave the page, as downloads.

/**
 * @param {string} name
 * @param {Blob} content
 */
export function download(name, content) {
  const url = URL.createObjectURL(content)
  make('a', { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

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
