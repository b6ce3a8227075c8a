package import LetterpressSolver

/// A report on a game seen in several pictures, and on what was played between them.
package struct HistoryReport {
  private let game: GameHistory
  package let gaps: [InferredMoves]
  private let files: [String]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - gaps: the result of ``GameHistory/inferredMoves(on:given:playedBefore:moveCounts:)``.
  ///   - files: the names of the pictures, in the order given.
  package init(_ game: GameHistory, gaps: [InferredMoves], files: [String]) {
    (self.game, self.gaps, self.files) = (game, gaps, files)
  }

  /// Infers what was played between the pictures of a game, and creates a report.
  ///
  /// - Parameters:
  ///   - files: the names of the pictures, in the order given.
  ///   - words: words known to have been played, at whatever time.
  ///   - moveCounts: how many moves may lie between neighbours, at least 1.
  ///   - board: prepares a board, or returns a prepared one; called only if there is something to infer, as preparing
  ///     takes longer than everything else.
  package init(
    inferring game: GameHistory, files: [String], played words: [String] = [], moveCounts: ClosedRange<Int>,
    board: (Board) -> PreparedBoard
  ) {
    let gaps =
      game.moments.count < 2
      ? []
      : game.inferredMoves(on: board(game.board), given: words, moveCounts: moveCounts)
    self.init(game, gaps: gaps, files: files)
  }

  /// The words that were certainly played.
  var certainWords: [String] { game.certainWords(gaps) }

  /// Returns the last picture that shows a moment.
  private func file(of moment: Int) -> String { game.moments[moment].pictures.last.map { files[$0] } ?? "" }

  /// Each gap with the pictures before and after it.
  private var sides: [(moves: InferredMoves, from: String, to: String, isOrderKnown: Bool)] {
    gaps.enumerated().map { place, moves in
      (moves, file(of: place), file(of: place + 1), game.moments[place + 1].isSurelyLater)
    }
  }
}

// MARK: JSON

extension HistoryReport {
  /// Returns the members of the JSON object for a game.
  ///
  /// - Parameter leastLikelihood: less likely words are left out unless they are certain.
  package func members(leastLikelihood: Double) -> [(String, JSONValue)] {
    let last = game.last
    return [
      ("letters", .string(game.board.rack.uppercase)),
      ("owners", .string(last.owners.description)),
      ("turn", last.turn.map { .string($0.rawValue) } ?? .null),
      ("scores", PositionReport.pair { last.owners[$0].count }),
      ("last", .string(files[game.lastPicture])),
      ("played", JSONValue(certainWords)),
    ] + inferredMembers(leastLikelihood: leastLikelihood)
  }

  /// Returns the members for the pictures, in chronological order and grouped if they show the same, and for what was
  /// played between them.
  ///
  /// - Parameter leastLikelihood: less likely words are left out unless they are certain.
  package func inferredMembers(leastLikelihood: Double = 0) -> [(String, JSONValue)] {
    [
      (
        "pictures",
        .array(game.moments.map { moment in .array(moment.pictures.map { .string(files[$0]) }) })
      ),
      ("inferred", .array(sides.map { json($0.moves, from: $0.from, to: $0.to, $0.isOrderKnown, leastLikelihood) })),
    ]
  }

  private func json(
    _ moves: InferredMoves, from: String, to: String, _ isOrderKnown: Bool, _ leastLikelihood: Double
  ) -> JSONValue {
    .object([
      ("from", .string(from)),
      ("to", .string(to)),
      ("orderKnown", .boolean(isOrderKnown)),
      ("moves", .array(moves.moveCounts.map { .integer($0) })),
      ("complete", .boolean(moves.isComplete)),
      ("settled", .boolean(moves.isSettled)),
      ("wordCount", .integer(moves.words.count)),
      (
        "words",
        .array(
          moves.words.filter { $0.likelihood >= leastLikelihood || $0.isCertain }.map { HistoryReport.json($0) })
      ),
    ])
  }

  /// Returns the JSON object of a word that may have been played.
  static func json(_ word: InferredWord) -> JSONValue {
    .object([
      ("word", .string(word.word)),
      ("player", JSONValue(word.player?.rawValue)),
      ("likelihood", .number(word.likelihood)),
      ("certain", .boolean(word.isCertain)),
    ])
  }
}

// MARK: Text

extension HistoryReport {
  /// One line per gap: what was played, or may have been.
  package var lines: [String] { sides.map { "\($0.from) to \($0.to): \(HistoryReport.text(of: $0.moves))" } }

  /// A paragraph about the game: letters, score, turn, pictures, and what was played.
  package var summary: String {
    let last = game.last
    let count = game.pictures.count
    let pictures = count == 1 ? files[game.lastPicture] : "\(count) pictures, the last \(files[game.lastPicture])"
    return "\(game.board)  \(ScoreText.brief(last.owners, turn: last.turn))\n  \(pictures)\n"
      + sides.map { side in
        let order = side.isOrderKnown ? "" : " (the tiles do not show which is later: in the order given)"
        return "  \(side.from) to \(side.to)\(order): \(HistoryReport.text(of: side.moves))\n"
      }.joined()
  }

  /// What may be wrong with the known history, one line each.
  package var warnings: [String] {
    sides.flatMap { moves, from, to, isOrderKnown in
      (isOrderKnown
        ? [] : ["the tiles do not show whether \(from) or \(to) is later: the order given is assumed"])
        + (moves.isSettled
          ? [] : ["not certain what was played from \(from) to \(to), so a word played there may be suggested again"])
    }
  }

  /// The likeliest uncertain word of all unsettled gaps; nil if there is none.
  package var likeliestOpenWord: String? {
    gaps.filter { !$0.isSettled }.flatMap { $0.words }.filter { !$0.isCertain }
      .reduce(nil as InferredWord?) { best, word in
        best.map { $0.likelihood >= word.likelihood } ?? false ? best : word
      }?.word
  }

  /// Returns what was played or may have been, in one line.
  static func text(of moves: InferredMoves) -> String {
    let known = moves.words.filter { $0.isCertain || moves.isSettled }
      .map { word in (word.player.map { $0.rawValue } ?? "someone") + " played " + word.word }
    guard !moves.isSettled else { return known.joined(separator: ", ") }
    let unread = moves.isComplete ? [] : ["words that use unread tiles are not listed"]
    guard let most = moves.moveCounts.last else {
      return (known + ["too many moves were made in between to say what was played"]).joined(separator: "; ")
    }
    let counts = moves.moveCounts.map { "\($0)" }.joined(separator: " or ") + (most == 1 ? " move" : " moves")
    return (known + [counts + ", " + open(moves)] + unread).joined(separator: "; ")
  }

  /// Returns the likeliest of the uncertain words, and how many others there are.
  private static func open(_ moves: InferredMoves) -> String {
    let open = moves.words.filter { !$0.isCertain }
    guard !open.isEmpty else { return "perhaps a pass, or a word that is not in the list" }
    let shown = open.prefix(mostShown).filter { $0.likelihood >= leastShown || $0 == open[0] }
    let words = shown.map { word in
      let percent = max(Int((word.likelihood * 100).rounded()), 1)
      return "\(word.word) (\(word.player.map { "\($0.rawValue), " } ?? "")\(percent)%)"
    }
    let rest = open.count - shown.count
    return "perhaps " + words.joined(separator: ", ") + (rest > 0 ? " or one of \(rest) more" : "")
  }

  private static let mostShown = 5
  /// Less likely words are only counted.
  private static let leastShown = 0.01
}
