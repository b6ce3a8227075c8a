// What is seldom said beside a move, in small letters below the card: that the game refused its word, that the player would never
// play it, and which words are suggested at all.
import { markWord } from '../store/marking.js'
import { find, make } from './dom.js'
import { markButton } from './mark-button.js'
import { smallVocabularyChoice, updateSmallVocabularyChoice } from './vocabulary-choice.js'

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../model/card.js').CardView} CardView */

/**
 * @param {Session} session
 * @param {() => CardView | null} card
 */
export function cardAsides(session, card) {
  const mark = (/** @type {import('../model/marks.js').Mark} */ mark) => markButton(mark, () => {
    const word = card()?.move?.word
    if (word && !session.state.hasJustPlayed) markWord(session, word, mark)
  })
  return make('div', { class: 'asides' }, mark('refused'), mark('never'),
    smallVocabularyChoice(vocabulary => session.set({ vocabulary })))
}

/**
 * @param {HTMLElement} asides
 * @param {CardView} card
 * @param {import('../model/vocabulary.js').Vocabulary} vocabulary
 * @param {boolean} isOpen whether the card's details are shown
 */
export function updateCardAsides(asides, { kind, move }, vocabulary, isOpen) {
  const isMarkable = kind === 'best' && Boolean(move?.word)
  find(asides, '[data-mark="refused"]').hidden = !isMarkable
  find(asides, '[data-mark="never"]').hidden = !isMarkable || !isOpen
  asides.hidden = kind === 'nothing' || kind === 'turn' || kind === 'over'
  updateSmallVocabularyChoice(find(asides, '.vocabulary'), vocabulary)
}
