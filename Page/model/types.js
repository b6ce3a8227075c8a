// The shapes that pass between the layers. Those of the module's requests and answers are in `engine/types.d.ts`.

/** @typedef {import('../engine/types').Player} Player */
/** @typedef {import('../engine/types').PlayerCounts} PlayerCounts */
/** @typedef {import('../engine/types').Position} Position */
/** @typedef {import('../engine/types').State} BoardState a position with everything that is drawn of it */
/** @typedef {import('../engine/types').ChosenMove} Move */
/** @typedef {import('../engine/types').Reading} Reading */
/** @typedef {import('../engine/types').TileColors} TileColors */
/** @typedef {import('../engine/types').Advice} Advice */
/** @typedef {import('../engine/types').ShownMove} ShownMove */
/** @typedef {import('../engine/types').RouteAnswer} Route */
/** @typedef {import('../engine/types').Template} Template */

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
 * @property {{ word: string, tiles: number[] }[]} [suggested] the moves that were suggested here, of which the player may have made one
 * @property {Guess} [guess] what was played since the picture before, if two moves were and nobody saw them
 * @property {boolean} [isTried] whether the player tries again here what was played before: moves are hidden until they are asked for
 */

/**
 * A guess of the two moves that led to a step; the step's move is the second of the chosen pair.
 * @typedef {object} Guess
 * @property {import('../engine/types').SeenPair[]} pairs the likeliest first
 * @property {number | null} chosen which of them the game takes for what was played; null for none
 * @property {boolean} isSettled whether the player has said so
 */

/**
 * A picture as it was read. Those of older games lack what came with the reading: {@link Facts} asks for it.
 * @typedef {object} PictureRecord
 * @property {string} key
 * @property {string} file
 * @property {Reading} reading
 * @property {TileColors} [colors]
 * @property {number[]} [doubtful] tiles that may be misread
 * @property {import('./players.js').Names} [names] of the players' colours
 * @property {Player | null} [you] who of them the player is, if a pop-up says it
 */

/**
 * @typedef {object} Game
 * @property {string} id
 * @property {number} changed when something was added to it, in milliseconds since 1970
 * @property {number} [visited] when another step of it was shown last, or its tiles to use were chosen
 * @property {number} [removed] when it was removed, and when that was undone; what happened last counts
 * @property {number} [restored]
 * @property {GameNode[]} nodes
 * @property {number} current the shown node
 * @property {PictureRecord[]} pictures in the order given
 * @property {number[]} use tiles that moves must use
 * @property {number[]} leave tiles that moves must not use
 * @property {Player | null} you who of them the player is; null if unknown
 * @property {boolean} isYouGuessed whether neither a picture nor the player has said so
 * @property {Opponent | null} [opponent] the computer, if it plays the other side; null if the player gave up
 * @property {Opponent | null} [gaveUpTo] the computer to which the player has given up, as long as `opponent` is null
 */

/** @typedef {import('../engine/types').Level} Level */
/** @typedef {{ level: number, seed: number }} Opponent the level's number, and what its choices follow from */

/** @typedef {{ id: string, removed: number }} RemovedGame what is left of a game so that no other tab keeps it again */

export {}
