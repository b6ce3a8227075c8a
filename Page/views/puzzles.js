// Puzzles: positions in which few words do what is asked for, on the page's own board. Loaded when somebody opens them.
import { told } from '../engine/refusal.js'
import { askPuzzle, EngineFailure, loadPuzzles, markFound, markSeen, markSolved, PuzzleSession } from '../store/puzzles.js'
import { spell } from '../store/spelling.js'
import { linkedPosition, openLink } from '../store/exchange.js'
import { find, make, setAttributes, setText } from './dom.js'
import { spellByKey } from './keys.js'
import { shareText } from './share-game.js'
import { dialogHead, drawing, openDialog, View } from './view.js'

/** @typedef {import('../engine/types').PuzzleReply} Puzzle */
/** @typedef {import('../engine/types').PuzzleRequest} PuzzleRequest */
/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('./letterpress-board.js').LetterpressBoard} LetterpressBoard */

/** What a button asks for next. */
const hintLabels = ['Hint', 'Another hint', 'Show it']

/** @type {PuzzleDialog | null} */
let opened = null

/**
 * Opens the puzzles.
 * @param {Session} session
 * @param {string | null} [link] the number of a made puzzle, or the link to a position in which a win was missed; null for the one that
 *   was shown last, or else the next
 */
export async function openPuzzles(session, link = null) {
  opened ??= new PuzzleDialog(session)
  await opened.open(link)
}

/** The dialog with a puzzle, which one spells on as on the board of a game. */
class PuzzleDialog {
  #session
  #practice
  /** @type {View[]} What shows it as ever. */
  #views = []
  /** @type {Puzzle | null} */
  #puzzle = null
  /** @type {PuzzleRequest} How it was asked for. */
  #asking = {}
  /** @type {'made' | 'missed' | 'sent'} Where it is from. */
  #source = 'made'
  /** @type {Set<string>} The positions of games that were passed over. */
  #passed = new Set()
  #solvedCount = 0
  #hintCount = 0
  #wrongCount = 0
  #verdict = ''
  /** @type {number[]} What is spelled. */
  #spelling = []
  #isSolved = false
  /** @type {Promise<void>} What was begun before. */
  #busy = Promise.resolve()
  /** @type {HTMLDialogElement} */
  #dialog = make('dialog', { class: 'sheet puzzles', 'aria-labelledby': 'puzzles-title', onkeydown: event => this.#press(event), onclose: () => this.#dialog.remove() })

  /** @param {Session} session */
  constructor(session) {
    this.#session = session
    this.#practice = new PuzzleSession(session)
    const scores = this.#part('letterpress-scores')
    // Nothing can be corrected here.
    for (const button of scores.querySelectorAll('button')) button.disabled = true
    const button = (/** @type {string} */ action, /** @type {string} */ kind, /** @type {() => unknown} */ call, label = '') =>
      make('button', { class: kind, 'data-action': action, onclick: call }, label)
    this.#dialog.append(
      dialogHead(() => this.#dialog.close(), 'puzzles-title', 'Puzzles', scores, make('select', { 'aria-label': 'Which puzzles', name: 'difficulty', onchange: () => this.#do(() => this.#next()) },
        make('option', { value: '' }, 'All puzzles'), make('option', { value: 'easy' }, 'Easy'),
        make('option', { value: 'medium' }, 'Medium'), make('option', { value: 'hard' }, 'Hard'))),
      make('p', { class: 'task' }),
      make('div', { class: 'puzzle-place' }, this.#part('letterpress-board')),
      make('div', { class: 'spelled' }, this.#part('letterpress-tray'),
        make('button', { class: 'icon', 'data-action': 'clear-word', 'aria-label': 'Clear', onclick: () => this.#clear() }, drawing('close'))),
      make('div', { class: 'said' }, make('p', { class: 'hint', role: 'status' }), make('p', { class: 'verdict', role: 'status' })),
      make('div', { class: 'actions' },
        button('hint', 'quiet', () => this.#hint()),
        button('share-puzzle', 'quiet', () => this.#share(), 'Share'),
        button('answer', 'primary', () => this.#do(() => this.#answer()), 'Answer'),
        button('next', 'quiet', () => this.#do(() => this.#next()))),
      make('p', { class: 'about' }), make('p', { class: 'played-words' }))
    this.#practice.listen(() => this.#update())
  }

  /** @param {string} name of an element that shows a part of the game */
  #part(name) {
    const view = document.createElement(name)
    if (!(view instanceof View)) throw new Error(`there is no ${name}`)
    view.connect(this.#practice)
    this.#views.push(view)
    return view
  }

  /** @param {string | null} link */
  async open(link) {
    const isNumber = link !== null && /^\d{1,6}$/.test(link)
    const position = link === null || isNumber ? null : await linkedPosition(this.#session, link)
    // The page says that the link is broken, which would be below the dialog.
    if (link !== null && !isNumber && !position) return this.#dialog.close()
    // No key has opened a link: a frame round a tile would look as if the tile were marked.
    if (link !== null) document.documentElement.toggleAttribute('data-pointing', true)
    // One that is open already would lose its place above the page.
    if (!this.#dialog.isConnected) document.body.append(this.#dialog)
    // Keys spell at once.
    openDialog(this.#dialog, 'letterpress-board [tabindex="0"]')
    // The module, which knows the colours, may still be loading.
    await this.#practice.facts.begin()
    if (position) await this.#do(() => this.#showPosition(position, `${link}`))
    else if (isNumber) await this.#do(() => this.#showNumber(Number(link)))
    else if (!this.#puzzle) await this.#do(() => this.#next())
  }

  /**
   * Does one thing after the other, and says what goes wrong.
   * @param {() => Promise<unknown>} act
   */
  #do(act) {
    return this.#busy = this.#busy.then(act).then(() => {}, error => {
      this.#verdict = told(error, 'This puzzle cannot be shown: try the next one, or reload the page.')
      this.#update()
    })
  }

  get #difficulty() {
    const select = /** @type {HTMLSelectElement} */ (find(this.#dialog, 'select'))
    return /** @type {'easy' | 'medium' | 'hard' | ''} */ (select.value) || undefined
  }

  /** Shows the next puzzle: first what was missed in the player's own games, then one that was not seen yet. */
  async #next() {
    const { position, number } = this.#asking
    if (position) this.#passed.add(position)
    if (number) await markSeen(this.#session, number)
    const { solved, seen, missed } = await loadPuzzles(this.#session)
    if (!this.#difficulty) {
      for (const { position, played, isDone } of missed) {
        if (isDone || this.#passed.has(position)) continue
        try {
          return await this.#begin({ position, ...played && { missed: played } }, 'missed')
        } catch (error) {
          if (error instanceof EngineFailure) throw error
          // With the words of today, nothing is missed there.
          await markFound(this.#session, position)
        }
      }
    }
    await this.#begin({ difficulty: this.#difficulty, solved, seen }, 'made')
  }

  /** @param {number} number */
  async #showNumber(number) {
    try {
      await this.#begin({ number }, 'made')
    } catch (error) {
      if (error instanceof EngineFailure) throw error
      await this.#next()
      this.#verdict = `There is no puzzle ${number}: this is another one.`
      this.#update()
    }
  }

  /**
   * @param {string} position
   * @param {string} link that leads to it
   */
  async #showPosition(position, link) {
    try {
      await this.#begin({ position }, 'sent')
    } catch (error) {
      if (error instanceof EngineFailure) throw error
      // By this page's words, there is no win to be found: the position is shown as that of any link.
      this.#dialog.close()
      await openLink(this.#session, `#${link}`)
    }
  }

  /**
   * @param {PuzzleRequest} request
   * @param {'made' | 'missed' | 'sent'} source
   */
  async #begin(request, source) {
    const puzzle = await askPuzzle(this.#session, request)
    this.#solvedCount = (await loadPuzzles(this.#session)).solved.length
    this.#asking = source === 'made' ? { number: puzzle.number } : request
    this.#source = source
    this.#puzzle = puzzle
    this.#hintCount = this.#wrongCount = 0
    this.#verdict = ''
    this.#isSolved = false
    this.#practice.beginPuzzle(puzzle, this.#asking)
    this.#dialog.scrollTop = 0
  }

  async #answer() {
    const [puzzle, practice] = [this.#puzzle, this.#practice]
    // It is said already why another word cannot be played.
    if (!puzzle || this.#isSolved || !practice.state.spelling.length || practice.state.judgement?.isLegal === false) return
    const { position, state: { spelling } } = practice
    const said = await practice.answer()
    // Meanwhile the word may have been changed.
    if (!said || position !== practice.position || spelling !== practice.state.spelling) return
    this.#verdict = said.answer.text
    if (!said.answer.isRight) {
      this.#wrongCount++
      return this.#update()
    }
    this.#isSolved = true
    // Whoever looked at the word has not found it.
    const wasShown = this.#hintCount === puzzle.hints.length
    if (wasShown && this.#source !== 'sent') this.#verdict += ' It was shown, so it does not count.'
    if (said.judgement) practice.play(said.judgement)
    find(this.#dialog, '[data-action="next"]').focus()
    if (wasShown || this.#source === 'sent') return
    if (this.#source === 'made') this.#solvedCount = (await markSolved(this.#session, puzzle.number)).solved.length
    else await markFound(this.#session, puzzle.position)
    this.#update()
  }

  /** Says more than before; from the second hint on, the board shows which tiles the word takes, then the word. */
  #hint() {
    const puzzle = this.#puzzle
    if (!puzzle || this.#isSolved || this.#hintCount >= puzzle.hints.length) return
    this.#verdict = ''
    this.#hintCount++
    const [{ taken, tiles }] = puzzle.solutions
    if (this.#hintCount > 1) this.#practice.mark(taken)
    if (this.#hintCount === puzzle.hints.length) spell(this.#practice, tiles)
    this.#update()
  }

  #update() {
    const [puzzle, dialog, { state }] = [this.#puzzle, this.#dialog, this.#practice]
    for (const view of this.#views) view.update(state)
    // What was said of another word would look as if it were said of this one.
    if (!this.#isSolved && state.spelling.join() !== this.#spelling.join()) this.#verdict = ''
    this.#spelling = state.spelling
    if (state.toast) {
      this.#verdict = state.toast.text
      this.#practice.change({ toast: null })
      return
    }
    const { judgement } = state
    setText(find(dialog, '.verdict'), this.#verdict || (judgement?.refusal ?? judgement?.text ?? ''))
    if (!puzzle) return
    // It stays while a word is spelled, until there is a verdict.
    setText(find(dialog, '.hint'), this.#verdict ? '' : puzzle.hints[this.#hintCount - 1] ?? '')
    for (const view of this.#views) view.inert = this.#isSolved
    setAttributes(dialog, { 'data-number': this.#source === 'made' ? puzzle.number : null, 'data-kind': puzzle.kind, 'data-solved': this.#isSolved })
    setText(find(dialog, '.task'), puzzle.task)
    setText(find(dialog, '.about'), this.#about(puzzle))
    setText(find(dialog, '.played-words'), puzzle.played.length ? `Played: ${puzzle.played.join(', ').toUpperCase()}` : '')
    const button = (/** @type {string} */ action) => find(dialog, `[data-action="${action}"]`)
    const label = hintLabels[this.#hintCount]
    if (label) setText(button('hint'), label)
    // A hidden button would lose the focus.
    if (!label && document.activeElement === button('hint')) button('next').focus()
    button('hint').hidden = !label || this.#isSolved
    button('clear-word').hidden = !state.spelling.length || this.#isSolved
    button('answer').hidden = this.#isSolved
    // A disabled button would lose the focus, too.
    setAttributes(button('answer'), { 'aria-disabled': judgement?.isLegal ? null : 'true' })
    button('share-puzzle').hidden = !this.#isSolved
    setText(button('next'), this.#isSolved ? 'Next puzzle' : 'Skip')
    setAttributes(button('next'), { class: this.#isSolved ? 'primary' : 'quiet' })
  }

  /** @param {Puzzle} puzzle */
  #about({ number, count, difficulty, missed }) {
    const played = missed ? missed.toUpperCase() : 'a pass'
    return this.#source === 'missed' ? `From a game of yours, where ${played} was played. Can you do better?`
      : this.#source === 'sent' ? 'Somebody has sent you this position.'
        : `Puzzle ${number} of ${count}, ${difficulty}. Solved: ${this.#solvedCount}.`
  }

  /** Shares what was done, without the word. */
  #share() {
    const puzzle = this.#puzzle
    if (!puzzle) return
    const isMade = this.#source === 'made'
    const helps = this.#hintCount ? `with ${this.#hintCount === 1 ? 'a hint' : `${this.#hintCount} hints`}` : 'without a hint'
    const tries = this.#wrongCount ? `in ${this.#wrongCount + 1} tries` : 'at the first try'
    const what = isMade ? `Letterpress puzzle ${puzzle.number} (${puzzle.difficulty})` : 'This Letterpress position'
    const text = `${what}: solved ${helps}, ${tries}. And you?`
    shareText(this.#session, text, `puzzle=${isMade ? puzzle.number : puzzle.state.link}`)
  }

  get #board() { return /** @type {LetterpressBoard} */ (find(this.#dialog, 'letterpress-board')) }

  /** The button that clears goes away, and the focus with it; without it, keys would not spell. */
  #clear() {
    spell(this.#practice, [])
    this.#board.takeFocus()
  }

  /**
   * Letters spell, return answers, and the escape key first clears the word.
   * @param {KeyboardEvent} event
   */
  #press(event) {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element) || target.closest('select') || event.defaultPrevented) return
    const { spelling } = this.#practice.state
    if (this.#isSolved) return
    if (key === 'Escape' && spelling.length) this.#clear()
    else if (key === 'Enter' && !target.closest('button')) this.#do(() => this.#answer())
    else if (!spellByKey(this.#practice, this.#board, key)) return
    event.preventDefault()
    // The page behind has keys of its own.
    event.stopPropagation()
  }
}
