internal import LetterpressSolver

extension Advice {
  /// Returns the members of the advice's JSON object.
  ///
  /// - Parameters:
  ///   - file: the screenshot; nil if the position was typed.
  ///   - warnings: what may be wrong with the position.
  package func members(file: String?, warnings: [String]) -> [(String, JSONValue)] {
    members(file: file, reason: reason, moves: moves.map { .object(Advice.members(of: $0)) }, warnings: warnings)
  }

  /// Returns the same for a page, where each move comes with what is said of it.
  ///
  /// - Parameter names: what the players are called; nil for a terminal's words.
  package func pageMembers(_ names: PlayerNames?, warnings: [String]) -> [(String, JSONValue)] {
    let said = names.map { reason($0) } ?? reason
    let names = names ?? PlayerNames()
    let forms = MoveForm.forms(of: moves, lexicon: lexicon)
    var ceiling = 1.0
    let moves = zip(moves, forms).map { shown($0, as: $1, below: &ceiling, names) }
    return members(file: nil, reason: said, moves: moves, warnings: warnings) + [("texts", .object(texts(names)))]
  }

  private func members(
    file: String?, reason: String, moves: [JSONValue], warnings: [String]
  ) -> [(String, JSONValue)] {
    [("file", JSONValue(file))] + PositionReport.members(of: position) + [
      ("reason", .string(reason)),
      ("closeCall", .boolean(isCloseCall)),
      ("moves", .array(moves)),
      (
        "known",
        known.map { .object(Advice.members(of: $0.move) + [("cost", .number($0.cost))]) } ?? .null
      ),
      (
        "surer",
        others.first { $0.merit != .easier }.map {
          .object(Advice.members(of: $0.move) + [("cost", .number($0.cost))])
        } ?? .null
      ),
      ("depth", .integer(depth)),
      ("nodes", .integer(nodeCount)),
      ("seconds", .number(seconds)),
      ("warnings", JSONValue(warnings + [omission].compactMap { $0 })),
    ]
  }

  static func members(of move: RankedMove) -> [(String, JSONValue)] {
    move.move.members + [
      ("rarity", JSONValue(move.rarity)),
      ("doubtful", .boolean(move.mayBeRefused)),
      ("otherPlacements", .integer(move.otherPlacementCount)),
      ("captured", JSONValue(move.captured.indices)),
      ("claimed", JSONValue(move.claimed.indices)),
      (
        "after",
        .object([
          ("scores", PositionReport.scores(of: move.position)),
          ("defended", PositionReport.defended(in: move.position)),
          ("position", .string(move.position.description)),
        ])
      ),
      ("verdict", move.isBound ? .null : json(move.verdict)),
      ("chance", move.isBound ? .null : .number(move.chance)),
      ("bound", .boolean(move.isBound)),
      ("line", .array(move.continuation.map { .object($0.members) })),
    ]
  }

  private static func json(_ verdict: Verdict) -> JSONValue {
    switch verdict {
    case .wins(let plies): .object([("kind", .string("wins")), ("plies", .integer(plies))])
    case .loses(let plies): .object([("kind", .string("loses")), ("plies", .integer(plies))])
    case .draws: .object([("kind", .string("draws"))])
    case .seemsToWin(let plies): .object([("kind", .string("seemsToWin")), ("plies", .integer(plies))])
    case .seemsToLose(let plies): .object([("kind", .string("seemsToLose")), ("plies", .integer(plies))])
    case .lead(let lead): .object([("kind", .string("lead")), ("lead", .number(lead))])
    }
  }
}

extension Move {
  /// The members of a move's JSON object, wherever there is one: the word, its tiles and their names; for a pass, null and empty
  /// arrays.
  var members: [(String, JSONValue)] {
    [
      ("word", JSONValue(word)), ("tiles", JSONValue(tiles)), ("tileNames", JSONValue(placement?.tileNames ?? [])),
    ]
  }
}

extension Advice {
  /// What a page says besides the moves.
  private func texts(_ names: PlayerNames) -> [(String, JSONValue)] {
    [
      ("redPercent", JSONValue(redPercent)),
      ("redChance", redChance.map { .number($0) } ?? .null),
      ("redStanding", JSONValue(redPercent.map { Standing(percent: $0).rawValue })),
      ("expects", JSONValue(names.areOfOpponent(position.turn) ? "\(names.name(of: position.turn)) may play" : nil)),
      (
        "others",
        .array(
          others.map {
            var ceiling = 1.0
            return .object([("label", .string($0.merit.label)), ("move", shown($0.move, below: &ceiling, names))])
          })
      ),
      ("easierRemark", JSONValue(easierRemark)),
      ("hint", JSONValue(hint(names))),
      ("effort", .string(effort)),
    ]
  }

  /// A move with what a page says of it.
  ///
  /// - Parameter ceiling: the lowest chance above it in a list. The order weighs words as well, so a move may be likelier to win than the
  ///   one above it, by a point at most. It is not said to be better for that, as the rows are in order.
  private func shown(
    _ move: RankedMove, as form: MoveForm? = nil, below ceiling: inout Double, _ names: PlayerNames
  ) -> JSONValue {
    var standing: String?
    if !move.isBound {
      let value = move.value.isProven ? move.value : MoveValue(verdict: move.verdict, chance: min(move.chance, ceiling))
      ceiling = min(ceiling, value.chance)
      standing = VerdictText.standing(value, of: position.turn, names)
    }
    return .object(Advice.members(of: move) + [("texts", texts(of: move, as: form, standing: standing, names))])
  }

  private func texts(of move: RankedMove, as form: MoveForm?, standing: String?, _ names: PlayerNames) -> JSONValue {
    let answer = answer(to: move)
    let (after, mover) = (move.position, position.turn)
    let side = names.side(onMoveOf: mover)
    return .object([
      ("takes", .string(MoveText.takings(of: move, by: mover, names: names))),
      ("standing", JSONValue(standing)),
      ("chance", JSONValue(VerdictText.chance(of: move, by: mover, names))),
      ("verdict", .string(VerdictText.ending(of: move, by: mover, names))),
      ("rarity", .string(move.word == nil ? "" : Familiarity(of: move).label)),
      ("doubt", .string(move.mayBeRefused ? Advice.doubt : "")),
      ("answer", JSONValue(answer.map { MoveText.answer($0.move, from: after, to: $0.position, names: names) })),
      ("outlook", .string(MoveOutlook(move, from: position)?.brief(names) ?? "")),
      ("score", .string("\(after.score(of: side)):\(after.score(of: side.opponent))")),
      ("owners", .string(after.owners.description)),
      ("formOf", JSONValue(form?.leader)),
      ("ending", JSONValue(form?.ending)),
    ])
  }

  /// A remark on a word that is not in the game's own list as surely as others.
  private static let doubt = "the game may not know it"

  /// The opponent's best answer to a move and the position after it; nil if the search does not say.
  private func answer(to move: RankedMove) -> (move: Move, position: Position)? {
    guard let answer = move.continuation.first else { return nil }
    var position = move.position
    guard (try? position.play(answer, in: lexicon)) != nil else { return nil }
    return (answer, position)
  }

  /// Red's chance to win, in whole percent; nil if no move was found.
  private var redPercent: Int? {
    if let outcome = position.outcome { return outcome.winner.map { $0 == .red ? 100 : 0 } ?? 50 }
    guard let best = moves.first, !best.isBound else { return nil }
    return position.turn == .red ? best.percent : 100 - best.percent
  }

  /// The same, 0 to 1.
  private var redChance: Double? {
    if position.outcome != nil { return redPercent.map { Double($0) / 100 } }
    guard let best = moves.first, !best.isBound else { return nil }
    return position.turn == .red ? best.chance : 1 - best.chance
  }

  /// What kind of word to look for, for players who think first; nil if there is no move.
  private func hint(_ names: PlayerNames) -> String? {
    guard let best = moves.first else { return nil }
    guard let word = best.word else { return "Passing is best." }
    return "Look for a word of \(counted(word.count, "letter")) \(Familiarity(of: best).clause) and that "
      + "\(MoveText.takings(of: best, by: position.turn, names: names))."
  }

  /// How far the search has got: `7 moves ahead in 3.1 s`. What a position is, and how many were searched, means nothing to a
  /// player.
  private var effort: String { "\(counted(depth, "move")) ahead in \(Decimals.fixed(seconds, count: 1)) s" }
}
