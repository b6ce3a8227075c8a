// Asks who of the players you are, and whose turn it is; opened from the scores.
import { computerOf } from '../model/game.js'
import { pairText } from '../model/pairs.js'
import { capitalized, playerName } from '../model/players.js'
import { possibleWords } from '../store/giving.js'
import { playAgainst } from '../store/opposing.js'
import { names, setYou, sidesOf } from '../store/players.js'
import { choosePair as choosePairOf, correct, nameWord } from '../store/playing.js'
import { find, make } from './dom.js'
import { dialogHead, openDialog } from './view.js'

/** @typedef {import('../model/types.js').Player} Player */

const players = /** @type {Player[]} */ (['red', 'blue'])

/** @param {import('../store/session.js').Session} session */
export function choosePlayers(session) {
  const { game, position } = session
  if (!game || !position) return
  const called = names(session)
  const turn = session.board ? session.board.turn : position.turn
  /** @type {HTMLDialogElement} */
  const dialog = make('dialog', { class: 'sheet', 'aria-labelledby': 'players-question' },
    dialogHead(() => dialog.close(), 'players-question', 'Who plays?'),
    choice('You are', players.map(player => [capitalized(session.facts.colorNames(game)[player]), player === game.you, () => beYou(session, player)])),
    // Against the computer it is clear, and nothing is corrected.
    ...computerOf(game) ? [] : [choice('Whose turn is it?', players.map(player => [
      player === game.you ? 'Yours' : `${capitalized(called[player])}’s`, player === turn,
      () => { if (player !== turn) correct(session, { turn: player }) },
    ]))])

  /**
   * @param {string} question
   * @param {[label: string, isChosen: boolean, choose: () => void][]} answers
   */
  function choice(question, answers) {
    return make('section', { role: 'group', 'aria-label': question }, make('h3', {}, question),
      make('div', { class: 'choices' }, ...answers.map(([label, isChosen, choose]) =>
        make('button', { class: 'quiet', 'aria-pressed': isChosen ? 'true' : 'false', onclick: () => {
          dialog.close()
          // Meanwhile, a picture of another game may have been read.
          if (session.game?.id === game?.id) choose()
        } }, label))))
  }
  document.body.append(dialog)
  dialog.addEventListener('close', () => dialog.remove())
  openDialog(dialog)
}

/**
 * Turns the sides, which can be undone.
 * @param {import('../store/session.js').Session} session
 * @param {Player} player
 */
function beYou(session, player) {
  const { game } = session
  const before = game?.you
  setYou(session, player)
  if (!before || before === player) return
  session.change({ toast: { text: `You play ${names(session)[player]}.`, action: { label: 'Undo', run: () => {
    if (session.game?.id === game.id) setYou(session, before)
  } } } })
}

// Asks against whom to play: how well the computer plays, who begins, and on which board.

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
  dialog.addEventListener('close', async () => {
    dialog.remove()
    if (dialog.returnValue !== 'begin') return
    const chosen = new FormData(form)
    await playAgainst(session, { level: Number(chosen.get('level')), youBegin: chosen.get('begins') === 'you', isHere: chosen.get('board') === 'here' })
    // The page may have been scrolled down to the button.
    document.dispatchEvent(new Event('letterpress-shown'))
  })
  openDialog(dialog, ':checked')
}

// Asks which two words were played between two pictures, likeliest first.

/**
 * @param {import('../store/session.js').Session} session
 * @param {number} index of the node that they led to
 */
export function choosePair(session, index) {
  const { game } = session
  const guess = game?.nodes[index]?.guess
  if (!guess) return
  const sides = sidesOf(session.facts, game)
  const choose = (/** @type {number | null} */ place) => {
    dialog.close()
    // Meanwhile, a picture of another game may have been read.
    if (session.game?.id === game.id) choosePairOf(session, index, place)
  }
  /** @type {HTMLDialogElement} */
  const dialog = make('dialog', { class: 'sheet', 'aria-labelledby': 'pair-question' },
    dialogHead(() => dialog.close(), 'pair-question', 'What was played?'),
    make('p', {}, 'Two words since the screenshot before, likeliest first. Neither can be played again.'),
    make('div', { class: 'possible pairs' },
      // Whoever comes here doubts the pair that is taken.
      ...guess.pairs.flatMap((pair, place) => place === guess.chosen ? [] : [make('button', { class: 'quiet', onclick: () => choose(place) }, pairText(pair, sides))]),
      make('button', { class: 'quiet', onclick: () => somethingElse() }, 'Something else')))
  const somethingElse = () => {
    // There, whatever was played can be said. Closing has brought the focus back to the button that opened this.
    dialog.addEventListener('close', () => {
      const field = document.querySelector('.played input')
      if (field instanceof HTMLElement) field.focus()
    })
    choose(null)
    session.change({ panel: 'game' })
  }
  document.body.append(dialog)
  dialog.addEventListener('close', () => dialog.remove())
  openDialog(dialog)
}

// Asks which of the possible words was played between two pictures, likeliest first.

/** How many words to offer. */
const mostWords = 120

/**
 * @param {import('../store/session.js').Session} session
 * @param {number} index of the node that the move led to
 */
export async function chooseWord(session, index) {
  const { game } = session
  const move = game?.nodes[index]?.move
  if (!game || !move) return
  const possible = await possibleWords(session, index)
  if (!possible) return
  const field = make('input', { type: 'text', 'aria-label': 'Find a word', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', placeholder: 'Find a word' })
  field.hidden = possible.length < 10
  const words = make('div', { class: 'possible' })
  /** @type {HTMLDialogElement} */
  const dialog = make('dialog', { class: 'sheet', 'aria-labelledby': 'word-question' },
    dialogHead(() => dialog.close(), 'word-question', `What did ${playerName(sidesOf(session.facts, game), move.player)} play?`),
    make('p', {}, !possible.length ? 'No word in the list takes exactly these tiles: perhaps a letter was misread.'
      : `${possible.length === 1 ? '1 word takes' : `${possible.length.toLocaleString('en')} words take`} exactly these tiles, likeliest first. `
        + 'A word that was played cannot be played again.'), field, words)
  const fill = () => words.replaceChildren(...possible.filter(word => word.startsWith(field.value.toLowerCase())).slice(0, mostWords)
    .map(word => make('button', { class: 'quiet', onclick: () => {
      dialog.close()
      // Meanwhile, a picture of another game may have been read.
      if (session.game?.id === game.id) nameWord(session, index, word)
    } }, word.toUpperCase())))
  field.addEventListener('input', fill)
  fill()
  document.body.append(dialog)
  dialog.addEventListener('close', () => dialog.remove())
  openDialog(dialog)
  // On a phone its keyboard would cover the words.
  if (matchMedia('(hover: hover)').matches) find(dialog, 'input').focus()
}
