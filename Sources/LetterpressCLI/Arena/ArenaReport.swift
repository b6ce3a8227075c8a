/// What a match has come to, as it is printed.
struct ArenaReport: Sendable {
  /// The names of A and B.
  let names: [String]

  /// Three lines, and one more where games were broken off.
  func text(_ score: ArenaScore) -> String {
    guard let share = score.share, let plies = score.meanPlyCount else { return "no games were finished\n" }
    let interval = score.interval.map { " ± \(percent($0))" } ?? ""
    var text =
      "\(names[0]) – \(names[1]): \(percent(share))%\(interval), \(score.gameCount) games: "
      + "\(score.wonCount) won, \(score.drawnCount) drawn, \(score.lostCount) lost\n"
    text += "\(Decimals.fixed(plies, count: 1)) plies a game\n"
    let times = names.indices.compactMap { side in
      score.time(of: side).map { time in
        "\(names[side]) \(Decimals.milliseconds(time.median)), \(Decimals.milliseconds(time.longest))"
      }
    }
    text += "time a move, median and longest: \(times.joined(separator: "; "))\n"
    if score.unfinishedCount > 0 {
      let games = score.unfinishedCount == 1 ? "1 game" : "\(score.unfinishedCount) games"
      text += "\(games) broken off after \(ArenaGame.maximumPlyCount) plies, counted as drawn\n"
    }
    return text
  }

  private func percent(_ share: Double) -> String { Decimals.fixed(share * 100, count: 1) }

  /// One object; shares are 0 to 1.
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
      ("pliesAGame", score.meanPlyCount.map(JSONValue.number) ?? .null),
      ("millisecondsAMove", .array(names.indices.map { json(score.time(of: $0)) })),
    ])
  }

  private func json(_ time: (median: Double, longest: Double)?) -> JSONValue {
    guard let time else { return .null }
    return .object([("median", .number(time.median)), ("longest", .number(time.longest))])
  }
}
