// What the board shows: a function of the state.
import { chosenMove, preview } from './advice.js'
import { isDefended, isOwnerOpen, noOwners, owner, tiles } from './board.js'
import { kind } from './colors.js'
import { currentNode, hidesMoves, isGivenUpHere, lastPicture } from './game.js'

/** @typedef {import('../store/state.js').State} State */
/** @typedef {import('../store/facts.js').Shown} Shown */
/** @typedef {import('./types.js').Game} Game */
/** @typedef {import('./types.js').Player} Player */

/**
 * @typedef {object} TileView
 * @property {string} letter in upper case; empty if unknown
 * @property {import('./colors.js').Kind} kind
 * @property {Player | null} owner
 * @property {boolean} isDefended
 * @property {boolean} isDoubtful
 * @property {import('./colors.js').Kind | null} becomes what it will be if it changes hands
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
 * @property {import('./types.js').TileColors} colors
 */

/**
 * The tiles of the last picture that the module calls doubtful, without those that are known by now.
 * @param {Game} game
 * @param {number[]} doubtful
 */
export function doubtfulTiles(game, doubtful) {
  const { position: { letters } } = currentNode(game)
  const read = lastPicture(game)?.reading.letters.toLowerCase()
  return doubtful.filter(tile => read?.[tile] === letters[tile] && !isCorrected(game, tile))
}

/**
 * Whether a tile's letter was corrected.
 * @param {Game} game
 * @param {number} tile
 */
function isCorrected(game, tile) {
  for (let index = game.current; index >= 0; index = game.nodes[index].parent) {
    const { kind, parent, position } = game.nodes[index]
    if (kind === 'correction' && game.nodes[parent].position.letters[tile] !== position.letters[tile]) return true
  }
  return false
}

/** @typedef {Pick<State, 'preview' | 'spelling' | 'judgement' | 'advice' | 'opened' | 'settings' | 'revealed' | 'isReplaying'>} Looking what a player looks at */

/**
 * The move that board, scores and card show. It is the word being spelled, else the move pointed at, else the opened one, else the best.
 * Of these, none is shown if the player wants to think first, or looks at a move that was played, and the best is not where he gave up.
 * @param {Looking} state
 * @param {Game | null} game
 * @returns {Pick<import('./advice.js').Preview, 'tiles' | 'scores' | 'title' | 'move'> & { owners: string | null } | null} owners after it, as
 *   far as they are known
 */
export function drawnMove(state, game) {
  const { preview: pointed, spelling, judgement, advice, opened, isReplaying } = state
  if (spelling.length) return { tiles: spelling, owners: judgement?.after?.owners ?? null, scores: judgement?.after?.scores ?? null, title: '', move: null }
  if (pointed) return pointed
  const chosen = chosenMove(advice, opened)
  if (!chosen || isReplaying || hidesMoves(game, state) || game && isGivenUpHere(game) && opened === null) return null
  return preview(chosen)
}

/**
 * @param {State} state
 * @param {Game} game
 * @param {Shown} shown what the module says about the game
 * @returns {BoardView}
 */
export function boardView(state, game, { board, colors, doubtful: read, tileNames, names }) {
  const { letters, owners, turn } = currentNode(game).position
  const now = owners ?? noOwners
  const drawn = drawnMove(state, game)
  const after = drawn?.owners ?? now
  const doubtful = doubtfulTiles(game, read)
  return {
    letters, owners: owners ?? '', turn: board ? board.turn : turn, picture: lastPicture(game)?.file ?? '', colors,
    tiles: tiles.map(tile => {
      /** @type {TileView} */
      const view = {
        letter: letters[tile] === '?' ? '' : letters[tile].toUpperCase(), kind: kind(now[tile]),
        owner: owner(now, tile), isDefended: isDefended(now, tile), isDoubtful: doubtful.includes(tile) || owners?.[tile] === '?',
        becomes: owner(after, tile) === owner(now, tile) ? null : kind(after[tile]), order: (drawn?.tiles.indexOf(tile) ?? -1) + 1,
        isSpelled: state.spelling.includes(tile), label: '',
        tileUse: game.use.includes(tile) ? 'use' : game.leave.includes(tile) ? 'leave' : '',
      }
      return { ...view, label: tileLabel(view, tileNames[tile], isOwnerOpen(owners, tile) ? null : names) }
    }),
  }
}

/**
 * The spoken label of a tile.
 * @param {TileView} view
 * @param {string} name
 * @param {import('./players.js').Names | null} names of the players' colours; null if it is open who owns the tile
 */
function tileLabel({ letter, owner, isDefended, isDoubtful, order, tileUse }, name, names) {
  return [
    name, letter || 'unread', !names ? 'owner unknown' : owner ? `${names[owner]}${isDefended ? ', defended' : ''}` : 'free',
    isDoubtful ? 'doubtful' : '', order ? `letter ${order} of the word` : '',
    tileUse === 'use' ? 'must be used' : tileUse === 'leave' ? 'must not be used' : '',
  ].filter(part => part).join(', ')
}

// What a player should check in a picture, in a sentence.

/**
 * @param {number} doubtful how many tiles may be misread
 * @param {string[]} warnings of the reading, in the words of who wrote the reader
 * @returns {string} empty if nothing is in doubt
 */
export function doubtText(doubtful, warnings) {
  if (doubtful === 1) return 'One tile may be misread'
  if (doubtful > 1) return `${doubtful} tiles may be misread`
  // If the owners are unknown, the card says so. The two shades of a player's tiles are no doubt, since the neighbours decide
  // which tiles are defended.
  return warnings.some(warning => warning.startsWith('the scores say')) ? 'Scores and colours do not match' : ''
}
