package import LetterpressSolver

/// A game with its moves graded, as far as the review has come.
package struct GameReview: Sendable {
  /// What became of a step of the game.
  package enum Step: Sendable {
    case reviewed(ReviewedMove)
    /// Moves that pictures leave open, which are not graded.
    case open(String)
  }

  package let line: ReviewLine
  /// The first steps of the game, those reviewed so far.
  package internal(set) var steps: [Step] = []
  /// For each point red's chance to win, 0 to 1; nil if it is not known, or not yet.
  package internal(set) var redChances: [Double?]

  init(_ line: ReviewLine) {
    self.line = line
    redChances = Array(repeating: nil, count: line.points.count)
  }

  /// Whether all steps have been reviewed.
  package var isComplete: Bool { steps.count == line.steps.count }

  /// The graded moves with the numbers of their steps, from 0.
  package var moves: [(step: Int, move: ReviewedMove)] {
    var moves: [(step: Int, move: ReviewedMove)] = []
    for (place, step) in steps.enumerated() {
      if case .reviewed(let move) = step { moves.append((place, move)) }
    }
    return moves
  }

  /// How exactly a player moved, 0 to 100: the mean of the player's moves in positions that were not lost already; nil if there are
  /// none.
  package func accuracy(of player: Player) -> Int? {
    let all = moves.filter { $0.move.player == player && !$0.move.isHopeless }.map { $0.move.accuracy }
    return all.isEmpty ? nil : Int((all.reduce(0, +) / Double(all.count)).rounded())
  }

  /// The step at which the game turned; nil if the review is not complete, or if it turned nowhere.
  ///
  /// Take the moves of the player who ended behind, since that player could last have been ahead. Of these, it is the one that
  /// lost most, if that was at least an inaccuracy. So what was lost and won back does not count.
  package var turningPoint: Int? {
    guard isComplete, let loser else { return nil }
    let own = moves.filter { $0.move.player == loser }
    let first = own.lastIndex { $0.move.best.value.percent >= 50 } ?? 0
    var turn: (step: Int, lost: Int)?
    for (step, move) in own.dropFirst(first) where move.lost >= max(MoveGrade.leastInaccuracy, turn?.lost ?? 0) {
      turn = (step, move.lost)
    }
    return turn?.step
  }

  /// The mistake or blunder of a player from which most can be learnt; nil if there is none for which a known word was better.
  ///
  /// That is the one whose better word is the best known, and of these the shortest: the player could have found it.
  package func lesson(for player: Player) -> (step: Int, move: ReviewedMove)? {
    func effort(_ move: ReviewedMove) -> (Int, Int, Int) {
      let word = move.explained.move.word ?? ""
      return (move.explained.rarity ?? Lexicon.validRarities.upperBound, word.utf8.count, -move.lost)
    }
    return moves.filter { step, move in
      move.player == player && move.grade.isError && move.explained.isKnown && move.explained.move.word != nil
        && move.explained.move.word != move.played.move.word
    }.min { effort($0.move) < effort($1.move) }
  }

  /// Who has lost, or is behind at the end.
  private var loser: Player? {
    if let outcome = line.points.last?.position?.outcome { return outcome.winner?.opponent }
    guard let last = redChances.last, let chance = last else { return nil }
    switch Standing(percent: Int((chance * 100).rounded())) {
    case .winning, .good: return .blue
    case .behind, .losing: return .red
    case .even: return nil
    }
  }
}

extension GameReview {
  /// What is said of moves that pictures leave open, as a sentence.
  package static func sentence(open text: String) -> String { text.asciiCapitalized + "; not graded." }

  /// Where the game turned, and how exactly the players moved.
  package func summary(_ wording: Wording = .terminal) -> String {
    // A page asks for them one by one, before it names them.
    [turn(wording), wording.isBesideBoard ? nil : lessons(wording), exactness(wording)].compactMap { $0 }.joined(
      separator: " ")
  }

  /// Names the words that the players could most easily have found instead of a mistake; nil until the review is complete, and
  /// if there are none.
  private func lessons(_ wording: Wording) -> String? {
    guard isComplete else { return nil }
    let parts = Player.allCases.compactMap { player in
      lesson(for: player).map { place, move in
        "\(move.explained.move.word?.asciiUppercased ?? "") for \(wording.names.name(of: player)) at move \(place + 1)"
      }
    }
    return parts.isEmpty ? nil : "Easiest to find would have been \(parts.joined(separator: ", and "))."
  }

  /// Says where the game turned; nil until that is known, and where errors were made that did not decide it.
  private func turn(_ wording: Wording) -> String? {
    guard isComplete, !moves.isEmpty else { return nil }
    guard let place = turningPoint, case .reviewed(let move) = steps[place] else {
      return moves.contains { $0.move.grade.isError } ? nil : "No single move decided the game."
    }
    let word = move.played.move.word?.asciiUppercased ?? "pass"
    return "The turning point is move \(place + 1), \(wording.names.possessive(of: move.player)) \(word): "
      + "\(VerdictText.chance(of: move.best.value)) to win before it, \(VerdictText.chance(of: move.played.value)) after it."
  }

  private func exactness(_ wording: Wording) -> String? {
    let parts = Player.allCases.compactMap { player in
      accuracy(of: player).map { "\(wording.names.name(of: player)) \($0)%" }
    }
    return parts.isEmpty ? nil : "Accuracy: \(parts.joined(separator: ", "))."
  }
}

extension GameReview {
  /// Returns the members of the review's JSON object.
  ///
  /// - Parameters:
  ///   - files: the game's text, or its pictures; empty for a page.
  ///   - names: what the players are called on a page; nil for a terminal's words.
  package func members(files: [String], names: PlayerNames? = nil) -> [(String, JSONValue)] {
    let wording = names.map { Wording.page($0) } ?? .terminal
    return [
      ("files", JSONValue(files)),
      ("letters", .string(line.board.rack.uppercase)),
      ("outcome", JSONValue(PositionReport.name(of: line.points.last?.position?.outcome))),
      ("complete", .boolean(isComplete)),
      ("accuracy", .object(Player.allCases.map { ($0.rawValue, JSONValue(accuracy(of: $0))) })),
      ("turningPoint", JSONValue(turningPoint.map { $0 + 1 })),
      ("summary", .string(summary(wording))),
      ("points", .array(line.points.indices.map { point(at: $0) })),
      ("moves", .array(steps.enumerated().map { .object(GameReview.members(of: $1, number: $0 + 1, wording)) })),
    ]
  }

  private func point(at place: Int) -> JSONValue {
    let owners = line.points[place].owners
    return .object([
      ("position", JSONValue(line.points[place].position?.description)),
      ("owners", .string(owners.description)),
      ("scores", PositionReport.pair { owners[$0].count }),
      ("redChance", redChances[place].map { .number($0) } ?? .null),
    ])
  }

  private static func members(of step: Step, number: Int, _ wording: Wording) -> [(String, JSONValue)] {
    let move: ReviewedMove? = if case .reviewed(let move) = step { move } else { nil }
    let why =
      switch step {
      case .reviewed(let move): move.why(wording)
      case .open(let text): sentence(open: text)
      }
    return [
      ("number", .integer(number)),
      ("player", JSONValue(move?.player.rawValue)),
      ("grade", JSONValue(move?.grade.rawValue)),
      ("before", JSONValue(move?.best.value.percent)),
      ("after", JSONValue(move?.played.value.percent)),
      ("lost", JSONValue(move?.lost)),
      ("chances", JSONValue(move?.chances(wording))),
      ("why", .string(why)),
      ("played", move.map { json(of: $0.played) } ?? .null),
      ("best", move.map { json(of: $0.best) } ?? .null),
      ("known", move?.known.map { json(of: $0) } ?? .null),
      ("explained", move.map { .string($0.explained.move == $0.best.move ? "best" : "known") } ?? .null),
    ]
  }

  private static func json(of choice: ReviewedMove.Choice) -> JSONValue {
    .object(
      choice.move.members + [
        ("owners", .string(choice.after.owners.description)),
        ("chance", .number(choice.value.chance)),
        ("proven", .boolean(choice.value.isProven)),
        ("familiar", .boolean(choice.isKnown)),
      ])
  }
}
