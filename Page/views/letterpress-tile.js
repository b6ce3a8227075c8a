// Correcting a tile: its letter, its owner, whether moves may use it, and why it was read as it was. Against the computer there is nothing to
// be corrected.
import { doubtfulTiles } from '../model/boardView.js'
import { alphabet, isDefended, isOwnerOpen, keyLetter, owner } from '../model/board.js'
import { computerOf, currentPosition, lastPicture } from '../model/game.js'
import { learn, misreadReport } from '../store/learning.js'
import { capitalized } from '../model/players.js'
import { names } from '../store/players.js'
import { correct, setTileUse } from '../store/playing.js'
import { find, make, setAttribute, setText, download, usualTheme } from './dom.js'
import { dialogHead, openDialog, View } from './view.js'

/** @typedef {import('../model/types.js').Player} Player */

/** @type {(Player | null)[]} */
const owners = ['red', null, 'blue']
/** @type {['use' | 'leave' | null, string][]} */
const tileUses = [['use', 'Must use'], [null, 'May use'], ['leave', 'Avoid']]

export class LetterpressTile extends View {
  #dialog = make('dialog', { class: 'sheet' })
  /** @type {number | null} */
  #shown = null
  /** Whether the sheet has been pressed since it opened. */
  #isPressed = false
  /** The tiles that were looked at since correcting began. @type {Set<number>} */
  #checked = new Set()

  build() {
    const choice = (/** @type {string} */ name, /** @type {string} */ value, /** @type {string} */ label, /** @type {() => void} */ choose) =>
      make('button', { class: 'quiet', 'data-choice': name, 'data-value': value, onclick: choose }, label)
    this.#dialog.append(
      dialogHead(() => this.#dialog.close(), 'tile-title', ''),
      make('div', { class: 'letters', 'data-corrects': '', role: 'group', 'aria-label': 'Letter' }, ...[...alphabet, '?'].map(letter =>
        make('button', {
          'data-choice': 'letter', 'data-value': letter, 'aria-label': letter === '?' ? 'unknown' : letter.toUpperCase(),
          onclick: () => this.#set(letter),
        }, letter.toUpperCase()))),
      make('div', { class: 'choices', 'data-corrects': '', role: 'group', 'aria-label': 'Owner' }, ...owners.map(player =>
        choice('owner', player ?? 'free', 'Free', () => this.#give(player)))),
      make('h3', { id: 'tile-use' }, 'In the moves shown'),
      make('div', { class: 'choices', role: 'group', 'aria-labelledby': 'tile-use' }, ...tileUses.map(([value, label]) =>
        choice('tileUse', value ?? 'none', label, () => this.#setTileUse(value)))),
      make('section', { class: 'reasons', 'aria-label': 'Why this letter' }),
      make('footer', {},
        make('button', { class: 'quiet', 'data-action': 'learn', onclick: () => learn(this.session) }, 'Read it right next time'),
        make('button', { class: 'quiet', 'data-action': 'misread', onclick: () => this.#report() }, 'Save a report of the mistake')))
    this.#dialog.addEventListener('close', () => this.session.change({ tile: null, isCorrecting: this.session.state.isCorrecting && this.#hasDoubts() }))
    this.#dialog.addEventListener('pointerdown', () => { this.#isPressed = true }, true)
    // A finger that held the tile lifts where the sheet is by now: that click chooses nothing. One of a key or a screen reader has
    // no detail, and no press before it.
    this.#dialog.addEventListener('click', event => {
      if (event.detail > 0 && !this.#isPressed) event.stopImmediatePropagation()
      this.#isPressed = true
    }, true)
    this.#dialog.addEventListener('keydown', event => {
      const letter = keyLetter(event.key)
      if (letter && !find(this, '.letters').hidden && !event.ctrlKey && !event.metaKey && !event.altKey) this.#set(letter)
    })
    this.append(this.#dialog)
  }

  /** Whether doubtful tiles are left at which the player has not looked; also if there were none to begin with. */
  #hasDoubts() {
    const { game, facts } = this.session
    if (!game) return false
    const { doubtful } = facts.shown(game, usualTheme())
    return !doubtful.length || doubtfulTiles(game, doubtful).some(tile => !this.#checked.has(tile))
  }

  /** @param {string} letter */
  #set(letter) {
    const { position } = this.session
    if (this.#shown === null || !position) return
    if (position.letters[this.#shown] !== letter) correct(this.session, { letter: { tile: this.#shown, letter } })
    this.#dialog.close()
  }

  /** @param {Player | null} player */
  #give(player) {
    const { position } = this.session
    if (this.#shown === null || !position) return
    if (!position.owners || isOwnerOpen(position.owners, this.#shown) || owner(position.owners, this.#shown) !== player) {
      correct(this.session, { owner: { tile: this.#shown, owner: player } })
    }
    this.#dialog.close()
  }

  /** @param {'use' | 'leave' | null} value */
  #setTileUse(value) {
    if (this.#shown !== null) setTileUse(this.session, this.#shown, value)
    this.#dialog.close()
  }

  /**
   * The sheet is of use without them, also if the part of the page that shows them cannot be loaded.
   * @param {number} tile
   */
  async #showReasons(tile) {
    const section = find(this, '.reasons')
    section.hidden = true
    try {
      const { showReasons } = await import('./tile-reasons.js')
      await showReasons(section, this.session, tile)
    } catch {
      section.hidden = true
    }
  }

  async #report() {
    const report = await misreadReport(this.session)
    if (report) download(report.name, report.content)
  }

  /** @param {import('../store/state.js').State} state */
  update({ tile, isCorrecting }) {
    const { game } = this.session
    if (!isCorrecting) this.#checked.clear()
    else if (tile !== null) this.#checked.add(tile)
    if (tile === null || !game) {
      this.#shown = null
      if (this.#dialog.open) this.#dialog.close()
      return
    }
    const { letters, owners } = currentPosition(game)
    const isOpen = isOwnerOpen(owners, tile)
    const player = owners && owner(owners, tile)
    const letter = letters[tile]
    const called = names(this.session)
    const owned = !owners || isOpen ? 'owner unknown' : player ? `${called[player]}${isDefended(owners, tile) ? ', defended' : ''}` : 'free'
    const shown = letter === '?' ? 'Unread' : letter.toUpperCase()
    setText(find(this, 'h2'), `${shown} · ${owned}`)
    // Those who do not see which tile was pressed are told.
    setAttribute(this.#dialog, 'aria-label', `${this.session.facts.tileNames[tile]}, ${shown}, ${owned}`)
    for (const side of /** @type {Player[]} */ (['red', 'blue'])) {
      setText(find(this, `[data-choice="owner"][data-value="${side}"]`), capitalized(called[side]))
    }
    const chosen = {
      letter, owner: isOpen ? '' : player ?? 'free',
      tileUse: game.use.includes(tile) ? 'use' : game.leave.includes(tile) ? 'leave' : 'none',
    }
    for (const button of this.querySelectorAll('[data-choice]')) {
      if (!(button instanceof HTMLElement)) continue
      const name = /** @type {'letter' | 'owner' | 'tileUse'} */ (button.dataset.choice)
      setAttribute(button, 'aria-pressed', chosen[name] === button.dataset.value ? 'true' : 'false')
    }
    for (const group of this.querySelectorAll('[data-corrects]')) setAttribute(group, 'hidden', computerOf(game) !== null)
    const picture = lastPicture(game)
    const isCorrected = picture !== null && picture.reading.letters.toLowerCase() !== letters
    find(this, '[data-action="learn"]').hidden = !isCorrected
    find(this, '[data-action="misread"]').hidden = picture === null
    if (this.#shown === tile) return
    this.#shown = tile
    this.#isPressed = false
    this.#showReasons(tile)
    openDialog(this.#dialog, computerOf(game) ? '[data-choice="tileUse"][aria-pressed="true"]' : `[data-value="${letter}"]`)
  }
}
