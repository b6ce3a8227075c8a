// What the board shows: a function of the state.
import { isDefended, owner, tileName, tiles } from './board.js'
import { kind, tileColors } from './colors.js'
import { currentNode, lastPicture } from './game.js'
import { noOwners } from './position.js'

/** @typedef {import('../store/state.js').State} State */
/** @typedef {import('./types.js').Game} Game */
/** @typedef {import('./types.js').Player} Player */

/**
 * @typedef {object} TileView
 * @property {string} letter in upper case; empty if unknown
 * @property {import('./colors.js').Kind} kind
 * @property {Player | null} owner
 * @property {boolean} isDefended
 * @property {boolean} isDoubtful
 * @property {boolean} isPreviewed whether its owner would change
 * @property {number} order its place in the word shown, from 1; 0 if it is not part of it
 * @property {boolean} isSpelled
 * @property {'use' | 'leave' | ''} tileUse
 * @property {string} label
 */

/**
 * @typedef {object} BoardView
 * @property {string} letters
 * @property {string} owners
 * @property {Player | null} turn
 * @property {string} picture
 * @property {TileView[]} tiles
 * @property {import('./colors.js').TileColors} colors
 */

/** A letter read with less confidence is marked as doubtful. */
const doubtfulConfidence = 0.95

/**
 * The tiles that were not read with certainty nor corrected since.
 * @param {Game} game
 */
export function doubtfulTiles(game) {
  const { position } = currentNode(game)
  const reading = lastPicture(game)?.reading
  return tiles.filter(tile => {
    if (position.letters[tile] === '?') return true
    const read = reading?.tiles[tile]
    return read !== undefined && read.confidence < doubtfulConfidence && !isCorrected(game, tile) &&
      read.letter.toLowerCase() === position.letters[tile]
  })
}

/**
 * Whether a tile's letter was corrected.
 * @param {Game} game
 * @param {number} tile
 */
function isCorrected(game, tile) {
  for (let index = game.current; index >= 0; index = game.nodes[index].parent) {
    const { kind, title } = game.nodes[index]
    if (kind === 'correction' && title.startsWith(`${tileName(tile)} is `)) return true
  }
  return false
}

/**
 * Whose turn it is; null if the game is over.
 * @param {import('./types.js').GameNode} node
 * @param {import('./types.js').Advice | null} advice
 */
export const shownTurn = ({ position: { owners, turn, played } }, advice) =>
  advice?.outcome || (owners && !owners.includes('.')) || played.slice(-2).join() === '-,-' ? null : turn

/**
 * @param {State} state
 * @param {Game} game
 * @param {string} fallback the theme if there is no picture
 * @returns {BoardView}
 */
export function boardView(state, game, fallback) {
  const node = currentNode(game)
  const { letters, owners } = node.position
  const now = owners ?? noOwners
  const shown = state.preview?.owners ?? state.judgement?.owners ?? now
  const used = state.preview?.tiles ?? state.spelling
  const doubtful = doubtfulTiles(game)
  const picture = lastPicture(game)
  return {
    letters, owners: owners ?? '', turn: shownTurn(node, state.advice), picture: picture?.file ?? '',
    colors: tileColors(picture?.reading ?? null, fallback),
    tiles: tiles.map(tile => {
      /** @type {TileView} */
      const view = {
        letter: letters[tile] === '?' ? '' : letters[tile].toUpperCase(), kind: kind(shown[tile]),
        owner: owner(shown, tile), isDefended: isDefended(shown, tile), isDoubtful: doubtful.includes(tile),
        isPreviewed: owner(shown, tile) !== owner(now, tile), order: used.indexOf(tile) + 1,
        isSpelled: state.spelling.includes(tile), label: '',
        tileUse: game.use.includes(tile) ? 'use' : game.leave.includes(tile) ? 'leave' : '',
      }
      return { ...view, label: tileLabel(view, tile, owners === null) }
    }),
  }
}

/**
 * The spoken label of a tile.
 * @param {TileView} view
 * @param {number} tile
 * @param {boolean} isUnknown whether the owners are unknown
 */
function tileLabel({ letter, owner, isDefended, isDoubtful, order, tileUse }, tile, isUnknown) {
  return [
    tileName(tile), letter || 'unread', isUnknown ? 'owner unknown' : owner ? `${owner}${isDefended ? ', defended' : ''}` : 'free',
    isDoubtful ? 'doubtful' : '', order ? `letter ${order} of the word` : '',
    tileUse === 'use' ? 'must be used' : tileUse === 'leave' ? 'must not be used' : '',
  ].filter(part => part).join(', ')
}
