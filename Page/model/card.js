// What the card below the board says: the best move, or what else is to be done next.
import { moveRow, standing } from './advice.js'
import { tiles } from './board.js'
import { capitalized, opponentOf, playerName, scoreText } from './players.js'

/** @typedef {import('./types.js').Advice} Advice */
/** @typedef {import('./types.js').BoardState} BoardState */
/** @typedef {import('./types.js').GameNode} GameNode */
/** @typedef {import('./types.js').Player} Player */
/** @typedef {import('./types.js').ShownMove} ShownMove */
/** @typedef {import('./players.js').Names} Names */

/**
 * What the card is made from.
 * @typedef {object} CardSource
 * @property {GameNode} node the shown step
 * @property {BoardState | null} board what the module says about it
 * @property {Advice | null} advice
 * @property {boolean} isHidden whether the player asks before a move is shown
 * @property {number} revealed how much was asked for: 0 to 3
 * @property {Player | null} you
 * @property {boolean} isYouGuessed whether nobody has said so
 * @property {Names} names
 * @property {string} [opponent] what the computer that plays the other side is called; absent without one
 * @property {boolean} [isReplying] whether it is to move now
 */

/**
 * @typedef {object} CardView
 * @property {'nothing' | 'turn' | 'over' | 'reply' | 'search' | 'hint' | 'best' | 'expected'} kind
 * @property {string} note what was played just now
 * @property {boolean} canTakeBack whether it was played on the page
 * @property {string} lead what is to be done, if it is not said by what was played
 * @property {string} expects a word before the word
 * @property {string} word in capitals
 * @property {string} standing
 * @property {number | null} share of the bar; null for none
 * @property {string} score before and after
 * @property {string} text a line below
 * @property {string} doubt that the game may not know the word; empty if it surely does
 * @property {OtherView[]} others at most two, which stand below
 * @property {string} action what the main button says
 * @property {string} other what the button says with which the player corrects who is who; empty for none
 * @property {string[]} details
 * @property {ShownMove | null} move which the main button plays
 * @property {boolean} isShown whether the board may show the move
 */

/** @typedef {{ label: string, word: string, standing: string, move: ShownMove }} OtherView */

/** How many answers to an opponent's move are named, and how many of the expected moves are looked at for them. */
const [answerCount, expectedCount] = [3, 5]

/** @type {CardView} */
const emptyCard = {
  kind: 'nothing', note: '', canTakeBack: false, lead: '', expects: '', word: '', standing: '', share: null, score: '', text: '', doubt: '', others: [],
  action: '', other: '', details: [], move: null, isShown: false,
}

/**
 * What to do if it is not known who owns which tile.
 * @param {string | null} owners
 */
function ownersQuestion(owners) {
  const count = tiles.filter(tile => owners?.[tile] === '?').length
  if (!count) return 'The colours could not be read: tap the tiles to correct them.'
  return count === 1 ? 'Whose is the marked tile? Tap it and say it.' : `Whose are the ${count} marked tiles? Tap them and say it.`
}

/**
 * @param {CardSource} source
 * @returns {CardView}
 */
export function cardView(source) {
  const { node, board, advice, isHidden, revealed, you } = source
  const card = { ...emptyCard, ...playedNote(source) }
  if (!board) return card
  if (board.missing === 'turn') return { ...card, kind: 'turn', lead: 'Whose turn is it?' }
  if (board.missing) return { ...card, lead: ownersQuestion(node.position.owners) }
  if (board.outcome) return { ...card, kind: 'over', lead: 'The game is over', word: outcomeText(source), action: source.opponent ? 'Play again' : '' }
  // The card does not say what the computer may answer. If it has answered here before, that answer is the next step.
  if (source.isReplying) return { ...card, kind: 'reply', text: `${source.opponent} thinks about its move …` }
  const [best] = advice?.moves ?? []
  if (!advice || !best) return { ...card, kind: 'search', lead: advice ? advice.reason : 'Looking for moves …' }
  const isYours = you === null || node.position.turn === you
  if (!isYours && !card.note) card.lead = 'Waiting for your opponent.'
  if (isHidden) return { ...card, ...hint(advice, isYours, revealed) }
  return { ...card, ...(isYours ? bestMove(source, advice, best) : expectedMove(advice, best)), other: correction(source), move: best, isShown: true }
}

/**
 * What led to the shown position, if it was a move.
 * @param {CardSource} source
 */
function playedNote(source) {
  const { node: { kind, move }, board, you } = source
  if (!move || (kind === 'picture' && !move.word)) return {}
  const scores = board?.scores
  const what = move.word ? `played ${move.word.toUpperCase()}` : 'passed'
  const after = scores ? `, ${scoreText(scores, you ?? move.player)}` : ''
  return { note: `${called(source, move.player)} ${what}${after}`, canTakeBack: kind === 'move' }
}

/**
 * A player at the beginning of a sentence.
 * @param {CardSource} source
 * @param {import('./types.js').Player} player
 */
const called = (source, player) => capitalized(playerName(source, player))

/** @param {CardSource} source */
function outcomeText(source) {
  const { board, you } = source
  const { outcome, scores } = /** @type {BoardState} */ (board)
  if (!outcome) return ''
  const end = scores ? `, ${scoreText(scores, you ?? (outcome === 'blue' ? 'blue' : 'red'))}` : ''
  return outcome === 'draw' ? `A draw${end}` : `${called(source, outcome)} won${end}`
}

/**
 * For players who think first.
 * @param {Advice} advice
 * @param {boolean} isYours whether it is your turn
 * @param {number} revealed
 * @returns {Partial<CardView>}
 */
function hint({ moves: [best], texts }, isYours, revealed) {
  if (!isYours) return { kind: 'hint', action: 'What to expect' }
  const { word } = moveRow(best)
  return {
    kind: 'hint', action: ['Give me a hint', 'Show the word', 'Show the tiles'][revealed], word: revealed === 2 ? word : '',
    lead: revealed === 0 ? 'Your turn to think. Ask when you want a hint.' : revealed === 1 ? texts.hint ?? '' : 'Which tiles would you take?',
  }
}

/**
 * @param {CardSource} source
 * @param {Advice} advice
 * @param {ShownMove} best
 * @returns {Partial<CardView>}
 */
function bestMove({ node }, advice, best) {
  const { scores, texts: { others } } = advice
  const { word } = moveRow(best)
  const mover = node.position.turn ?? 'red'
  return {
    kind: 'best', word, standing: standing(best), share: best.bound ? null : best.chance, action: best.word ? 'Play' : 'Pass',
    score: `${scoreText(scores, mover)} → ${scoreText(best.after.scores, mover)}`,
    doubt: best.texts.doubt,
    others: others.map(({ label, move }) => ({ label, word: moveRow(move).word, standing: standing(move), move })),
    details: details(advice),
  }
}

/**
 * What the opponent may play, and what you would answer.
 * @param {Advice} advice
 * @param {ShownMove} best
 * @returns {Partial<CardView>}
 */
function expectedMove(advice, best) {
  const turn = advice.turn ?? 'red'
  const { word } = moveRow(best)
  const taken = best.captured.length + best.claimed.length
  // The expected word is the one that is likeliest to be played, and no word can be played twice. So it is not named as an
  // answer.
  const answers = advice.moves.slice(0, expectedCount).flatMap(({ line: [answer] }) => answer?.word && answer.word !== best.word ? [answer.word.toUpperCase()] : [])
  const named = [...new Set(answers)].slice(0, answerCount)
  const you = opponentOf(turn)
  return {
    kind: 'expected', expects: 'Expect', word, action: 'They played it',
    score: `${taken} ${taken === 1 ? 'tile' : 'tiles'} · ${scoreText(advice.scores, you)} → ${scoreText(best.after.scores, you)}`,
    text: named.length ? `Your best ${named.length === 1 ? 'answer' : 'answers'}: ${named.join(', ')}` : '',
    details: details(advice),
  }
}

/**
 * The button for a player who was taken for the other one. Once a move was made here, the question is settled.
 * @param {CardSource} source
 */
const correction = ({ node, you, isYouGuessed, names }) =>
  isYouGuessed && you && node.kind !== 'move' ? `I’m ${names[opponentOf(you)]}` : ''

/**
 * @param {Advice} advice
 * @returns {string[]}
 */
const details = ({ reason, moves: [{ texts: { answer } }], texts: { effort } }) =>
  [reason, answer ? capitalized(answer) : '', effort].filter(text => text)
