package import LetterpressSolver

/// Whether an answer to a puzzle is right, and why.
package struct PuzzleVerdict {
  /// What the word does.
  package let judgement: Judgement
  package let isRight: Bool
  private let puzzle: Puzzle
  private let lexicon: Lexicon

  /// How many positions a search may look at to say what the opponent answers to a wrong word.
  private static let nodeCount = 20_000
  /// In bytes.
  private static let tableSize = 4 << 20

  /// Judges an answer: by the solutions, all of which are known, and with a search for the reason. A word without tiles is judged
  /// on those of a solution, if it is one.
  ///
  /// - Parameter lexicon: the words that may be played.
  package init(on move: TypedMove, of puzzle: Puzzle, lexicon: Lexicon = .english) {
    let position = puzzle.position
    (self.puzzle, self.lexicon) = (puzzle, lexicon)
    var isRight = false
    lazy var board = PreparedBoard(position.board, lexicon: lexicon)
    judgement = Judgement(
      of: move, in: position, lexicon: lexicon,
      placer: { puzzle.placement(of: $0) ?? position.bestPlacement(of: $0, on: board) }
    ) { placement, after in
      isRight = puzzle.isSolved(by: PlayedMove(.play(placement), from: position, to: after))
      if isRight, puzzle.kind == .three || puzzle.kind == .known || puzzle.kind == .five {
        return MoveOutlook(placement, from: position, to: after, winningIn: puzzle.kind.plies)
      }
      guard after.outcome == nil else { return MoveOutlook(placement, from: position, to: after, answer: nil) }
      let search = Search(
        of: after, on: board, limits: SearchLimits(nodeCount: PuzzleVerdict.nodeCount),
        table: TranspositionTable(size: PuzzleVerdict.tableSize))
      return MoveOutlook(placement, from: position, to: after, answer: search.run().moves.first)
    }
    self.isRight = isRight
  }

  /// The verdict with its reason, in a few sentences.
  package func text(_ wording: Wording = .terminal) -> String {
    guard judgement.refusal == nil, let outlook = judgement.outlook else { return judgement.refusal ?? "" }
    let reason = wording.isBesideBoard ? outlook.brief(wording.names).asciiCapitalized : outlook.sentence
    return "\(beginning(wording.names)) \(reason)"
  }

  private func beginning(_ names: PlayerNames) -> String {
    let turns = counted(puzzle.kind.plies, "turn")
    if isRight {
      switch puzzle.kind {
      case .only: return "Right: all other words lose within \(turns)."
      case .known where !Lexicon.knownRarities.contains(lexicon.rarity(of: judgement.word) ?? .max):
        return "Right, though few people know \(judgement.word.asciiUppercased)."
      case .finish, .three, .five, .known: return "Right."
      }
    }
    if puzzle.kind != .finish, puzzle.words.contains(judgement.word) {
      return "The right word, but not on these tiles."
    }
    return switch puzzle.kind {
    case .finish: "No: this does not finish the game and win."
    case .three, .five, .known: "No: this does not win within \(turns)."
    case .only: "No: this loses within \(turns)."
    }
  }
}

/// A puzzle as it is shown: one of those that were made, or of those of a game.
package struct ShownPuzzle {
  package let puzzle: Puzzle
  package let number: Int
  /// How many puzzles there are that it is one of.
  package let count: Int
  /// The words that may be played.
  package let lexicon: Lexicon
  /// The word that was played instead; nil after a pass, and for a made puzzle.
  package var missed: String?

  package init(_ puzzle: Puzzle, number: Int, count: Int, lexicon: Lexicon, missed: String? = nil) {
    (self.puzzle, self.number, self.count, self.lexicon, self.missed) = (puzzle, number, count, lexicon, missed)
  }

  /// Judges an answer.
  package func verdict(on move: TypedMove) -> PuzzleVerdict { PuzzleVerdict(on: move, of: puzzle, lexicon: lexicon) }

  /// Judges a word that is being spelled: whether it may be played, and what it takes, but not whether it is right.
  package func judgement(of move: TypedMove) -> Judgement {
    let position = puzzle.position
    return Judgement(
      of: move, in: position, lexicon: lexicon,
      placer: {
        puzzle.placement(of: $0) ?? position.bestPlacement(of: $0, on: PreparedBoard(position.board, lexicon: lexicon))
      }
    ) { placement, after in MoveOutlook(placement, from: position, to: after, answer: nil) }
  }

  /// Returns the members of the puzzle's JSON object.
  ///
  /// - Parameters:
  ///   - verdict: on an answer; nil if there was none.
  ///   - wording: for a terminal or a page.
  package func members(_ verdict: PuzzleVerdict?, _ wording: Wording = .terminal) -> [(String, JSONValue)] {
    let text = PuzzleText(puzzle, wording)
    return [
      ("number", .integer(number)),
      ("count", .integer(count)),
      ("kind", .string(puzzle.kind.rawValue)),
      ("level", .integer(puzzle.level)),
      ("difficulty", .string(puzzle.difficulty.rawValue)),
    ] + PositionReport.members(of: puzzle.position) + [
      ("played", JSONValue(puzzle.position.playedWords)),
      ("missed", JSONValue(missed)),
      ("task", .string(text.task)),
      ("hints", JSONValue(text.hints)),
      ("solution", .string(text.solution)),
      ("solutions", .array(puzzle.solutions.map { json($0) })),
      ("answer", verdict.map { $0.json(wording) } ?? .null),
    ]
  }

  private func json(_ solution: MoveProofs.Solution) -> JSONValue {
    .object([
      ("words", JSONValue(solution.words)),
      ("taken", JSONValue(solution.taken.indices)),
      ("tiles", JSONValue(puzzle.placement(of: solution).tiles)),
    ])
  }
}

extension PuzzleVerdict {
  /// The verdict's JSON object.
  func json(_ wording: Wording) -> JSONValue {
    .object([
      ("word", .string(judgement.word)),
      ("tiles", judgement.tiles.map { JSONValue($0) } ?? .null),
      ("isLegal", .boolean(judgement.refusal == nil)),
      ("isRight", .boolean(isRight)),
      ("text", .string(text(wording))),
    ])
  }
}
