package import LetterpressSolver

/// A position with a question that has few right answers, all of them known.
package struct Puzzle: Equatable, Sendable {
  package let kind: PuzzleKind
  /// How hard it is, 1 to 5.
  package let level: Int
  /// The player to move is the one who looks for a word.
  package let position: Position
  /// All answers, the one to be shown first: its best known word on the most tiles.
  ///
  /// A `finish` names only one set of tiles for its words, as all that win are right.
  package let solutions: [MoveProofs.Solution]

  /// - Precondition: there is a solution.
  package init(kind: PuzzleKind, level: Int, position: Position, solutions: [MoveProofs.Solution]) {
    precondition(!solutions.isEmpty, "a puzzle has an answer")
    (self.kind, self.level, self.position, self.solutions) = (kind, level, position, solutions)
  }

  /// The levels.
  package static let levels = 1...5

  /// What the levels are called: the easiest two, the middle one, the hardest two.
  package enum Difficulty: String, CaseIterable, Sendable {
    case easy
    case medium
    case hard

    package init(level: Int) { self = level < 3 ? .easy : level > 3 ? .hard : .medium }
  }

  /// The level in a word.
  package var difficulty: Difficulty { Difficulty(level: level) }

  /// The words of all solutions, each once.
  package var words: [String] {
    var words: [String] = []
    for solution in solutions {
      for word in solution.words where !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// Whether a move is an answer.
  package func isSolved(by move: PlayedMove) -> Bool {
    guard kind != .finish else { return move.after.outcome == .win(position.turn) }
    return solutions.contains { $0.taken == move.taken && $0.words.contains(move.move.word ?? "") }
  }

  /// The answer to show: the first word of the first solution, on tiles of which exactly those of the solution change hands.
  package var answer: Placement { placement(of: solutions[0]) }

  /// Returns the first word of a solution on tiles that spell it; on none if there are no such tiles.
  package func placement(of solution: MoveProofs.Solution) -> Placement {
    let word = solution.words[0]
    return Placement(word: word, tiles: position.tiles(for: word, taking: solution.taken) ?? [])
  }

  /// Returns a word on its tiles in the first solution that has it; nil if none does.
  func placement(of word: String) -> Placement? {
    solutions.first { $0.words.contains(word) }.flatMap { position.tiles(for: word, taking: $0.taken) }
      .map { Placement(word: word, tiles: $0) }
  }
}

/// What a puzzle asks for.
package enum PuzzleKind: String, CaseIterable, Sendable {
  /// A word that finishes the game and wins.
  case finish
  /// A word after which the player wins with the next one, whatever the opponent plays.
  case three
  /// A win that takes one move more of each player.
  case five
  /// The only word, or one of very few, after which the opponent does not win within three turns.
  case only
  /// Of the words that win within three turns, the only one that most people know.
  case known
}

extension PuzzleKind {
  /// The number of turns, of both players, within which a proof decides the game.
  package var plies: Int {
    switch self {
    case .finish: 1
    case .three, .known: 3
    case .only: 4
    case .five: 5
    }
  }
}

/// How hard a puzzle is: the further ahead one must look, the fewer people know its best known word, and the more known words
/// look as good, the harder. Easy are only puzzles with an answer that everybody uses.
struct PuzzleGrade {
  let kind: PuzzleKind
  /// Of the answer that most people know.
  let rarity: Int
  /// How many words are right.
  let wordCount: Int
  /// How many known words take at least as many tiles.
  let temptationCount: Int

  /// 1 to 5.
  var level: Int {
    var level = Puzzle.levels.lowerBound
    switch kind {
    case .finish: break
    case .three, .known, .only: level += 1
    case .five: level += 2
    }
    let isEveryday = Lexicon.everydayRarities.contains(rarity)
    if !isEveryday { level += Lexicon.knownRarities.contains(rarity) ? 1 : 2 }
    level += PuzzleGrade.manyTemptations.count { temptationCount >= $0 }
    if wordCount > 1 { level -= 1 }
    return min(max(level, isEveryday ? Puzzle.levels.lowerBound : PuzzleGrade.leastOfRarer), Puzzle.levels.upperBound)
  }

  /// The lowest level of a puzzle whose answer is not an everyday word: the lowest that is not called easy.
  private static let leastOfRarer = 3
  /// From how many temptations on it is a level harder, and two.
  private static let manyTemptations = [15, 100]
}
