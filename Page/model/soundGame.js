// Whether what comes from outside is a game as the page keeps it, so that nothing else is ever kept among games.

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = value => typeof value === 'object' && value !== null

/** @param {unknown} value @param {number} least @param {number} below */
const isIndex = (value, least, below) => typeof value === 'number' && Number.isInteger(value) && value >= least && value < below

/** @param {unknown} value @returns {value is unknown[]} */
const areTiles = value => Array.isArray(value) && value.every(tile => isIndex(tile, 0, 25))

/** @param {unknown} value */
const isPlayer = value => value === 'red' || value === 'blue'

/** @param {unknown} value */
const isPosition = value => isObject(value) && typeof value.letters === 'string' && /^[a-z?]{25}$/.test(value.letters) &&
  (value.owners === null || typeof value.owners === 'string' && /^[.rRbB]{25}$/.test(value.owners)) &&
  (value.turn === null || isPlayer(value.turn)) && Array.isArray(value.played) && value.played.every(word => typeof word === 'string')

/** @param {unknown} value */
const isMove = value => value === null || isObject(value) && (value.word === null || typeof value.word === 'string') &&
  areTiles(value.tiles) && areTiles(value.taken) && isPlayer(value.player)

/** @param {unknown} value */
const isPicture = value => isObject(value) && typeof value.key === 'string' && typeof value.file === 'string' && isObject(value.reading) &&
  typeof value.reading.letters === 'string' && Array.isArray(value.reading.tiles) && isObject(value.reading.board)

/** @param {unknown} value */
const isOpponent = value => value === undefined || value === null || isObject(value) && isIndex(value.level, 1, 7) && isIndex(value.seed, 0, 2 ** 31)

/**
 * @param {unknown} value
 * @returns {value is import('./types.js').Game}
 */
export function isSoundGame(value) {
  if (!isObject(value)) return false
  const { id, changed, nodes, current, pictures, use, leave, opponent } = value
  return typeof id === 'string' && id !== '' && typeof changed === 'number' && Array.isArray(nodes) && nodes.length > 0 &&
    isIndex(current, 0, nodes.length) && Array.isArray(pictures) && pictures.every(isPicture) && areTiles(use) && areTiles(leave) && isOpponent(opponent) &&
    nodes.every((node, index) => isObject(node) && isIndex(node.parent, index ? 0 : -1, index) &&
      (node.next === null || isIndex(node.next, index + 1, nodes.length) && nodes[Number(node.next)]?.parent === index) &&
      typeof node.kind === 'string' && ['start', 'picture', 'move', 'correction'].includes(node.kind) && typeof node.title === 'string' &&
      isPosition(node.position) && isMove(node.move) && (node.chance === null || typeof node.chance === 'number'))
}
