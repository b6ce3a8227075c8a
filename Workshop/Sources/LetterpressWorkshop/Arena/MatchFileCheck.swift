internal import LetterpressCLI
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver

/// What must hold for the file of a match, whatever its bytes, for fuzzing.
package enum MatchFileCheck {
  /// The settings of the match that files are read as.
  private static var settings: ArenaSettings {
    ArenaSettings(
      players: [.computer(ComputerPlayer()), .computer(ComputerPlayer())],
      budget: ArenaBudget(depth: 1),
      openings: ArenaOpenings(kind: .empty, seed: 1, fixed: nil, lexicon: .english))
  }

  /// The two lines that the file of a match begins with.
  package static var header: String { "\(settings.description)\n\(ArenaPair.header)\n" }

  /// An accepted match file can be resumed and scored.
  package static func flaw(ofFileAt path: String) -> String? {
    do {
      let file = try ArenaFile(path, settings: settings)
      guard file.pairs.allSatisfy({ ArenaPair(parsing: $0.description) != nil }) else {
        return "a pair of games cannot be read as it is written"
      }
      let report = ArenaReport(names: settings.names)
      let score = file.pairs.reduce(into: ArenaScore()) { $0.add($1) }
      guard !report.text(score).isEmpty, !report.json(score).description.isEmpty else { return "there is no score" }
      guard let pair = ArenaPair(parsing: "abc\t1\t12\t½\t200+\t0.50 10.00\t3.25") else { return "no pair of games" }
      try file.append(pair)
      let pairs = try ArenaFile(path, settings: settings).pairs
      return pairs == file.pairs + [pair] ? nil : "a resumed match differs from the one that was saved"
    } catch {
      return flaw(of: error)
    }
  }

  /// A file may be refused, but with a message.
  private static func flaw(of error: any Error) -> String? {
    switch error {
    case let failure as CommandFailure where !failure.message.isEmpty: nil
    case let error as FileError where !error.description.isEmpty: nil
    default: "an error without a message: \(error)"
    }
  }
}
