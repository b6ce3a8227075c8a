// All words of the board: tens of thousands, in a list of which only the visible part exists.
import { hidesOutlook } from '../model/game.js'
import { isVocabulary, anyWord, isFiltering, listRows, onlyLetters, seenRows } from '../model/words.js'
import { endPreview, previewWord, spellWord } from '../store/spelling.js'
import { drawing, View } from './view.js'
import { find, make, setAttribute, setText } from './dom.js'
import { vocabularyChoice, selecting } from './buttons.js'

/** @typedef {import('../store/state.js').State} State */
/** @typedef {import('../model/words.js').WordFilter} WordFilter */
/** @typedef {import('../model/words.js').WordList} WordList */

const rowHeight = 44
/** @type {WordList} */
const nothing = { words: [], known: '' }
/** The minimum width of a column, in pixels. */
const columnWidth = 150

export class LetterpressWords extends View {
  /** @type {State['words']} */
  #shown = null
  /** @type {WordFilter | null} The one in the fields. */
  #filter = null
  /** @type {WordList} */
  #list = nothing
  /** @type {import('../model/words.js').ListRow[]} */
  #rows = []
  #columns = 0
  /** The words that were played, which cannot be played again. @type {Set<string>} */
  #played = new Set()
  /** The word with the keyboard focus, by its place. */
  #cursor = 0
  /** @type {Map<number, HTMLElement>} */
  #drawn = new Map()

  build() {
    const field = (/** @type {string} */ name, /** @type {string} */ label) => make('label', {}, label, textField(name))
    const number = (/** @type {string} */ name, /** @type {string} */ label) => make('label', { class: 'short' }, label,
      make('input', { name, type: 'number', min: 2, max: 25, inputmode: 'numeric' }))
    this.append(
      make('form', { class: 'filters', role: 'search', 'aria-label': 'Search words', onsubmit: event => event.preventDefault() },
        make('div', { class: 'search' }, drawing('search'),
          textField('containing', { type: 'search', 'aria-label': 'Contains', placeholder: 'Letters or a word', enterkeyhint: 'search' }),
          make('button', { class: 'quiet', type: 'button', 'data-action': 'filters', 'aria-expanded': 'false', 'aria-controls': 'more-filters',
            onclick: () => this.#unfold(find(this, '.rest').hidden) }, 'Filters')),
        make('div', { class: 'rest', id: 'more-filters', hidden: true },
          field('starting', 'Starts with'), field('ending', 'Ends with'),
          number('minLength', 'Shortest'), number('maxLength', 'Longest'),
          make('label', {}, 'Which words', vocabularyChoice({ name: 'vocabulary' })))),
      make('div', { class: 'found' }, make('p', { class: 'count', role: 'status' }), make('p', { class: 'rare' })),
      make('div', { class: 'scroller', role: 'group', 'aria-label': 'Words', translate: 'no' }, make('div', { class: 'canvas' })),
      make('p', { class: 'outcome' }))
    find(this, 'form').addEventListener('input', () => {
      this.#readFilter()
      this.#bringUp()
    })
    find(this, '.search input').addEventListener('focus', () => this.#bringUp())
    const scroller = find(this, '.scroller')
    scroller.addEventListener('scroll', () => this.#draw(), { passive: true })
    const isSelecting = selecting(scroller)
    scroller.addEventListener('click', event => { if (!isSelecting(event)) this.#click(event) })
    scroller.addEventListener('pointerover', event => this.#point(event))
    scroller.addEventListener('focusin', event => this.#point(event))
    scroller.addEventListener('keydown', event => this.#press(event))
    scroller.addEventListener('pointerleave', () => endPreview(this.session))
    new ResizeObserver(() => this.#layOut()).observe(scroller)
  }

  /**
   * One word has the focus; arrow keys move it, also to words out of sight.
   * @param {KeyboardEvent} event
   */
  #press(event) {
    const pressed = event.key === 'Enter' || event.key === ' ' ? this.#wordOf(event) : null
    if (pressed) {
      event.preventDefault()
      event.stopPropagation()
      return this.#spell(pressed)
    }
    /** @type {Record<string, number>} */
    const steps = {
      ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.#columns, ArrowDown: this.#columns, PageUp: -10 * this.#columns,
      PageDown: 10 * this.#columns, Home: -Infinity, End: Infinity,
    }
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    this.#cursor = Math.min(Math.max(this.#cursor + step, 0), this.#list.words.length - 1)
    const row = this.#rowOf(this.#cursor)
    const scroller = find(this, '.scroller')
    const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight]
    if (top < scroller.scrollTop + rowHeight) scroller.scrollTop = top - rowHeight
    if (bottom > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = bottom - scroller.clientHeight
    this.#draw()
    const item = this.querySelector(`[data-place="${this.#cursor}"]`)
    if (item instanceof HTMLElement) item.focus({ preventScroll: true })
  }

  /** @param {number} place of a word */
  #rowOf(place) { return this.#rows.findIndex(row => !('heading' in row) && place < row.to && place >= row.from) }

  /** @param {boolean} isUnfolded whether all filters are shown */
  #unfold(isUnfolded) {
    find(this, '.rest').hidden = !isUnfolded
    setAttribute(find(this, '[data-action="filters"]'), 'aria-expanded', isUnfolded ? 'true' : 'false')
  }

  /** Whoever searches sees what is found, without scrolling: on a phone, the list begins below the first view. */
  #bringUp() {
    const { top } = find(this, '.scroller').getBoundingClientRect()
    if (top + 3 * rowHeight > (visualViewport?.height ?? innerHeight)) this.scrollIntoView({ block: 'start' })
  }

  #readFilter() {
    const data = new FormData(/** @type {HTMLFormElement} */ (find(this, 'form')))
    const text = (/** @type {string} */ name) => onlyLetters(String(data.get(name) ?? ''))
    const number = (/** @type {string} */ name, /** @type {number} */ otherwise) => Number(data.get(name)) || otherwise
    const vocabulary = data.get('vocabulary')
    this.session.change({
      filter: {
        containing: text('containing'), starting: text('starting'), ending: text('ending'),
        minLength: number('minLength', anyWord.minLength), maxLength: number('maxLength', anyWord.maxLength),
        vocabulary: isVocabulary(vocabulary) ? vocabulary : anyWord.vocabulary,
      },
    })
  }

  /** @param {Event} event */
  #wordOf(event) {
    const item = event.target instanceof Element ? event.target.closest('[data-place]') : null
    return item instanceof HTMLElement ? this.#list.words[Number(item.dataset.place)] : null
  }

  /** @param {Event} event */
  #click(event) {
    const word = this.#wordOf(event)
    if (word) this.#spell(word)
  }

  /** @param {string} word */
  #spell(word) {
    spellWord(this.session, word)
    this.dispatchEvent(new Event('letterpress-shown', { bubbles: true }))
  }

  /** @param {Event} event */
  #point(event) {
    const word = this.#wordOf(event)
    if (event.type === 'focusin') this.#follow(event)
    if (word) previewWord(this.session, word)
  }

  /** @param {Event} event that moved the focus */
  #follow(event) {
    for (const item of this.querySelectorAll('[data-place][tabindex="0"]')) setAttribute(item, 'tabindex', -1)
    const item = event.target instanceof Element ? event.target.closest('[data-place]') : null
    if (!(item instanceof HTMLElement)) return
    setAttribute(item, 'tabindex', 0)
    this.#cursor = Number(item.dataset.place)
  }

  /** @param {State} state */
  update(state) {
    const { words, panel, filter } = state
    if (panel !== 'words') return
    // The best words are among them. Whoever wants to know of one word spells it.
    const isHidden = hidesOutlook(this.session.game, state)
    setText(find(this, '.outcome'), isHidden ? 'Hidden until you have thought about it.' : '')
    for (const part of this.children) setAttribute(part, 'hidden', isHidden !== part.matches('.outcome'))
    if (isHidden) return
    if (filter !== this.#filter) this.#showFilter(filter)
    const played = this.session.position?.played.filter(word => word !== '-') ?? []
    if (words && words === this.#shown && played.join() === [...this.#played].join()) return
    this.#shown = words
    this.#played = new Set(played)
    this.#list = words?.list ?? nothing
    const text = (/** @type {number} */ count) => count.toLocaleString('en')
    const found = this.#list.words.length
    const notes = [this.#list.known.includes('0') ? 'Pale: few people know it.' : '', this.#list.words.some(word => this.#played.has(word)) ? 'Struck through: already played.' : '']
    setText(find(this, '.rare'), notes.filter(note => note).join(' '))
    setText(find(this, '.count'), !words ? 'Looking for words …' : isFiltering(words.filter)
      ? `${found ? text(found) : 'None'} of ${text(words.total)} words` : `${text(words.total)} words`)
    find(this, '.scroller').hidden = words !== null && !found
    this.#columns = 0
    this.#cursor = 0
    find(this, '.scroller').scrollTop = 0
    this.#layOut()
    // Whoever has typed a whole word looks for that one, which may be far down among those that contain it.
    const place = this.#list.words.indexOf(filter.containing)
    if (place >= 0) find(this, '.scroller').scrollTop = (this.#rowOf(place) - 1) * rowHeight
  }

  /**
   * Shows a filter in the fields, also one that was kept while the page was closed.
   * @param {WordFilter} filter
   */
  #showFilter(filter) {
    this.#filter = filter
    const form = find(this, 'form')
    for (const [name, value] of Object.entries(filter)) {
      const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (find(form, `[name="${name}"]`))
      const usual = anyWord[/** @type {keyof WordFilter} */ (name)]
      if (field instanceof HTMLSelectElement) field.value = `${value}`
      // What is being typed stays as it is: it may have more than letters.
      else if (field !== document.activeElement) field.value = value === usual ? '' : `${value}`
    }
    const { containing, ...rest } = filter
    const others = Object.entries(rest).filter(([name, value]) => value !== anyWord[/** @type {keyof WordFilter} */ (name)]).length
    setText(find(this, '[data-action="filters"]'), others ? `Filters · ${others}` : 'Filters')
  }

  #layOut() {
    const scroller = find(this, '.scroller')
    const columns = Math.max(1, Math.floor(scroller.clientWidth / columnWidth))
    if (columns === this.#columns || !scroller.clientWidth) return this.#draw()
    this.#columns = columns
    this.#rows = listRows(this.#list.words, columns)
    for (const row of this.#drawn.values()) row.remove()
    this.#drawn.clear()
    const canvas = /** @type {HTMLElement} */ (find(this, '.canvas'))
    canvas.style.height = `${this.#rows.length * rowHeight}px`
    this.style.setProperty('--columns', `${columns}`)
    this.#draw()
  }

  #draw() {
    const { scrollTop, clientHeight } = find(this, '.scroller')
    const { first, end } = seenRows(scrollTop, clientHeight, rowHeight, this.#rows.length)
    for (const [index, row] of this.#drawn) {
      if (index >= first && index < end) continue
      // A row with the focus stays, or the keyboard would lose its place.
      if (row.contains(document.activeElement)) continue
      row.remove()
      this.#drawn.delete(index)
    }
    const canvas = find(this, '.canvas')
    for (let index = first; index < end; index++) {
      if (this.#drawn.has(index)) continue
      const row = this.#makeRow(this.#rows[index])
      row.style.transform = `translateY(${index * rowHeight}px)`
      this.#drawn.set(index, row)
      canvas.append(row)
    }
  }

  /** @param {import('../model/words.js').ListRow} row */
  #makeRow(row) {
    if ('heading' in row) return make('h2', { class: 'row' }, row.heading)
    const { words, known } = this.#list
    return make('div', { class: 'row' }, ...words.slice(row.from, row.to).map((word, index) => {
      const place = row.from + index
      // Not an element `button`: the text of one cannot be selected, and the system's dictionary would not look it up.
      const item = make('span', { role: 'button', 'data-place': place, tabindex: place === this.#cursor ? 0 : -1 }, make('span', { class: 'text selectable' }, word))
      setAttribute(item, 'data-rare', known[place] === '0')
      if (this.#played.has(word)) {
        setAttribute(item, 'data-played', true)
        item.append(make('span', { class: 'unseen' }, ', already played'))
      }
      return item
    }))
  }
}

/**
 * @param {string} name
 * @param {Record<string, string>} [more]
 */
const textField = (name, more = {}) => make('input', { name, type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', ...more })
