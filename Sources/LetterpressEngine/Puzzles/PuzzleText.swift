package import LetterpressSolver

/// What a puzzle asks for and its hints, in words.
package struct PuzzleText {
  private let puzzle: Puzzle
  private let wording: Wording

  package init(_ puzzle: Puzzle, _ wording: Wording = .terminal) { (self.puzzle, self.wording) = (puzzle, wording) }

  private var mover: Player { puzzle.position.turn }
  private var names: PlayerNames { wording.names }
  private var count: Int { puzzle.words.count }

  /// The question: `Red to move. Find a word that wins …`, or `You are red. Find …`.
  package var task: String {
    // The reader has not played the game, so does not know which colour to play.
    let turn =
      names.you == mover ? "You are \(names.color(of: mover))." : "\(names.name(of: mover).asciiCapitalized) to move."
    return "\(turn) \(question)"
  }

  private var question: String {
    switch puzzle.kind {
    case .finish: "Find \(a) that \(count == 1 ? "finishes the game and wins" : "finish the game and win")."
    case .three, .five:
      "Find \(a) that \(count == 1 ? "wins" : "win") \(Wording.byForce(within: puzzle.kind.plies))."
    case .only:
      "\(names.clause(mover.opponent, "threatens", "threaten").asciiCapitalized) to win at once. "
        + (count == 1 ? "Find the only word that does not lose." : "Only \(count) words do not lose: find one.")
    case .known:
      "Find the only word that most people know and that wins \(Wording.byForce(within: puzzle.kind.plies))."
    }
  }

  private var a: String { count == 1 ? "the only word" : "one of the \(count) words" }

  /// Three hints, each saying more than the one before: length and what to take, how it begins and on which tiles, the word.
  package var hints: [String] {
    let (answer, taken) = (puzzle.answer, puzzle.solutions[0].taken)
    let (before, word) = (puzzle.position.owners, answer.word)
    let takings = wording.takenTiles(
      captured: taken.intersection(before[mover.opponent]).count, claimed: taken.intersection(before.unclaimed).count,
      by: mover)
    let beginning = String(word.prefix(word.utf8.count > PuzzleText.longBeginning ? 3 : 2)).asciiUppercased
    return [
      "It has \(counted(word.utf8.count, "letter")) and takes \(takings ?? "no tiles").",
      "It begins with \(beginning) and takes "
        + (wording.isBesideBoard
          ? "the marked tiles." : "\(taken.description.split(separator: " ").joined(separator: ", "))."),
      solution,
    ]
  }

  /// The least number of letters of a word whose hint shows three of them.
  private static let longBeginning = 8

  /// The answer, and how many others there are.
  package var solution: String {
    let answer = puzzle.answer
    let others = puzzle.words.filter { $0 != answer.word }
    let text = answer.word.asciiUppercased + (wording.isBesideBoard ? "" : " on \(MoveText.tiles(of: .play(answer)))")
    guard !others.isEmpty else { return text + "." }
    let shown = others.prefix(PuzzleText.mostOthers).map { $0.asciiUppercased }.joined(separator: ", ")
    let rest = others.count - PuzzleText.mostOthers
    return "\(text). Also right: \(shown)" + (rest > 0 ? " and \(counted(rest, "other"))." : ".")
  }

  private static let mostOthers = 5
}

extension Puzzle {
  /// The fields of the puzzle's line in a ``PuzzleSet``, after its number: kind, level, position and solutions.
  ///
  /// A solution is the names of its tiles without spaces, `=`, and its words with commas between them.
  package var fields: [String] {
    let solutions = solutions.map { solution in
      solution.taken.indices.map { Board.name(of: $0) }.joined() + "=" + solution.words.joined(separator: ",")
    }
    return [kind.rawValue, "\(level)", position.description, solutions.joined(separator: " ")]
  }

  /// Parses the fields, and checks that each solution is a legal move that takes exactly its tiles and does what can be seen
  /// at once: a `finish` wins, and no other puzzle can be finished.
  ///
  /// - Parameter lexicon: the words that may be played.
  /// - Throws: ``PuzzleSetError/Fault``.
  package init(fields: [String], lexicon: Lexicon) throws(PuzzleSetError.Fault) {
    guard fields.count == 4 else { throw .wrongFieldCount(fields.count) }
    guard let kind = PuzzleKind(rawValue: fields[0]) else { throw .unknownKind(fields[0]) }
    guard let level = Int(fields[1]), Puzzle.levels ~= level else { throw .invalidLevel(fields[1]) }
    let position: Position
    do throws(PositionError) {
      position = try Position(parsing: fields[2])
    } catch {
      throw .invalidPosition(error)
    }
    guard position.outcome == nil, position.passCount == 0 else { throw .notToMove }
    var solutions: [MoveProofs.Solution] = []
    for text in fields[3].split(separator: " ") {
      let solution = try Puzzle.solution(String(text))
      for word in solution.words { try Puzzle.check(word, solution.taken, kind, in: position, lexicon: lexicon) }
      solutions.append(solution)
    }
    guard !solutions.isEmpty else { throw .noSolution }
    self.init(kind: kind, level: level, position: position, solutions: solutions)
  }

  private static func solution(_ text: String) throws(PuzzleSetError.Fault) -> MoveProofs.Solution {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .invalidSolution(text) }
    var tiles = TileSet()
    var name = ""
    for character in parts[0] {
      name.append(character)
      guard name.utf8.count == 2 else { continue }
      guard let tile = Board.tile(named: name), !tiles.contains(tile) else { throw .invalidSolution(text) }
      tiles.insert(tile)
      name = ""
    }
    let words = parts[1].split(separator: ",").map { String($0) }
    guard name.isEmpty, !tiles.isEmpty, !words.isEmpty else { throw .invalidSolution(text) }
    return MoveProofs.Solution(taken: tiles, words: words)
  }

  private static func check(
    _ word: String, _ taken: TileSet, _ kind: PuzzleKind, in position: Position, lexicon: Lexicon
  ) throws(PuzzleSetError.Fault) {
    guard let tiles = position.tiles(for: word, taking: taken) else { throw .illegalSolution(word) }
    let move: PlayedMove
    do throws(IllegalMove) {
      move = try PlayedMove(.play(Placement(word: word, tiles: tiles)), in: position, lexicon: lexicon)
    } catch {
      throw .illegalSolution(word)
    }
    guard move.taken == taken else { throw .illegalSolution(word) }
    guard (move.after.outcome == .win(position.turn)) == (kind == .finish) else { throw .wrongSolution(word) }
  }
}
