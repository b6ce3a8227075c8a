// SVG drawings.
import { setAttributes } from './dom.js'

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
