internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver

/// The lines that `letterpress engine` sends; docs/engine-protocol.md describes all.
enum EngineAnswer {
  /// The version of the protocol. It grows when an old program would misunderstand a new answer.
  static let protocolVersion = 1

  static let greeting = "letterpress \(LetterpressCommand.version) protocol \(protocolVersion)"

  static func info(_ report: SearchReport) -> String {
    "info \(effort(report))" + (report.moves.first.map { " \(move($0))" } ?? "")
  }

  /// Returns the final lines: the rows after the first, then the best move.
  static func final(_ report: SearchReport, rowCount: Int) -> [String] {
    guard let best = report.moves.first else { return [error("there is no move, as the game is over")] }
    let rows = report.moves.prefix(rowCount).enumerated().dropFirst().map { "row \($0 + 1) \(move($1))" }
    return rows + ["best \(move(best)) \(effort(report))"]
  }

  static func error(_ text: String) -> String { "error \(text.printable)" }

  private static func effort(_ report: SearchReport) -> String {
    "depth \(report.depth) positions \(report.nodeCount) seconds "
      + Decimals.fixed(report.time / .seconds(1), count: 3)
  }

  private static func move(_ move: RankedMove) -> String {
    var text = self.move(move.move)
    if !move.isBound {
      text += " chance \(Decimals.fixed(move.chance, count: 3)) verdict \(VerdictText.keyword(move.verdict))"
    }
    if let answer = move.continuation.first { text += " answer \(self.move(answer))" }
    return text
  }

  private static func move(_ move: Move) -> String {
    guard let placement = move.placement else { return "pass" }
    return "\(placement.word) \(placement.tileNames.joined(separator: ","))"
  }
}
