// Asks what was played before a new picture: the likeliest words, each a tap away.
import { currentNode } from '../model/game.js'
import { possibleWords } from '../store/giving.js'
import { names } from '../store/players.js'
import { nameWord } from '../store/playing.js'
import { find, keyed, make, setText } from './dom.js'
import { askWord } from './questions.js'
import { View } from './view.js'

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
      make('button', { class: 'quiet', 'data-action': 'more-words', onclick: () => this.#askMore() }, 'More'))
    find(this, '.words').addEventListener('click', event => {
      const button = event.target instanceof Element ? event.target.closest('[data-key]') : null
      const { game } = this.session
      if (game && button instanceof HTMLElement) nameWord(this.session, game.current, button.dataset.key ?? '')
    })
  }

  #askMore() {
    const { game } = this.session
    if (game) askWord(this.session, game.current)
  }

  update() {
    const { game } = this.session
    const node = game && currentNode(game)
    const player = node?.kind === 'picture' && node.move?.word === null ? node.move.player : null
    const asked = game && player ? `${game.id} ${game.current}` : ''
    if (asked !== this.#asked) this.#ask(asked)
    this.hidden = !asked || !this.#words.length
    if (!game || !player || this.hidden) return
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
