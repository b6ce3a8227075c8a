// What the module says about the games: their positions and pictures. Of positions, nothing of it is kept in the browser: the
// page asks again when games are loaded. A picture keeps what came with its reading.
import { noColors } from '../model/colors.js'
import { computerOf, currentNode, keptPosition, lastPicture } from '../model/game.js'
import { opponentOf, usualNames } from '../model/players.js'

/** @typedef {import('../model/types.js').BoardState} BoardState */
/** @typedef {import('../model/types.js').Game} Game */
/** @typedef {import('../model/types.js').Position} Position */
/** @typedef {import('../model/types.js').TileColors} TileColors */
/** @typedef {{ colors: TileColors, doubtful: number[], names: import('../model/players.js').Names }} PictureFacts */

/**
 * What the module says about a shown game.
 * @typedef {object} Shown
 * @property {BoardState | null} board null until the module has answered, and for a position that it refuses
 * @property {TileColors} colors
 * @property {number[]} doubtful tiles that were not read with certainty in the last picture
 * @property {string[]} tileNames
 * @property {import('../model/players.js').Names} names of the players' colours
 */

export class Facts {
  #engine
  #told
  /** @type {WeakMap<Position, BoardState>} */
  #states = new WeakMap()
  /** @type {WeakMap<import('../model/types.js').Reading, PictureFacts>} */
  #pictures = new WeakMap()
  /** @type {WeakSet<object>} The positions and readings that have been asked for. Each is asked for once. */
  #asked = new WeakSet()
  /** @type {{ tileNames: string[], themes: Record<string, TileColors>, words: import('../engine/types').AboutAnswer['words'], levels: import('../model/types.js').Level[] }} */
  #about = { tileNames: [], themes: {}, words: { name: null, count: 0 }, levels: [] }
  /** @type {Promise<void> | null} */
  #begun = null

  /**
   * @param {import('../engine/client.js').Engine} engine
   * @param {() => void} told called when more is known
   */
  constructor(engine, told) {
    this.#engine = engine
    this.#told = told
  }

  /**
   * Asks, once, for what is the same for all games.
   * @returns resolves when it is known
   */
  begin() { return this.#begun ??= this.#askAbout() }

  async #askAbout() {
    const answer = await this.#engine.ask('about', null)
    if ('error' in answer) return
    this.#about = answer
    this.#told()
  }

  /**
   * What is known about a position; null if the module has not answered yet, or refuses it.
   * @param {Position} position an object of a game: another with the same contents is another position
   */
  of(position) { return this.#states.get(position) ?? null }

  /**
   * The position that a step keeps, about which this is known.
   * @param {BoardState} state
   * @returns {Position}
   */
  position(state) {
    const position = keptPosition(state)
    this.#states.set(position, state)
    return position
  }

  /** The names of the tiles, 0 to 24. */
  get tileNames() { return this.#about.tileNames }

  /** How well opponents play, from the weakest to the strongest. */
  get levels() { return this.#about.levels }

  /** The built-in word list, in words: whoever makes a page may build in another one than the project's. */
  get builtInWords() {
    const { name, count } = this.#about.words
    return name ? `The ${count.toLocaleString('en')} words of ${name}, built into this page.` : 'The built-in list of English words.'
  }

  /**
   * The colours of a game's tiles.
   * @param {Game} game
   * @param {string} theme without a picture
   */
  colors(game, theme) {
    return this.#picture(game)?.colors ?? this.#about.themes[theme] ?? noColors
  }

  /**
   * The colours of boards that belong to no game.
   * @param {string} theme
   */
  themeColors(theme) { return this.#about.themes[theme] ?? noColors }

  /**
   * The names of its players' colours, as its last picture shows them; the usual ones if it does not say them.
   * @param {Game} game
   * @returns {import('../model/players.js').Names}
   */
  colorNames(game) { return this.#picture(game)?.names ?? usualNames }

  /**
   * What the players of a game are called: by their colours, and the computer by its level.
   * @param {Game} game
   * @returns {import('../model/players.js').Names}
   */
  names(game) {
    const level = this.levels.find(({ number }) => number === computerOf(game)?.level)
    return { ...this.colorNames(game), ...level && game.you && { [opponentOf(game.you)]: level.title } }
  }

  /**
   * What is known about a game's last picture.
   * @param {Game} game
   * @returns {Partial<PictureFacts> | null}
   */
  #picture(game) {
    const picture = lastPicture(game)
    return picture && (this.#pictures.get(picture.reading) ?? picture)
  }

  /**
   * @param {Game} game
   * @param {string} theme without a picture
   * @returns {Shown}
   */
  shown(game, theme) {
    const picture = this.#picture(game)
    return {
      board: this.of(currentNode(game).position), colors: this.colors(game, theme), tileNames: this.tileNames,
      doubtful: picture?.doubtful ?? [], names: this.names(game),
    }
  }

  /**
   * Asks for what is drawn of games and not known yet: the last position of each, all those of the shown one, and pictures.
   * @param {Game[]} games
   * @param {Game | null} shown
   */
  request(games, shown) {
    const positions = [...games.map(game => currentNode(game).position), ...shown?.nodes.map(({ position }) => position) ?? []]
    const unknown = [...new Set(positions)].filter(position => !this.#states.has(position) && !this.#asked.has(position))
    if (unknown.length) this.#askStates(unknown)
    for (const game of games) {
      const picture = lastPicture(game)
      if (picture && !picture.names && !this.#asked.has(picture.reading)) this.#askPicture(picture.reading)
    }
  }

  /** @param {Position[]} positions */
  async #askStates(positions) {
    for (const position of positions) this.#asked.add(position)
    const answer = await this.#engine.ask('states', { positions: positions.map(keptPosition) })
    if ('error' in answer) {
      // If one of them was too much for the engine, the others are not.
      if (answer.isLost && positions.length > 1) for (const position of positions) await this.#askStates([position])
      return
    }
    answer.states.forEach((state, index) => {
      if (!state) return
      // A position that was kept may have words that its letters cannot spell. The module leaves them out here, and refuses them
      // elsewhere.
      positions[index].played = state.played
      this.#states.set(positions[index], state)
    })
    this.#told()
  }

  /**
   * The games of which the module accepts every position.
   * @param {Game[]} games
   */
  async sound(games) {
    const answer = await this.#engine.ask('states', { positions: games.flatMap(({ nodes }) => nodes.map(({ position }) => keptPosition(position))) })
    if ('error' in answer) return []
    const { states } = answer
    let from = 0
    return games.filter(({ nodes }) => states.slice(from, from += nodes.length).every(state => state !== null))
  }

  /** @param {import('../model/types.js').Reading} reading */
  async #askPicture(reading) {
    this.#asked.add(reading)
    const answer = await this.#engine.ask('describe', { reading })
    if ('error' in answer) return
    this.#pictures.set(reading, answer)
    this.#told()
  }
}
