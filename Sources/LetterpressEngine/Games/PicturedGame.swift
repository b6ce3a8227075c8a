package import LetterpressHistory
package import LetterpressSolver
package import LetterpressVision

/// A game seen in pictures, and what was played between them.
package struct PicturedGame {
  package let history: GameHistory
  /// What may have been played from each moment to the next.
  package let gaps: [InferredMoves]
  /// The board, ready to be played on; nil if there was nothing to infer, as preparing it takes longer than everything else.
  package let board: PreparedBoard?
  private let files: [String]

  /// Infers what was played between the pictures of a game.
  ///
  /// - Parameters:
  ///   - files: the names of all pictures that were put into games, in the order given.
  ///   - words: words known to have been played, at whatever time.
  ///   - moveCounts: how many moves may lie between neighbours, at least 1.
  package init(
    _ history: GameHistory, files: [String], played words: [String] = [],
    moveCounts: ClosedRange<Int> = GameHistory.usualMoveCounts, lexicon: Lexicon
  ) {
    let board = history.moments.count < 2 ? nil : PreparedBoard(history.board, lexicon: lexicon)
    gaps = board.map { history.inferredMoves(on: $0, given: words, moveCounts: moveCounts) } ?? []
    (self.history, self.board, self.files) = (history, board, files)
  }

  /// Returns the latest position, with the words that were played, as far as they are known.
  ///
  /// - Throws: ``/LetterpressSolver/PositionError/invalidWord(_:)`` if a pop-up names something that is not a word.
  package func position() throws(PositionError) -> KnownPosition {
    try KnownPosition(
      board: history.board, owners: history.last.owners, turn: history.last.turn,
      played: playedWords.spellable(on: history.board))
  }

  private var playedWords: [String] { history.playedWords(gaps) }

  /// The names of the game's pictures, the earliest first.
  package var pictures: [String] { history.moments.flatMap { $0.pictures }.map { files[$0] } }

  /// Returns the last picture that shows a moment.
  package func file(of moment: Int) -> String { history.moments[moment].pictures.last.map { files[$0] } ?? "" }

  /// Each gap with the pictures before and after it.
  private var sides: [(moves: InferredMoves, from: String, to: String, isOrderKnown: Bool)] {
    gaps.enumerated().map { place, moves in
      (moves, file(of: place), file(of: place + 1), history.moments[place + 1].isSurelyLater)
    }
  }
}

extension BoardReading {
  /// What the picture shows of its game, for ordering it among others of that game; nil if the colours do not show the owners.
  package var snapshot: GameSnapshot? {
    owners.map { owners in
      var snapshot = GameSnapshot(
        board: board, owners: owners, turn: turn, lastWord: lastMove?.word,
        lastTiles: lastMove?.tiles)
      snapshot.left = left.map { theme == nil ? .calledRed : $0 == .red ? .red : .blue }
      return snapshot
    }
  }
}

// MARK: JSON

extension PicturedGame {
  /// Returns the members of the game's JSON object.
  ///
  /// - Parameter leastLikelihood: less likely words are left out unless they are certain.
  package func members(leastLikelihood: Double) -> [(String, JSONValue)] {
    let last = history.last
    return [
      ("letters", .string(history.board.rack.uppercase)),
      ("owners", .string(last.owners.description)),
      ("turn", last.turn.map { .string($0.rawValue) } ?? .null),
      ("scores", PositionReport.pair { last.owners[$0].count }),
      ("last", .string(files[history.lastPicture])),
      ("played", JSONValue(playedWords)),
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
        .array(history.moments.map { moment in .array(moment.pictures.map { .string(files[$0]) }) })
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
      ("pairs", .array(moves.pairs.map { $0.json })),
      ("wordCount", .integer(moves.words.count)),
      (
        "words",
        .array(
          moves.words.filter { $0.likelihood >= leastLikelihood || $0.isCertain }.map { $0.json })
      ),
    ])
  }
}

// MARK: Text

extension PicturedGame {
  /// One line per gap: what was played, or may have been.
  package var lines: [String] { sides.map { "\($0.from) to \($0.to): \($0.moves.text)" } }

  /// A paragraph about the game: letters, score, turn, pictures, and what was played.
  package var summary: String {
    let last = history.last
    let count = history.pictures.count
    let pictures = count == 1 ? files[history.lastPicture] : "\(count) pictures, the last \(files[history.lastPicture])"
    return "\(history.board)  \(ScoreText.brief(last.owners, turn: last.turn))\n  \(pictures)\n"
      + sides.map { side in
        let order = side.isOrderKnown ? "" : " (the tiles do not show which is later: in the order given)"
        return "  \(side.from) to \(side.to)\(order): \(side.moves.text)\n"
      }.joined()
  }

  /// What may be wrong with the known history, one line each.
  package var warnings: [String] {
    sides.flatMap { moves, from, to, isOrderKnown in
      (isOrderKnown
        ? [] : ["the tiles do not show whether \(from) or \(to) is later: the order given is assumed"])
        + (moves.isSettled || moves.surePair != nil
          ? [] : ["not certain what was played from \(from) to \(to), so a word played there may be suggested again"])
    }
  }

  /// The likeliest uncertain word of all unsettled gaps, as the report names it; nil if there is none.
  package var likeliestOpenWord: String? {
    let open = gaps.filter { !$0.isSettled && $0.surePair == nil }.flatMap {
      moves -> [(word: String, likelihood: Double)] in
      if let pair = moves.pairs.first { return [(pair.first.word, pair.likelihood)] }
      return moves.words.filter { !$0.isCertain }.map { ($0.word, $0.likelihood) }
    }
    return open.max { $0.likelihood < $1.likelihood }?.word
  }
}

extension InferredWord {
  /// The JSON object of a word that may have been played.
  var json: JSONValue {
    .object([
      ("word", .string(word)), ("player", JSONValue(player?.rawValue)), ("likelihood", .number(likelihood)),
      ("certain", .boolean(isCertain)),
    ])
  }
}

extension InferredPair {
  /// The JSON object of two moves that may have been made.
  fileprivate var json: JSONValue {
    .object([
      ("words", JSONValue([first.word, second.word])), ("likelihood", .number(likelihood)), ("sure", .boolean(isSure)),
    ])
  }

  /// Both words, with how likely they were played.
  fileprivate var text: String { "\(first.word) and \(second.word) (\(max(Int((likelihood * 100).rounded()), 1))%)" }
}

extension InferredMoves {
  /// What was played or may have been, in one line.
  var text: String {
    if !isSettled, let pair = pairs.first { return pairText(pair) }
    let known = words.filter { $0.isCertain || isSettled }
      .map { word in (word.player.map { $0.rawValue } ?? "someone") + " played " + word.word }
    guard !isSettled else { return known.joined(separator: ", ") }
    let unread = isComplete ? [] : ["words that use unread tiles are not listed"]
    guard let most = moveCounts.last else {
      return (known + ["too many moves were made in between to say what was played"]).joined(separator: "; ")
    }
    let counts = moveCounts.map { "\($0)" }.joined(separator: " or ") + (most == 1 ? " move" : " moves")
    return (known + [counts + ", " + openWords] + unread).joined(separator: "; ")
  }

  /// The likeliest of what may have been played, in a few words for a page.
  var brief: String {
    if let pair = pairs.first {
      let chance = max(Int((pair.likelihood * 100).rounded()), 1)
      return "perhaps \(pair.first.word.asciiUppercased) and \(pair.second.word.asciiUppercased) (\(chance)%)"
    }
    guard !moveCounts.isEmpty else { return "too many moves were made in between" }
    guard let word = words.first(where: { !$0.isCertain }) else { return "a pass, or a word that is not in the list" }
    return "perhaps \(word.word.asciiUppercased) (\(max(Int((word.likelihood * 100).rounded()), 1))%)"
  }

  /// Two moves, and others that may have been made in their place.
  private func pairText(_ likeliest: InferredPair) -> String {
    if likeliest.isSure { return "very likely \(likeliest.text)" }
    let others = pairs.dropFirst().prefix(Self.mostShown - 1).filter { $0.likelihood >= Self.leastShown }
    return "2 moves, perhaps " + ([likeliest] + others).map { $0.text }.joined(separator: ", or ")
  }

  /// The likeliest of the uncertain words, and how many others there are.
  private var openWords: String {
    let open = words.filter { !$0.isCertain }
    guard !open.isEmpty else { return "perhaps a pass, or a word that is not in the list" }
    let shown = open.prefix(Self.mostShown).filter { $0.likelihood >= Self.leastShown || $0 == open[0] }
    let texts = shown.map { word in
      let percent = max(Int((word.likelihood * 100).rounded()), 1)
      return "\(word.word) (\(word.player.map { "\($0.rawValue), " } ?? "")\(percent)%)"
    }
    let rest = open.count - shown.count
    return "perhaps " + texts.joined(separator: ", ") + (rest > 0 ? " or one of \(rest) more" : "")
  }

  private static let mostShown = 5
  /// Less likely words are only counted.
  private static let leastShown = 0.01
}
