// The shapes that pass between the layers.

/** @typedef {'red' | 'blue'} Player */

/**
 * The state of a game between two moves, as far as known.
 * @typedef {object} Position
 * @property {string} letters 25, row by row, in lower case; `?` if unknown
 * @property {string | null} owners 25: `.` free, `r` red, `b` blue, a capital if defended; null if unknown
 * @property {Player | null} turn
 * @property {string[]} played words, in order, and a `-` for each pass since the last
 */

/**
 * A word on tiles, or a pass.
 * @typedef {object} Move
 * @property {string | null} word null for a pass or an unknown word
 * @property {number[]} tiles 0 to 24, in the order of spelling
 */

/**
 * One step of a game: its start, a move, a picture or a correction.
 * @typedef {object} GameNode
 * @property {number} parent -1 for none
 * @property {number | null} next the child that was shown last
 * @property {'start' | 'picture' | 'move' | 'correction'} kind
 * @property {string} title what happened, in a few words
 * @property {Position} position
 * @property {(Move & { player: Player, taken: number[] }) | null} move that led here
 * @property {number | null} chance of red winning, 0 to 1; null if unknown
 * @property {number} [percent] the chance as shown: 0 and 100 only if proven
 */

/**
 * @typedef {object} TileReading
 * @property {string} name
 * @property {string} letter
 * @property {number} confidence
 * @property {string | null} runnerUp
 * @property {string | null} owner
 * @property {boolean | null} defended
 * @property {string} color
 */

/**
 * What the module reads in a picture.
 * @typedef {object} Reading
 * @property {string} file
 * @property {string} letters
 * @property {string | null} owners
 * @property {Player | null} turn
 * @property {string | null} theme
 * @property {{ red: number, blue: number } | null} scores
 * @property {{ player: string | null, word: string } | null} popUp
 * @property {{ x: number, y: number, width: number, height: number }} board
 * @property {TileReading[]} tiles
 * @property {string[]} warnings
 */

/** @typedef {{ key: string, file: string, reading: Reading }} PictureRecord */

/**
 * @typedef {object} Game
 * @property {string} id
 * @property {number} changed milliseconds since 1970
 * @property {GameNode[]} nodes
 * @property {number} current the shown node
 * @property {PictureRecord[]} pictures in the order given
 * @property {number[]} use tiles that moves must use
 * @property {number[]} leave tiles that moves must not use
 */

/**
 * A move found by the search.
 * @typedef {object} RankedMove
 * @property {string | null} word
 * @property {number[]} tiles
 * @property {string[]} tileNames
 * @property {number | null} rarity
 * @property {number} otherPlacements
 * @property {number[]} captured
 * @property {number[]} claimed
 * @property {{ scores: Record<Player, number>, defended: Record<Player, number> }} after
 * @property {{ kind: string, plies?: number, lead?: number }} verdict
 * @property {number} chance
 * @property {boolean} bound
 * @property {Move[]} line
 */

/**
 * What the report says about a move.
 * @typedef {object} MoveTexts
 * @property {string} takes empty for a pass
 * @property {string} chance
 * @property {string} verdict empty unless the end is in sight
 * @property {boolean} known whether most people know the word
 * @property {string | null} answer the opponent's best
 */

/**
 * What the module says was played between two positions.
 * @typedef {object} Inference
 * @property {number[]} moves how many there may have been, ascending
 * @property {boolean} settled whether each of them is known
 * @property {{ word: string, player: Player | null, likelihood: number, certain: boolean }[]} words the likeliest first
 */

/**
 * What the search says.
 * @typedef {object} Advice
 * @property {string} position
 * @property {Player | null} turn
 * @property {Player | 'draw' | null} outcome
 * @property {Record<Player, number>} scores
 * @property {string} reason
 * @property {RankedMove[]} moves
 * @property {(RankedMove & { cost: number }) | null} known
 * @property {{ redPercent: number | null, known: string | null, moves: MoveTexts[] }} texts
 * @property {number} depth
 * @property {number} nodes
 * @property {number} seconds
 * @property {string[]} warnings
 */

export {}
