// The words that the player has marked, as a part of the settings: each can be taken back, all can be saved and added.
import { markedWords } from '../model/marks.js'
import { markWord } from '../store/marking.js'
import { exportMarks, importMarks } from '../store/marks-file.js'
import { contentsOf } from '../store/chosen-file.js'
import { limits } from '../store/giving.js'
import { drawing } from './view.js'
import { find, focusNeighbour, keyed, make, setText, download } from './dom.js'
import { fileButton } from './buttons.js'

/** @typedef {import('../store/session.js').Session} Session */
/** @typedef {import('../model/marks.js').Mark} Mark */

/** @type {[mark: Mark, title: string][]} */
const titles = [['refused', 'Refused by the game'], ['accepted', 'Taken by the game'], ['never', 'Never to be suggested']]

/**
 * The section, empty until {@link updateYourWords}.
 * @param {Session} session
 */
export function yourWords(session) {
  const section = /** @type {HTMLElement} */ (make('section', { class: 'your-words' }, make('h3', {}, 'Your words'),
    make('p', {}, 'Beside a word, say that the game refused it or took it, or that you would never play it. That stays, whichever list is used.'),
    ...titles.map(([mark, title]) => make('details', { 'data-marked': mark, ontoggle: () => updateYourWords(section, session) },
      make('summary', {}, `${title} · `, make('span', {})), make('ul', { class: 'chips', 'aria-label': title }))),
    make('div', { class: 'actions' },
      make('button', { class: 'quiet', 'data-action': 'save-words', onclick: () => save(session) }, 'Save your words'),
      fileButton('marks', 'Add words from a file', file => add(session, file)))))
  section.addEventListener('click', event => {
    const chip = event.target instanceof Element ? event.target.closest('.chip') : null
    const item = chip?.parentElement
    if (!item?.dataset.key) return
    focusNeighbour(item)
    markWord(session, item.dataset.key, null)
  })
  return section
}

/** @param {Session} session */
function save(session) {
  const { name, content } = exportMarks(session)
  download(name, content)
}

/**
 * @param {Session} session
 * @param {File} file
 */
async function add(session, file) {
  const text = await contentsOf(session, file, limits.marks)
  if (text) await importMarks(session, file.name, text)
}

/**
 * @param {HTMLElement} section
 * @param {Session} session
 */
export function updateYourWords(section, { state: { marks } }) {
  for (const [mark] of titles) {
    const words = markedWords(marks, mark)
    const details = /** @type {HTMLDetailsElement} */ (find(section, `[data-marked="${mark}"]`))
    details.hidden = !words.length
    setText(find(details, 'summary span'), words.length.toLocaleString('en'))
    // There may be thousands, from a file.
    keyed(find(details, 'ul'), details.open ? words : [], word => word, word => make('li', {},
      make('button', { class: 'chip', 'aria-label': `Take back ${word.toUpperCase()}` }, word.toUpperCase(), drawing('small close'))), () => {})
  }
  find(section, '[data-action="save-words"]').hidden = !Object.keys(marks).length
}
