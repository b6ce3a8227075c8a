// Positions and readings for the tests.
import { newGame } from '../model/game.js'

export const letters = 'tejntgzhhgpsmzpthaoudgbph'
export const owners = 'rb.rR..rbrbbr.bBbrbbb.rb.'
export const position = { letters, owners, turn: 'red', played: [] }
/** The tiles of HAND, and who owns what after red has played it there. */
export const hand = [16, 17, 3, 20]
export const ownersAfterHand = 'rb.rR..rbrbbr.bbrrbbr.rb.'

/** What the module says about a position, without what the tests do not need. */
export const board = (position, more = {}) => ({
  ...position, link: null, missing: null, outcome: null, scores: { red: 8, blue: 11 }, ...more,
})

/** The reading of a picture of a position. */
export const reading = ({ letters, owners, turn }, more = {}) => ({
  file: 'a.png', letters: letters.toUpperCase(), owners, turn, theme: 'light', scores: null, popUp: null, lastMove: null, likelyLetterpress: true,
  board: { x: 0, y: 0, width: 100, height: 100 }, warnings: [],
  tiles: [...letters].map((letter, tile) => ({
    name: `${'ABCDE'[tile % 5]}${Math.floor(tile / 5) + 1}`, row: Math.floor(tile / 5), column: tile % 5, letter: letter.toUpperCase(),
    confidence: 0.999, runnerUp: null, owner: null, defended: null, color: '#808080',
  })),
  ...more,
})

export const picture = (position, file = 'a.png', more = {}) => ({ key: file, file, reading: reading(position, { file, ...more }) })

export const game = (start = position, rest = {}) => newGame('one', start, rest)
