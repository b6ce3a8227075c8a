// The game: who was ahead, its moves, what the other side played, and how to share it.
import { computerOf, hidesOutlook, isComputersTurn, isGivenUpHere, movesOf, playingOpponent } from '../model/game.js'
import { stepViews } from '../model/history.js'
import { canSpell } from '../model/spelling.js'
import { onlyLetters } from '../model/words.js'
import { unknownWords } from '../store/finding.js'
import { giveUp } from '../store/opposing.js'
import { sidesOf } from '../store/players.js'
import { correct, go, pass, replay } from '../store/playing.js'
import { ChanceGraph } from './chance-graph.js'
import { find, focusNeighbour, keyed, make, setAttributes, setText } from './dom.js'
import { askOpponent, askPair, askWord, later, reviewButton } from './later.js'
import { View, drawing } from './view.js'

// The words played before: a picture does not show them, and none can be played again.

/** @typedef {import('../store/session.js').Session} Session */

/**
 * @param {Session} session
 * @returns {HTMLElement}
 */
function playedWords(session) {
  const field = make('input', {
    type: 'text', name: 'played', 'aria-label': 'A word that was played', placeholder: 'Add a word', autocomplete: 'off',
    autocapitalize: 'off', spellcheck: 'false',
  })
  const question = make('p', { class: 'question', role: 'status' })
  const anyway = make('button', { class: 'quiet', hidden: true }, 'Add anyway')
  const ask = (/** @type {string} */ text, /** @type {(() => void) | null} */ add) => {
    setText(question, text)
    anyway.hidden = !add
    anyway.onclick = () => {
      add?.()
      field.focus()
    }
  }
  const add = (/** @type {string[]} */ words) => {
    const { position } = session
    field.value = ''
    ask('', null)
    if (position) correct(session, { played: [...position.played.filter(word => word !== '-'), ...words] })
  }
  const consider = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault()
    const { position } = session
    const words = field.value.split(/[\s,]+/).map(onlyLetters).filter(word => word.length > 1)
    if (!position || !words.length) return
    const impossible = words.filter(word => !canSpell(position, word))
    if (impossible.length) return ask(`This board can't spell ${named(impossible, 'or')}.`, null)
    const unknown = await unknownWords(session, words)
    // Meanwhile something else may have been typed or shown.
    if (session.position !== position) return
    if (!unknown.length) return add(words)
    ask(`${named(unknown, 'and')} ${unknown.length === 1 ? "isn't" : "aren't"} in the word list.`, () => add(words))
  }
  field.addEventListener('input', () => ask('', null))
  return make('section', { class: 'played' }, make('h2', {}, 'Words played'),
    make('ul', {}), make('form', { onsubmit: consider }, field, make('button', { class: 'quiet' }, 'Add')),
    make('div', { class: 'doubt' }, question, anyway))
}

/**
 * @param {string[]} words
 * @param {string} link before the last
 */
const named = (words, link) => words.map(word => word.toUpperCase()).join(', ').replace(/, ([^,]*)$/, ` ${link} $1`)

/**
 * @param {HTMLElement} section
 * @param {Session} session
 */
function updatePlayedWords(section, session) {
  const { position } = session
  if (!position) return
  const words = position.played.filter(word => word !== '-')
  const remove = (/** @type {string} */ word, /** @type {Element} */ chip) => {
    const { position: now } = session
    focusNeighbour(chip.parentElement)
    if (now) correct(session, { played: now.played.filter(other => other !== word) })
  }
  keyed(find(section, 'ul'), words, word => word, word => make('li', {},
    make('button', { class: 'chip', 'aria-label': `Remove ${word}`, onclick: event => remove(word, event.currentTarget) }, word.toUpperCase(), drawing('small close'))), () => {})
}

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
        make('button', { class: 'quiet', 'data-action': 'give-up', onclick: () => this.#giveUp() }, 'Give up'),
        make('button', { class: 'quiet', 'data-action': 'pass', onclick: () => pass(this.session) }, 'Pass')),
      make('section', {}, make('h2', {}, 'Moves'), make('ol', { class: 'steps', 'aria-label': 'Moves and corrections' })),
      playedWords(this.session))
    find(this, '.steps').addEventListener('click', event => {
      const step = event.target instanceof Element ? event.target.closest('[data-node]') : null
      if (!(step instanceof HTMLElement)) return
      const { node, asks } = step.dataset
      if (asks) (asks === 'pair' ? askPair : askWord)(this.session, Number(node))
      else {
        go(this.session, Number(node))
        this.#lookUp()
      }
    })
  }

  /** What follows is said at the top. */
  #giveUp() {
    giveUp(this.session)
    this.#lookUp()
  }

  #lookUp() { this.dispatchEvent(new Event('letterpress-shown', { bubbles: true })) }

  #share() { later(this.session, 'What shares a game', () => import('./share-game.js'), ({ shareGame }) => shareGame(this.session)) }

  /** @param {import('../store/state.js').State} state */
  update(state) {
    const { game, board, facts } = this.session
    if (!game || state.panel !== 'game') return
    const isHidden = hidesOutlook(game, state)
    find(this, '[data-action="pass"]').hidden = !board || board.missing !== null || board.outcome !== null || isComputersTurn(game) || isGivenUpHere(game)
    find(this, '[data-action="review"]').hidden = isHidden || movesOf(game) < 1
    find(this, '[data-action="replay"]').hidden = !game.nodes[game.current].move?.tiles.length
    const hasOpponent = playingOpponent(game) !== null
    find(this, '[data-action="give-up"]').hidden = !hasOpponent
    find(this, '[data-action="oppose"]').hidden = hasOpponent
    find(this, '.played').hidden = computerOf(game) !== null
    updatePlayedWords(find(this, '.played'), this.session)
    const sides = sidesOf(facts, game)
    const steps = stepViews(game, position => facts.of(position), sides, { hidesChances: isHidden, isRefused: word => word !== null && state.marks[word] === 'refused' })
    this.#graph?.update(game, sides, steps, isHidden)
    keyed(find(this, '.steps'), steps, step => `${step.index} ${step.asks} ${step.isFirst}`, step => makeStep(step), updateStep)
  }
}

/** @param {import('../model/history.js').StepView} step */
const makeStep = ({ index, asks }) => make('li', { class: 'step' },
  make('button', { class: 'head', 'data-node': index, 'data-asks': asks === 'word' ? asks : null },
    make('span', { class: 'side', 'aria-hidden': 'true' }), make('span', { class: 'title' }), make('span', { class: 'detail' })),
  make('div', { class: 'others' }),
  ...asks === 'pair' ? [make('button', { class: 'quiet', 'data-node': index, 'data-asks': asks }, 'Was it something else?')] : [])

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
