// What the card below the board says: the best move, or what else is to be done next.
import { chosenMove, isRowOf, isSure, meanings, moveRow, moveRows, standing } from './advice.js'
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
 * @property {string | null} opened the word of the move that the player has opened
 * @property {import('./advice.js').Preview | null} preview what the player points at
 * @property {boolean} isHidden whether the player asks before a move is shown
 * @property {number} revealed how much was asked for: 0 to 3
 * @property {Player | null} you
 * @property {boolean} [isYouGuessed] whether nobody has said so
 * @property {Names} names
 * @property {string} [opponent] what the computer that plays the other side is called; absent without one
 * @property {boolean} [isReplying] whether it is to move now
 * @property {boolean} [isGivenUp] whether the player has given up to it here
 */

/**
 * @typedef {object} CardView
 * @property {'nothing' | 'turn' | 'over' | 'reply' | 'search' | 'hint' | 'best' | 'expected'} kind
 * @property {string} lead what is to be done
 * @property {string} expects a word before the word
 * @property {string} word in capitals
 * @property {string} standing
 * @property {number | null} share of the bar; null for none
 * @property {string} score before and after
 * @property {string} text a line below
 * @property {string} doubt that the game may not know the word; empty if it surely does
 * @property {OtherView[]} others at most two, which stand below
 * @property {string} action what the main button says
 * @property {string[]} details the reasons, and what is known of the word
 * @property {string[]} forms of the word, which are other moves
 * @property {ShownMove | null} move which the main button plays
 * @property {boolean} isShown whether the board may show the move
 */

/** @typedef {{ label: string, word: string, standing: string }} OtherView */

/** How many answers to an opponent's move are named, and how many of the expected moves are looked at for them. */
const [answerCount, expectedCount] = [3, 5]

/** @type {CardView} */
const emptyCard = {
  kind: 'nothing', lead: '', expects: '', word: '', standing: '', share: null, score: '', text: '', doubt: '', others: [],
  action: '', details: [], forms: [], move: null, isShown: false,
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
  const { node, board, advice, opened, preview, isHidden, revealed, you } = source
  const card = emptyCard
  if (!board) return card
  if (board.missing === 'turn') return { ...card, kind: 'turn', lead: 'Whose turn is it?' }
  if (board.missing) return { ...card, lead: ownersQuestion(node.position.owners) }
  if (board.outcome) return { ...card, kind: 'over', lead: 'The game is over', word: outcomeText(source), action: source.opponent ? 'Play again' : '' }
  // Whoever gives up wants to see the moves, and may open them.
  if (source.isGivenUp && !opened && !preview) return { ...card, kind: 'over', lead: 'You gave up', word: outcomeText(source), action: 'Play again', text: 'Moves lists what could be played.' }
  // The card does not say what the computer may answer, nor what it might have.
  if (source.isReplying) return { ...card, kind: 'reply', text: `${source.opponent} thinks about its move …` }
  const isYours = you === null || node.position.turn === you
  if (source.opponent && isHidden && !isYours) return { ...card, kind: 'reply', text: `${source.opponent} has answered here.` }
  if (!advice?.moves.length) return { ...card, kind: 'search', lead: advice ? advice.reason : 'Looking for moves …' }
  if (isHidden) return { ...card, ...hint(advice, isYours, revealed) }
  const move = preview ? preview.move : chosenMove(advice, opened)
  // A word that is only looked up has no value, and nothing to play.
  if (!move) return { ...card, kind: isYours ? 'best' : 'expected', word: preview?.title.toUpperCase() ?? '' }
  return { ...card, ...(isYours ? bestMove(source, advice, move) : expectedMove(source, advice, move)), move, isShown: true }
}

/**
 * What stands above the board: what was played just now, or else whose turn it is.
 * @param {Pick<CardSource, 'node' | 'board' | 'you' | 'isYouGuessed' | 'names' | 'opponent' | 'isGivenUp'>} source
 * @param {boolean} hasSpelled whether the player knows how to spell
 */
export function noteText(source, hasSpelled) {
  const { node: { kind, move }, board, you, isYouGuessed, names } = source
  if (move && (kind === 'move' || move.word)) {
    const what = move.word ? `played ${move.word.toUpperCase()}` : 'passed'
    const after = board?.scores ? `, ${scoreText(board.scores, you ?? move.player)}` : ''
    return `${called(source, move.player)} ${what}${after}`
  }
  if (!board || board.missing || board.outcome || source.isGivenUp) return ''
  const isYours = you === null || board.turn === you
  if (source.opponent && !isYours) return `${source.opponent}’s turn.`
  // Nobody has said it: the player is asked once, at the first picture.
  const who = isYouGuessed && you && kind === 'start' ? `You play ${names[you]}. If not, tap the scores.` : ''
  return [
    isYours ? who || 'Your turn.' : 'Waiting for your opponent.', isYours ? '' : who,
    hasSpelled ? '' : source.opponent ? 'Tap tiles to spell.' : 'Tap tiles to spell, hold one to correct it.',
  ].filter(text => text).join(' ')
}

/**
 * A player at the beginning of a sentence.
 * @param {Pick<CardSource, 'you' | 'names'>} source
 * @param {import('./types.js').Player} player
 */
const called = (source, player) => capitalized(playerName(source, player))

/** @param {CardSource} source */
function outcomeText(source) {
  const { board, you, isGivenUp } = source
  const { scores, ...ended } = /** @type {BoardState} */ (board)
  const outcome = isGivenUp && you ? opponentOf(you) : ended.outcome
  if (!outcome) return ''
  const end = scores ? `, ${scoreText(scores, you ?? (outcome === 'blue' ? 'blue' : 'red'))}` : ''
  return outcome === 'draw' ? `A draw${end}` : `${called(source, outcome)} won${end}`
}

/**
 * The hint that was asked for, where the letters that are spelled hide the card; empty without one.
 * @param {Pick<import('../store/state.js').State, 'advice' | 'spelling' | 'revealed'>} state
 * @param {boolean} isHidden whether the player asks before a move is shown
 */
export function hintText({ advice, spelling, revealed }, isHidden) {
  if (!advice?.moves.length || !isHidden || !spelling.length || !revealed) return ''
  return revealed === 1 ? advice.texts.hint ?? '' : `The word is ${moveRow(advice.moves[0]).word}.`
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
 * @param {ShownMove} move
 * @returns {Partial<CardView>}
 */
function bestMove({ node }, advice, move) {
  const { scores, texts: { others, easierRemark } } = advice
  const { word } = moveRow(move)
  const mover = node.position.turn ?? 'red'
  return {
    kind: 'best', word, standing: standing(move), share: move.bound ? null : move.chance, action: move.word ? 'Play' : 'Pass',
    score: `${scoreText(scores, mover)} → ${scoreText(move.after.scores, mover)}`, doubt: move.texts.doubt, text: easierRemark ?? '',
    others: others.filter(other => other.move.word !== move.word).map(({ label, move }) => ({ label, word: moveRow(move).word, standing: standing(move) })),
    ...reasons(advice, move, [meanings[standing(move)] ?? 'The search has not compared it closely: it seems no better than those above it.']),
  }
}

/**
 * What the opponent may play, and what you would answer. The computer plays by itself.
 * @param {CardSource} source
 * @param {Advice} advice
 * @param {ShownMove} move
 * @returns {Partial<CardView>}
 */
function expectedMove({ opponent }, advice, move) {
  const turn = advice.turn ?? 'red'
  const { word } = moveRow(move)
  const isBest = move === advice.moves[0]
  // The expected word is the one that is likeliest to be played, and no word can be played twice. So it is not named as an
  // answer.
  const answers = advice.moves.slice(0, expectedCount).flatMap(({ line: [answer] }) => answer?.word && answer.word !== move.word ? [answer.word.toUpperCase()] : [])
  const named = isBest ? [...new Set(answers)].slice(0, answerCount) : []
  const you = opponentOf(turn)
  return {
    kind: 'expected', expects: isBest ? 'Expect' : '', word, action: opponent ? '' : move.word ? 'They played it' : 'They passed',
    score: `${scoreText(advice.scores, you)} → ${scoreText(move.after.scores, you)}`,
    text: [
      ...named.length ? [`Your best ${named.length === 1 ? 'answer' : 'answers'}: ${named.join(', ')}.`] : [],
      ...isBest && !opponent ? ['If they played something else, tap its tiles, or give the next screenshot.'] : [],
    ].join(' '),
    ...reasons(advice, move, []),
  }
}

/**
 * Why a move is what it is, what is known of its word, and how far the search has looked, unless nothing is left to be found.
 * @param {Advice} advice
 * @param {ShownMove} move
 * @param {string[]} meaning of how its player stands
 * @returns {Pick<CardView, 'details' | 'forms'>}
 */
function reasons(advice, move, meaning) {
  const { otherPlacements: count, texts: { outlook, answer, chance, rarity } } = move
  const ways = count ? `${count} other ${count === 1 ? 'way' : 'ways'} to place it` : ''
  const row = moveRows(advice).find(row => isRowOf(row, moveRow(move).word))
  return {
    details: [
      capitalized(outlook), answer ? capitalized(answer) : '', ...meaning,
      // The first ones say it in short, for small screens.
      ...move === advice.moves[0] && !isSure(move) ? [advice.reason] : [],
      [chance && !isSure(move) && `${chance} to win`, rarity, ways, isSure(move) ? '' : advice.texts.effort].filter(text => text).join(' · '),
    ].filter(text => text),
    forms: row ? [row, ...row.forms].map(({ word }) => word).filter(word => word !== moveRow(move).word) : [],
  }
}
