internal import LetterpressTestSupport
internal import LetterpressVision

/// Counts of pictures without a board, and of those mistaken for one.
struct NonBoardTally: Mergeable, Sendable {
  private var pictures: [NonBoard: Int] = [:]
  private var accepted: [NonBoard: Int] = [:]
  private var slowest: [NonBoard: Duration] = [:]

  mutating func add(_ kind: NonBoard, isAccepted: Bool, time: Duration) {
    pictures[kind, default: 0] += 1
    if isAccepted { accepted[kind, default: 0] += 1 }
    slowest[kind] = max(slowest[kind] ?? .zero, time)
  }

  mutating func add(_ other: NonBoardTally) {
    pictures.merge(other.pictures, uniquingKeysWith: +)
    accepted.merge(other.accepted, uniquingKeysWith: +)
    slowest.merge(other.slowest, uniquingKeysWith: max)
  }

  /// A Markdown table: one line per kind, then one for all.
  var table: String {
    let kinds = NonBoard.allCases.filter { pictures[$0] != nil }
    let rows = kinds.map { kind in
      NonBoardTally.row(kind.rawValue, pictures[kind] ?? 0, accepted[kind] ?? 0, slowest[kind] ?? .zero)
    }
    let total = NonBoardTally.row(
      "**all**", pictures.values.reduce(0, +), accepted.values.reduce(0, +), slowest.values.max() ?? .zero)
    return (["| no board | pictures | taken for one | slowest |", "| --- | ---: | ---: | ---: |"] + rows + [total])
      .joined(separator: "\n")
  }

  private static func row(_ name: String, _ pictures: Int, _ accepted: Int, _ slowest: Duration) -> String {
    "| \(name) | \(pictures) | \(StressTally.Answers.stressed(accepted)) | \(Int(slowest / .milliseconds(1))) ms |"
  }
}
