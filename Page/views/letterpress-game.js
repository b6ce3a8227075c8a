// The game: who was ahead, its moves, what the other side played, and how to share it.
import { movesOf } from '../model/game.js'
import { stepViews } from '../model/history.js'
import { playingOpponent } from '../model/opponent.js'
import { giveUp } from '../store/opposing.js'
import { go, play, replay } from '../store/playing.js'
import { sidesOf } from '../store/players.js'
import { ChanceGraph } from './chance-graph.js'
import { drawing } from './dialog.js'
import { find, keyed, make, setAttributes, setText } from './dom.js'
import { later } from './later.js'
import { askOpponent, askWord } from './questions.js'
import { reviewButton } from './review-button.js'
import { playedWords, updatePlayedWords } from './played-words.js'
import { View } from './view.js'

export class LetterpressGame extends View {
  /** @type {ChanceGraph | null} */
  #graph = null

  build() {
    this.#graph = new ChanceGraph(this.session)
    this.append(
      this.#graph.element,
      make('div', { class: 'actions' },
        make('button', { class: 'quiet', 'data-action': 'share', 'aria-haspopup': 'dialog', onclick: () => this.#share() }, drawing('share'), 'Share'),
        reviewButton(this),
        make('button', { class: 'quiet', 'data-action': 'replay', onclick: () => replay(this.session) }, 'Replay the move'),
        make('button', { class: 'quiet', 'data-action': 'oppose', 'aria-haspopup': 'dialog', onclick: () => askOpponent(this.session) }, 'Play against the computer'),
        make('button', { class: 'quiet', 'data-action': 'give-up', onclick: () => giveUp(this.session) }, 'Give up'),
        make('button', { class: 'quiet', 'data-action': 'pass', onclick: () => play(this.session, { word: null, tiles: [] }) }, 'Pass')),
      make('section', {}, make('h2', {}, 'Moves'), make('ol', { class: 'steps', 'aria-label': 'Moves and corrections' })),
      playedWords(this.session))
    find(this, '.steps').addEventListener('click', event => {
      const step = event.target instanceof Element ? event.target.closest('[data-node]') : null
      if (!(step instanceof HTMLElement)) return
      if (step.dataset.needs === 'word') askWord(this.session, Number(step.dataset.node))
      else go(this.session, Number(step.dataset.node))
    })
  }

  #share() { later(this.session, 'What shares a game', () => import('./share-game.js'), ({ shareGame }) => shareGame(this.session)) }

  /** @param {import('../store/state.js').State} state */
  update({ panel }) {
    const { game, board, facts } = this.session
    if (!game || panel !== 'game') return
    find(this, '[data-action="pass"]').hidden = !board || board.missing !== null || board.outcome !== null
    find(this, '[data-action="review"]').hidden = movesOf(game) < 2
    find(this, '[data-action="replay"]').hidden = !game.nodes[game.current].move?.tiles.length
    const hasOpponent = playingOpponent(game) !== null
    find(this, '[data-action="give-up"]').hidden = !hasOpponent
    find(this, '[data-action="oppose"]').hidden = hasOpponent
    updatePlayedWords(find(this, '.played'), this.session)
    const sides = sidesOf(facts, game)
    const steps = stepViews(game, position => facts.of(position), sides)
    this.#graph?.update(game, sides, steps)
    keyed(find(this, '.steps'), steps, step => `${step.index} ${step.needsWord}`, step => makeStep(step), updateStep)
  }
}

/** @param {import('../model/history.js').StepView} step */
const makeStep = ({ index, needsWord }) => make('li', { class: 'step' },
  make('button', { class: 'head', 'data-node': index, 'data-needs': needsWord ? 'word' : null },
    make('span', { class: 'side', 'aria-hidden': 'true' }), make('span', { class: 'title' }), make('span', { class: 'detail' })),
  make('div', { class: 'others' }))

/**
 * @param {HTMLElement} element
 * @param {import('../model/history.js').StepView} step
 */
function updateStep(element, { title, detail, player, isCurrent, isAhead, others }) {
  setAttributes(element, { 'data-player': player, 'data-ahead': isAhead })
  setAttributes(find(element, '.head'), { 'aria-current': isCurrent ? 'step' : null })
  setText(find(element, '.title'), title)
  setText(find(element, '.detail'), detail)
  keyed(find(element, '.others'), others, other => `${other.index}`,
    other => make('button', { class: 'quiet', 'data-node': other.index }, `or ${other.title}`), () => {})
}
