// What a picture of the board shows: the tiles, those of a move numbered, and its word with the score.
import { preview } from './advice.js'
import { noOwners, tiles } from './board.js'
import { drawnMove } from './boardView.js'
import { inkColor, kind } from './colors.js'
import { currentNode } from './game.js'
import { nearSide, opponentOf } from './players.js'

/** @typedef {import('../store/state.js').State} State */
/** @typedef {import('./types.js').Game} Game */

/**
 * @typedef {object} PictureTile
 * @property {string} letter
 * @property {string} color
 * @property {string} ink
 * @property {number} order its place in the word, from 1; 0 if it is not part of it
 */

/**
 * @typedef {object} BoardPicture
 * @property {PictureTile[]} tiles
 * @property {string} title the word; empty for none
 * @property {{ color: string, ink: string }} badge of the numbers: whoever played the word
 * @property {{ text: string, color: string, ink: string }[]} scores
 */

/**
 * The shown board with the word being spelled, else the move that led to it, else the best move if the board shows that.
 * @param {import('./boardView.js').Looking} state
 * @param {Game} game
 * @param {import('../store/facts.js').Shown} shown
 * @param {import('./players.js').Sides} sides
 * @returns {BoardPicture}
 */
export function boardPicture(state, game, { board, colors }, sides) {
  const { move, position } = currentNode(game)
  const ahead = spelledMove(state) ?? (move?.tiles.length ? null : shownMove(state, game))
  const used = ahead?.tiles ?? move?.tiles ?? []
  const scores = ahead ? ahead.scores : board?.scores
  const owners = ahead?.owners ?? board?.owners ?? position.owners ?? noOwners
  const word = ahead?.title ?? move?.word ?? null
  const mover = ahead ? position.turn : move?.player ?? null
  const near = nearSide(sides)
  return {
    tiles: tiles.map(tile => {
      const letter = position.letters[tile]
      return { letter: letter === '?' ? '' : letter.toUpperCase(), ...paint(colors[kind(owners[tile])]), order: used.indexOf(tile) + 1 }
    }),
    title: word?.toUpperCase() ?? '', badge: paint(mover ? colors[`${mover}Defended`] : colors.free),
    scores: scores ? [near, opponentOf(near)].map(player => ({ text: `${scores[player]}`, ...paint(colors[`${player}Defended`]) })) : [],
  }
}

/**
 * The word being spelled, if it may be played.
 * @param {Pick<State, 'spelling' | 'judgement'>} state
 * @returns {import('./advice.js').Preview | null}
 */
const spelledMove = ({ spelling, judgement }) => judgement?.isLegal && judgement.after?.owners
  ? { tiles: spelling, owners: judgement.after.owners, scores: judgement.after.scores, title: judgement.word, move: null } : null

/**
 * The move that the board shows, unless the player wants to think first.
 * @param {import('./boardView.js').Looking} state
 * @param {Game} game
 */
function shownMove(state, game) {
  const move = drawnMove(state, game)?.move
  return move ? preview(move) : null
}

/** @param {string} color */
const paint = color => ({ color, ink: inkColor(color) })
