// How large files may be that the page takes, in bytes: reading larger ones would take all memory, or block the page for long.

/**
 * A game's text and a word list as the program's, which are parsed in a worker. Marked words are kept as an object that the
 * page copies and sorts, so there may be only some 9,000, which is far more than anybody marks. For a picture, the number of
 * pixels that its file announces is limited, too.
 */
export const limits = { game: 1 << 20, words: 1 << 24, marks: 1 << 17, letters: 1 << 24, picture: 1 << 26 }

/** @param {number} bytes */
const size = bytes => bytes < 2 ** 20 ? `${Math.ceil(bytes / 2 ** 10)} KiB` : `${Math.ceil(bytes / 2 ** 20)} MiB`

/**
 * Why a file is not taken; null if it is small enough.
 * @param {Blob} file
 * @param {number} limit
 */
export const tooLarge = (file, limit) =>
  file.size > limit ? `it has ${size(file.size)}, and ${size(limit)} is the most that can be read.` : null
