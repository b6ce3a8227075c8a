// Shapes: what a value must be that a file brings, or that was kept before. A shape names everything that is taken, and refuses all
// else with its place and the reason. A check that only looks for what the page uses would let the rest through.

/**
 * Returns a copy of a value that has nothing but what the shape names, or throws a {@link Fault}.
 * @callback Shape
 * @param {any} value
 * @param {boolean} isClosed whether what the shape does not name is refused rather than left out
 * @returns {any}
 */

/** Why a value does not have a shape. */
class Fault extends Error {
  /** Where it is within the value, such as `nodes[3].title`; built from the inside out, so only if there is a fault. */
  place = ''
}

/**
 * @param {string} reason
 * @param {string} [place]
 * @returns {never}
 */
function refuse(reason, place = '') {
  throw Object.assign(new Fault(reason), { place })
}

/**
 * A part of a value, by its name or its number in a list.
 * @param {string | number} step
 * @param {Shape} shape
 * @param {unknown} value
 * @param {boolean} isClosed
 */
function part(step, shape, value, isClosed) {
  try {
    return shape(value, isClosed)
  } catch (fault) {
    if (fault instanceof Fault) {
      const { place } = fault
      fault.place = `${typeof step === 'number' ? `[${step}]` : step}${step !== '' && place && !place.startsWith('[') ? '.' : ''}${place}`
    }
    throw fault
  }
}

/**
 * @param {number} most characters
 * @param {RegExp} [form]
 * @returns {Shape}
 */
export const text = (most, form) => value => {
  if (typeof value !== 'string' || value.length > most) refuse(`is not a text of at most ${most} characters`)
  return !form || form.test(value) ? value : refuse('is not in the form that it must have')
}

/**
 * @param {number} least
 * @param {number} most
 * @returns {Shape}
 */
export const number = (least, most) => value =>
  typeof value === 'number' && value >= least && value <= most ? value : refuse(`is not a number from ${least} to ${most}`)

/**
 * @param {number} least
 * @param {number} most
 * @returns {Shape}
 */
export const whole = (least, most) => value =>
  Number.isInteger(value) && value >= least && value <= most ? value : refuse(`is not a whole number from ${least} to ${most}`)

/**
 * @param {unknown[]} choices
 * @returns {Shape}
 */
export const oneOf = (...choices) => value => choices.includes(value) ? value : refuse('is none of the values that it may have')

export const boolean = oneOf(true, false)

/** @type {Shape} */
export const anything = value => value

/**
 * @param {Shape} shape
 * @returns {Shape}
 */
export const orNull = shape => (value, isClosed) => value === null ? null : shape(value, isClosed)

/**
 * @param {number} most
 * @returns {Shape}
 */
export const bytes = most => value => value instanceof ArrayBuffer && value.byteLength <= most ? value : refuse(`is not at most ${most} bytes`)

/**
 * @param {Shape} shape of its elements
 * @param {number} most elements
 * @param {number} [least]
 * @returns {Shape}
 */
export const list = (shape, most, least = 0) => (value, isClosed) => {
  if (!Array.isArray(value) || value.length > most || value.length < least) refuse(`is not a list of ${least} to ${most} elements`)
  return Array.from(value, (element, index) => part(index, shape, element, isClosed))
}

/**
 * A list in which nothing is twice.
 * @param {Shape} shape
 * @param {number} most
 * @returns {Shape}
 */
export const distinct = (shape, most) => where(list(shape, most), elements => new Set(elements).size === elements.length ? null : ['', 'has something twice'])

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * @param {Record<string, Shape>} members
 * @param {Record<string, Shape>} [others] that may be absent
 * @returns {Shape}
 */
export const record = (members, others = {}) => {
  const shapes = Object.entries({ ...members, ...others })
  const names = new Set(shapes.map(([name]) => name))
  return (value, isClosed) => {
    if (!isObject(value)) refuse('is not an object')
    // A name is quoted only if it can do nothing to the sentence around it.
    if (isClosed) for (const name of Object.keys(value)) if (!names.has(name) && value[name] !== undefined) refuse('is not known', /^\w{1,40}$/.test(name) ? name : 'a member')
    /** @type {Record<string, unknown>} */
    const copy = {}
    for (const [name, shape] of shapes) {
      const member = Object.hasOwn(value, name) ? value[name] : undefined
      if (member !== undefined) copy[name] = part(name, shape, member, isClosed)
      else if (Object.hasOwn(members, name)) refuse('is missing', name)
    }
    return copy
  }
}

/**
 * An object with members of any name.
 * @param {RegExp} form of the names
 * @param {Shape} shape of the values
 * @param {number} most members
 * @returns {Shape}
 */
export const table = (form, shape, most) => (value, isClosed) => {
  if (!isObject(value)) refuse('is not an object')
  const entries = Object.entries(value)
  if (entries.length > most) refuse(`has more than ${most} members`)
  return Object.fromEntries(entries.map(([name, member]) => form.test(name) ? [name, part(name, shape, member, isClosed)] : refuse('has another name than it may have', 'a member')))
}

/**
 * A shape whose parts must also fit together.
 * @param {Shape} shape
 * @param {(value: any) => string[] | null} fault with its place and reason
 * @returns {Shape}
 */
export const where = (shape, fault) => (value, isClosed) => {
  const copy = shape(value, isClosed)
  const [place, reason] = fault(copy) ?? []
  return reason === undefined ? copy : refuse(reason, place)
}

/**
 * A copy of a value without what the shape does not name; or the fault, as the end of a sentence that begins with the place.
 * @param {Shape} shape
 * @param {unknown} value
 * @param {{ name?: string, isClosed?: boolean }} options where the value is; whether what the shape does not name is refused
 * @returns {{ value: any } | { fault: string }}
 */
export function shaped(shape, value, { name = '', isClosed = false } = {}) {
  try {
    return { value: part(name, shape, value, isClosed) }
  } catch (fault) {
    if (fault instanceof Fault) return { fault: `${fault.place} ${fault.message}` }
    throw fault
  }
}

/**
 * Whether a value has a shape, whatever else it has.
 * @param {Shape} shape
 * @param {unknown} value
 */
export const has = (shape, value) => !('fault' in shaped(shape, value))
