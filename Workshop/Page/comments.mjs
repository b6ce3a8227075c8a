// Removes comments, a third of the page's source, which browsers need not load.

/** Lines that consist only of comments; those after code stay. */
const inScripts = /^[ \t]*(?:\/\/.*|\/\*(?:[^*]|\*(?!\/))*\*\/[ \t]*)(?:\n|$)/gm
const inStyles = /[ \t]*\/\*(?:[^*]|\*(?!\/))*\*\/[ \t]*\n?/g

/**
 * @param {string} name of a file
 * @param {Buffer} bytes
 * @returns {Buffer}
 */
export function withoutComments(name, bytes) {
  if (name.endsWith('.js')) return Buffer.from(withoutLines(name, bytes.toString()))
  if (name.endsWith('.css')) return Buffer.from(bytes.toString().replace(inStyles, ''))
  return bytes
}

function withoutLines(name, text) {
  const found = [...text.matchAll(inScripts)]
  for (const { index } of found) {
    // An odd number means that the line is inside a template literal.
    const before = text.slice(0, index).replace(inScripts, '').match(/(?<!\\)`/g)?.length ?? 0
    if (before % 2) throw new Error(`${name} has a text with a line that looks like a comment: ${text.slice(index, index + 60)}`)
  }
  return text.replace(inScripts, '').replace(/\n{3,}/g, '\n\n')
}
