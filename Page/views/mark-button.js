// A button that marks a word: the game refused or took it, or the player would never play it.
import { make } from './dom.js'

/** @typedef {import('../model/marks.js').Mark} Mark */

/** @type {Record<Mark, string>} What the player says with a mark. */
export const sayings = { refused: 'The game refused it', accepted: 'The game took it', never: 'I would never play that' }

/**
 * @param {Mark} mark
 * @param {() => void} [act]
 */
export const markButton = (mark, act = () => {}) => make('button', { class: 'aside', 'data-mark': mark, onclick: act }, sayings[mark])
