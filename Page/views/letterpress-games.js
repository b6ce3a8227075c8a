// All games; opened by the button at the top.
import { currentNode } from '../model/game.js'
import { gameDetail, gameTitle } from '../model/history.js'
import { boardCells, miniBoard } from './mini-board.js'
import { importGame } from '../store/exchange.js'
import { sidesOf } from '../store/players.js'
import { contentsOf } from '../store/chosen-file.js'
import { limits } from '../store/giving.js'
import { dialogHead, drawing, openDialog, View } from './view.js'
import { find, keyed, make, setAttribute, setText, usualTheme } from './dom.js'
import { fileButton } from './buttons.js'
import { askOpponent, puzzlesButton } from './later.js'

/** @typedef {import('../model/types.js').Game} Game */

export class LetterpressGames extends View {
  #dialog = make('dialog', { class: 'drawer', 'aria-labelledby': 'games-title' })

  build() {
    this.#dialog.append(
      dialogHead(() => this.#dialog.close(), 'games-title', 'Games',
        make('button', { class: 'icon', 'data-action': 'settings', 'aria-label': 'Settings', 'aria-haspopup': 'dialog' }, drawing('settings'))),
      make('button', { class: 'primary', 'data-action': 'new', onclick: () => this.#leave() }, 'New game'),
      make('button', { class: 'quiet', 'data-action': 'oppose', 'aria-haspopup': 'dialog', onclick: () => this.#oppose() }, 'Play against the computer'),
      make('ul', { class: 'games' }),
      fileButton('game', 'Open a game saved as text', file => this.#open(file)),
      puzzlesButton(this.session, () => this.#dialog.close()))
    this.append(this.#dialog)
  }

  /** Opens the list. */
  open() {
    openDialog(this.#dialog)
    this.update(this.session.state)
  }

  /** Goes back to where pictures are given. What has just happened in the game that is left concerns it no longer. */
  #leave() {
    if (this.session.game) this.session.change({ toast: null })
    this.session.set({ gameId: '' })
    this.#dialog.close()
  }

  #oppose() {
    this.#dialog.close()
    askOpponent(this.session)
  }

  /** @param {File} file */
  async #open(file) {
    this.#dialog.close()
    const content = await contentsOf(this.session, file, limits.game)
    if (content) await importGame(this.session, file.name, new TextDecoder().decode(content))
  }

  /** @param {import('../store/state.js').State} state */
  update({ games, settings }) {
    if (!this.#dialog.open) return
    const now = Date.now()
    keyed(find(this, '.games'), games, ({ id }) => id, game => this.#makeGame(game.id), (element, game) => {
      setAttribute(find(element, '.open'), 'aria-current', game.id === settings.gameId ? 'true' : null)
      try {
        this.#describe(element, game, now)
      } catch (error) {
        // It can be deleted, and the others are there.
        this.#name(element, 'A game that cannot be shown')
        reportError(error)
      }
    })
  }

  /**
   * @param {HTMLElement} element
   * @param {string} title
   */
  #name(element, title) {
    setText(find(element, 'b'), title)
    setAttribute(find(element, '.icon'), 'aria-label', `Delete ${title}`)
  }

  /**
   * Says in its row what a game is.
   * @param {HTMLElement} element
   * @param {Game} game
   * @param {number} now
   */
  #describe(element, game, now) {
    const { facts } = this.session
    const board = facts.of(currentNode(game).position)
    const sides = sidesOf(facts, game)
    this.#name(element, gameTitle(game, board, sides))
    setText(find(element, 'small'), gameDetail(game, board, sides, now))
    this.#draw(find(element, '.open'), game)
  }

  /**
   * Draws the game's board, if that looks different now.
   * @param {HTMLElement} button
   * @param {Game} game
   */
  #draw(button, game) {
    const cells = boardCells(currentNode(game).position, this.session.facts.colors(game, usualTheme()))
    const key = cells.map(({ letter, color }) => letter + color).join()
    if (button.dataset.board === key) return
    button.dataset.board = key
    button.querySelector('svg')?.remove()
    button.prepend(miniBoard(cells))
  }

  /** @param {string} id */
  #makeGame(id) {
    return make('li', {},
      make('button', { class: 'open', onclick: () => {
        this.session.open(id)
        this.#dialog.close()
      } }, make('span', {}, make('b', {}), make('small', {}))),
      make('button', { class: 'icon', onclick: () => this.#remove(id) }, drawing('close')))
  }

  /** @param {string} id */
  #remove(id) {
    const game = this.session.state.games.find(game => game.id === id)
    if (!game) return
    this.session.remove(game)
    // The row is gone, and with it the focus.
    find(this.#dialog, '[data-action="new"]').focus()
  }
}
