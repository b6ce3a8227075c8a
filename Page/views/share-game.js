// What can be shared of a game: a picture of the board, a link, and its text.
import { boardPicture } from '../model/boardPicture.js'
import { sidesOf } from '../store/players.js'
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
  const { color, backgroundColor } = getComputedStyle(document.body)
  const picture = boardPicture(state, game, facts.shown(game, usualTheme()), sidesOf(facts, game))
  // The picture is made before anybody asks for it, because after a tap the clipboard is open only for a moment.
  const [blob, link] = await Promise.all([boardBlob(picture, { paper: backgroundColor, ink: color }), gameLink(session)])
  // Tapped twice.
  if (document.querySelector('dialog.share')) return
  const file = blob && new File([blob], 'letterpress.png', { type: 'image/png' })
  const url = file && URL.createObjectURL(file)
  /** @type {HTMLDialogElement} */
  const dialog = make('dialog', { class: 'sheet share', 'aria-labelledby': 'share-title' })
  const button = (/** @type {string} */ action, /** @type {string} */ label, /** @type {() => void} */ call) =>
    make('button', { class: 'quiet', 'data-action': action, onclick: call }, label)
  dialog.append(
    dialogHead(() => dialog.close(), 'share-title', 'Share'),
    ...url ? [make('img', { src: url, alt: picture.title ? `The board with ${picture.title}` : 'The board' })] : [],
    make('div', { class: 'actions' },
      ...file ? [canShare(file) ? button('picture', 'Share the picture', () => sharePicture(file)) : button('picture', 'Save the picture', () => download(file.name, file))] : [],
      ...link ? [button('link', usesSystem() ? 'Share a link to the game' : 'Copy a link to the game', () => shareLink(session, link.fragment))] : [],
      button('export', 'Save the game as text', () => saveText(session))),
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
 * @param {Session} session
 * @param {string} fragment of the link
 */
async function shareLink(session, fragment) {
  const link = `${location.href.split('#')[0]}#${fragment}`
  try {
    if (usesSystem()) return await navigator.share({ url: link })
    await navigator.clipboard.writeText(link)
    session.tell('The link was copied.')
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
