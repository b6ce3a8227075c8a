package import LetterpressSolver

/// All words for what a search thinks of a move: for tables, sentences about a move, reasons, and the outlook of a word.
package enum VerdictText {
  /// Returns a verdict for a table: `wins`, `wins in 3`, `loses in 2`, `draw`, `wins in 5?` if it is not proven, or the
  /// expected lead, `+1.5`.
  package static func short(_ verdict: Verdict) -> String {
    switch verdict {
    case .wins(plies: 1): "wins"
    case .wins(let plies): "wins in \(plies)"
    case .loses(plies: 1): "loses"
    case .loses(let plies): "loses in \(plies)"
    case .draws: "draw"
    case .seemsToWin(let plies): "wins in \(plies)?"
    case .seemsToLose(let plies): "loses in \(plies)?"
    case .lead(let lead): signed(lead)
    }
  }

  /// The end that is in sight, for a page: `wins in 3`, `likely win`; to the opponent of the player who moves `you lose in 3`. Else
  /// empty.
  static func ending(of move: RankedMove, by mover: Player, _ names: PlayerNames) -> String {
    let verdict = names.value(of: move, by: mover).verdict
    let isExpected = names.areOfOpponent(mover)
    switch verdict {
    case _ where move.isBound: return ""
    case .lead: return ""
    case .seemsToWin: return isExpected ? "you are likely to win" : "likely win"
    case .seemsToLose: return isExpected ? "you are likely to lose" : "likely loss"
    case .wins(let plies) where isExpected: return "you win in \(plies)"
    case .loses(let plies) where isExpected: return "you lose" + (plies > 1 ? " in \(plies)" : "")
    case .wins, .loses, .draws: return short(verdict)
    }
  }

  /// How a player stands after a move, in a word, for a page: `wins` where nothing is left to chance, else `winning`; to the
  /// opponent `you lose`, `you are losing`.
  ///
  /// - Parameter value: for the player who moves.
  static func standing(_ value: MoveValue, of mover: Player, _ names: PlayerNames) -> String {
    let isExpected = names.areOfOpponent(mover)
    return switch (isExpected ? value.turned : value).verdict {
    case .wins: isExpected ? "you win" : "wins"
    case .loses: isExpected ? "you lose" : "loses"
    case .draws: "draws"
    case .lead, .seemsToWin, .seemsToLose: standing(percent: value.percent, of: mover, names)
    }
  }

  /// The kind of a verdict as in JSON, with its number: `wins 3`, `seemsToLose 4`, `lead -1.25`, `draws`.
  package static func keyword(_ verdict: Verdict) -> String {
    switch verdict {
    case .wins(let plies): "wins \(plies)"
    case .loses(let plies): "loses \(plies)"
    case .draws: "draws"
    case .seemsToWin(let plies): "seemsToWin \(plies)"
    case .seemsToLose(let plies): "seemsToLose \(plies)"
    case .lead(let lead): "lead \(Decimals.fixed(lead, count: 2))"
    }
  }

  /// Returns the verdict in words, to follow a move.
  package static func long(_ verdict: Verdict) -> String {
    switch verdict {
    case .wins(plies: 1): "wins the game"
    case .wins(let plies): "wins within \(counted(plies, "turn")), whatever the opponent does"
    case .loses(plies: 1): "loses the game"
    case .loses(let plies): "loses within \(counted(plies, "turn"))"
    case .draws: "leads to a draw"
    case .seemsToWin(let plies): "looks winning within \(counted(plies, "turn")) (not proven)"
    case .seemsToLose(let plies): "looks losing within \(counted(plies, "turn")) (not proven)"
    case .lead(let lead): expectation(lead)
    }
  }

  /// Returns how likely a move is to win, or how the game ends with it; nil if the search did not find that out.
  static func prospect(of move: RankedMove) -> String? {
    guard !move.isBound else { return nil }
    return switch move.verdict {
    case .wins(plies: 2...): victory(by: move, .terminal) ?? long(move.verdict)
    case .wins, .loses, .draws: long(move.verdict)
    case .lead, .seemsToWin, .seemsToLose: "\(chance(percent: move.percent)) to win"
    }
  }

  /// Returns the chance of a move as a percentage; what is proven, and only that, is 0% or 100%. Nil if the search did not find
  /// it out.
  package static func chance(of move: RankedMove) -> String? {
    move.isBound ? nil : chance(of: move.value)
  }

  /// Returns the same on a page, for the player whose side is taken: `63%`; to the opponent of the player who moves `37% for you`.
  static func chance(of move: RankedMove, by mover: Player, _ names: PlayerNames) -> String? {
    guard !move.isBound else { return nil }
    return chance(of: names.value(of: move, by: mover)) + (names.areOfOpponent(mover) ? " for you" : "")
  }

  /// Returns a chance as a percentage; what is proven, and only that, is 0% or 100%.
  package static func chance(of value: MoveValue) -> String {
    value.isProven ? "\(value.percent)%" : chance(percent: value.percent)
  }

  /// Outside of these, searches are not exact.
  static let exactPercents = 5...95

  /// Returns a chance that is not proven.
  static func chance(percent: Int) -> String {
    percent > exactPercents.upperBound
      ? ">\(exactPercents.upperBound)%"
      : percent < exactPercents.lowerBound ? "<\(exactPercents.lowerBound)%" : "\(percent)%"
  }

  /// Returns the chance of a move for a table, or in a word how the game ends with it; nil if the search did not find that out.
  package static func chanceOrEnd(of move: RankedMove) -> String? {
    guard !move.isBound else { return nil }
    return move.value.isProven ? short(move.verdict) : chance(percent: move.percent)
  }

  /// Returns what a lead in tiles means to the player expected to have it.
  private static func expectation(_ lead: Double) -> String {
    let tiles = Int(min(lead.magnitude, 1e6).rounded())
    guard tiles > 0 else { return "you would be about level" }
    return "you would \(lead > 0 ? "lead" : "trail") by about \(counted(tiles, "tile"))"
  }

  /// Returns a number with one decimal and its sign; `+0.0` if it rounds to zero.
  private static func signed(_ number: Double) -> String {
    let text = Decimals.fixed(number, count: 1)
    return text.hasPrefix("-") ? text : "+" + text
  }
}

// MARK: Reasons

extension VerdictText {
  /// Says that a move wins or draws, as far as is known; nil if no end is in sight, or for a loss.
  static func victory(by move: RankedMove, _ wording: Wording) -> String? {
    guard !move.isBound else { return nil }
    return switch move.verdict {
    case .wins(let plies): "wins \(Wording.byForce(within: plies)) by this word list"
    case .seemsToWin: wording.isBesideBoard ? "is likely to win" : long(move.verdict)
    case .draws: "draws"
    case .lead, .loses, .seemsToLose: nil
    }
  }

  /// Says that even the best move leaves its player behind; nil if it does not, or if it loses as proven.
  static func poorOutlook(of move: RankedMove, for player: Player, _ wording: Wording) -> String? {
    guard !move.isBound else { return nil }
    return switch move.verdict {
    case .seemsToLose where wording.isBesideBoard:
      wording.names.clause(player, "is likely to lose", "are likely to lose")
    case .seemsToLose(let plies):
      "\(player.rawValue) looks losing within \(counted(plies, "turn")), whatever it plays (not proven)"
    case .lead where move.percent < lowPercent:
      wording.names.clause(player, "is well behind", "are well behind")
        + (wording.isBesideBoard ? "" : " (\(chance(percent: move.percent)) to win)")
    case .lead, .seemsToWin, .wins, .draws, .loses: nil
    }
  }

  /// Below this chance to win, in percent, the player to move is told so.
  private static let lowPercent = 20

  /// Says that a move loses as proven, and whether others last longer; nil if it does not.
  ///
  /// - Parameters:
  ///   - others: the other moves searched.
  ///   - areAll: whether there are no moves besides these.
  static func loss(by move: RankedMove, others: ArraySlice<RankedMove>, areAll: Bool) -> String? {
    guard let plies = pliesToLoss(by: move) else { return nil }
    let own = counted(plies, "turn")
    let losses = others.map { pliesToLoss(by: $0) }
    guard !losses.isEmpty, !losses.contains(nil), let longest = losses.compactMap({ $0 }).max() else {
      return "it loses within \(own)"
    }
    let subject = areAll ? "every move loses" : "every move searched loses"
    return longest < plies ? "\(subject), and this one lasts longest (\(own))" : "\(subject), this one within \(own)"
  }

  /// The number of turns after which the mover is proven to lose; nil if that is not proven.
  static func pliesToLoss(by move: RankedMove) -> Int? {
    if case .loses(let plies) = move.verdict, !move.isBound { plies } else { nil }
  }
}

// MARK: Outlook

extension VerdictText {
  /// Returns how the game continues after a word, to be appended to what the word takes.
  ///
  /// - Parameters:
  ///   - value: for the player who plays the word.
  ///   - answer: the opponent's best answer; nil if the search does not say.
  static func outlook(
    _ value: MoveValue, answer: Move?, by opponent: Player, _ wording: Wording
  ) -> String {
    let (word, names) = (answer.map { $0.word?.asciiUppercased ?? "a pass" }, wording.names)
    let victory = names.clause(opponent, "wins", "win")
    switch value.verdict {
    case .loses(plies: ...2): return "; but then \(victory)" + (word.map { " with \($0)" } ?? "")
    case .loses(let plies):
      return "; but then \(victory) within \(counted(plies - 1, "turn"))"
        + (word.map { ", beginning with \($0)" } ?? "")
    case .wins(let plies):
      return "; it wins within \(counted(plies, "turn")), whatever \(names.clause(opponent, "does", "do"))"
    case .draws: return "; that leads to a draw"
    case .seemsToWin, .seemsToLose, .lead:
      let best = answer.map { wording.bestAnswer($0.word, of: opponent) }
      guard wording.isBesideBoard else {
        return ", \(chance(percent: value.percent)) to win" + (best.map { "; \($0)" } ?? "")
      }
      let standing = standing(percent: value.percent, of: opponent.opponent, names)
      return [standing, best].compactMap { $0.map { ". " + $0.asciiCapitalized } }.joined()
    }
  }

  /// Says how a player stands: in a word, unless the reader is the opponent, who is told how he stands himself.
  private static func standing(percent: Int, of player: Player, _ names: PlayerNames) -> String {
    guard names.areOfOpponent(player) else { return Standing(percent: percent).rawValue }
    let standing = Standing(percent: 100 - percent)
    return switch standing {
    case .winning, .behind, .losing: "you are \(standing.rawValue)"
    case .good: "good for you"
    case .even: standing.rawValue
    }
  }
}
