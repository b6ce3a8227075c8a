// What is shown before there is a game: how to give a picture, and samples to try.
import { sampleUrl } from '../engine/locations.js'
import { samples } from '../samples.js'
import { give } from '../store/giving.js'
import { find, keyed, make, setText, hasMouse, usualTheme } from './dom.js'
import { currentNode } from '../model/game.js'
import { ago } from '../model/history.js'
import { boardCells, miniBoard } from './mini-board.js'
import { askOpponent, puzzlesButton } from './later.js'
import { canPaste, paste } from './arrival.js'
import { View } from './view.js'

/** How a screenshot is taken on this device. */
function howTo() {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad says that it is a Mac.
  if (/iPhone|iPad/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1)) return 'To take one, press the side or top button and volume up together, in the game.'
  if (/Android/.test(userAgent)) return 'To take one, press power and volume down together, in the game.'
  return 'On the phone, press the side button and volume up, or power and volume down, in the game.'
}

/** How many games to offer. */
const mostRecent = 4

export class LetterpressWelcome extends View {
  build() {
    // In place of what was said until the scripts had come.
    this.replaceChildren(
      make('h2', {}, 'See every word.', make('br'), 'Find the best move.'),
      make('p', { class: 'lead' }, 'Give it a screenshot of your Letterpress game. It reads the board, lists all words, and thinks about what to play.'),
      make('div', { class: 'ways-in' }, make('label', { class: 'primary large', for: 'picture' }, 'Choose a screenshot'),
        ...canPaste() ? [make('button', { class: 'quiet large', 'data-action': 'paste-here', onclick: () => paste(this.session) }, 'Paste')] : []),
      make('p', { class: 'ways' }),
      make('p', { class: 'how' }, howTo()),
      make('p', { class: 'private' }, 'Nothing is uploaded: everything happens on this device, even offline.'),
      make('p', { class: 'oppose' }, make('button', { class: 'quiet', 'data-action': 'oppose', 'aria-haspopup': 'dialog', onclick: () => askOpponent(this.session) }, 'Play against the computer')),
      make('section', { class: 'recent' }, make('h3', {}, 'Continue a game'), make('ul', { class: 'samples' })),
      make('h3', {}, 'Try a sample'),
      make('ul', { class: 'samples' }, ...samples.map(sample => make('li', {}, make('button', {
        class: 'sample', 'data-sample': sample.file, onclick: () => this.#try(sample.file),
      }, miniBoard(boardCells(sample, sample.colors)), make('span', {}, sample.title))))),
      make('h3', {}, 'Practise'), puzzlesButton(this.session))
  }

  /** @param {string} file */
  async #try(file) {
    try {
      const answer = await fetch(sampleUrl(file))
      await give(this.session, [{ name: file, picture: await answer.blob() }])
    } catch {
      this.session.change({ alert: `${file} could not be loaded: check the network and try again.` })
    }
  }

  /** @param {import('../model/types.js').Game} game */
  #makeRecent(game) {
    const button = make('button', { class: 'sample', onclick: () => this.session.open(game.id) })
    try {
      button.append(miniBoard(boardCells(currentNode(game).position, this.session.facts.colors(game, usualTheme()))), make('span', {}, ago(game.changed, Date.now())))
    } catch (error) {
      // The others are there.
      button.append(make('span', {}, 'A game that cannot be shown'))
      reportError(error)
    }
    return make('li', {}, button)
  }

  /** @param {import('../store/state.js').State} state */
  update({ readingCount, games }) {
    find(this, '.recent').hidden = !games.length
    if (!this.session.game) {
      keyed(find(this, '.recent ul'), games.slice(0, mostRecent), game => `${game.id} ${game.changed} ${this.session.facts.colors(game, usualTheme()).free}`, game => this.#makeRecent(game), () => {})
    }
    setText(find(this, '.ways'), readingCount ? 'Reading …' : hasMouse() ? 'or drop it here, or paste it.' : '')
  }
}
