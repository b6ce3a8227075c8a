internal import LetterpressEngine
internal import LetterpressSolver

/// The score of a match, as it is printed.
struct ArenaReport: Sendable {
  /// The names of A and B.
  let names: [String]
  /// The test whose state is reported; nil for none.
  var test: SequentialTest?

  /// The share so far in a few words; nil if nothing was played.
  static func brief(_ score: ArenaScore) -> String? {
    score.share.map { "\(Decimals.fixed($0 * 100, count: 1))% of \(counted(score.gameCount, "game"))" }
  }

  /// Six lines, and more for a test, or if games were cut off.
  func text(_ score: ArenaScore) -> String {
    guard let share = score.share, let plies = score.meanPlyCount else { return "no games were finished\n" }
    let interval = score.interval.map { " ± \(percent($0))" } ?? ""
    var text =
      "\(names[0]) – \(names[1]): \(percent(share))%\(interval), \(counted(score.gameCount, "game")): "
      + "\(score.wonCount) won, \(score.drawnCount) drawn, \(score.lostCount) lost\n"
    if let first = score.first, let second = score.second {
      text += "moving first \(self.text(first)); moving second \(self.text(second))\n"
    }
    text +=
      "Elo \(elo(share)) (\(score.interval.map { elo(share - $0) + " to " + elo(share + $0) } ?? "one pair only")); "
    text += "pairs with 0, ½, 1, 1½, 2 points: \(score.pentanomial.map(String.init).joined(separator: ", "))\n"
    if let test {
      text += "SPRT \(test.elos.map { Decimals.shortest($0) }.joined(separator: ",")): \(test.decision(score).rawValue)"
      text +=
        test.ratio(score).map { ratio in
          ", log-likelihood ratio \(Decimals.fixed(ratio, count: 2)) of ±\(Decimals.fixed(SequentialTest.bound, count: 2))"
        } ?? ""
      text += "\n"
    }
    text += "\(Decimals.fixed(plies, count: 1)) moves per game\n"
    let times = names.indices.compactMap { side in
      score.time(of: side).map { time in
        "\(names[side]) \(Decimals.milliseconds(time.median)), \(Decimals.milliseconds(time.longest))"
      }
    }
    text += "time per move, median and longest: \(times.joined(separator: "; "))\n"
    if score.unfinishedCount > 0 {
      let games = counted(score.unfinishedCount, "game")
      text += "\(games) stopped after \(GameRecord.maximumPlyCount) moves, counted as drawn\n"
    }
    return text
  }

  private func text(_ interval: ShareInterval) -> String {
    "\(percent(interval.share))% (\(percent(interval.lower)) to \(percent(interval.upper)))"
  }

  /// A difference on the Elo scale, or beyond any number.
  private func elo(_ share: Double) -> String {
    guard share > 0, share < 1 else { return share <= 0 ? "−∞" : "∞" }
    let text = Decimals.fixed(Elo.difference(share: share), count: 1)
    return text.hasPrefix("-") ? text : "+" + text
  }

  private func eloJSON(_ share: Double?) -> JSONValue {
    guard let share, share > 0, share < 1 else { return .null }
    return .number(Elo.difference(share: share))
  }

  private func percent(_ share: Double) -> String { Decimals.fixed(share * 100, count: 1) }

  /// One JSON object; shares are 0 to 1.
  func json(_ score: ArenaScore) -> JSONValue {
    .object([
      ("players", .array(names.map(JSONValue.string))),
      ("games", .integer(score.gameCount)),
      ("won", .integer(score.wonCount)),
      ("drawn", .integer(score.drawnCount)),
      ("lost", .integer(score.lostCount)),
      ("unfinished", .integer(score.unfinishedCount)),
      ("score", score.share.map(JSONValue.number) ?? .null),
      ("interval", score.interval.map(JSONValue.number) ?? .null),
      ("elo", eloJSON(score.share)),
      ("eloFrom", eloJSON(score.share.flatMap { share in score.interval.map { share - $0 } })),
      ("eloTo", eloJSON(score.share.flatMap { share in score.interval.map { share + $0 } })),
      ("pentanomial", .array(score.pentanomial.map { .integer($0) })),
      ("sprt", test.map { json($0, score) } ?? .null),
      ("first", score.first.map(json) ?? .null),
      ("second", score.second.map(json) ?? .null),
      ("pliesAGame", score.meanPlyCount.map(JSONValue.number) ?? .null),
      ("millisecondsAMove", .array(names.indices.map { json(score.time(of: $0)) })),
    ])
  }

  private func json(_ test: SequentialTest, _ score: ArenaScore) -> JSONValue {
    .object([
      ("elo0", .number(test.elos[0])), ("elo1", .number(test.elos[1])),
      ("ratio", test.ratio(score).map { .number($0) } ?? .null), ("bound", .number(SequentialTest.bound)),
      ("decision", .string(test.decision(score).rawValue)),
    ])
  }

  private func json(_ interval: ShareInterval) -> JSONValue {
    .object([
      ("score", .number(interval.share)), ("from", .number(interval.lower)), ("to", .number(interval.upper)),
    ])
  }

  private func json(_ time: (median: Double, longest: Double)?) -> JSONValue {
    guard let time else { return .null }
    return .object([("median", .number(time.median)), ("longest", .number(time.longest))])
  }
}
