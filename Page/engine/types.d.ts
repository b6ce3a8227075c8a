// What the page and its module say to each other. Made from docs/letterpress.schema.json by
// `Scripts/make json-reference`: change the schema.

export type FileName = string

export interface Failure {
  /** only for a picture or a word list: its name */
  file?: FileName
  /** what is wrong and what to do, in English */
  error: string
}

export interface ReadRequest {
  /** the picture's name, for the answer */
  file: FileName
  /** in pixels */
  width: number
  /** in pixels; width × height is at most 40 million */
  height: number
  /** of a pixel; `rgba` if absent */
  format?: 'rgb' | 'rgba' | 'bgra'
  /** bytes from one row to the next; if absent, rows follow without gaps */
  stride?: number
}

export type Letters = string

export type SeenOwners = string

export type Player = 'red' | 'blue'

export type ThemeName = 'light' | 'dark' | 'pop' | 'retro' | 'forest' | 'glow' | 'pink' | 'contrast'

export interface PlayerCounts {
  red: number
  blue: number
}

export type Word = string

export type TileName = string

export interface TileReading {
  /** `A1` to `E5` */
  name: TileName
  /** 0 to 4, from the top */
  row: number
  /** 0 to 4, from the left */
  column: number
  /** a capital, or `?` */
  letter: string
  /** 0.0 to 1.0, how likely the best match is right; 0.0 without a letter */
  confidence: number
  /** the second-best letter; if `letter` is `?`, the best guess; null if there is none, or after `--tile` */
  runnerUp: string | null
  /** `red`, `blue` or `unclaimed` (free); null if `owners` leaves it open */
  owner: 'red' | 'blue' | 'unclaimed' | null
  /** whether the tile is defended, as far as its neighbours are known; null if `owners` leaves its owner open */
  defended: boolean | null
  /** the tile's colour, `#rrggbb` */
  color: string
}

export type Warnings = string[]

export interface Reading {
  /** the picture */
  file: FileName
  /** 25 capitals, row by row; `?` for a letter not read with confidence */
  letters: Letters
  /** `?` for a tile whose owner the colours leave open, with a warning; null, with a warning, if colours or scores leave it open for all */
  owners: SeenOwners | null
  /** who is to move; null if the game is over, or the picture does not show it */
  turn: Player | null
  /** null if it is another */
  theme: ThemeName | null
  /** `red` and `blue`, 0 to 25, as printed under the avatars; null if they cannot be read */
  scores: PlayerCounts | null
  /** what a pop-up over the header says; null unless it names the last move clearly, the word is in the list or spelled by the tiles that wobble, and it can have been played */
  popUp: {
    /** `"You"`; null for any other name */
    player: 'You' | null
    /** lower case */
    word: Word
  } | null
  /** the last move, as concluded from tiles that wobble, a pop-up and the turn; null if the picture shows nothing of it */
  lastMove: {
    /** the tiles that wobble, in no order; empty if none do, or not all of them certainly */
    tiles: TileName[]
    /** lower case: the word of the pop-up, or else the only word of the list that has just the letters of the tiles; null if there are several */
    word: Word | null
    /** who made it; null if unknown */
    player: Player | null
  } | null
  /** whether the grid of letters looks like the game's, by its colours, its header, and the size, place and ink of its letters; if not, `warnings` says so, and `solve` and `play` refuse the picture without `--any-grid` */
  likelyLetterpress: boolean
  /** the board in pixels, from the picture's top left; may reach beyond a cropped picture. In a photo taken at an angle, the smallest rectangle around it */
  board: {
    x: number
    y: number
    width: number
    height: number
  }
  /** 25 [tiles](#each-of-tiles), row by row */
  tiles: TileReading[]
  /** doubts, in English, such as unread tiles or scores that contradict the colours; may be empty */
  warnings: Warnings
}

export interface DescribeRequest {
  /** as `read` answered it */
  reading: Reading
}

export type BoardLetters = string

export type PlayedWord = string

export interface Position {
  /** 25, lower case, row by row; `?` for an unknown one */
  letters: BoardLetters
  /** who owns which tile; `?` for a tile of which that is open, null if it is of all */
  owners: SeenOwners | null
  /** who is to move; null if unknown, or the game is over */
  turn: Player | null
  /** the words played, in order, and `-` for each pass since the last. A word that the letters cannot spell is refused, unless unread ones may have its letters */
  played: PlayedWord[]
}

export interface StatesRequest {
  /** any number */
  positions: Position[]
}

export interface ParseRequest {
  /** a position in one line, or the fragment of a link to a position or a game, with or without `#` */
  text: string
}

export type Tile = number

export interface PlayerNames {
  /** what red is called */
  red: string
  /** what blue is called */
  blue: string
}

export interface CorrectRequest {
  /** before it */
  position: Position
  /** what a tile shows */
  letter?: {
    /** whose */
    tile: Tile
    /** `?` if it is unread */
    letter: string
  }
  /** who owns a tile */
  owner?: {
    /** whose */
    tile: Tile
    /** null for nobody */
    owner: Player | null
  }
  /** who is to move */
  turn?: Player
  /** all words played, as in a position */
  played?: PlayedWord[]
  /** what texts call the players; red and blue if absent */
  names?: PlayerNames
  /** whom texts call `you`; nobody if absent */
  you?: Player
}

export type Tiles = Tile[]

export interface JudgeRequest {
  /** with owners and turn */
  position: Position
  /** in either case */
  word: string
  /** in the order of spelling; if absent, the best: those on which `think` has listed the word, or else those that a short search prefers */
  tiles?: Tiles
  /** how long to search for the opponent's best answer; 0 (if absent) for what needs no search */
  milliseconds?: number
  /** what texts call the players; red and blue if absent */
  names?: PlayerNames
  /** whom texts call `you`; nobody if absent */
  you?: Player
}

export interface PuzzleRequest {
  /** which; if absent, the first that is neither among `solved` nor `seen`; if there is none, the one seen longest ago, first of those that are not solved */
  number?: number
  /** without a number: only such puzzles */
  difficulty?: 'easy' | 'medium' | 'hard'
  /** without a number: those that come last */
  solved?: number[]
  /** without a number: those that come before these and after all others, the latest last */
  seen?: number[]
  /** instead of a made puzzle, the one that a position of a game is, in one line as in `points` of a review; an error if nothing could be missed there */
  position?: string
  /** with `position`: the word that was played there */
  missed?: string
  /** an answer to judge, in either case */
  word?: string
  /** its tiles in the order of spelling; if absent, the best ones are chosen */
  tiles?: Tiles
  /** whether the word is only being spelled, so that `answer` is null; false if absent */
  isSpelling?: boolean
  /** what texts call the players; red and blue if absent. The player to move is called `you` */
  names?: PlayerNames
}

export interface PlayRequest {
  /** with owners and turn */
  position: Position
  /** in either case */
  word?: string
  /** in the order of spelling; if absent, the best: those on which `think` has listed the word, or else those that a short search prefers */
  tiles?: Tiles
  /** true instead of a word */
  pass?: boolean
  /** what texts call the players; red and blue if absent */
  names?: PlayerNames
  /** whom texts call `you`; nobody if absent */
  you?: Player
}

export type Seed = number

export interface NewBoardRequest {
  /** the same seed gives the same board, with the same words */
  seed: Seed
  /** who moves first; red if absent */
  turn?: Player
}

export type LevelNumber = number

export interface ReplyRequest {
  /** with owners and turn */
  position: Position
  /** how well the opponent plays */
  level: LevelNumber
  /** the same seed gives the same move in a position */
  seed: Seed
}

export type Vocabulary = 'everyday' | 'familiar' | 'anything'

export interface WordsRequest {
  /** 1 to 25, `?` for an unread one */
  letters: string
  /** letters, repeated as often as they must occur */
  containing?: string
  /** letters it begins with */
  starting?: string
  /** letters it ends with */
  ending?: string
  /** the fewest letters */
  minLength?: number
  /** the most letters */
  maxLength?: number
  /** the highest rarity */
  maxRarity?: number
  /** short for the vocabulary `familiar` */
  known?: boolean
  /** `anything` if absent */
  vocabulary?: Vocabulary
  /** how many to answer with; all if absent */
  limit?: number
}

export interface SuggestedMove {
  /** the place in `nodes` of the position */
  node: number
  /** in either case */
  word: Word
  /** in the order of spelling */
  tiles: Tiles
}

export interface KeptGame {
  /** any text */
  id: string
  /** for each of the game's pictures the letters as they were read, in either case. A picture with the same letters belongs to this game, and a letter that is read as before keeps its correction */
  letters: string[]
  /** the shown node, from 0: its letters are those of the game, also where the new picture shows none */
  current: number
  /** the positions of the game, in the order they were added */
  nodes: Position[]
  /** the places of what the latest picture has shown and of all positions after it: if one or two moves lead from one of them to the picture, it follows that one; none if left out */
  latest?: number[]
  /** the moves that were suggested in these positions, of which the player may have made one */
  suggested?: SuggestedMove[]
  /** whether red is only the player on the left of the game's pictures, because their theme is unknown; false if left out */
  redIsLeft?: boolean
}

export interface RouteRequest {
  /** of the new picture, as `read` answered it */
  reading: Reading
  /** the games kept, those to prefer first */
  games: KeptGame[]
}

export interface BetweenRequest {
  /** with owners */
  before: Position
  /** a later one of the same game, with owners */
  after: Position
  /** how many moves lie between; 1 to 3 are considered if absent */
  movesBetween?: number
}

export interface ChosenMove {
  /** null for a pass */
  word: string | null
  /** in the order of spelling; empty for a pass */
  tiles: Tiles
  /** the place in `moves` of the move that it follows, an earlier one; -1 for the start; if absent, the one before it */
  parent?: number
}

export interface WriteGameRequest {
  /** before the first move */
  start: Position
  /** with variations; the first by the player to move */
  moves: ChosenMove[]
  /** the place in `moves` of the move that led to the shown position; -1 for the start; the last if absent */
  current?: number
}

export interface ParseGameRequest {
  /** a position, then a line for each move or step back */
  text: string
}

export interface TrainRequest {
  /** the picture's name, for the answer */
  file: FileName
  /** in pixels */
  width: number
  /** in pixels; width × height is at most 40 million */
  height: number
  /** of a pixel; `rgba` if absent */
  format?: 'rgb' | 'rgba' | 'bgra'
  /** bytes from one row to the next; if absent, rows follow without gaps */
  stride?: number
  /** the 25 letters; `?` for a tile to skip */
  letters: string
  /** whether to learn letters that contradict a confident reading */
  force?: boolean
}

export interface Template {
  /** a letter and a number, such as `A-1` */
  name: string
  /** of the letter, in cells */
  width: number
  /** bits in hexadecimal, row by row, highest first, 96 rows */
  ink: string
  /** where it is from; null if unknown */
  screenshot: string | null
  /** 0 to 4; null like `screenshot` */
  row: number | null
  /** 0 to 4; null like `screenshot` */
  column: number | null
  /** how large the letter was and how it stood on its tile, as one number; null or absent if that was not recorded */
  stance?: number | null
}

export interface Templates {
  /** everything learnt */
  templates: Template[]
}

export interface OpenTemplatesRequest {
  /** the file's name, for errors */
  file: FileName
}

export interface UseWordsRequest {
  /** the list's name; without one, the built-in list returns */
  file?: string | null
  /** whether a text that is not the game's own English list is refused */
  isGameList?: boolean
}

export type UseCompiledWordsRequest = Record<string, never>

export interface ChangeWordsRequest {
  /** the name of the file that the text is from, for errors */
  file?: string | null
}

export type Goal = 'win' | 'tiles'

export interface ThinkRequest {
  /** with owners and turn */
  position: Position
  /** letters that every word must contain */
  containing?: string
  /** letters that no word may contain */
  avoid?: string
  /** tiles that every move must use */
  use?: Tiles
  /** tiles that no move may use */
  leave?: Tiles
  /** whether to leave out moves after which the opponent can win at once */
  safe?: boolean
  /** `win` if absent */
  goal?: Goal
  /** the highest rarity */
  maxRarity?: number
  /** short for the vocabulary `familiar` */
  known?: boolean
  /** `anything` if absent */
  vocabulary?: Vocabulary
  /** whether to list every way to place a word that takes different tiles */
  placements?: boolean
  /** how many moves to answer with; 10 if absent */
  limit?: number
  /** how many moves to look ahead at most */
  depth?: number
  /** how long to search further */
  milliseconds: number
  /** memory for positions, in MiB; 48 if absent */
  table?: number
  /** what texts call the players; red and blue if absent */
  names?: PlayerNames
  /** whom texts call `you`; nobody if absent */
  you?: Player
}

export interface ReviewedMove {
  /** null for a pass */
  word: string | null
  /** in the order of spelling; empty for a pass */
  tiles: Tiles
}

export interface ReviewStep {
  /** with owners */
  position: Position
  /** the move that led to it from the position before; if absent or null, it is inferred if it is certain */
  move?: ReviewedMove | null
}

export interface ReviewRequest {
  /** the positions of the game in their order, with the same letters */
  steps: ReviewStep[]
  /** how long to think about each move on average, in several calls; what some moves leave of it, others take */
  milliseconds: number
  /** what texts call the players; red and blue if absent */
  names?: PlayerNames
  /** whom texts call `you`; nobody if absent */
  you?: Player
}

export interface Requests {
  about: null
  read: ReadRequest
  describe: DescribeRequest
  states: StatesRequest
  parse: ParseRequest
  correct: CorrectRequest
  judge: JudgeRequest
  puzzle: PuzzleRequest
  play: PlayRequest
  newBoard: NewBoardRequest
  reply: ReplyRequest
  words: WordsRequest
  route: RouteRequest
  between: BetweenRequest
  writeGame: WriteGameRequest
  parseGame: ParseGameRequest
  train: TrainRequest
  templates: null
  useTemplates: Templates
  openTemplates: OpenTemplatesRequest
  tile: Tile
  useWords: UseWordsRequest
  useCompiledWords: UseCompiledWordsRequest
  changeWords: ChangeWordsRequest
  think: ThinkRequest
  review: ReviewRequest
}

export type Color = string

export interface TileColors {
  /** nobody's tile */
  free: Color
  /** red's */
  red: Color
  /** red's, defended */
  redDefended: Color
  /** blue's */
  blue: Color
  /** blue's, defended */
  blueDefended: Color
}

export interface Level {
  /** the higher, the stronger */
  number: LevelNumber
  /** its name, such as `Beginner` */
  title: string
  /** how it plays, a sentence */
  explanation: string
}

export interface AboutAnswer {
  /** of the 25 tiles, row by row */
  tileNames: TileName[]
  /** the tile colours of each theme, by its name */
  themes: Record<ThemeName, TileColors>
  /** the built-in word list */
  words: {
    /** the built-in list's name, if the page was built with another than the project's own */
    name: string | null
    /** how many words it has */
    count: number
  }
  /** how well opponents play, from the weakest to the strongest */
  levels: Level[]
}

export type Outcome = 'red' | 'blue' | 'draw'

export interface State {
  /** 25, lower case, row by row; `?` for an unknown one */
  letters: BoardLetters
  /** who owns which tile; `?` for a tile of which that is open, null if it is of all */
  owners: SeenOwners | null
  /** who is to move; null if unknown, or the game is over */
  turn: Player | null
  /** the words played, in order, and `-` for each pass since the last */
  played: PlayedWord[]
  /** the position as the fragment of an address, without `#`; null while `missing` says what it lacks */
  link: string | null
  /** what must be known before moves can be searched */
  missing: 'owners' | 'turn' | null
  /** who has won, or `draw`; null while the game is on, or not known */
  outcome: Outcome | null
  /** tiles of `red` and `blue`; null if the owners are unknown */
  scores: PlayerCounts | null
}

export interface ReadAnswer {
  /** what `read --format json` prints */
  reading: Reading
  /** the position that the picture shows, with the word of its pop-up */
  state: State
  /** the colours of the picture's tiles; if it has no tile of a kind, the theme's colour */
  colors: TileColors
  /** a sentence that says who is called red and blue; null if the colours do */
  players: string | null
  /** tiles to check: letters that are unread or read with little confidence, ascending */
  doubtful: Tiles
  /** the players' colours in the picture's theme, such as `green` */
  names: PlayerNames
  /** who owns the phone; null if no pop-up says `You played` */
  you: Player | null
}

export interface DescribeAnswer {
  /** the position that the picture shows, with the word of its pop-up */
  state: State
  /** the colours of the picture's tiles; if it has no tile of a kind, the theme's colour */
  colors: TileColors
  /** a sentence that says who is called red and blue; null if the colours do */
  players: string | null
  /** tiles to check: letters that are unread or read with little confidence, ascending */
  doubtful: Tiles
  /** the players' colours in the picture's theme, such as `green` */
  names: PlayerNames
  /** who owns the phone; null if no pop-up says `You played` */
  you: Player | null
}

export interface StatesAnswer {
  /** in the order of the positions; null for a position that is wrong, which does not stop the others. Words played that the letters cannot spell are left out, so that no kept game is lost */
  states: (State | null)[]
}

export interface Played {
  /** who made the move */
  player: Player
  /** lower case; null for a pass */
  word: string | null
  /** in the order of spelling; empty for a pass */
  tiles: Tiles
  /** their names */
  tileNames: TileName[]
  /** which tiles changed hands, ascending */
  taken: Tiles
  /** the word in capitals, or `Pass` */
  title: string
  /** what happened and the scores, for screen readers */
  notice: string
  /** the position after it */
  after: State
}

export type ReplayedMove = Played & {
  /** the place in `moves` of the move that it follows; -1 for the start */
  parent: number
}

export interface ReplayedGame {
  /** before the first move */
  start: State
  /** all moves, each after the one that it follows */
  moves: ReplayedMove[]
  /** the place in `moves` of the move that led to the shown position; -1 for the start */
  current: number
}

export interface ParseAnswer {
  /** the position, of a game the shown one */
  state: State
  /** as `parseGame` answers it; null for a position */
  game: ReplayedGame | null
}

export interface CorrectAnswer {
  /** after it */
  state: State
  /** what was corrected, such as `H is now E` */
  title: string
  /** which was corrected; null if none was */
  tile: Tile | null
}

export type Standing = 'winning' | 'good' | 'even' | 'behind' | 'losing'

export interface Judgement {
  /** with its letters A–Z in lower case */
  word: string
  /** those given, or the best; null if the word cannot be spelled */
  tiles: Tiles | null
  /** whether it may be played on these tiles */
  isLegal: boolean
  /** a sentence that says why not; null if it may */
  refusal: string | null
  /** such as `takes 3 from blue and 2 free`; empty if it may not be played */
  takes: string
  /** a sentence that says what it takes, how its player then stands and what the best answer is; null if it may not be played */
  text: string | null
  /** how its player then stands; null if that was not searched for */
  standing: Standing | null
  /** which tiles change hands, ascending */
  taken: Tiles
  /** the position after it; null if it may not be played */
  after: State | null
}

export type Owners = string

export interface PuzzleSolution {
  /** the words that are right on these tiles, the best known first */
  words: Word[]
  /** the tiles that change hands, ascending; for `finish` an example, as any that win are right */
  taken: Tiles
  /** the first word's tiles, in the order of spelling */
  tiles: Tiles
}

export interface PuzzleAnswer {
  /** with its letters A–Z in lower case */
  word: string
  /** those given, or the best; null if the word cannot be spelled */
  tiles: Tiles | null
  /** whether it may be played on these tiles */
  isLegal: boolean
  /** whether it does what the puzzle asks for */
  isRight: boolean
  /** the verdict with its reason */
  text: string
}

export interface Puzzle {
  /** its number, which stays the same in later versions; with `--from`, its place among those of the game, from 1 */
  number: number
  /** how many puzzles there are */
  count: number
  /** what to find: `finish`, `three`, `five`, `only` or `known`, see [below](#kinds-of-puzzles) */
  kind: 'finish' | 'three' | 'five' | 'only' | 'known'
  /** how hard it is, 1 to 5 */
  level: number
  /** the same in a word: `easy` is 1 and 2, `medium` 3, `hard` 4 and 5 */
  difficulty: 'easy' | 'medium' | 'hard'
  /** the position in one line, as `play --position` takes it */
  position: string
  /** 25 capitals, `?` for an unknown one */
  letters: Letters
  /** who owns which tile */
  owners: Owners
  /** who looks for a word */
  turn: Player
  /** null, as the game is on */
  outcome: null
  /** `red` and `blue`, 0 to 25 tiles */
  scores: PlayerCounts
  /** `red` and `blue`, each player's defended tiles, 0 to 25 */
  defended: PlayerCounts
  /** the words played so far */
  played: Word[]
  /** in a puzzle from a game, the word that was played instead; null after a pass, or for a made puzzle */
  missed: Word | null
  /** what to find, in a sentence or two */
  task: string
  /** three hints, each saying more than the one before; the last is the solution */
  hints: string[]
  /** the answer, and other words that are right */
  solution: string
  /** all answers, the one in `solution` first */
  solutions: PuzzleSolution[]
  /** the verdict on the word given; null without one */
  answer: PuzzleAnswer | null
}

export type PuzzleReply = Puzzle & {
  /** what to draw */
  state: State
  /** what the word does, without whether it is right; null without a word */
  judgement: Judgement | null
}

export interface NewBoardAnswer {
  /** the position before the first move */
  state: State
}

export interface ReplyAnswer {
  /** lower case; null for a pass */
  word: string | null
  /** in the order of spelling; empty for a pass */
  tiles: Tiles
}

export interface WordsAnswer {
  /** as capitals */
  letters: string
  /** how many of them are `?`; no word uses these */
  unreadable: number
  /** how many words meet the conditions, regardless of `limit` */
  count: number
  /** the words in lower case, the longest first, one on each line, without a line end after the last */
  text: string
  /** of each word; null if unknown */
  rarities: (number | null)[]
  /** a character for each word: `1` if most people know it, else `0` */
  known: string
}

export interface GameMove {
  /** who made it */
  player: Player
  /** lower case; null if unknown */
  word: string | null
  /** the tiles of the word, in the order of spelling; empty if unknown */
  tiles: Tiles
  /** the tiles that changed hands, ascending */
  taken: Tiles
}

export interface PairMove {
  /** who made it */
  player: Player
  /** lower case */
  word: Word
  /** the tiles of the word, in the order of spelling */
  tiles: Tiles
  /** the tiles that changed hands, ascending */
  taken: Tiles
}

export interface SeenPair {
  /** both moves */
  moves: PairMove[]
  /** who owned which tile between the two */
  between: Owners
  /** 0.0 to 1.0, an estimate */
  likelihood: number
  /** whether it is so likely that nobody need be asked */
  sure: boolean
}

export interface RouteAnswer {
  /** the `id` of the picture's game; null for a new game */
  game: string | null
  /** the state that the picture shows. Unread letters are taken from the game. Its words played are those up to `parent`, those in between if they are certain, and the one that the picture names; if it follows no node, only the one that it names. If `node` is not null, it is the state of that node, with the word of `move` */
  state: State
  /** the node that already shows this, as far as the picture shows whose turn it is; null if none does, or for a new game */
  node: number | null
  /** the node that the picture follows: the latest one from which one move leads to it, or else the latest one that can be earlier. It is 0 if there is none, for example if the picture is older than all nodes. It is null for a new game, or if `node` is not null */
  parent: number | null
  /** what was played, if one move led from `parent` to this; null if one move cannot have. Three moves can often explain the same, and `settled` is then false. Its `word` is the one that the picture names, or one that is certain; otherwise it is null, also for what may be a pass. With `node`, this is the move that led to that node, if only this picture names its word, which then belongs to the words played of that node and of all later ones; otherwise it is null */
  move: GameMove | null
  /** the pairs of moves that may have led from `parent` to this, if two is the fewest number that can; the likeliest first, six at most */
  pairs: SeenPair[]
  /** whether every move between `parent` and this is known, and how many there were; true with `node` and for a new game */
  settled: boolean
  /** whether the game calls the player red whom the picture calls blue, which happens if the theme of either is unknown. In `state` and `move` the players are called as in the game */
  exchanged: boolean
}

export interface InferredWord {
  /** lower case */
  word: Word
  /** who is likelier to have played it; null if neither is, or it is unknown */
  player: Player | null
  /** 0.0 to 1.0, an estimate */
  likelihood: number
  /** whether nothing else explains the change */
  certain: boolean
}

export interface BetweenAnswer {
  /** the words that may have been played, certain ones first, then the likeliest */
  words: InferredWord[]
  /** how many moves may lie between, ascending; empty if it must be more, or if the positions contradict each other */
  moves: number[]
  /** whether every move is known */
  settled: boolean
  /** false if `words` may lack a word that was played */
  complete: boolean
}

export interface WriteGameAnswer {
  /** as `game --save` writes it, with `back 2` where two moves are taken back; it ends at the shown position */
  text: string
  /** the same as the fragment of an address, without `#`, at most 8,000 bytes; null if a move does not spell its word */
  link: string | null
  /** a sentence that says what the link leaves out because it would be too long, first variations, then the earliest moves; null if it leaves out nothing */
  linkOmits: string | null
}

export interface TrainAnswer {
  /** the picture */
  file: FileName
  /** how many tiles were learnt */
  tiles: number
  /** the names of the new templates */
  added: string[]
  /** tiles that were not learnt, because something covers them */
  covered: TileName[]
  /** how many templates have been learnt in all */
  templates: number
}

export interface UseTemplatesAnswer {
  /** how many */
  templates: number
}

export interface OpenTemplatesAnswer {
  /** the letters of the file that contradict none that was learnt */
  templates: Template[]
  /** the others */
  contradictions: {
    /** its name in the file */
    name: string
    /** the template of another letter that looks the same */
    own: string
  }[]
  /** how many letters of the file are damaged, and left out */
  damaged: number
}

export interface GlyphMask {
  /** in cells */
  width: number
  /** in cells */
  height: number
  /** bits in hexadecimal, row by row, highest first */
  ink: string
}

export interface NearTemplate {
  /** a capital */
  letter: string
  /** to the letter; 1.0 is equal */
  similarity: number
  /** width divided by height */
  aspectRatio: number
  /** cells a row */
  side: number
  /** how much of each cell is ink: two hexadecimal digits each, row by row */
  coverage: string
}

export interface TileAnswer {
  /** `A1` to `E5` */
  name: TileName
  /** 0 to 4 */
  row: number
  /** 0 to 4 */
  column: number
  /** a capital; null if it is unread */
  letter: string | null
  /** 0.0 to 1.0 */
  confidence: number
  /** the binarized letter; null if there is none */
  glyph: GlyphMask | null
  /** the nearest template of each of the two most similar letters */
  nearest: NearTemplate[]
}

export interface WordCount {
  /** how many words the list has */
  words: number
  /** which words of a text were changed or left out and why: for each kind a sentence without full stop */
  notes: string[]
}

export interface ChangeWordsAnswer {
  /** how many words may be played now */
  words: number
  /** words that the game refused, which are left out */
  refused: string[]
  /** words that the game took, which are added */
  accepted: string[]
  /** words that the player would never play, which are not suggested */
  never: string[]
  /** all of them in the form of the text, sorted */
  text: string
}

export interface Move {
  /** lower case; null for a pass */
  word: string | null
  /** its tiles in the order of spelling; empty for a pass */
  tiles: Tile[]
  /** their names */
  tileNames: TileName[]
}

export type Rarity = number | null

export type Verdict = {
  kind: 'wins' | 'loses'
  /** 1 or more */
  plies: number
} | {
  kind: 'draws'
} | {
  kind: 'seemsToWin' | 'seemsToLose'
  /** 1 or more */
  plies: number
} | {
  kind: 'lead'
  lead: number
}

export type RankedMove = Move & {
  /** also null for a pass */
  rarity: Rarity
  /** whether the game may not know the word, as it lacks many words like it; false with a word list of your own */
  doubtful: boolean
  /** in how many other ways the word can be placed */
  otherPlacements: number
  /** the opponent's tiles it takes, ascending */
  captured: Tile[]
  /** the free tiles it takes, ascending */
  claimed: Tile[]
  /** `scores`, `defended` and `position` after the move, as above */
  after: {
    scores: PlayerCounts
    defended: PlayerCounts
    position: string
  }
  /** what the search found, see [below](#verdict); null if `bound` */
  verdict: Verdict | null
  /** how likely the mover is to win against an equal, 0.0 to 1.0; exact only if the verdict is proven; null if `bound` */
  chance: number | null
  /** if true, the search did not find out what the move is worth, only that it seemed no better than the first; such moves come last */
  bound: boolean
  /** the expected moves after it, each with `word`, `tiles` and `tileNames`; may be empty */
  line: Move[]
}

export type KnownMove = RankedMove & {
  /** by how much `chance` is lower than the first move's; negative only with `--goal tiles`; only in `known` and `surer` */
  cost: number
}

export interface Gap {
  /** the picture before the gap */
  from: FileName
  /** the picture after it */
  to: FileName
  /** whether the tiles show that `to` is later; if not, the order given counts */
  orderKnown: boolean
  /** how many moves may lie between, ascending, 1 to 4; empty if it must be more, or if the pictures contradict each other */
  moves: number[]
  /** whether `words` surely has every word that was played; false if unread tiles may hide one, or if `moves` is empty */
  complete: boolean
  /** whether every move in the gap is known */
  settled: boolean
  /** the pairs of words that may have been played, if two moves are the fewest that explain the change; the likeliest first, 20 at most */
  pairs: {
    /** both words, lower case, in the order in which they were played */
    words: Word[]
    /** 0.0 to 1.0, an estimate */
    likelihood: number
    /** whether it is so likely that both count as played */
    sure: boolean
  }[]
  /** how many words may have been played, also those left out of `words` */
  wordCount: number
  /** the words that may have been played, certain ones first, then the likeliest; `games` leaves out uncertain ones below 0.01 */
  words: {
    /** lower case */
    word: Word
    /** who is likelier to have played it; null if neither is, or it is unknown */
    player: Player | null
    /** 0.0 to 1.0, an estimate */
    likelihood: number
    /** whether nothing else explains the change */
    certain: boolean
  }[]
}

export interface Play {
  /** the screenshot that is played on, the latest of several; null for a typed position */
  file: FileName | null
  /** the position in one line, as `--position` takes it: letters, owners, player to move and, if any, the words played, separated by commas (`-` for a pass) */
  position: string
  /** 25 capitals, `?` for an unknown one */
  letters: Letters
  /** who owns which tile */
  owners: Owners
  /** whom the moves are for; null if the game is over */
  turn: Player | null
  /** `red` or `blue`, who has won, or `draw`; null while the game is on */
  outcome: 'red' | 'blue' | 'draw' | null
  /** `red` and `blue`, 0 to 25 tiles */
  scores: PlayerCounts
  /** `red` and `blue`, each player's defended tiles, 0 to 25 */
  defended: PlayerCounts
  /** the first move in one sentence, or how the game ended */
  reason: string
  /** whether the best other word whose value is known is within 0.02 of the best one's `chance`; false if the end of the game is in sight with either, or with `--goal tiles` */
  closeCall: boolean
  /** the best [moves](#each-of-moves-and-known), the best first, `--limit` of them (by default 10); empty if the game is over */
  moves: RankedMove[]
  /** if few people know the first move's word, the best move with a word that most people know, from the same search; it need not be among `moves`. Otherwise null, and also if the value of no such move is known */
  known: KnownMove | null
  /** if the game may not know the first move's word, the best move with a word that it takes more surely; otherwise as for `known` */
  surer: KnownMove | null
  /** how many moves ahead the search looked in full, 0 to 64 */
  depth: number
  /** how many positions it visited */
  nodes: number
  /** how long it took */
  seconds: number
  /** doubts about the picture and the position, such as an unknown word among those played; may be empty */
  warnings: Warnings
  /** only with several screenshots: as in [games](#games) */
  pictures?: FileName[][]
  /** only with several screenshots: as in [games](#games), with all words */
  inferred?: Gap[]
}

export interface MoveTexts {
  /** such as `takes 3 from blue and 2 free`; empty for a pass */
  takes: string
  /** how its player stands after it, `wins`, `draws` or `loses` where nothing is left to chance, else a `standing`; if the reader is the opponent, how the reader stands, such as `you are losing`; null if the search did not find out what the move is worth */
  standing: string | null
  /** its chance to win, such as `63%`; if the reader is the opponent, the reader's, such as `37% for you`; null if the search did not find out what the move is worth */
  chance: string | null
  /** such as `wins in 3` or `likely win`, or to the opponent `you lose in 3`; empty unless the end is in sight */
  verdict: string
  /** `rare` if few people know the word, `perhaps rare` if that is not known; empty if most do, or for a pass */
  rarity: string
  /** `the game may not know it`, or empty */
  doubt: string
  /** a sentence with the opponent's best answer; null if the search found none */
  answer: string | null
  /** the same sentence as `text` of `judge`, from this search; empty for a pass */
  outlook: string
  /** after it, such as `16:4`: the reader's first or, if no player is called you, the mover's */
  score: string
  /** after it */
  owners: Owners
  /** the word of a better move of which its word is a form, such as a plural, so that a list shows both in one row; else null */
  formOf: string | null
  /** what its word adds to that, such as `-S`, or else the whole word in capitals; null without `formOf` */
  ending: string | null
}

export type ShownMove = RankedMove & {
  /** what a page says of it */
  texts: MoveTexts
}

export interface AdviceTexts {
  /** red's chance to win in whole percent, 0 and 100 only if proven; null if no move was found, or not what the best is worth */
  redPercent: number | null
  /** the same, 0.0 to 1.0 */
  redChance: number | null
  /** how red stands with that chance */
  redStanding: Standing | null
  /** such as `blue may play`, to be said before the moves if the reader is the opponent of the player to move; else null */
  expects: string | null
  /** the moves to show beside the best one, the better first, if few people know its word or the game may not: objects with `label` and `move`, as in `moves`. Words that lose are left out */
  others: {
    /** what it has over the best move */
    label: 'Easier' | 'Surer' | 'Easier and surer'
    move: ShownMove
  }[]
  /** `No easy word holds.` if few people know the best move's word, and the best one that most people know is losing, or loses; else null */
  easierRemark: string | null
  /** what kind of word to look for, for players who think first; null if the game is over */
  hint: string | null
  /** such as `7 moves ahead in 3.1 s` */
  effort: string
}

export type Advice = Omit<Play, 'moves'> & {
  /** each with its `texts`, an object of the type *move texts* */
  moves: ShownMove[]
  /** the rest in words */
  texts: AdviceTexts
  /** whether more time would find nothing more */
  isDone: boolean
}

export interface ReviewPoint {
  /** in one line, as `play --position` takes it; null if it is unknown whose turn it was */
  position: string | null
  /** who owned which tile */
  owners: Owners
  /** `red` and `blue`, 0 to 25 tiles */
  scores: PlayerCounts
  /** red's chance to win, 0.0 to 1.0, as the move before has left it; at the start and after open moves, the chance with the best move; null if it is not known, or not yet */
  redChance: number | null
}

export type Grade = 'only move' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder' | 'already lost'

export type ReviewChoice = Move & {
  /** after it */
  owners: Owners
  /** the mover's chance to win, 0.0 to 1.0 */
  chance: number
  /** whether that is proven */
  proven: boolean
  /** whether most people know the word; true for a pass */
  familiar: boolean
}

export interface ReviewMove {
  /** its place in the game, also counting gaps between pictures */
  number: number
  /** who moved; null, as `grade` to `explained`, if pictures leave the move open */
  player: Player | null
  /** how good the move was */
  grade: Grade | null
  /** the mover's chance to win with the best move, in percent; 0 and 100 only if proven */
  before: number | null
  /** the same after the move played */
  after: number | null
  /** how many points lie between the two */
  lost: number | null
  /** `before` and `after` as a sentence */
  chances: string | null
  /** why it got the grade, in a sentence or two; or what is known of open moves */
  why: string
  /** what was played */
  played: ReviewChoice | null
  /** the best move found; what was played, if none was better */
  best: ReviewChoice | null
  /** the best move with a word that most people know; null also if none was found */
  known: ReviewChoice | null
  /** which of the two `why` explains: `known` if more is to be learnt from that */
  explained: 'best' | 'known' | null
}

export interface Review {
  /** the game's text, or its pictures; empty on the page */
  files: FileName[]
  /** 25 capitals, `?` for an unknown one */
  letters: Letters
  /** who has won, or `draw`; null while the game is on, or not known */
  outcome: Outcome | null
  /** false if the review was ended before the last move */
  complete: boolean
  /** how exactly the players moved, in percent: [how](playing.md#reviews) */
  accuracy: {
    /** of red's graded moves; null if there is none */
    red: number | null
    /** of blue's */
    blue: number | null
  }
  /** the `number` of the move at which the game turned; null if it turned nowhere, or `complete` is false */
  turningPoint: number | null
  /** the turning point and the accuracy, in sentences */
  summary: string
  /** one [object](#each-of-points) before each move, and one after the last */
  points: ReviewPoint[]
  /** one [object](#each-of-moves-of-a-review) for each move reviewed so far, or for several that pictures leave open */
  moves: ReviewMove[]
}

export type ReviewAnswer = Review & {
  /** whether nothing is left to review */
  isDone: boolean
  /** how much of the work is done, 0.0 to 1.0 */
  progress: number
}

export interface Answers {
  about: AboutAnswer
  read: ReadAnswer
  describe: DescribeAnswer
  states: StatesAnswer
  parse: ParseAnswer
  correct: CorrectAnswer
  judge: Judgement
  puzzle: PuzzleReply
  play: Played
  newBoard: NewBoardAnswer
  reply: ReplyAnswer
  words: WordsAnswer
  route: RouteAnswer
  between: BetweenAnswer
  writeGame: WriteGameAnswer
  parseGame: ReplayedGame
  train: TrainAnswer
  templates: Templates
  useTemplates: UseTemplatesAnswer
  openTemplates: OpenTemplatesAnswer
  tile: TileAnswer
  useWords: WordCount
  useCompiledWords: WordCount
  changeWords: ChangeWordsAnswer
  think: Advice
  review: ReviewAnswer
}

/** What a function answers: what it was asked for, or what is wrong. */
export type Answer<Name extends keyof Answers> = (Answers[Name] & { error?: undefined }) | Failure
