// What is there before there is a game: how to give a picture, and samples to try.
import { sampleUrl } from '../engine/locations.js'
import { samples } from '../samples.js'
import { give } from '../store/giving.js'
import { find, make, setText } from './dom.js'
import { View } from './view.js'

export class LetterpressWelcome extends View {
  build() {
    this.append(
      make('h2', {}, 'See every word.', make('br'), 'Find the best move.'),
      make('p', { class: 'lead' }, 'Give it a screenshot of your Letterpress game. It reads the board, lists all words, and thinks about what to play.'),
      make('label', { class: 'primary large', for: 'picture' }, 'Choose a screenshot'),
      make('p', { class: 'ways' }, 'or drop it here, or paste it.'),
      make('p', { class: 'private' }, 'Nothing is uploaded: all of it happens on this device, even without a network.'),
      make('h3', {}, 'Try a sample'),
      make('ul', { class: 'samples' }, ...samples.map(({ file, title }) => make('li', {}, make('button', {
        class: 'sample', 'data-sample': file, onclick: () => this.#try(file),
      }, make('img', { src: `${sampleUrl(file)}`, alt: '', loading: 'lazy', width: 120, height: 160 }), make('span', {}, title))))))
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

  /** @param {import('../store/state.js').State} state */
  update({ readingCount }) {
    setText(find(this, '.ways'), readingCount ? 'Reading …' : 'or drop it here, or paste it.')
  }
}
