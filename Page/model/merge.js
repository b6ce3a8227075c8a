// Two copies of one game, as two tabs have changed them, become one. Steps are only ever added, and what is found out about a step
// is only ever completed, so that nothing has to be given up.
import { inserted, isWord } from './game.js'
import { withGuess } from './pairs.js'

/** @typedef {import('./types.js').Game} Game */
/** @typedef {import('./types.js').GameNode} GameNode */
/** @typedef {import('./types.js').RemovedGame} RemovedGame */
/** @typedef {import('./types.js').Template} Template */

/**
 * A game with all that another copy of it knows. Its own steps keep their numbers; those that only the other copy has follow.
 * Which step is shown, and which tiles moves must use, is what the copy says in which that was chosen later.
 * @param {Game} mine whose findings, such as chances, count more
 * @param {Game} theirs
 * @returns {Game}
 */
export function merged(mine, theirs) {
  [mine, theirs] = guessingAlike(mine, theirs)
  const tree = joined(mine, theirs, true)
  const [later, earlier] = visited(mine) >= visited(theirs) ? [mine, theirs] : [theirs, mine]
  return placed(tree, later, earlier)
}

/**
 * A game as a tab shows it, with all that another tab has kept of it: the tab goes on showing the same step.
 * @param {Game} mine
 * @param {Game} theirs whose findings are newer
 * @returns {Game} the same object if they know nothing more
 */
export function takenOver(mine, theirs) {
  const [alike, others] = guessingAlike(mine, theirs)
  const both = placed(joined(alike, others, false), alike, others)
  const isSame = both.nodes.length === mine.nodes.length && both.nodes.every((node, step) => node === mine.nodes[step]) &&
    both.pictures.length === mine.pictures.length && both.you === mine.you && both.opponent?.seed === mine.opponent?.seed && timesOf.every(name => both[name] === mine[name])
  return isSame ? mine : both
}

const timesOf = /** @type {const} */ (['changed', 'visited', 'removed', 'restored'])

/** @param {Game} game */
const visited = game => game.visited ?? game.changed

/**
 * When something happened last to a game or its copy.
 * @param {Game} mine
 * @param {Game} theirs
 * @returns {Partial<Game>}
 */
const times = (mine, theirs) => Object.fromEntries(timesOf.map(name => [name, Math.max(mine[name] ?? 0, theirs[name] ?? 0)]).filter(([name, time]) => time || name === 'changed'))

/**
 * A game from elsewhere, whose clock may be ahead: nothing has happened in it later than now.
 * @param {Game} game
 * @param {number} now in milliseconds since 1970
 * @returns {Game}
 */
export const notAfter = (game, now) =>
  ({ ...game, ...Object.fromEntries(timesOf.flatMap(name => (game[name] ?? 0) > now ? [[name, now]] : [])) })

/**
 * Whether a game has been removed, and neither restored nor continued after that.
 * @param {Game | RemovedGame} game
 */
export const isRemoved = game => (game.removed ?? 0) > ('nodes' in game ? Math.max(game.restored ?? 0, game.changed) : 0)

/**
 * Where the steps of a copy are among those of both.
 * @typedef {{ mine: Game, theirs: Game, nodes: GameNode[], at: number[] }} Tree
 */

/**
 * @param {Tree} tree
 * @param {Game} later whose place counts
 * @param {Game} earlier
 * @returns {Game}
 */
function placed({ mine, theirs, nodes, at }, later, earlier) {
  const index = (/** @type {Game} */ game, /** @type {number} */ step) => game === theirs ? at[step] : step
  const nexts = [earlier, later].flatMap(game => game.nodes.flatMap(({ next }, step) => next === null ? [] : [[index(game, step), index(game, next)]]))
  const shownNext = new Map(/** @type {[number, number][]} */ (nexts))
  // What players say about themselves counts more than what a tab has guessed.
  const told = [later, earlier].find(({ isYouGuessed }) => isYouGuessed === false)
  // Whether somebody gave up is taken from the copy that was used last, even if this tab shows another step.
  const { opponent } = visited(mine) >= visited(theirs) ? mine : theirs
  const keys = new Set(later.pictures.map(({ key }) => key))
  return {
    ...earlier, ...later, ...times(mine, theirs), ...(told ? { you: told.you, isYouGuessed: false } : {}), ...(opponent === undefined ? {} : { opponent }), current: index(later, later.current),
    nodes: nodes.map((node, step) => node.next === (shownNext.get(step) ?? null) ? node : { ...node, next: shownNext.get(step) ?? null }),
    pictures: [...earlier.pictures.filter(({ key }) => !keys.has(key)), ...later.pictures],
  }
}

/**
 * Both copies with the same guesses of what was played between pictures: what the player said counts most, then what was guessed later.
 * @param {Game} mine
 * @param {Game} theirs
 * @returns {[mine: Game, theirs: Game]} the same objects if they have the same guesses
 */
function guessingAlike(mine, theirs) {
  places(mine, theirs).forEach((place, step) => {
    const [one, other] = [mine.nodes[place]?.guess, theirs.nodes[step].guess]
    if (one?.chosen === other?.chosen && one?.isSettled === other?.isSettled) return
    const isMine = Boolean(one) && (!other || (one?.isSettled === other.isSettled ? mine.changed >= theirs.changed : one?.isSettled))
    if (isMine && one) theirs = withGuess(theirs, step, one)
    else if (!isMine && other && place < mine.nodes.length) mine = withGuess(mine, place, other)
  })
  return [mine, theirs]
}

/**
 * Where the steps of a copy are among those of both: those that only the copy has follow those of the other.
 * @param {Game} mine
 * @param {Game} theirs
 */
function places(mine, theirs) {
  let count = mine.nodes.length
  const name = naming()
  const known = new Map(mine.nodes.map((node, step) => [name(node, node.parent), step]))
  const theirName = naming()
  /** @type {number[]} */
  const at = []
  for (const node of theirs.nodes) at.push(known.get(theirName(node, node.parent < 0 ? -1 : at[node.parent])) ?? count++)
  return at
}

/**
 * @param {Game} mine
 * @param {Game} theirs
 * @param {boolean} prefersMine whose findings count more
 * @returns {Tree}
 */
function joined(mine, theirs, prefersMine) {
  const nodes = [...mine.nodes]
  const at = places(mine, theirs)
  theirs.nodes.forEach((node, step) => {
    const there = at[step]
    if (there === nodes.length) nodes.push({ ...node, parent: node.parent < 0 ? -1 : at[node.parent], next: null })
    else nodes[there] = both(nodes[there], node, mine.changed >= theirs.changed, prefersMine)
  })
  return { mine, theirs, nodes: named(mine, theirs, nodes, at), at }
}

/** Names steps so that another copy knows them. Of steps that look the same, the second is the second in the other copy, too. */
function naming() {
  /** @type {Map<string, number>} */
  const counts = new Map()
  return (/** @type {GameNode} */ node, /** @type {number} */ parent) => {
    const name = identity(node, parent)
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    return `${name} ${count}`
  }
}

/**
 * What does not change in a step. The words played before it may be named later, as may the word that led to a picture, and
 * with it the step's title.
 * @param {GameNode} node
 * @param {number} parent
 */
const identity = ({ kind, title, position: { letters, owners, turn } }, parent) =>
  parent < 0 ? '' : JSON.stringify([parent, kind, kind === 'picture' ? '' : title, letters, owners, turn])

/**
 * A step of which both copies know something.
 * @param {GameNode} mine
 * @param {GameNode} theirs
 * @param {boolean} isNewer whether mine is of the game that was changed later
 * @param {boolean} prefersMine
 * @returns {GameNode}
 */
function both(mine, theirs, isNewer, prefersMine) {
  const named = [isNewer ? mine : theirs, isNewer ? theirs : mine]
  const { move, title } = named.find(({ move }) => move?.word) ?? named.find(({ move }) => move) ?? mine
  const { chance, percent } = [prefersMine ? mine : theirs, prefersMine ? theirs : mine].find(({ chance }) => chance !== null) ?? mine
  const played = allPlayed(mine.position.played, theirs.position.played)
  // The same objects where nothing has changed: what the module says is known by them.
  const position = played.length === mine.position.played.length ? mine.position : { ...mine.position, played }
  const isSame = position === mine.position && title === mine.title && move?.word === mine.move?.word && chance === mine.chance && percent === mine.percent
  if (isSame) return mine
  const { percent: _, ...rest } = mine
  return { ...rest, move: move?.word === mine.move?.word ? mine.move : move, title, chance, ...(percent === undefined ? {} : { percent }), position }
}

/**
 * All that one of two lists has; passes stand after all words.
 * @param {string[]} mine
 * @param {string[]} theirs
 */
function allPlayed(mine, theirs) {
  // This is so in nearly all steps. To compare each word with all others would take long in a long game.
  if (mine.length === theirs.length && mine.every((word, place) => word === theirs[place])) return mine
  const [longer, shorter] = mine.length > theirs.length || mine.length === theirs.length && mine.join() <= theirs.join() ? [mine, theirs] : [theirs, mine]
  const known = new Set(longer)
  const words = longer.filter(isWord)
  // In one pass, as a file may bring long lists: each word that only the shorter list has keeps its place in it.
  /** @type {string[]} */
  const all = []
  let next = 0
  shorter.forEach((word, place) => {
    if (!isWord(word) || known.has(word)) return
    known.add(word)
    while (all.length < place && next < words.length) all.push(words[next++])
    all.push(word)
  })
  return [...all, ...words.slice(next), ...longer.filter(entry => !isWord(entry))]
}

/**
 * Words that one copy has named stand in the steps after them that only the other copy has.
 * @param {Game} mine
 * @param {Game} theirs
 * @param {GameNode[]} nodes
 * @param {number[]} at
 */
function named(mine, theirs, nodes, at) {
  const isTheirs = new Set(at)
  let all = nodes
  at.forEach((step, index) => {
    if (step >= mine.nodes.length) return
    const word = nodes[step].move?.word
    const [mineWord, theirWord] = [mine.nodes[step].move?.word, theirs.nodes[index].move?.word]
    if (!word || mineWord === theirWord) return
    const before = (nodes[nodes[step].parent]?.position.played ?? []).filter(isWord).length
    const isUnaware = (/** @type {number} */ other) => mineWord === word ? other >= mine.nodes.length : !isTheirs.has(other)
    // Each node stands after its parent.
    const isBelow = new Set([step])
    all = all.map((node, other) => {
      if (isBelow.has(node.parent)) isBelow.add(other)
      return isUnaware(other) && isBelow.has(other)
        ? { ...node, position: { ...node.position, played: inserted(node.position.played, word, before) } } : node
    })
  })
  return all
}

/**
 * What two tabs have learnt. Each counts its letters by itself: two different ones may have the same name.
 * @param {Template[]} mine
 * @param {Template[]} theirs which get other names where mine have theirs
 * @returns {Template[]}
 */
export function allTemplates(mine, theirs) {
  const all = [...mine]
  const known = new Set(all.map(shown))
  const names = new Set(all.map(({ name }) => name))
  /** @type {Map<string, number>} For each letter, a number below which all are taken. */
  const free = new Map()
  for (const template of theirs) {
    if (known.has(shown(template))) continue
    known.add(shown(template))
    const letter = template.name[0]
    let { name } = template
    for (let count = free.get(letter) ?? 1; names.has(name); count++) {
      name = `${letter}-${count}`
      free.set(letter, count)
    }
    names.add(name)
    all.push({ ...template, name })
  }
  return all
}

/**
 * What two templates have in common if they are the same.
 * @param {Template} template
 */
const shown = ({ name, width, ink }) => `${name[0]} ${width} ${ink}`

/**
 * @param {Template} left
 * @param {Template} right
 */
export const isSameTemplate = (left, right) => shown(left) === shown(right)
