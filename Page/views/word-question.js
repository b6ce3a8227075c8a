// Asks which word was played between two pictures, from those that are possible.
import { isForbidden, wordsRequest } from '../model/matching.js'
import { wordList } from '../model/words.js'
import { nameWord } from '../store/playing.js'
import { openDialog } from './dialog.js'
import { find, make } from './dom.js'

/** How many words to offer. */
const mostWords = 120

/**
 * @param {import('../store/session.js').Session} session
 * @param {number} index of the node that the move led to
 */
export async function askWord(session, index) {
  const { game } = session
  const node = game?.nodes[index]
  const before = node && game.nodes[node.parent]?.position
  if (!game || !node?.move || !before) return
  const answer = await session.engine.ask('words', wordsRequest(before, node.move))
  const list = answer.error ? { words: [], rarities: new Uint8Array() } : wordList(answer)
  const possible = list.words
    .map((word, place) => ({ word, rarity: list.rarities[place] }))
    .filter(({ word }) => word.length > 1 && !isForbidden(before.played, word))
    .sort((left, right) => left.rarity - right.rarity || right.word.length - left.word.length)
  const field = make('input', { type: 'text', 'aria-label': 'Filter', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', placeholder: 'Type to filter' })
  const words = make('div', { class: 'possible' })
  /** @type {HTMLDialogElement} */
  const dialog = make('dialog', { class: 'sheet', 'aria-labelledby': 'word-question' },
    make('header', {}, make('h2', { id: 'word-question' }, `What did ${node.move.player} play?`),
      make('button', { class: 'icon', 'aria-label': 'Close', onclick: () => dialog.close() }, '×')),
    make('p', {}, possible.length ? `${possible.length.toLocaleString('en')} words take these tiles. Which words were played matters: none may be played again.`
      : 'No word of the list takes exactly these tiles.'), field, words)
  const fill = () => words.replaceChildren(...possible.filter(({ word }) => word.startsWith(field.value.toLowerCase())).slice(0, mostWords)
    .map(({ word }) => make('button', { class: 'quiet', onclick: () => {
      dialog.close()
      nameWord(session, index, word)
    } }, word)))
  field.addEventListener('input', fill)
  fill()
  document.body.append(dialog)
  dialog.addEventListener('close', () => dialog.remove())
  openDialog(dialog)
  find(dialog, 'input').focus()
}
