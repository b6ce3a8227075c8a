// Asks which of the possible words was played between two pictures, likeliest first.
import { playerName } from '../model/players.js'
import { possibleWords } from '../store/giving.js'
import { sidesOf } from '../store/players.js'
import { nameWord } from '../store/playing.js'
import { dialogHead, openDialog } from './dialog.js'
import { find, make } from './dom.js'

/** How many words to offer. */
const mostWords = 120

/**
 * @param {import('../store/session.js').Session} session
 * @param {number} index of the node that the move led to
 */
export async function chooseWord(session, index) {
  const { game } = session
  const move = game?.nodes[index]?.move
  if (!game || !move) return
  const possible = await possibleWords(session, index)
  if (!possible) return
  const field = make('input', { type: 'text', 'aria-label': 'Find a word', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', placeholder: 'Find a word' })
  field.hidden = possible.length < 10
  const words = make('div', { class: 'possible' })
  /** @type {HTMLDialogElement} */
  const dialog = make('dialog', { class: 'sheet', 'aria-labelledby': 'word-question' },
    dialogHead(() => dialog.close(), 'word-question', `What did ${playerName(sidesOf(session.facts, game), move.player)} play?`),
    make('p', {}, !possible.length ? 'No word in the list takes exactly these tiles: perhaps a letter was misread.'
      : `${possible.length === 1 ? '1 word takes' : `${possible.length.toLocaleString('en')} words take`} exactly these tiles, likeliest first. `
        + 'A word that was played cannot be played again.'), field, words)
  const fill = () => words.replaceChildren(...possible.filter(word => word.startsWith(field.value.toLowerCase())).slice(0, mostWords)
    .map(word => make('button', { class: 'quiet', onclick: () => {
      dialog.close()
      // Meanwhile, a picture of another game may have been read.
      if (session.game?.id === game.id) nameWord(session, index, word)
    } }, word.toUpperCase())))
  field.addEventListener('input', fill)
  fill()
  document.body.append(dialog)
  dialog.addEventListener('close', () => dialog.remove())
  openDialog(dialog)
  // On a phone its keyboard would cover the words.
  if (matchMedia('(hover: hover)').matches) find(dialog, 'input').focus()
}
