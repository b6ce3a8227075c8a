// Asks what was played before a new picture. If it was one move, the likeliest words are each a tap away; of two moves, the likeliest
// are taken for what was played, and a tap confirms that.
import { currentNode } from '../model/game.js'
import { isOpen, pairText } from '../model/pairs.js'
import { dropShared, takeShared } from '../store/exchange.js'
import { possibleWords } from '../store/giving.js'
import { names, sidesOf } from '../store/players.js'
import { choosePair, nameWord } from '../store/playing.js'
import { find, keyed, make, setText } from './dom.js'
import { askPair, askWord } from './later.js'
import { View, dialogHead, openDialog } from './view.js'

/** How many words to offer. */
const mostWords = 4

export class LetterpressQuestion extends View {
  /** The step that it asks about, as text, and what may have led to it. */
  #asked = ''
  /** @type {string[]} */
  #words = []

  build() {
    this.append(
      make('p', { id: 'question' }),
      make('div', { class: 'words', role: 'group', 'aria-labelledby': 'question' }),
      make('button', { class: 'quiet', 'data-action': 'agree', onclick: () => this.#agree() }, 'Right'),
      make('button', { class: 'quiet', 'data-action': 'more-words', onclick: () => this.#askMore() }, 'More'))
    find(this, '.words').addEventListener('click', event => {
      const button = event.target instanceof Element ? event.target.closest('[data-key]') : null
      const { game } = this.session
      if (game && button instanceof HTMLElement) nameWord(this.session, game.current, button.dataset.key ?? '')
    })
  }

  #askMore() {
    const { game } = this.session
    if (game) (currentNode(game).guess ? askPair : askWord)(this.session, game.current)
  }

  #agree() {
    const { game } = this.session
    const guess = game && currentNode(game).guess
    if (guess) choosePair(this.session, game.current, guess.chosen)
  }

  /**
   * Asks about two moves.
   * @param {import('../model/types.js').Game} game
   * @param {import('../model/types.js').Guess} guess
   */
  #askPair(game, { pairs, chosen }) {
    this.toggleAttribute('data-pair', true)
    this.#asked = ''
    const sides = sidesOf(this.session.facts, game)
    setText(find(this, 'p'), chosen === null ? 'Which two words were played?' : `${pairText(pairs[chosen], sides)}. Right?`)
    find(this, '.words').hidden = true
    find(this, '[data-action="agree"]').hidden = chosen === null
    setText(find(this, '[data-action="more-words"]'), chosen === null ? 'Choose' : 'No')
  }

  update({ isCorrecting } = this.session.state) {
    const { game } = this.session
    const node = game && currentNode(game)
    if (game && node?.guess && isOpen(node.guess)) {
      this.hidden = isCorrecting
      return this.#askPair(game, node.guess)
    }
    const player = node?.kind === 'picture' && node.move?.word === null ? node.move.player : null
    const asked = game && player ? `${game.id} ${game.current}` : ''
    if (asked !== this.#asked) this.#ask(asked)
    this.hidden = !asked || !this.#words.length || isCorrecting
    if (!game || !player || this.hidden) return
    this.toggleAttribute('data-pair', false)
    find(this, '.words').hidden = false
    find(this, '[data-action="agree"]').hidden = true
    setText(find(this, '[data-action="more-words"]'), 'More')
    setText(find(this, 'p'), player === game.you ? 'What did you play?' : `What did ${names(this.session)[player]} play?`)
    keyed(find(this, '.words'), this.#words.slice(0, mostWords), word => word, word => make('button', { class: 'quiet' }, word.toUpperCase()), () => {})
  }

  /** @param {string} asked */
  async #ask(asked) {
    this.#asked = asked
    this.#words = []
    const { game } = this.session
    if (!asked || !game) return
    const words = await possibleWords(this.session, game.current)
    if (asked !== this.#asked) return
    this.#words = words ?? []
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
