// How the page works: gestures and keys, whichever the device has first; opened by `?`.
import { capitalized } from '../model/players.js'
import { names } from '../store/players.js'
import { dialogHead, openDialog } from './dialog.js'
import { find, make } from './dom.js'
import { keyList } from './key-commands.js'
import { View } from './view.js'

/** @type {[string, string][]} */
const gestures = [
  ['Tap tiles', 'spell a word; tap one again to take it back'],
  ['Slide sideways', 'spell along the way'],
  ['Swipe up or down', 'scroll, also over the board'],
  ['Hold a tile', 'correct it, or say that moves must use or avoid it'],
  ['Hold, then drag', 'put the tile anywhere in the word'],
]

/** @param {[string, string][]} rows */
const table = rows => make('dl', {}, ...rows.flatMap(([key, what]) => [make('dt', {}, key), make('dd', {}, what)]))

export class LetterpressKeys extends View {
  #dialog = make('dialog', { class: 'sheet', 'aria-labelledby': 'keys-title' })

  build() {
    this.#dialog.append(
      dialogHead(() => this.#dialog.close(), 'keys-title', 'How it works'),
      make('div', { class: 'ways' },
        make('section', {}, make('h3', {}, 'On the board'), table(gestures)),
        make('section', { class: 'keys' }, make('h3', {}, 'With a keyboard'), table(keyList))),
      make('section', {}, make('h3', {}, 'Marks'), make('div', { class: 'marks' })))
    this.append(this.#dialog)
  }

  /** Opens the list. */
  open() {
    const { red, blue } = names(this.session)
    find(this, '.marks').replaceChildren(table([
      ['▲ ●', `${capitalized(red)}’s tiles, ${blue}’s tiles`],
      ['Underlined', 'defended: the other player cannot take it now'],
      ['1, 2, 3 …', 'the order in which a word is spelled'],
    ]))
    openDialog(this.#dialog)
  }
}
