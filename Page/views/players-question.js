// Asks who of the players you are, and whose turn it is; opened from the scores.
import { capitalized } from '../model/players.js'
import { names, setYou } from '../store/players.js'
import { correct } from '../store/playing.js'
import { dialogHead, openDialog } from './dialog.js'
import { make } from './dom.js'

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
    choice('You are', players.map(player => [capitalized(called[player]), player === game.you, () => setYou(session, player)])),
    choice('Whose turn is it?', players.map(player => [
      player === game.you ? 'Yours' : `${capitalized(called[player])}’s`, player === turn,
      () => { if (player !== turn) correct(session, { turn: player }) },
    ])))

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
