internal import ArgumentParser
internal import Foundation
internal import LetterpressSolver

/// Measures how much a search's result changes from one depth to the next.
struct DepthsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "depths",
    abstract: "Say how much the best move's lead and chance change from one depth to the next.")

  @Option(help: "How many positions of games to search.")
  var count = 200

  @Option(help: "How many positions a search looks at.")
  var nodes = 20_000

  @Option(help: "What the games are drawn with.")
  var seed: UInt64 = 1

  /// A search's result at a depth.
  private struct Finding: Sendable {
    let depth: Int
    let lead: Double
    let chance: Double
  }

  func run() {
    let positions = GamePositions(seed: seed)
    let findings = StudySearch.inParallel(count) { [nodes] in Self.findings(positions.position($0), nodes: nodes) }
    print("depths  positions  tiles  chance")
    for depth in 1..<10 {
      let changes = findings.compactMap { findings -> (Finding, Finding)? in
        guard let before = findings.last(where: { $0.depth == depth }),
          let after = findings.last(where: { $0.depth == depth + 1 })
        else { return nil }
        return (before, after)
      }
      guard let tiles = StudySearch.median(changes.map { abs($0.lead - $1.lead) }),
        let chance = StudySearch.median(changes.map { abs($0.chance - $1.chance) })
      else { break }
      print(String(format: "%d to %d  %9d  %5.2f  %6.3f", depth, depth + 1, changes.count, tiles, chance))
    }
  }

  /// Returns the results after each depth or width with no end in sight.
  private static func findings(_ game: (board: PreparedBoard, position: Position), nodes: Int) -> [Finding] {
    let search = Search(of: game.position, on: game.board, limits: SearchLimits(nodeCount: nodes))
    var findings: [Finding] = []
    _ = search.run { report in
      guard let best = report.moves.first, case .lead(let lead) = best.verdict else { return }
      findings.append(Finding(depth: report.depth, lead: lead, chance: best.chance))
    }
    return findings
  }
}
