// The answer: the move that the board shows and what to do with it, or what is to be done next. The only element with `data-word`,
// `data-tiles` and `data-chance`, by which tests find the move. Its texts are made in `model/card.js`.
import { noOwners } from '../model/board.js'
import { cardView } from '../model/card.js'
import { kind } from '../model/colors.js'
import { awaitsReply, currentNode, currentPosition, hidesMoves, isComputersTurn, isGivenUpHere, movesOf } from '../model/game.js'
import { capitalized } from '../model/players.js'
import { markWord } from '../store/marking.js'
import { isYours, names, opponentName } from '../store/players.js'
import { correct, play, setTileUse } from '../store/playing.js'
import { enable, markButton, selecting, wordButton } from './buttons.js'
import { find, focusNeighbour, keyed, make, setAttribute, setAttributes, setProperty, setText } from './dom.js'
import { askOpponent, reviewButton } from './later.js'
import { View, drawing } from './view.js'

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../model/card.js').CardView} CardView */

// What narrows the moves, as chips: tiles that moves must use or avoid. A tap ends it.

/** @typedef {{ tile: number, use: 'use' | 'leave' }} TileUse */

/**
 * The list, empty until {@link updateChips}.
 * @param {Session} session
 */
export function chips(session) {
  const list = make('ul', { class: 'chips', 'aria-label': 'The moves shown' })
  list.addEventListener('click', event => {
    const chip = event.target instanceof Element ? event.target.closest('.chip') : null
    if (!(chip instanceof HTMLElement)) return
    focusNeighbour(chip.parentElement)
    setTileUse(session, Number(chip.dataset.end), null)
  })
  return list
}

/**
 * @param {HTMLElement} list
 * @param {Session} session
 */
function updateChips(list, session) {
  const { game } = session
  /** @type {TileUse[]} */
  const uses = game ? [...game.use.map(tile => /** @type {TileUse} */ ({ tile, use: 'use' })),
    ...game.leave.map(tile => /** @type {TileUse} */ ({ tile, use: 'leave' }))] : []
  setAttribute(list, 'hidden', !uses.length)
  if (!game) return
  const { letters, owners } = currentPosition(game)
  keyed(list, uses, ({ tile, use }) => `${use} ${tile}`, makeChip, (element, { tile, use }) => {
    const letter = letters[tile] === '?' ? '?' : letters[tile].toUpperCase()
    // Two tiles may have the same letter: their names tell them apart for those who do not see their places.
    const name = `${letter} at ${session.facts.tileNames[tile] ?? tile + 1}`
    setAttribute(find(element, '.chip'), 'aria-label', `${use === 'use' ? 'Must use' : 'Avoid'} ${name}: end this`)
    const drawing = find(element, '.tile')
    setText(drawing, letter)
    setAttributes(drawing, { 'data-kind': kind((owners ?? noOwners)[tile]) })
  })
}

/** @param {TileUse} tileUse */
const makeChip = ({ tile, use }) => make('li', {}, make('button', { class: 'chip', 'data-end': tile, 'data-use': use },
  make('span', {}, use === 'use' ? 'must use' : 'avoid'), make('span', { class: 'tile' }), drawing('small close')))

/** @typedef {import('../store/state.js').State} State */
/** @typedef {import('../model/types.js').Player} Player */

export class LetterpressCard extends View {
  /** @type {CardView | null} */
  #card = null
  /** @type {unknown[]} What it shows. */
  #shown = []
  /** Whether the reasons are shown. */
  #isOpen = false
  #chips = make('ul')

  build() {
    setAttributes(this, { role: 'region', 'aria-label': 'What to play' })
    this.#chips = chips(this.session)
    this.append(
      make('span', { class: 'progress', 'aria-hidden': 'true' }),
      make('p', { class: 'lead' }),
      make('div', { class: 'best' },
        wordButton({ class: 'said' },
          make('span', { class: 'expects' }), make('span', { class: 'word selectable', translate: 'no' }),
          make('span', { class: 'line' }, make('span', { class: 'standing' }), make('span', { class: 'score' }), make('span', { class: 'doubtful' })),
          make('span', { class: 'bar', 'aria-hidden': 'true' })),
        make('div', { class: 'buttons' },
          make('button', { class: 'primary', 'data-action': 'play', onclick: () => this.#act() }),
          reviewButton(this, () => !this.session.state.hasJustPlayed),
          ...(/** @type {Player[]} */ (['red', 'blue'])).map(player =>
            make('button', { class: 'quiet', 'data-turn-of': player, onclick: () => correct(this.session, { turn: player }) })))),
      make('div', { class: 'reasons' },
        make('ul', { class: 'details' }), make('div', { class: 'forms' }),
        make('div', { class: 'marks' }, ...(/** @type {const} */ (['refused', 'never'])).map(mark => markButton(mark, () => this.#mark(mark))))),
      make('p', { class: 'text' }),
      make('ul', { class: 'others', 'aria-label': 'Other words' }),
      this.#chips)
    const said = find(this, '.best .said')
    const isSelecting = selecting(said)
    said.addEventListener('click', event => { if (!isSelecting(event)) this.#unlessJustPlayed(() => this.#toggle()) })
    for (const list of ['.others', '.forms']) find(this, list).addEventListener('click', event => this.#open(event))
  }

  /**
   * What follows a move stands where Play was: the second tap of a double tap opens nothing.
   * @param {() => void} act
   */
  #unlessJustPlayed(act) {
    if (!this.session.state.hasJustPlayed) act()
  }

  #toggle() {
    this.#isOpen = !this.#isOpen
    this.#draw(this.session.state)
  }

  /**
   * Shows another word, as its row of the list would.
   * @param {Event} event
   */
  #open({ target }) {
    const opened = target instanceof Element ? target.closest('[data-opens]')?.getAttribute('data-opens') : null
    if (opened) this.#unlessJustPlayed(() => this.session.change({ opened, preview: null }))
  }

  /** @param {import('../model/marks.js').Mark} mark */
  #mark(mark) {
    const word = this.#card?.move?.word
    if (word) this.#unlessJustPlayed(() => markWord(this.session, word, mark))
  }

  /** The main button: plays the move, or reveals more of it. */
  #act() {
    const { move, kind, word } = this.#card ?? {}
    const { revealed } = this.session.state
    // The opponent's move is shown at once, because the player need not find it. The one of a hint is opened, so that it stays.
    if (kind === 'hint') this.session.change(isYours(this.session) ? { revealed: revealed + 1, opened: word || null } : { revealed: 3 })
    else if (kind === 'over') this.#unlessJustPlayed(() => askOpponent(this.session))
    else if (move) play(this.session, move)
  }

  /** @param {State} state */
  update(state) {
    const { game } = this.session
    if (!game) return this.#clear()
    const { advice, opened, preview, isThinking, settings, revealed, hasJustPlayed, factsEdition } = state
    const parts = [game, advice, opened, preview, isThinking, settings, revealed, hasJustPlayed, factsEdition]
    if (parts.every((part, index) => part === this.#shown[index])) return
    const [before] = this.#shown
    // Another step is read anew. The same one is another object when something is noted of it, as when a search ends.
    const known = /** @type {import('../model/types.js').Game | undefined} */ (before)
    if (known?.id !== game.id || known.current !== game.current) this.#isOpen = false
    this.#shown = parts
    this.#draw(state)
  }

  #clear() {
    this.#shown = []
    setAttributes(this, { 'data-word': null, 'data-tiles': null, 'data-chance': null })
  }

  /** @param {State} state */
  #draw({ advice, opened, preview, isThinking, thinkingTime, settings, revealed, hasJustPlayed }) {
    const { game, board } = this.session
    if (!game) return
    const progress = find(this, '.progress')
    // Another search begins its line anew.
    if (isThinking && (!advice || !this.hasAttribute('data-thinking'))) progress.replaceChildren(make('span'))
    setProperty(progress, '--time', `${thinkingTime}ms`)
    const called = names(this.session)
    const card = this.#card = cardView({
      node: currentNode(game), board, advice, opened, preview, isHidden: hidesMoves(game, { settings, revealed }), revealed, you: game.you,
      names: called, opponent: opponentName(this.session), isReplying: awaitsReply(game) || hasJustPlayed && isComputersTurn(game), isGivenUp: isGivenUpHere(game),
    })
    const { move } = card
    setAttributes(this, {
      'data-kind': card.kind, 'data-open': this.#isOpen, 'data-thinking': isThinking,
      'data-word': move ? move.word ?? '' : card.word && card.kind === 'hint' ? card.word.toLowerCase() : null,
      'data-tiles': move?.tiles.join() ?? null, 'data-chance': move?.chance ?? null,
    })
    this.#say('.lead', card.lead)
    // It keeps the focus, unlike a button that is disabled.
    setAttribute(find(this, '[data-action="play"]'), 'aria-disabled', hasJustPlayed ? 'true' : null)
    this.#drawBest(card)
    this.#drawReasons(card)
    this.#say('.text', card.text)
    const others = find(this, '.others')
    others.hidden = !card.others.length || this.#isOpen
    keyed(others, card.others, ({ label }) => label, () => make('li', {}, make('button', { class: 'aside' },
      make('span', {}), make('b', { translate: 'no' }), make('span', {}))), (line, { label, word, standing }) => {
      const [before, name, after] = find(line, 'button').children
      setAttribute(find(line, 'button'), 'data-opens', word)
      setText(before, `${label}: `)
      setText(name, word)
      setText(after, standing && `, ${standing}`)
    })
    for (const button of this.querySelectorAll('[data-turn-of]')) {
      if (!(button instanceof HTMLElement)) continue
      button.hidden = card.kind !== 'turn'
      const player = /** @type {Player} */ (button.dataset.turnOf)
      setText(button, player === game.you ? 'Mine' : `${capitalized(called[player])}’s`)
    }
    find(this, '[data-action="review"]').hidden = card.kind !== 'over' || movesOf(game) < 1
    updateChips(this.#chips, this.session)
  }

  /** @param {CardView} card */
  #drawBest({ kind, expects, doubt, word, standing, score, share, action, details }) {
    const best = find(this, '.best')
    best.hidden = !word && !action && kind !== 'turn'
    const said = find(best, '.said')
    said.hidden = !word
    enable(said, details.length > 0)
    setAttribute(said, 'aria-expanded', details.length ? this.#isOpen ? 'true' : 'false' : null)
    this.#say('.expects', expects)
    setText(find(best, '.word'), word)
    setProperty(best, '--length', `${Math.max(word.length, 4)}`)
    setText(find(best, '.standing'), standing)
    setText(find(best, '.score'), score)
    setText(find(best, '.doubtful'), doubt)
    const bar = find(best, '.bar')
    bar.hidden = share === null
    setProperty(bar, '--share', (share ?? 0).toFixed(3))
    const button = find(best, '[data-action="play"]')
    button.hidden = !action
    setText(button, action)
  }

  /** @param {CardView} card */
  #drawReasons({ kind, details, forms, move }) {
    const reasons = find(this, '.reasons')
    reasons.hidden = !this.#isOpen || !details.length
    if (reasons.hidden) return
    keyed(find(reasons, '.details'), details, text => text, text => make('li', {}, text), () => {})
    keyed(find(reasons, '.forms'), forms, form => form, form => make('button', { class: 'quiet', 'data-opens': form, translate: 'no' }, form), () => {})
    find(reasons, '.marks').hidden = !move?.word
    // The computer takes every word.
    find(reasons, '[data-mark="refused"]').hidden = opponentName(this.session) !== undefined
    // What the opponent would play is none of the player's vocabulary.
    find(reasons, '[data-mark="never"]').hidden = kind !== 'best'
  }

  /**
   * @param {string} selector
   * @param {string} text
   */
  #say(selector, text) {
    const element = find(this, selector)
    element.hidden = !text
    setText(element, text)
  }
}
