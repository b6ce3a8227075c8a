// How large files may be that the page takes, in bytes: reading larger ones would take all memory, or block the page for long.

/** As the program's: a game's text, a word list, marked words. Pictures take as much as their files announce, besides. */
export const limits = { game: 1 << 20, words: 1 << 24, marks: 1 << 24, picture: 1 << 26 }

/**
 * Why a file is not taken; null if it is small enough.
 * @param {Blob} file
 * @param {number} limit
 */
export const tooLarge = (file, limit) =>
  file.size > limit ? `it has ${Math.ceil(file.size / 2 ** 20)} MiB, and ${limit / 2 ** 20} is the most that can be read.` : null
