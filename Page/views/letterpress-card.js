// The answer: the best move and what to do with it, or what is to be done next. The only element with `data-word`,
// `data-tiles` and `data-chance`, by which tests find the best move. Its texts are made in `model/card.js`.
import { noOwners } from '../model/board.js'
import { cardView } from '../model/card.js'
import { kind } from '../model/colors.js'
import { awaitsReply, currentNode, currentPosition, hidesMoves, movesOf } from '../model/game.js'
import { capitalized, opponentOf } from '../model/players.js'
import { markWord } from '../store/marking.js'
import { isYours, names, opponentName, setYou } from '../store/players.js'
import { correct, go, play, setTileUse } from '../store/playing.js'
import { enable, markButton, selecting, smallVocabularyChoice, updateSmallVocabularyChoice, wordButton } from './buttons.js'
import { find, focusNeighbour, keyed, make, setAttribute, setAttributes, setProperty, setText } from './dom.js'
import { askOpponent, reviewButton } from './later.js'
import { otherMoves, updateOtherMoves } from './other-moves.js'
import { View, drawing } from './view.js'

// What is seldom said beside a move, in small letters below the card: that the game refused its word, that the player would never
// play it, and which words are suggested at all.

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../model/card.js').CardView} CardView */

/**
 * @param {Session} session
 * @param {() => CardView | null} card
 */
function cardAsides(session, card) {
  const mark = (/** @type {import('../model/marks.js').Mark} */ mark) => markButton(mark, () => {
    const word = card()?.move?.word
    if (word && !session.state.hasJustPlayed) markWord(session, word, mark)
  })
  return make('div', { class: 'asides' }, mark('refused'), mark('never'),
    smallVocabularyChoice(vocabulary => session.set({ vocabulary })))
}

/**
 * @param {HTMLElement} asides
 * @param {CardView} card
 * @param {import('../model/words.js').Vocabulary} vocabulary
 * @param {boolean} isOpen whether the card's details are shown
 */
function updateCardAsides(asides, { kind, move }, vocabulary, isOpen) {
  const isMarkable = kind === 'best' && Boolean(move?.word)
  find(asides, '[data-mark="refused"]').hidden = !isMarkable
  find(asides, '[data-mark="never"]').hidden = !isMarkable || !isOpen
  asides.hidden = kind === 'nothing' || kind === 'turn' || kind === 'over'
  updateSmallVocabularyChoice(find(asides, '.vocabulary'), vocabulary)
}

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
  #isOpen = false
  /** Whether it says what to do if the opponent played something else. */
  #explains = false
  #chips = make('ul')
  #others = make('ul')
  #asides = make('div')

  build() {
    setAttributes(this, { role: 'region', 'aria-label': 'What to play' })
    this.#chips = chips(this.session)
    this.#others = otherMoves(this.session, () => this.#card?.others ?? [])
    this.#asides = cardAsides(this.session, () => this.#card)
    this.append(
      make('span', { class: 'progress', 'aria-hidden': 'true' }),
      make('div', { class: 'note' }, make('p', {}),
        make('button', { class: 'quiet', 'data-action': 'take-back', onclick: () => this.#unlessJustPlayed(() => go(this.session, 'undo')) }, 'Undo'),
        this.#youButton()),
      make('div', { class: 'best' },
        wordButton({ class: 'said' },
          make('span', { class: 'expects' }), make('span', { class: 'word selectable' }),
          make('span', { class: 'line' }, make('span', { class: 'standing' }), make('span', { class: 'score' }), make('span', { class: 'doubtful' })),
          make('span', { class: 'bar', 'aria-hidden': 'true' })),
        make('p', { class: 'text' }),
        make('div', { class: 'buttons' },
          make('button', { class: 'primary', 'data-action': 'play', onclick: () => this.#act() }),
          make('button', { class: 'quiet', 'data-action': 'else', onclick: () => this.#unlessJustPlayed(() => this.#explain()) }, 'Something else'),
          this.#youButton(),
          reviewButton(this, () => !this.session.state.hasJustPlayed),
          ...(/** @type {Player[]} */ (['red', 'blue'])).map(player =>
            make('button', { class: 'quiet', 'data-turn-of': player, onclick: () => correct(this.session, { turn: player }) })))),
      this.#others,
      this.#chips,
      this.#asides,
      make('ul', { class: 'details' }),
      make('p', { class: 'instructions' }, 'Tap tiles, slide or type to spell a word.'))
    const said = find(this, '.best .said')
    const isSelecting = selecting(said)
    said.addEventListener('click', event => { if (!isSelecting(event)) this.#unlessJustPlayed(() => this.#toggle()) })
  }

  /**
   * What follows a move stands where Play was: the second tap of a double tap does not take the move back, nor opens anything.
   * @param {() => void} act
   */
  #unlessJustPlayed(act) {
    if (!this.session.state.hasJustPlayed) act()
  }

  /** For players who were taken for the other one. */
  #youButton() { return make('button', { class: 'quiet', 'data-action': 'you', onclick: () => this.#correctYou() }) }

  #toggle() {
    this.#isOpen = !this.#isOpen
    this.#draw(this.session.state)
  }

  #explain() {
    this.#explains = true
    this.#draw(this.session.state)
  }

  /** The main button: plays the move, or reveals more of it. */
  #act() {
    const { move, kind } = this.#card ?? {}
    const { revealed } = this.session.state
    // The opponent's move is shown at once, because the player need not find it.
    if (kind === 'hint') this.session.change({ revealed: isYours(this.session) ? revealed + 1 : 3 })
    else if (kind === 'over') this.#unlessJustPlayed(() => askOpponent(this.session))
    else if (move) play(this.session, move)
  }

  #correctYou() {
    const { game } = this.session
    if (game?.you) setYou(this.session, opponentOf(game.you))
  }

  /** @param {State} state */
  update(state) {
    const { game } = this.session
    if (!game) return this.#clear()
    const { advice, isThinking, settings, revealed, hasJustPlayed, factsEdition } = state
    const parts = [game, advice, isThinking, settings, revealed, hasJustPlayed, factsEdition]
    if (parts.every((part, index) => part === this.#shown[index])) return
    const [before] = this.#shown
    // Another step is read anew. The same one is another object when something is noted of it, as when a search ends.
    const known = /** @type {import('../model/types.js').Game | undefined} */ (before)
    if (known?.id !== game.id || known.current !== game.current) this.#isOpen = this.#explains = false
    this.#shown = parts
    this.#draw(state)
  }

  #clear() {
    this.#shown = []
    setAttributes(this, { 'data-word': null, 'data-tiles': null, 'data-chance': null })
  }

  /** @param {State} state */
  #draw({ advice, isThinking, thinkingTime, settings, revealed, hasJustPlayed }) {
    const { game, board } = this.session
    if (!game) return
    const progress = find(this, '.progress')
    // Another search begins its line anew.
    if (isThinking && (!advice || !this.hasAttribute('data-thinking'))) progress.replaceChildren(make('span'))
    setProperty(progress, '--time', `${thinkingTime}ms`)
    const called = names(this.session)
    const card = this.#card = cardView({
      node: currentNode(game), board, advice, isHidden: hidesMoves(game, { settings, revealed }), revealed, you: game.you,
      isYouGuessed: game.isYouGuessed, names: called, opponent: opponentName(this.session), isReplying: awaitsReply(game),
    })
    const { move } = card
    setAttributes(this, {
      'data-kind': card.kind, 'data-open': this.#isOpen, 'data-thinking': isThinking,
      'data-word': move ? move.word ?? '' : card.word && card.kind === 'hint' ? card.word.toLowerCase() : null,
      'data-tiles': move?.tiles.join() ?? null, 'data-chance': move?.chance ?? null,
    })
    const said = card.note || card.lead
    const note = find(this, '.note')
    note.hidden = !said
    setText(find(note, 'p'), said)
    setAttribute(note, 'data-played', card.note !== '')
    find(note, '[data-action="take-back"]').hidden = !card.canTakeBack
    // They keep the focus, unlike buttons that are disabled.
    for (const button of this.querySelectorAll('[data-action="play"], [data-action="take-back"], [data-action="else"]')) {
      setAttribute(button, 'aria-disabled', hasJustPlayed ? 'true' : null)
    }
    this.#drawBest(card)
    this.#say('.text', this.#explains ? 'Tap the tiles of their word, or give the next screenshot.' : card.text)
    updateOtherMoves(this.#others, card.others, hasJustPlayed)
    find(this, '[data-action="else"]').hidden = card.kind !== 'expected' || this.#explains
    for (const button of this.querySelectorAll('[data-action="you"]')) {
      if (!(button instanceof HTMLElement)) continue
      // Beside what is said above the word, if anything is.
      button.hidden = !card.other || (button.parentElement === note) === !said
      setText(button, card.other)
    }
    for (const button of this.querySelectorAll('[data-turn-of]')) {
      if (!(button instanceof HTMLElement)) continue
      button.hidden = card.kind !== 'turn'
      const player = /** @type {Player} */ (button.dataset.turnOf)
      setText(button, player === game.you ? 'Mine' : `${capitalized(called[player])}’s`)
    }
    find(this, '[data-action="review"]').hidden = card.kind !== 'over' || movesOf(game) < 1
    updateChips(this.#chips, this.session)
    const details = find(this, '.details')
    details.hidden = !this.#isOpen
    keyed(details, this.#isOpen ? card.details : [], text => text, text => make('li', {}, text), () => {})
    updateCardAsides(this.#asides, card, settings.vocabulary, this.#isOpen)
    find(this, '.instructions').hidden = settings.hasSpelled || card.kind !== 'best'
  }

  /** @param {CardView} card */
  #drawBest({ kind, expects, doubt, word, standing, score, share, action, details }) {
    const best = find(this, '.best')
    best.hidden = !word && !action && kind !== 'turn' && kind !== 'reply'
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
