// All games and the settings; opened by the button at the top.
import { currentNode } from '../model/game.js'
import { ago, boardCells } from '../model/thumbnail.js'
import { importGame, useWords } from '../store/exchange.js'
import { forgetTemplate } from '../store/learning.js'
import { openDialog } from './dialog.js'
import { find, keyed, make, setAttributes, setText } from './dom.js'
import { miniBoard } from './mini-board.js'
import { usualTheme } from './preferences.js'
import { View } from './view.js'

/** @typedef {import('../model/types.js').Game} Game */

export class LetterpressGames extends View {
  #dialog = make('dialog', { class: 'drawer', 'aria-labelledby': 'games-title' })

  build() {
    const file = (/** @type {string} */ name, /** @type {string} */ label, /** @type {(file: File) => void} */ take) =>
      make('label', { class: 'quiet file' }, label, make('input', {
        class: 'unseen', name, type: 'file', accept: '.txt,text/plain', onchange: event => {
          const [chosen] = event.target.files
          event.target.value = ''
          if (chosen) take(chosen)
        },
      }))
    this.#dialog.append(
      make('header', {}, make('h2', { id: 'games-title' }, 'Games'),
        make('button', { class: 'icon', 'aria-label': 'Close', onclick: () => this.#dialog.close() }, '×')),
      make('button', { class: 'primary', 'data-action': 'new', onclick: () => this.#leave() }, 'New game'),
      make('ul', { class: 'games' }),
      file('game', 'Open a game saved as text', chosen => this.#open(chosen)),
      make('h3', {}, 'Settings'),
      make('label', { class: 'setting' }, make('span', {}, make('b', {}, 'Let me think first'), ' The best moves stay hidden until you ask.'),
        make('input', { type: 'checkbox', role: 'switch', name: 'thinksFirst', onchange: event => this.session.set({ thinksFirst: event.target.checked }) })),
      make('label', { class: 'setting' }, make('span', {}, make('b', {}, 'Known words only'), ' Suggest only words that most people know.'),
        make('input', { type: 'checkbox', role: 'switch', name: 'knownOnly', onchange: event => this.session.set({ knownOnly: event.target.checked }) })),
      make('div', { class: 'setting' }, make('span', { class: 'list-name' }),
        file('words', 'Choose a list', chosen => this.#takeWords(chosen))),
      make('button', { class: 'quiet', 'data-action': 'built-in', onclick: () => useWords(this.session, null) }, 'Use the built-in words again'),
      make('section', { class: 'learnt' }, make('h3', {}, 'Letters learnt'), make('ul', {})),
      make('p', { class: 'fine' }, 'Games, pictures and settings are kept only in this browser.'))
    this.append(this.#dialog)
  }

  /** Opens the list. */
  open() {
    openDialog(this.#dialog)
    this.update(this.session.state)
  }

  /** Goes back to where pictures are given. */
  #leave() {
    this.session.set({ gameId: '' })
    this.#dialog.close()
  }

  /** @param {File} file */
  async #open(file) {
    this.#dialog.close()
    await importGame(this.session, file.name, await file.text())
  }

  /** @param {File} file */
  async #takeWords(file) { await useWords(this.session, { name: file.name, text: await file.arrayBuffer() }) }

  /** @param {import('../store/state.js').State} state */
  update({ games, settings, templates }) {
    if (!this.#dialog.open) return
    const list = find(this, '.games')
    keyed(list, games, game => `${game.id} ${game.changed} ${this.#scores(game)} ${this.session.facts.colors(game, usualTheme()).free}`, game => this.#makeGame(game), (element, { id }) =>
      setAttributes(find(element, '.open'), { 'aria-current': id === settings.gameId ? 'true' : null }))
    for (const name of /** @type {const} */ (['thinksFirst', 'knownOnly'])) {
      /** @type {HTMLInputElement} */ (find(this, `[name="${name}"]`)).checked = settings[name]
    }
    setText(find(this, '.list-name'), settings.wordsName ? `Words from ${settings.wordsName}` : 'Word list: built in')
    find(this, '[data-action="built-in"]').hidden = !settings.wordsName
    find(this, '.learnt').hidden = !templates.length
    keyed(find(this, '.learnt ul'), templates, ({ name }) => name, ({ name }) => make('li', {}, make('span', {}, `${name[0]} `),
      make('button', { class: 'quiet', 'aria-label': `Forget ${name}`, onclick: () => forgetTemplate(this.session, name) }, 'Forget')), () => {})
  }

  /** @param {Game} game */
  #scores(game) {
    const { red, blue } = this.session.facts.of(currentNode(game).position)?.scores ?? { red: 0, blue: 0 }
    return `${red}:${blue}`
  }

  /** @param {Game} game */
  #makeGame(game) {
    const title = game.pictures.at(-1)?.file ?? 'Position'
    const drawing = miniBoard(boardCells(currentNode(game).position, this.session.facts.colors(game, usualTheme())))
    return make('li', {},
      make('button', { class: 'open', onclick: () => {
        this.session.open(game.id)
        this.#dialog.close()
      } }, drawing, make('span', {}, make('b', {}, title), make('small', {}, `${this.#scores(game)} · ${ago(game.changed, Date.now())}`))),
      make('button', { class: 'icon', 'aria-label': `Remove ${title}`, onclick: () => this.session.remove(game) }, '×'))
  }
}
