// Games against the computer: how they begin and end, and its answers.
import { currentNode, isOpponentsStep, keptPosition, newGame, playingOpponent } from '../model/game.js'
import { opponentOf } from '../model/players.js'
import { newKey } from './giving.js'
import { go, play, show, spelled } from './playing.js'
import { spellAgain } from './spelling.js'

/** @typedef {import('./session.js').Session} Session */

/** How long an answer takes at least, in milliseconds: until the move before it has been shown, and looked at. */
const usualPause = 1400

/** What random choices follow from, as the module takes it. */
const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1

/**
 * Begins a game against the computer.
 * @param {Session} session
 * @param {{ level: number, youBegin: boolean, isHere: boolean }} choice whether it begins at the shown position, not on a new board
 */
export async function playAgainst(session, { level, youBegin, isHere }) {
  const seed = newSeed()
  session.set({ level })
  const { board } = session
  const turn = isHere && board?.turn ? board.turn : youBegin ? 'red' : 'blue'
  const you = youBegin ? turn : opponentOf(turn)
  const answer = isHere && board ? { state: board } : await session.engine.ask('newBoard', { seed, turn })
  if ('error' in answer) return session.change({ alert: answer.error })
  // A game of its own: the one from which it begins stays as it is.
  show(session, newGame(newKey(), session.facts.position(answer.state), { you, isYouGuessed: false, opponent: { level, seed } }), {
    panel: 'moves', notice: youBegin ? 'You begin.' : `${session.facts.levels.find(({ number }) => number === level)?.title ?? 'Your opponent'} begins.`,
  })
}

/**
 * Plays no further against the computer, to which the game is lost: it stays, with all that is thought about it.
 * @param {Session} session
 */
export function giveUp(session) {
  const { game } = session
  const { opponent } = game ?? {}
  if (!game || !opponent) return
  session.keep({ ...game, opponent: null, gaveUpTo: opponent })
  session.change({
    toast: { text: 'You gave up.', action: { label: 'Undo', run: () => {
      const now = session.state.games.find(({ id }) => id === game.id)
      if (now) session.keep({ ...now, opponent })
    } } },
  })
}

/**
 * Has the computer answer what the player plays. Where it has answered the same move before, until that was taken back, it does so again;
 * whoever only looks at that step goes on looking at it.
 * @param {Session} session
 * @param {number} [pause] how long an answer takes at least, in milliseconds
 */
export function answerMoves(session, pause = usualPause) {
  let asked = ''
  /** The step at which there was no answer. It is asked for again when the alert that says so is dismissed. */
  let failed = ''
  session.listen(async () => {
    const { game, board } = session
    const shown = game ? `${game.id} ${game.current}` : ''
    const next = game && currentNode(game).next
    const isAsked = game && board && !board.missing && !board.outcome && playingOpponent(game) && isOpponentsStep(game, game.current) &&
      (next === null || session.state.hasJustPlayed || shown === asked)
    const step = isAsked ? shown : ''
    const isAgain = step !== '' && step === failed && !session.state.alert
    if (step === asked && !isAgain) return
    asked = step
    failed = ''
    if (!isAsked || !game.opponent) return
    const { level, seed } = game.opponent
    const ask = () => session.engine.ask('reply', { position: keptPosition(board), level, seed })
    const isNew = next === null
    let [answer] = await Promise.all([isNew ? ask() : null, new Promise(resolve => setTimeout(resolve, isNew ? pause : pause / 2))])
    // The engine has been restarted.
    if (answer && 'error' in answer && answer.isLost) answer = await ask()
    // Meanwhile, the player may have taken a move back, or shown another game.
    if (asked !== step) return
    if (answer && 'error' in answer) {
      failed = step
      return session.change({ alert: answer.error })
    }
    if (answer) await play(session, answer, { isReply: true })
    else if (next !== null) go(session, next, spelled(session))
    spellAgain(session)
  })
}
