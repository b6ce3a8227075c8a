internal import CPlatform

/// A computer player that plays as people of some ``Level`` do, on one board.
///
/// Before each move a number of words comes to its mind, as many and as rare ones as its level allows, and it plays the one
/// that seems best to it. So it errs as people do: it misses words, overlooks what the answer takes back, and does not see a
/// finish that needs a word it did not think of. It never plays a worse move on purpose.
///
/// The same seed gives the same move in the same position, whatever was asked before. Safe to use from any thread.
public struct LevelPlayer: Sendable {
  /// How well it plays.
  public let level: Level
  let board: PreparedBoard
  let seed: UInt64

  /// - Parameter seed: decides which words come to its mind.
  public init(_ level: Level, on board: PreparedBoard, seed: UInt64) {
    (self.level, self.board, self.seed) = (level, board, seed)
  }

  /// Returns its move, a pass if no word comes to its mind or none is any good; nil if the game is over. Takes some milliseconds;
  /// the levels that search, up to a tenth of a second.
  ///
  /// - Precondition: `position` has the letters of the board.
  public func move(in position: Position) -> Move? {
    guard position.outcome == nil else { return nil }
    let traits = level.traits
    var generator = generator(in: position)
    let thoughts = ThoughtWords(
      traits, in: position, on: board, PlayedWords(position, on: board), using: &generator)
    guard let mind = PreparedBoard(position.board, words: thoughts.words.map { board.words[$0] }) else { return .pass }
    let isAttentive = Int.random(in: 0..<100, using: &generator) < traits.attention
    let foresight = isAttentive ? traits.foresight : .tiles
    if case .search(let depth, let positions) = foresight {
      let limits = SearchLimits(depth: depth, nodeCount: positions)
      let table = TranspositionTable(size: LevelPlayer.tableSize)
      return Search(of: position, on: mind, limits: limits, table: table).run().moves.first?.move ?? .pass
    }
    let choice = MoveChoice(position, on: mind)
    let best =
      switch foresight {
      case .tiles: choice.best { Int32(choice.sides.taking($0.taken).lead) }
      case .defendedTiles: choice.best { choice.leadWithDefence(after: $0) }
      case .evaluation, .search: choice.best { $0.value }
      }
    return best.map(choice.move) ?? .pass
  }

  /// The size in bytes of the table of the levels that search, enough for the positions that they look at.
  private static let tableSize = 1 << 20

  /// The random numbers of a position, which do not depend on what was asked before.
  private func generator(in position: Position) -> SeededGenerator {
    var hash = FNVHash(position.description.utf8)
    hash.combine(seed)
    return SeededGenerator(seed: hash.value)
  }
}

extension PreparedBoard {
  /// Prepares a board with a few of its words; nil if there are none.
  convenience init?(_ board: Board, words: [Word]) {
    guard !words.isEmpty, let graph = try? WordGraphBuilder.graph(of: words.sorted()) else { return nil }
    self.init(board, lexicon: Lexicon(graph: graph, wordCount: words.count))
  }
}

/// All moves in a position, from which a rule chooses one.
package final class MoveChoice {
  private let board: PreparedBoard
  package let sides: Sides
  package let played: PlayedWords
  /// The moves, unordered. Their values are those of the evaluation.
  package let moves: [Candidate]

  package init(_ position: Position, on board: PreparedBoard) {
    self.board = board
    sides = Sides(position)
    played = PlayedWords(position, on: board)
    var enumerator = PlacementEnumerator(board: board)
    enumerator.enumerate(sides, played)
    moves = enumerator.moves
  }

  /// Returns the move of a candidate.
  package func move(_ candidate: Candidate) -> Move {
    let group = Int(candidate.group)
    let tiles = board.spelling(candidate.taken, group: group, sides: sides)
    return .play(board.placement(ofWord: played.firstWord(ofGroup: group), tiles: tiles))
  }

  /// Returns the move with the highest value, a winning one before all others; nil if there are no moves.
  package func best(_ value: (Candidate) -> Int32) -> Candidate? {
    var best: Candidate?
    for move in moves {
      var candidate = move
      // Beyond any value a rule can give a move.
      candidate.value = finish(candidate).map { $0 == 0 ? 0 : $0 > 0 ? .max : -.max } ?? value(candidate)
      if let best, (best.value, candidate.taken.bits) >= (candidate.value, best.taken.bits) { continue }
      best = candidate
    }
    return best
  }

  /// Returns the value of a move that ends the game; nil for other moves.
  package func finish(_ candidate: Candidate) -> Int32? {
    let after = sides.taking(candidate.taken)
    return after.isFinished ? SearchValue.end(lead: after.lead, atPly: 0) : nil
  }

  /// Returns the lead in tiles after a move, defended ones counting double.
  package func leadWithDefence(after candidate: Candidate) -> Int32 {
    let after = sides.taking(candidate.taken)
    return Int32(after.lead + after.own.interior.count - after.opponent.interior.count)
  }
}

/// The words that come to a player's mind before a move. They are drawn from the words that the player knows. Well-known and
/// short words are likelier than others, and so are words that use the free tiles.
struct ThoughtWords {
  /// As indices into the board's words, the first that came to mind first.
  private(set) var words: [Int] = []

  /// With this many free tiles or fewer, players look for a word that takes them all.
  private static let fewFreeTiles = 6

  /// - Parameter generator: decides what comes to mind.
  init(
    _ traits: LevelTraits, in position: Position, on board: PreparedBoard, _ played: borrowing PlayedWords,
    using generator: inout SeededGenerator
  ) {
    let free = board.slots.counts(of: Sides(position).unclaimed)
    let isNearEnd = !free.isEmpty && free.nonzeroBitCount <= ThoughtWords.fewFreeTiles
    let ranks = board.ranks
    let hasRarities = board.lexicon.hasRarities
    var drawn: [(time: Double, word: Int)] = []
    for word in board.words.indices where played.isPlayable(word: word) {
      let length = board.words[word].count
      let rarity = hasRarities ? Int(ranks[word]) : Lexicon.everydayRarities.lowerBound
      guard rarity <= traits.maximumRarity, length <= traits.maximumLength else { continue }
      var weight = ThoughtWords.weight(ofRarity: rarity) * ThoughtWords.weight(ofLength: length, traits)
      let counts = board.groups[Int(board.groupOfWord[word])]
      // Whoever looks at the board begins with the free tiles, and, if they are few, tries to take them all.
      weight *= 1 + Double((counts & free).nonzeroBitCount)
      if isNearEnd, counts & free == free { weight *= 16 }
      // Each word gets a random time, which is shorter on average the higher its weight. The words with the shortest times are
      // then a sample with those weights: P. Efraimidis and P. Spirakis, "Weighted Random Sampling with a Reservoir" (2006).
      let chance = Double(generator.next() >> 11 | 1) / Double(1 << 53 as UInt64)
      drawn.append((-platform_log(chance) / weight, word))
    }
    drawn.sort { $0.time != $1.time ? $0.time < $1.time : $0.word < $1.word }
    words = drawn.prefix(traits.wordCount).map { $0.word }
  }

  /// How easily a word of a rarity comes to mind.
  private static func weight(ofRarity rarity: Int) -> Double {
    switch rarity {
    case ...10: 1
    case ...20: 0.7
    case ...35: 0.4
    case ...50: 0.15
    default: 0.06
    }
  }

  /// How easily a word of a length comes to mind to somebody who wants to take tiles: the shortest take too few.
  private static func weight(ofLength length: Int, _ traits: LevelTraits) -> Double {
    switch length {
    case ...2: 0.05
    case 3: 0.4
    default: platform_pow(Double(traits.weightPerLetter) / 100, Double(max(0, length - traits.easyLength)))
    }
  }
}

extension UInt32 {
  fileprivate var isEmpty: Bool { self == 0 }
}
