internal import LetterpressCLI
internal import LetterpressFiles

/// Games between two players; each opening is played twice, once with each player moving first.
struct ArenaMatch {
  let settings: ArenaSettings
  let pairCount: Int
  let jobs: Int
  /// Where finished pairs are kept; nil if they are not kept.
  var file: ArenaFile?
  /// Where all positions are written; nil if they are not wanted.
  var record: FileAppender?
  /// What may end the match before its last pair; nil if nothing does.
  var test: SequentialTest?

  private struct PlayedPair: Sendable {
    var pair: ArenaPair
    var record: String
  }

  /// Plays the pairs that have not been played yet.
  ///
  /// - Parameter stopped: what to print if ctrl-C or `kill` stops the match.
  /// - Throws: ``CommandFailure``, ``FileError``.
  func run(stopped: @escaping @Sendable (ArenaScore) -> String) throws -> ArenaScore {
    let played = (file?.pairs ?? []).prefix(pairCount)
    let score = Monitor(played.reduce(into: ArenaScore()) { $0.add($1) })
    let rest = Array(played.count..<pairCount)
    let console = BatchConsole(unit: "opening") { rest.count }
    let (settings, keepsRecord, programs) = (settings, record != nil, ArenaPrograms())
    let work = OrderedWork<ItemArray<Int>, Result<PlayedPair, CommandFailure>>(jobs: jobs) { number in
      Result { () throws(CommandFailure) in try ArenaMatch.play(number, settings, programs, keepsRecord: keepsRecord) }
    }
    try console.guarding {
      // The test is looked at between some pairs and the next; those that have begun are finished.
      let step = test == nil ? max(rest.count, 1) : 2 * jobs
      for start in stride(from: 0, to: rest.count, by: step)
      where test.map({ test in score.use { test.decision($0) } == .open }) ?? true {
        try work.run(on: ItemArray(Array(rest[start..<min(start + step, rest.count)]))) { _, result in
          let result = try result.get()
          try console.use {
            if keepsRecord { try record?.append(result.record) }
            try file?.append(result.pair)
            score.use { $0.add(result.pair) }
          }
          console.advance(score.use { ArenaReport.brief($0) })
        }
      }
    } stopped: {
      stopped(score.use { $0 })
    }
    return score.use { $0 }
  }

  private static func play(
    _ number: Int, _ settings: ArenaSettings, _ programs: ArenaPrograms, keepsRecord: Bool
  ) throws(CommandFailure) -> PlayedPair {
    let (board, opening) = settings.openings.opening(number)
    let players = settings.players
    func game(_ players: [ArenaPlayer]) throws(CommandFailure) -> ArenaGame {
      try ArenaGame(from: opening, on: board, players: players, settings: settings, programs: programs)
    }
    let first = try game(players)
    let second = try game(players.reversed())
    return PlayedPair(
      pair: ArenaPair(opening: opening, first: first, second: second),
      record: keepsRecord ? first.record + second.record : "")
  }
}
