// What the players are called: one of them may be you, the computer has the name of its level, the others those of their colours
// in the picture.

/** @typedef {import('./types.js').Player} Player */
/** @typedef {import('./types.js').PlayerCounts} PlayerCounts */
/** @typedef {{ red: string, blue: string }} Names of the players' colours, in lower case, or what the computer is called */

/**
 * @typedef {object} Sides
 * @property {Player | null} you whose side the phone's owner plays; null if unknown
 * @property {Names} names
 */

/** Without a picture, or of one in the usual colours. @type {Names} */
export const usualNames = { red: 'red', blue: 'blue' }

/**
 * @param {Player} player
 * @returns {Player}
 */
export const opponentOf = player => player === 'red' ? 'blue' : 'red'

/** @param {string} text */
export const capitalized = text => text.slice(0, 1).toUpperCase() + text.slice(1)

/**
 * "you", or the name of the opponent.
 * @param {Sides} sides
 * @param {Player} player
 */
export const playerName = ({ you, names }, player) => player === you ? 'you' : names[player]

/**
 * The player whose score stands first and whose part of a drawing is below: you or, if that is unknown, red.
 * @param {Sides} sides
 */
export const nearSide = ({ you }) => you ?? 'red'

/**
 * A score within a sentence: "16:4".
 * @param {PlayerCounts} scores
 * @param {Player} first whose score stands first
 */
export const scoreText = (scores, first) => `${scores[first]}:${scores[opponentOf(first)]}`

/**
 * A score that begins a line of a list, where it has room: "16 : 4".
 * @param {PlayerCounts} scores
 * @param {Player} first whose score stands first
 */
export const wideScoreText = (scores, first) => scoreText(scores, first).replace(':', ' : ')

/**
 * A reading that calls the player red whom it called blue, and the other way round.
 * @param {import('./types.js').Reading} reading
 * @returns {import('./types.js').Reading}
 */
export const exchanged = reading => ({
  ...reading,
  owners: reading.owners && [...reading.owners].map(owner => exchangedOwners[owner] ?? owner).join(''),
  turn: reading.turn && opponentOf(reading.turn),
  scores: reading.scores && { red: reading.scores.blue, blue: reading.scores.red },
  lastMove: reading.lastMove && { ...reading.lastMove, player: reading.lastMove.player && opponentOf(reading.lastMove.player) },
  tiles: reading.tiles.map(tile => tile.owner === 'red' || tile.owner === 'blue' ? { ...tile, owner: opponentOf(tile.owner) } : tile),
})

/** @type {Record<string, string>} in the owners' text form */
const exchangedOwners = { r: 'b', R: 'B', b: 'r', B: 'R' }
