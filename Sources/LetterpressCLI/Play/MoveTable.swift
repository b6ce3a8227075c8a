internal import LetterpressEngine
internal import LetterpressSolver

/// A table of moves below a line of headings. Moves whose value the search did not find out are left out.
struct MoveTable {
  let advice: Advice
  /// How many of the moves to show.
  let count: Int
  /// Whether to show all that is known of them, and explain it.
  let isFull: Bool
  /// Whether the table in short has a column for the tiles.
  let namesTiles: Bool

  /// The table, and below it how many moves are left out and what the columns mean.
  ///
  /// - Parameter width: how many characters a line may have; nil for any number.
  func text(width: Int?) -> String { isFull ? full(width: width) : brief(width: width) }

  private var position: Position { advice.position }

  /// The moves whose value is known.
  private var moves: [RankedMove] { advice.moves.prefix(count).filter { !$0.isBound } }

  /// Says how many moves were left out; empty if none.
  private var omission: String {
    let count = advice.moves.prefix(count).count { $0.isBound }
    guard count > 0 else { return "" }
    let (verb, object) = count == 1 ? ("is", "it is") : ("are", "they are")
    return
      "\(counted(count, "more move")) \(verb) left out, as there was no time to find out what \(object) worth "
      + "(see --time).\n"
  }

  private static func scores(of position: Position) -> String { MoveText.pair(position.score) }

  private static func takings(of move: RankedMove) -> String { "\(move.captured.count)+\(move.claimed.count)" }
}

// MARK: In short

extension MoveTable {
  private func brief(width: Int?) -> String {
    // What stands beside the best move belongs to the list, however far down.
    let others = advice.others.map(\.move).filter { other in !moves.contains { $0.move == other.move } }
    let table = TextTable(
      headings: ["word", "chance", "takes", "score"] + (namesTiles ? ["tiles"] : []),
      rows: (moves + others).map { move in
        [
          MoveText.name(of: move.move) + (move.mayBeRefused ? "*" : ""), VerdictText.chanceOrEnd(of: move) ?? "",
          MoveTable.takings(of: move), MoveTable.scores(of: move.position),
        ] + (namesTiles ? [MoveText.tiles(of: move.move)] : [])
      }, rightAligned: [])
    return table.text(width: width) + omission
      + briefLegend(mayBeRefused: (moves + others).contains(where: \.mayBeRefused))
  }

  private func briefLegend(mayBeRefused: Bool) -> String {
    "(takes: \(position.turn.opponent.rawValue)+free; score: red:blue; "
      + (mayBeRefused ? "*: may be refused; " : "") + "more with --explain)\n"
  }
}

// MARK: In full

extension MoveTable {
  private func full(width: Int?) -> String {
    TextTable(
      headings: MoveTable.headings, rows: [start] + moves.enumerated().map { row($1, rank: $0 + 1) },
      rightAligned: MoveTable.rightAligned
    ).text(width: width) + omission + legend
  }

  private static let headings = [
    "", "word", "rarity", "chance", "verdict", "takes", "score", "defended", "answer", "tiles",
  ]
  /// The columns that contain a single number.
  private static let rightAligned: Set = [0, 2, 3]

  private var start: [String] {
    ["", "(now)", "", "", "", "", MoveTable.scores(of: position), defended(in: position), "", ""]
  }

  private func row(_ move: RankedMove, rank: Int) -> [String] {
    [
      "\(rank)", MoveText.name(of: move.move), MoveText.rarity(of: move),
      move.value.isProven ? "" : VerdictText.chance(of: move) ?? "", VerdictText.short(move.verdict),
      MoveTable.takings(of: move), MoveTable.scores(of: move.position), defended(in: move.position),
      move.continuation.first.map(MoveText.name) ?? "", tiles(of: move),
    ]
  }

  /// The tiles, and in how many other ways the word can be placed.
  private func tiles(of move: RankedMove) -> String {
    let others = advice.showsWordsOnce ? MoveText.otherPlacements(of: move) : ""
    return MoveText.tiles(of: move.move) + (others.isEmpty ? "" : " \(others)")
  }

  private func defended(in position: Position) -> String {
    MoveText.pair { position.owners[$0].interior.count }
  }

  private var legend: String {
    var lines = [
      "rarity: 10 (common) to 95 (very rare); most people know words up to \(Lexicon.knownRarities.upperBound)",
      "chance: to win, estimated from games with similar positions",
      "takes: \(position.turn.opponent.rawValue) tiles + free tiles; score, defended: red:blue after the move",
    ]
    if moves.contains(where: \.mayBeRefused) { lines.insert("*: the game may not know the word", at: 1) }
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
