// Asks what was played before a new picture, by saying what is likeliest: one tap agrees, another one leads to all that is possible.
import { currentNode } from '../model/game.js'
import { isOpen, pairText } from '../model/pairs.js'
import { capitalized, playerName } from '../model/players.js'
import { dropShared, takeShared } from '../store/exchange.js'
import { possibleWords } from '../store/giving.js'
import { sidesOf } from '../store/players.js'
import { choosePair, nameWord } from '../store/playing.js'
import { find, make, setText } from './dom.js'
import { askPair, askWord } from './later.js'
import { View, dialogHead, openDialog } from './view.js'

export class LetterpressQuestion extends View {
  /** The step that it asks about, as text, and the likeliest word that led to it; empty if none is known. */
  #asked = ''
  #word = ''

  build() {
    this.append(
      make('p', {}),
      make('button', { class: 'quiet', 'data-action': 'agree', onclick: () => this.#agree() }, 'Right'),
      make('button', { class: 'quiet', 'data-action': 'other-words', onclick: () => this.#askOthers() }))
  }

  #askOthers() {
    const { game } = this.session
    if (game) (currentNode(game).guess ? askPair : askWord)(this.session, game.current)
  }

  #agree() {
    const { game } = this.session
    if (!game) return
    const { guess } = currentNode(game)
    if (guess) choosePair(this.session, game.current, guess.chosen)
    else if (this.#word) nameWord(this.session, game.current, this.#word)
  }

  update({ isCorrecting } = this.session.state) {
    const { game } = this.session
    const node = game && currentNode(game)
    const guess = node?.guess && isOpen(node.guess) ? node.guess : null
    const player = node?.kind === 'picture' && node.move?.word === null ? node.move.player : null
    const asked = game && player ? `${game.id} ${game.current}` : ''
    if (asked !== this.#asked) this.#look(asked)
    this.hidden = isCorrecting || !guess && !this.#word
    if (!game || this.hidden) return
    const sides = sidesOf(this.session.facts, game)
    const pair = guess && guess.chosen !== null ? guess.pairs[guess.chosen] : null
    const said = pair ? pairText(pair, sides) : player ? `${capitalized(playerName(sides, player))} played ${this.#word.toUpperCase()}` : ''
    setText(find(this, 'p'), said ? `${said}. Right?` : 'Which two words were played?')
    find(this, '[data-action="agree"]').hidden = !said
    setText(find(this, '[data-action="other-words"]'), said ? 'No' : 'Choose')
  }

  /** @param {string} asked */
  async #look(asked) {
    this.#asked = asked
    this.#word = ''
    const { game } = this.session
    if (!asked || !game) return
    const words = await possibleWords(this.session, game.current)
    if (asked !== this.#asked) return
    this.#word = words?.[0] ?? ''
    this.update()
  }
}

// Asks whether to open what the share sheet brought: another site's form could have sent it just as well.

/**
 * @param {import('../store/session.js').Session} session
 * @param {{ names: string[], leftOut: string[] }} shared the names of the pictures, and what is said of those that were left out
 */
export function askShared(session, { names, leftOut }) {
  // Then there is nothing to choose.
  if (!names.length) return leftOut.length && session.change({ alert: leftOut.join('\n') })
  const what = names.length === 1 ? 'A picture was' : `${names.length} pictures were`
  /** @type {HTMLDialogElement} */
  const dialog = make('dialog', { class: 'sheet', 'data-asks': '', 'aria-labelledby': 'shared-question' },
    dialogHead(() => dialog.close(), 'shared-question', `${what} shared with this page`),
    make('p', {}, names.join(', ')),
    ...leftOut.map(text => make('p', {}, text)),
    make('footer', {},
      make('button', { class: 'primary', onclick: () => dialog.close('open') }, 'Open'),
      make('button', { class: 'quiet', onclick: () => dialog.close() }, 'Discard')))
  document.body.append(dialog)
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (dialog.returnValue === 'open') takeShared(session)
    else dropShared()
  })
  openDialog(dialog, '.primary')
}

// Asks whether to take something that the player may not have meant to give.

/**
 * @param {string} id of the question
 * @param {string} title
 * @param {string} text
 * @param {string} yes
 * @param {string} no
 * @returns {Promise<boolean>} false also when the question is closed
 */
const asks = (id, title, text, yes, no) => new Promise(resolve => {
  // If it is asked again before it was answered, it is about the latest.
  document.getElementById(id)?.closest('dialog')?.close()
  /** @type {HTMLDialogElement} */
  const dialog = make('dialog', { class: 'sheet', 'data-asks': '', 'aria-labelledby': id },
    dialogHead(() => dialog.close(), id, title),
    make('p', {}, text),
    make('div', { class: 'choices' },
      make('button', { class: 'quiet', onclick: () => dialog.close(yes) }, yes),
      make('button', { class: 'quiet', onclick: () => dialog.close() }, no)))
  document.body.append(dialog)
  dialog.addEventListener('close', () => {
    dialog.remove()
    resolve(dialog.returnValue === yes)
  })
  openDialog(dialog)
})

/**
 * Whether to take a picture that shows a grid of letters, but does not look like Letterpress.
 * @param {string} file
 */
export const asksForAnyGrid = file => asks('any-grid-question', 'Read it anyway?',
  `${file} shows a grid of letters, but it does not look like Letterpress.`, 'Read it', 'Leave it out')

/** Whether to take what an address has brought after something else with which nothing was done. */
export const asksForArrival = () => asks('arrival-question', 'Open what came by the address?',
  'You have done nothing yet with what came by it before. Any site can open this page with an address, so this is kept only if you open it.',
  'Open', 'Discard')
