// The settings: what is suggested, the word list, the words marked, the letters learnt, and what the browser keeps. Loaded when they are
// opened.
import { forgetLetter } from '../store/learning.js'
import { gameList, useWords } from '../store/wordList.js'
import { contentsOf } from '../store/chosen-file.js'
import { limits } from '../store/giving.js'
import { dialogHead, openDialog, View } from './view.js'
import { find, focusNeighbour, keyed, make, setText, download } from './dom.js'
import { fileButton, vocabularyChoice } from './buttons.js'
import { later } from './later.js'
import { updateYourWords, yourWords } from './your-words.js'

/** @type {Record<import('../store/state.js').State['persistence'], string>} */
const keeping = {
  kept: 'Your games, their pictures and these settings stay in this browser until you delete them. Nothing leaves your device.',
  mayBeRemoved: 'Your games, their pictures and these settings are only in this browser, which may remove them to make room. Safari does so ' +
    'after seven days without a visit, unless you have added this page to the home screen. To be safe, save your games.',
  notKept: 'This browser keeps nothing: your games end with this tab, as in a private window. Save them to have them again.',
}

/** @type {LetterpressSettings | null} The only ones, once they were opened. */
let only = null

/**
 * The settings.
 * @param {import('../store/session.js').Session} session
 * @param {import('../store/analysis.js').Analysis} analysis
 */
export function settings(session, analysis) {
  if (only) return only
  customElements.define('letterpress-settings', LetterpressSettings)
  const made = only = /** @type {LetterpressSettings} */ (find(document, 'letterpress-settings'))
  made.connect(session, analysis)
  session.listen(state => made.update(state))
  return made
}

class LetterpressSettings extends View {
  #yourWords = make('section')
  #dialog = make('dialog', { class: 'sheet', 'aria-labelledby': 'settings-title' })

  build() {
    this.#yourWords = yourWords(this.session)
    this.#dialog.append(
      dialogHead(() => this.#dialog.close(), 'settings-title', 'Settings'),
      make('label', { class: 'setting' }, make('span', {}, make('b', {}, 'Let me think first'), 'The best move stays hidden until you ask.'),
        make('input', { type: 'checkbox', role: 'switch', name: 'thinksFirst', onchange: event => this.session.set({ thinksFirst: event.target.checked }) })),
      make('label', { class: 'setting' }, make('span', {}, make('b', {}, 'Which words to suggest'), 'Most people know familiar words.'),
        vocabularyChoice({ name: 'suggested' }, vocabulary => this.session.set({ vocabulary }))),
      make('section', { class: 'list' }, make('h3', {}, 'Words'), make('p', { class: 'list-name' }), make('ul', { class: 'list-notes' }),
        make('p', { class: 'list-advice' }, 'The game has a list of its own, which is public under CC0. To get it, this page asks ' +
          `${new URL(gameList.address).host} for 3 MB, once, and tells nothing about you or your games.`),
        make('p', { class: 'list-state', role: 'status' }),
        make('div', { class: 'actions' },
          make('button', { class: 'quiet', 'data-action': 'game-list', onclick: () => this.#getGameList() }, 'Get the game’s list'),
          fileButton('words', 'Choose a list', file => this.#takeWords(file)),
          make('button', { class: 'quiet', 'data-action': 'built-in', onclick: () => useWords(this.session, null) }, 'Use the built-in words'))),
      this.#yourWords,
      make('section', { class: 'learnt' }, make('h3', {}, 'Letters learnt'), make('p', {}), make('ul', {}),
        make('div', { class: 'actions' },
          make('button', { class: 'quiet', 'data-action': 'save-letters', onclick: () => this.#saveLetters() }, 'Save them as a file'),
          fileButton('letters', 'Open a file of letters', file => this.#openLetters(file), ''))),
      make('section', { class: 'kept' }, make('h3', {}, 'What is kept'), make('p', {}), make('p', { class: 'offline' }),
        make('div', { class: 'actions' },
          make('button', { class: 'quiet', 'data-action': 'save-all', onclick: () => this.#saveAll() }, 'Save all games'),
          // Phones do not know what kind of file it is.
          fileButton('games', 'Open saved games', file => this.#openSaved(file), ''))))
    this.append(this.#dialog)
  }

  /** @param {string} [focus] what has the focus first */
  open(focus) {
    // One at a time: whoever closes the settings is back on the page.
    for (const dialog of document.querySelectorAll('dialog[open]')) /** @type {HTMLDialogElement} */ (dialog).close()
    openDialog(this.#dialog, focus)
    this.update(this.session.state)
  }

  /** @param {File} file */
  async #takeWords(file) {
    const text = await contentsOf(this.session, file, limits.words)
    if (text) await useWords(this.session, { name: file.name, text })
  }

  #getGameList() {
    later(this.session, 'What gets the list', () => import('./game-list.js'), ({ getGameList }) => getGameList(this.session, find(this, '.list')))
  }

  /** What saves and opens files of letters; nothing, with an alert, if it cannot be loaded. */
  async #lettersFile() {
    try {
      return await import('../store/letters-file.js')
    } catch {
      this.session.change({ alert: 'What saves and opens letters could not be loaded: check the network and try again.' })
      return null
    }
  }

  async #saveLetters() {
    const saved = await (await this.#lettersFile())?.savedLetters(this.session)
    if (saved) download(saved.name, saved.content)
  }

  /** @param {File} file */
  async #openLetters(file) {
    await (await this.#lettersFile())?.openLetters(this.session, file)
  }

  /** What saves and opens files of all games; nothing, with an alert, if it cannot be loaded. */
  async #archive() {
    try {
      return await import('../store/games-file.js')
    } catch {
      this.session.change({ alert: 'What saves and opens games could not be loaded: check the network and try again.' })
      return null
    }
  }

  async #saveAll() {
    const archive = await this.#archive()
    if (!archive) return
    const { name, content } = await archive.saveAll(this.session)
    download(name, content)
  }

  /** @param {File} file */
  async #openSaved(file) {
    this.#dialog.close()
    const archive = await this.#archive()
    await archive?.openSaved(this.session, file.name, file)
  }

  /** @param {import('../store/state.js').State} state */
  update({ settings, templates, persistence, offline, wordsNotes }) {
    if (!this.#dialog.open) return
    const thinksFirst = /** @type {HTMLInputElement} */ (find(this, '[name="thinksFirst"]'))
    thinksFirst.checked = settings.thinksFirst
    const suggested = /** @type {HTMLSelectElement} */ (find(this, '[name="suggested"]'))
    suggested.value = settings.vocabulary
    setText(find(this, '.list-name'), settings.wordsName ? `The words of ${settings.wordsName}.` : this.session.facts.builtInWords)
    keyed(find(this, '.list-notes'), wordsNotes, note => note, note => make('li', {}, note), () => {})
    updateYourWords(this.#yourWords, this.session)
    find(this, '[data-action="built-in"]').hidden = !settings.wordsName
    setText(find(this, '.kept p'), keeping[persistence])
    setText(find(this, '.offline'), offline)
    setText(find(this, '.learnt p'), templates.length
      ? 'Learnt from tiles that you corrected, or from a file.' : 'A letter that you correct can be learnt, so that it is read right next time. Letters learnt elsewhere can be opened as a file.')
    find(this, '[data-action="save-letters"]').hidden = !templates.length
    // A typeface that was learnt has hundreds of templates.
    const letters = [...new Set(templates.map(({ name }) => name[0]))].sort()
    keyed(find(this, '.learnt ul'), letters, letter => letter, letter => make('li', {}, make('span', { class: 'tile' }, letter),
      make('button', { class: 'quiet', 'aria-label': `Forget ${letter}`, onclick: event => {
        focusNeighbour(event.currentTarget.parentElement)
        forgetLetter(this.session, letter)
      } }, 'Forget')), () => {})
  }
}
