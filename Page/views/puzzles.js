// Puzzles: positions in which few words do what is asked for. Loaded when somebody opens them.
import { inkColor, kind, kinds } from '../model/colors.js'
import { tiles } from '../model/board.js'
import { told } from '../engine/refusal.js'
import { askPuzzle, EngineFailure, loadPuzzles, markFound, markSolved } from '../store/puzzles.js'
import { dialogHead, openDialog } from './view.js'
import { find, make, setAttributes, setProperty, setText, usualTheme } from './dom.js'

/** @typedef {import('../engine/types').PuzzleReply} Puzzle */
/** @typedef {import('../model/missed.js').Missed} Missed */

/** What a button asks for next. */
const hintLabels = ['Hint', 'Another hint', 'Show the word']

/** @type {{ session: import('../store/session.js').Session, dialog: PuzzleDialog } | null} */
let opened = null

/**
 * Opens the puzzles, with the one that was shown last.
 * @param {import('../store/session.js').Session} session
 */
export async function openPuzzles(session) {
  opened ??= { session, dialog: new PuzzleDialog(session) }
  await opened.dialog.open()
}

/** The dialog with a puzzle, which one spells on as on the board of a game. */
class PuzzleDialog {
  #session
  /** @type {Puzzle | null} */
  #puzzle = null
  /** @type {Missed | null} What was missed in a game of the player's, if that is the puzzle shown. */
  #missed = null
  /** @type {Set<string>} The positions of those that were passed over. */
  #passed = new Set()
  /** @type {number[]} The tiles of the word, in the order of spelling. */
  #spelling = []
  #hintCount = 0
  /** Whether the answer was shown, so that the puzzle does not count as solved. */
  #isGivenUp = false
  #isWaiting = false
  /** Whether the next puzzle was asked for while an answer was still awaited. */
  #wantsNext = false
  #tiles = tiles.map(tile => make('button', { class: 'tile', 'data-tile': tile, tabindex: tile ? -1 : 0, onclick: () => this.#tap(tile) },
    make('span', { class: 'letter' }), make('span', { class: 'mark' }), make('span', { class: 'order' })))
  #dialog = make('dialog', { class: 'sheet puzzles', 'aria-labelledby': 'puzzles-title' })

  /** @param {import('../store/session.js').Session} session */
  constructor(session) {
    this.#session = session
    this.#dialog.append(
      dialogHead(() => this.#dialog.close(), 'puzzles-title', 'Puzzles'),
      make('p', { class: 'task' }),
      make('div', { class: 'puzzle-board', role: 'group', 'aria-label': 'Board', onkeydown: event => this.#move(event) }, ...this.#tiles),
      make('div', { class: 'spelled' },
        make('output', { class: 'word', 'aria-label': 'Your word' }),
        make('button', { class: 'quiet', 'data-action': 'clear', onclick: () => this.#spell([]) }, 'Clear'),
        make('button', { class: 'primary', 'data-action': 'answer', onclick: () => this.#answer() }, 'Answer')),
      make('p', { class: 'verdict', role: 'status' }),
      make('ol', { class: 'hints' }),
      make('div', { class: 'actions' },
        make('button', { class: 'quiet', 'data-action': 'hint', onclick: () => this.#hint() }),
        make('button', { class: 'quiet', 'data-action': 'next', onclick: () => this.#next() }, 'Next puzzle'),
        make('select', { 'aria-label': 'Which puzzles', name: 'difficulty', onchange: () => this.#next() },
          make('option', { value: '' }, 'All puzzles'), make('option', { value: 'easy' }, 'Easy'),
          make('option', { value: 'medium' }, 'Medium'), make('option', { value: 'hard' }, 'Hard'))),
      make('p', { class: 'about' }), make('p', { class: 'played-words' }))
    document.body.append(this.#dialog)
  }

  async open() {
    // The module, which knows the colours, may still be loading.
    await this.#session.facts.begin()
    openDialog(this.#dialog)
    this.#colour()
    if (!this.#puzzle) await this.#next()
  }

  /** Colours of boards without a picture. */
  #colour() {
    const colors = this.#session.facts.themeColors(usualTheme())
    for (const [, name] of kinds) {
      setProperty(this.#dialog, `--tile-${name}`, colors[name])
      setProperty(this.#dialog, `--ink-${name}`, inkColor(colors[name]))
    }
  }

  get #difficulty() {
    const select = /** @type {HTMLSelectElement} */ (find(this.#dialog, 'select'))
    return /** @type {'easy' | 'medium' | 'hard' | ''} */ (select.value) || undefined
  }

  /** Shows the next puzzle that is not solved, another one than this: first what was missed in the player's own games. */
  async #next() {
    this.#wantsNext = this.#isWaiting
    if (this.#isWaiting) return
    this.#isWaiting = true
    try {
      const { solved, missed } = await loadPuzzles(this.#session)
      if (this.#missed) this.#passed.add(this.#missed.position)
      if (!this.#difficulty && await this.#showMissed(missed, solved.length)) return
      const passed = this.#puzzle && !this.#missed ? [this.#puzzle.number] : []
      const puzzle = await askPuzzle(this.#session, { difficulty: this.#difficulty, solved: [...solved, ...passed] })
      this.#missed = null
      this.#show(puzzle, solved.length)
    } catch (error) {
      setText(find(this.#dialog, this.#puzzle ? '.verdict' : '.task'), told(error, 'This puzzle cannot be shown: try the next one, or reload the page.'))
    } finally {
      this.#isWaiting = false
      if (this.#wantsNext) this.#next()
    }
  }

  /**
   * Shows the first of what was missed that is not found yet.
   * @param {Missed[]} all
   * @param {number} solvedCount
   * @returns {Promise<boolean>} whether there was one
   */
  async #showMissed(all, solvedCount) {
    for (const missed of all) {
      if (missed.isDone || this.#passed.has(missed.position)) continue
      try {
        const puzzle = await askPuzzle(this.#session, this.#asking(missed))
        this.#missed = missed
        this.#show(puzzle, solvedCount)
        return true
      } catch (error) {
        if (error instanceof EngineFailure) throw error
        // With the words of today, nothing is missed there.
        await markFound(this.#session, missed.position)
      }
    }
    return false
  }

  /** @param {Missed} missed */
  #asking({ position, played }) { return { position, ...played && { missed: played } } }

  /**
   * @param {Puzzle} puzzle
   * @param {number} solvedCount
   */
  #about({ number, count, difficulty }, solvedCount) {
    const { played } = this.#missed ?? {}
    return this.#missed ? `From a game of yours, where ${played ? played.toUpperCase() : 'a pass'} was played. Can you do better?`
      : `Puzzle ${number} of ${count}, ${difficulty}. Solved: ${solvedCount}.`
  }

  /**
   * @param {Puzzle} puzzle
   * @param {number} solvedCount
   */
  #show(puzzle, solvedCount) {
    this.#puzzle = puzzle
    this.#hintCount = 0
    this.#isGivenUp = false
    setAttributes(this.#dialog, { 'data-number': this.#missed ? null : puzzle.number, 'data-kind': puzzle.kind, 'data-solved': null })
    setText(find(this.#dialog, '.task'), puzzle.task)
    setText(find(this.#dialog, '.verdict'), '')
    find(this.#dialog, '.hints').replaceChildren()
    setText(find(this.#dialog, '.about'), this.#about(puzzle, solvedCount))
    setText(find(this.#dialog, '.played-words'), puzzle.played.length ? `Played: ${puzzle.played.join(', ')}` : '')
    this.#offerHint()
    this.#spell([])
  }

  /** @param {number[]} spelling */
  #spell(spelling) {
    const puzzle = this.#puzzle
    if (!puzzle) return
    // What was said of another word would look as if it were said of this one.
    if (spelling.join() !== this.#spelling.join()) {
      setText(find(this.#dialog, '.verdict'), '')
      setAttributes(this.#dialog, { 'data-solved': null })
    }
    this.#spelling = spelling
    const { letters, owners } = puzzle
    const names = { r: 'red', b: 'blue', '.': 'free' }
    this.#tiles.forEach((element, tile) => {
      const owner = owners[tile]
      const order = spelling.indexOf(tile) + 1
      const isDefended = owner === 'R' || owner === 'B'
      setAttributes(element, {
        'data-kind': kind(owner), 'data-order': order || null, 'aria-pressed': order ? 'true' : 'false',
        'aria-label': [this.#session.facts.tileNames[tile], letters[tile], names[/** @type {'r' | 'b' | '.'} */ (owner.toLowerCase())],
          isDefended ? 'defended' : '', order ? `letter ${order} of the word` : ''].filter(Boolean).join(', '),
      })
      const [letter, , number] = element.children
      setText(letter, letters[tile])
      setText(number, order ? `${order}` : '')
    })
    setText(find(this.#dialog, '.word'), spelling.map(tile => letters[tile]).join(''))
    // A disabled button would lose the focus.
    for (const action of ['clear', 'answer']) setAttributes(find(this.#dialog, `[data-action="${action}"]`), { 'aria-disabled': spelling.length === 0 ? 'true' : null })
  }

  /** @param {number} tile */
  #tap(tile) {
    this.#spell(this.#spelling.includes(tile) ? this.#spelling.filter(other => other !== tile) : [...this.#spelling, tile])
  }

  async #answer() {
    const puzzle = this.#puzzle
    if (!puzzle || !this.#spelling.length || this.#isWaiting) return
    this.#isWaiting = true
    try {
      const word = this.#spelling.map(tile => puzzle.letters[tile]).join('')
      const missed = this.#missed
      const { answer } = await askPuzzle(this.#session, { ...missed ? this.#asking(missed) : { number: puzzle.number }, word, tiles: this.#spelling })
      if (!answer || puzzle !== this.#puzzle) return
      setText(find(this.#dialog, '.verdict'), answer.text)
      setAttributes(this.#dialog, { 'data-solved': answer.isRight })
      if (!answer.isRight || this.#isGivenUp) return
      if (missed) await markFound(this.#session, missed.position)
      else setText(find(this.#dialog, '.about'), this.#about(puzzle, (await markSolved(this.#session, puzzle.number)).solved.length))
      find(this.#dialog, '[data-action="next"]').focus()
    } catch (error) {
      setText(find(this.#dialog, '.verdict'), told(error, 'This puzzle cannot be shown: try the next one, or reload the page.'))
    } finally {
      this.#isWaiting = false
      if (this.#wantsNext) this.#next()
    }
  }

  #hint() {
    const puzzle = this.#puzzle
    if (!puzzle || this.#hintCount >= puzzle.hints.length) return
    find(this.#dialog, '.hints').append(make('li', {}, puzzle.hints[this.#hintCount++]))
    if (this.#hintCount === puzzle.hints.length) {
      this.#isGivenUp = true
      this.#spell(puzzle.solutions[0].tiles)
    }
    this.#offerHint()
  }

  #offerHint() {
    const button = find(this.#dialog, '[data-action="hint"]')
    const label = hintLabels[this.#hintCount]
    if (label) setText(button, label)
    // A hidden button would lose the focus.
    if (!label && document.activeElement === button) find(this.#dialog, '[data-action="next"]').focus()
    button.hidden = !label
  }

  /**
   * Arrows move the focus, return answers, the backspace key takes the last letter back.
   * @param {KeyboardEvent} event
   */
  #move(event) {
    const at = this.#tiles.findIndex(tile => tile === document.activeElement)
    if (event.key === 'Backspace') return this.#spell(this.#spelling.slice(0, -1))
    const [step, isInside] = event.key === 'ArrowLeft' ? [-1, at % 5 > 0] : event.key === 'ArrowRight' ? [1, at % 5 < 4]
      : event.key === 'ArrowUp' ? [-5, at > 4] : event.key === 'ArrowDown' ? [5, at < 20] : [0, false]
    if (at < 0 || !step) return
    event.preventDefault()
    if (!isInside) return
    this.#tiles[at].tabIndex = -1
    this.#tiles[at + step].tabIndex = 0
    this.#tiles[at + step].focus()
  }
}
