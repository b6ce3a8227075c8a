// The line between scores and board, which is always as high, so that the board stays where it is: the first of its parts that has
// something to say is shown. These are a question about the game (`letterpress-question.js`), what was not read with certainty,
// and otherwise what was played and whose turn it is.
import { chosenMove } from '../model/advice.js'
import { doubtText, doubtfulTiles } from '../model/boardView.js'
import { hintText, noteText } from '../model/card.js'
import { currentNode, hidesMoves, isGivenUpHere, lastPicture, laterStep } from '../model/game.js'
import { names, opponentName } from '../store/players.js'
import { go } from '../store/playing.js'
import { find, make, setText, usualTheme } from './dom.js'
import { View } from './view.js'

// What was not read with certainty, said once; a tap begins the correction, which another tap ends.

export class LetterpressDoubts extends View {
  build() {
    this.append(make('button', { class: 'doubt', onclick: () => this.session.change({ isCorrecting: !this.session.state.isCorrecting }) },
      make('span', {}), make('b', {})))
  }

  /** @param {import('../store/state.js').State} state */
  update(state) {
    const { isCorrecting } = state
    const { game } = this.session
    if (!game) return
    const { kind } = currentNode(game)
    const { doubtful } = this.session.facts.shown(game, usualTheme())
    const isRead = kind === 'start' || kind === 'picture'
    const text = doubtText(doubtfulTiles(game, doubtful).length, isRead ? lastPicture(game)?.reading.warnings ?? [] : [])
    this.hidden = !isCorrecting && (!text || hintText(state, hidesMoves(game, state)) !== '')
    setText(find(this, 'span'), isCorrecting ? 'Tap a wrong tile' : text)
    setText(find(this, 'b'), isCorrecting ? 'Done' : 'Correct')
  }
}

// What was played, or whose turn it is; also what is said only once, because it is then known; the hint
// that was asked for, while a word is spelled over the card; and the way back from another move or, in a
// game against the computer, from an earlier step.

export class LetterpressNote extends View {
  /**
   * Whether the player knew how to spell when the page was opened: what explains it stays until the next time, as the board would move if
   * a line went away under a finger.
   * @type {boolean | null}
   */
  #hadSpelled = null

  build() {
    this.append(make('p', {}),
      make('button', { class: 'quiet', 'data-action': 'best', onclick: () => this.session.change({ opened: null, preview: null }) }, 'Back to the best'),
      make('button', { class: 'quiet', 'data-action': 'later', onclick: () => this.#return() }, 'Back to the game'))
  }

  #return() {
    const { game } = this.session
    const later = game && laterStep(game)
    if (later !== null) go(this.session, later)
  }

  /** @param {import('../store/state.js').State} state */
  update(state) {
    const { advice, opened, settings, hasJustPlayed } = state
    const { game, board } = this.session
    if (!game) return
    const node = currentNode(game)
    this.#hadSpelled ??= settings.hasSpelled
    const hint = hintText(state, hidesMoves(game, state))
    const isOther = opened !== null && chosenMove(advice, opened) !== chosenMove(advice, null)
    // The computer may be about to answer a move as it did before.
    const isEarlier = !isOther && !hasJustPlayed && laterStep(game) !== null
    find(this, '[data-action="best"]').hidden = !isOther
    find(this, '[data-action="later"]').hidden = !isEarlier
    setText(find(this, 'p'), hint || (isOther ? 'You are looking at another move.' : isEarlier ? 'This is an earlier position.' : noteText({
      node, board, you: game.you, isYouGuessed: game.isYouGuessed, names: names(this.session), opponent: opponentName(this.session),
      isGivenUp: isGivenUpHere(game),
    }, this.#hadSpelled)))
    this.toggleAttribute('data-played', node.kind === 'move')
  }
}
