internal import LetterpressEngine
internal import LetterpressSolver

/// A table of moves, below a line of headings and one for the current position.
struct MoveTable {
  let position: Position
  /// The moves whose value is known.
  let moves: [RankedMove]
  /// The number of moves left out because the search did not find out what they are worth.
  let unknownCount: Int
  /// Whether each word is listed once, with a count of the other ways to place it.
  let showsWordsOnce: Bool

  init(position: Position, moves: [RankedMove], showsWordsOnce: Bool) {
    (self.position, self.showsWordsOnce) = (position, showsWordsOnce)
    self.moves = moves.filter { !$0.isBound }
    unknownCount = moves.count - self.moves.count
  }

  /// The table, with an explanation of its columns below it.
  ///
  /// - Parameter width: how many characters a line may have; nil for any number.
  func text(width: Int?) -> String {
    TextTable(
      headings: MoveTable.headings, rows: [start] + moves.enumerated().map { row($1, rank: $0 + 1) },
      rightAligned: MoveTable.rightAligned
    ).text(width: width) + omission + legend
  }

  /// Says how many moves were left out; empty if none.
  private var omission: String {
    guard unknownCount > 0 else { return "" }
    let (verb, object) = unknownCount == 1 ? ("is", "it is") : ("are", "they are")
    return
      "\(counted(unknownCount, "more move")) \(verb) left out, as there was no time to find out what \(object) worth "
      + "(see --time).\n"
  }

  private static let headings = [
    "", "word", "rarity", "chance", "verdict", "takes", "score", "defended", "answer", "tiles",
  ]
  /// The columns that contain a single number.
  private static let rightAligned: Set = [0, 2, 3]

  private var start: [String] {
    ["", "(now)", "", "", "", "", scores(of: position), defended(in: position), "", ""]
  }

  private func row(_ move: RankedMove, rank: Int) -> [String] {
    [
      "\(rank)", MoveText.name(of: move.move), MoveText.rarity(of: move), VerdictText.chance(of: move),
      VerdictText.short(move.verdict),
      "\(move.captured.count)+\(move.claimed.count)", scores(of: move.position), defended(in: move.position),
      move.continuation.first.map(MoveText.name) ?? "", tiles(of: move),
    ]
  }

  /// The tiles, and in how many other ways the word can be placed.
  private func tiles(of move: RankedMove) -> String {
    let others = showsWordsOnce ? MoveText.otherPlacements(of: move) : ""
    return MoveText.tiles(of: move.move) + (others.isEmpty ? "" : " \(others)")
  }

  private func scores(of position: Position) -> String { MoveText.pair(position.score) }

  private func defended(in position: Position) -> String {
    MoveText.pair { position.owners[$0].interior.count }
  }

  private var legend: String {
    var lines = [
      "rarity: 10 (common) to 95 (very rare); most people know words up to \(Lexicon.knownRarities.upperBound)",
      "chance: to win, estimated from games with similar positions",
      "takes: \(position.turn.opponent.rawValue) tiles + free tiles; score, defended: red:blue after the move",
    ]
    if moves.contains(where: \.isDoubtful) { lines.insert("*: the game may not know the word", at: 1) }
    let kinds = Set(moves.map { VerdictKind($0.verdict) })
    if kinds.contains(.proven) {
      lines.append("in n: over after n moves at the latest, counting both players' (3: yours, theirs, yours); proven")
    }
    if kinds.contains(.supposed) {
      let meaning = kinds.contains(.proven) ? "the same" : "over after n moves, counting both players'"
      lines.append("in n?: \(meaning), likely but not proven")
    }
    if kinds.contains(.lead) {
      lines.append("+n, -n: by how much you would lead or trail, in tiles; defended ones count for more")
    }
    if moves.contains(where: { !$0.continuation.isEmpty }) {
      lines.append("answer: the opponent's best, if the search found one")
    }
    lines.append("tiles: in spelling order; column A to E from the left, row 1 to 5 from the top")
    return "\n" + lines.joined(separator: "\n") + "\n"
  }
}

extension MoveTable {
  /// Which explanation a verdict needs.
  private enum VerdictKind {
    case proven
    case supposed
    case lead

    init(_ verdict: Verdict) {
      switch verdict {
      case .wins, .loses, .draws: self = .proven
      case .seemsToWin, .seemsToLose: self = .supposed
      case .lead: self = .lead
      }
    }
  }
}
