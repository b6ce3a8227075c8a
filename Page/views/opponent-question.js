// Asks against whom to play: how well the computer plays, who begins, and on which board.
import { playAgainst } from '../store/opposing.js'
import { dialogHead, openDialog } from './dialog.js'
import { make } from './dom.js'

/** The level that is chosen before anybody has chosen one. */
const usualLevel = 2

/** @param {import('../store/session.js').Session} session */
export function chooseOpponent(session) {
  const { board, facts, state: { settings } } = session
  // A position that is whole and in which somebody can move.
  const canBeHere = board !== null && !board.missing && !board.outcome
  /**
   * A group of choices, of which one is chosen.
   * @param {string} name
   * @param {string} question
   * @param {[value: string, ...text: (Node | string)[]][]} answers the first is chosen unless another is said to be
   * @param {string} [chosen]
   */
  const group = (name, question, answers, chosen = answers[0]?.[0]) => make('fieldset', { class: 'options' }, make('legend', {}, question),
    ...answers.map(([value, ...text]) => make('label', {},
      make('input', { type: 'radio', name, value, checked: value === chosen }), make('span', {}, ...text))))
  const form = make('form', { onsubmit: begin },
    group('level', 'How well does it play?', facts.levels.map(({ number, title, explanation }) => [`${number}`, make('b', {}, title), ` ${explanation}`]),
      `${settings.level ?? usualLevel}`),
    group('begins', 'Who begins?', [['you', 'You'], ['opponent', 'Your opponent']]),
    ...canBeHere ? [group('board', 'On which board?', [['new', 'A new board'], ['here', 'The shown one, from this position']])] : [],
    make('footer', {}, make('button', { class: 'primary', 'data-action': 'begin' }, 'Play')))
  /** @type {HTMLDialogElement} */
  const dialog = make('dialog', { class: 'sheet', 'aria-labelledby': 'opponent-question' },
    dialogHead(() => dialog.close(), 'opponent-question', 'Choose an opponent'), form)
  /** @param {Event} event */
  function begin(event) {
    event.preventDefault()
    dialog.close('begin')
  }
  document.body.append(dialog)
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (dialog.returnValue !== 'begin') return
    const chosen = new FormData(form)
    playAgainst(session, { level: Number(chosen.get('level')), youBegin: chosen.get('begins') === 'you', isHere: chosen.get('board') === 'here' })
  })
  openDialog(dialog, ':checked')
}
