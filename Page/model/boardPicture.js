// What a picture of the board shows: the tiles, those of a move numbered, and its word with the score.
import { noOwners, tiles } from './board.js'
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
 * The shown board; with the word being spelled or, if there is none, with the move that led to it.
 * @param {Pick<State, 'spelling' | 'judgement'>} state
 * @param {Game} game
 * @param {import('../store/facts.js').Shown} shown
 * @param {import('./players.js').Sides} sides
 * @returns {BoardPicture}
 */
export function boardPicture({ spelling, judgement }, game, { board, colors }, sides) {
  const { move, position } = currentNode(game)
  const spelled = judgement?.isLegal && judgement.after ? judgement : null
  const used = spelled ? spelling : move?.tiles ?? []
  const after = spelled?.after ?? board
  const owners = after?.owners ?? position.owners ?? noOwners
  const word = spelled?.word ?? move?.word ?? null
  const mover = spelled ? position.turn : move?.player ?? null
  const near = nearSide(sides)
  return {
    tiles: tiles.map(tile => {
      const letter = position.letters[tile]
      return { letter: letter === '?' ? '' : letter.toUpperCase(), ...paint(colors[kind(owners[tile])]), order: used.indexOf(tile) + 1 }
    }),
    title: word?.toUpperCase() ?? '', badge: paint(mover ? colors[`${mover}Defended`] : colors.free),
    scores: after?.scores ? [near, opponentOf(near)].map(player => ({ text: `${after.scores?.[player]}`, ...paint(colors[`${player}Defended`]) })) : [],
  }
}

/** @param {string} color */
const paint = color => ({ color, ink: inkColor(color) })
