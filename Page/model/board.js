// The board: tiles, neighbours, owners in their text form.

/** @typedef {import('./types.js').Player} Player */

export const side = 5
export const tileCount = side * side
/** All tiles, 0 to 24. */
export const tiles = Array.from({ length: tileCount }, (_, tile) => tile)

/**
 * The name of a tile: its column's letter, its row's number.
 * @param {number} tile
 */
export const tileName = tile => `${'ABCDE'[tile % side]}${Math.floor(tile / side) + 1}`

/** @param {number} tile */
export const neighbours = tile => [
  ...(tile >= side ? [tile - side] : []),
  ...(tile % side > 0 ? [tile - 1] : []),
  ...(tile % side < side - 1 ? [tile + 1] : []),
  ...(tile < tileCount - side ? [tile + side] : []),
]

/** @param {Player} player */
export const opponent = player => player === 'red' ? 'blue' : 'red'

/**
 * Who owns a tile.
 * @param {string} owners
 * @param {number} tile
 * @returns {Player | null}
 */
export function owner(owners, tile) {
  const character = owners[tile].toLowerCase()
  return character === 'r' ? 'red' : character === 'b' ? 'blue' : null
}

/**
 * Whether a tile is defended: it and all its neighbours have one owner.
 * @param {string} owners
 * @param {number} tile
 */
export const isDefended = (owners, tile) => 'RB'.includes(owners[tile])

/**
 * Owners with capitals for exactly the defended tiles.
 * @param {string} owners
 */
export function withDefended(owners) {
  const plain = owners.toLowerCase()
  return [...plain].map((character, tile) => {
    const isInside = character !== '.' && neighbours(tile).every(neighbour => plain[neighbour] === character)
    return isInside ? character.toUpperCase() : character
  }).join('')
}

/**
 * Which of the used tiles a player takes: all but its own and the opponent's defended ones.
 * @param {string} owners
 * @param {Player} player
 * @param {number[]} used
 */
export const taken = (owners, player, used) =>
  used.filter(tile => owner(owners, tile) !== player && !isDefended(owners, tile))

/**
 * Who owns what after a player has used tiles.
 * @param {string} owners
 * @param {Player} player
 * @param {number[]} used
 */
export function ownersAfter(owners, player, used) {
  const characters = [...owners]
  for (const tile of taken(owners, player, used)) characters[tile] = player[0]
  return withDefended(characters.join(''))
}

/**
 * @param {string} owners
 * @returns {Record<Player, number>}
 */
export function scores(owners) {
  const plain = owners.toLowerCase()
  return { red: plain.split('r').length - 1, blue: plain.split('b').length - 1 }
}

/**
 * Whether every tile has an owner, which ends the game.
 * @param {string | null} owners
 */
export const isFull = owners => owners !== null && !owners.includes('.')
