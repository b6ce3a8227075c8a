// What can be shared of a game: a picture of the board, a link, and its text.
import { boardPicture } from '../model/boardPicture.js'
import { sidesOf } from '../store/players.js'
import { emptyState } from '../store/state.js'
import { exportGame, gameLink } from '../store/sharing.js'
import { boardBlob } from './board-canvas.js'
import { download, make, usualTheme } from './dom.js'
import { dialogHead, openDialog } from './view.js'

/** @typedef {import('../store/session.js').Session} Session */

/** On phones, sharing opens the system's sheet; elsewhere people expect a copy or a file. */
const usesSystem = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches

/**
 * Asks what to share of the shown game.
 * @param {Session} session
 */
export async function shareGame(session) {
  const { game, facts, state } = session
  if (!game) return
  const picture = boardPicture(state, game, facts.shown(game, usualTheme()), sidesOf(facts, game))
  // The picture is made before anybody asks for it, because after a tap the clipboard is open only for a moment.
  const [blob, link] = await Promise.all([drawn(picture), gameLink(session)])
  openShare(session, blob, picture.title ? `The board with ${picture.title}` : 'The board', link, 'a link to the game',
    choice('export', 'Save the game as text', () => saveText(session)))
}

/**
 * Asks how to share a position of the shown game as a puzzle: a picture without any move, and a link that opens it.
 * @param {Session} session
 * @param {import('../model/types.js').BoardState} board
 * @param {string} title what is asked, in a line or two
 */
export async function sharePuzzle(session, board, title) {
  const { game, facts } = session
  if (!game || !board.link) return
  const position = facts.position(board)
  const bare = { ...game, nodes: [{ ...game.nodes[0], position, move: null }], current: 0 }
  const picture = boardPicture(emptyState, bare, { ...facts.shown(game, usualTheme()), board }, sidesOf(facts, game))
  openShare(session, await drawn({ ...picture, title }), `The board: ${title.replace('\n', ' ')}`, { fragment: `puzzle=${board.link}`, omits: null }, 'a link to the puzzle')
}

/** @param {import('../model/boardPicture.js').BoardPicture} picture */
function drawn(picture) {
  const { color, backgroundColor } = getComputedStyle(document.body)
  return boardBlob(picture, { paper: backgroundColor, ink: color })
}

const choice = (/** @type {string} */ action, /** @type {string} */ label, /** @type {() => unknown} */ call) =>
  make('button', { class: 'quiet', 'data-action': action, onclick: call }, label)

/**
 * @param {Session} session
 * @param {Blob | null} blob the picture
 * @param {string} alt what it shows
 * @param {{ fragment: string, omits: string | null } | null} link
 * @param {string} linkName
 * @param {...HTMLElement} more choices
 */
function openShare(session, blob, alt, link, linkName, ...more) {
  // Tapped twice.
  if (document.querySelector('dialog.share')) return
  const file = blob && new File([blob], 'letterpress.png', { type: 'image/png' })
  const url = file && URL.createObjectURL(file)
  /** @type {HTMLDialogElement} */
  const dialog = make('dialog', { class: 'sheet share', 'aria-labelledby': 'share-title' })
  dialog.append(
    dialogHead(() => dialog.close(), 'share-title', 'Share'),
    ...url ? [make('img', { src: url, alt })] : [],
    make('div', { class: 'actions' },
      ...file ? [canShare(file) ? choice('picture', 'Share the picture', () => sharePicture(file)) : choice('picture', 'Save the picture', () => download(file.name, file))] : [],
      ...link ? [choice('link', `${usesSystem() ? 'Share' : 'Copy'} ${linkName}`, () => shareText(session, '', link.fragment))] : [],
      ...more),
    ...link?.omits ? [make('p', { class: 'fine' }, link.omits)] : [])
  document.body.append(dialog)
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (url) URL.revokeObjectURL(url)
  })
  openDialog(dialog)
}

/** @param {File} file */
const canShare = file => usesSystem() && (navigator.canShare?.({ files: [file] }) ?? false)

/** @param {File} file */
async function sharePicture(file) {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    if (!isEnded(error)) download(file.name, file)
  }
}

/**
 * Shares a link, after a text if there is one.
 * @param {Session} session
 * @param {string} text
 * @param {string} fragment of the link
 */
export async function shareText(session, text, fragment) {
  const url = `${location.href.split('#')[0]}#${fragment}`
  try {
    if (usesSystem()) return await navigator.share({ ...text && { text }, url })
    await navigator.clipboard.writeText(text ? `${text}\n${url}` : url)
    session.tell(text ? 'The text was copied.' : 'The link was copied.')
  } catch (error) {
    if (isEnded(error)) return
    // If the page may not write to the clipboard, the address can be copied.
    history.replaceState(null, '', `#${fragment}`)
    session.tell('The link is in the address bar.')
  }
}

/**
 * Whether somebody closed the system's sheet, and so wants nothing else.
 * @param {unknown} error
 */
const isEnded = error => error instanceof DOMException && error.name === 'AbortError'

/** @param {Session} session */
async function saveText(session) {
  const file = await exportGame(session)
  if (file) download(file.name, file.content)
}
