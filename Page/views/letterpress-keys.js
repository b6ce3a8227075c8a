// The list of keys and gestures; opened by `?`.
import { openDialog } from './dialog.js'
import { make } from './dom.js'
import { keyList } from './key-commands.js'
import { View } from './view.js'

const hints = [
  ['Tap', 'add a tile to the word, or remove it'],
  ['Slide', 'add all tiles along the way'],
  ['Hold', 'correct the tile, or say whether moves may use it'],
  ['Hold, then drag', 'put the tile anywhere in the word'],
  ['▲ and ●', 'red and blue tiles; underlined if defended'],
]

export class LetterpressKeys extends View {
  #dialog = make('dialog', { class: 'sheet', 'aria-labelledby': 'keys-title' })

  build() {
    const table = (/** @type {string[][]} */ rows) => make('dl', {}, ...rows.flatMap(([key, what]) => [make('dt', {}, key), make('dd', {}, what)]))
    this.#dialog.append(
      make('header', {}, make('h2', { id: 'keys-title' }, 'How it works'),
        make('button', { class: 'icon', 'aria-label': 'Close', onclick: () => this.#dialog.close() }, '×')),
      make('h3', {}, 'On the board'), table(hints), make('h3', {}, 'Keys'), table(keyList))
    this.append(this.#dialog)
  }

  /** Opens the list. */
  open() { openDialog(this.#dialog) }
}
