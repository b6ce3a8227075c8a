internal import LetterpressVision
internal import StressPictures

/// How well the pictures of a family were read.
struct StressTally: Mergeable, Sendable {
  /// How often one thing was right, not said, and wrong.
  struct Answers: Sendable {
    var right = 0
    var unknown = 0
    var wrong = 0

    mutating func add(_ answer: StressOutcome.Answer) {
      switch answer {
      case .right: right += 1
      case .unknown: unknown += 1
      case .wrong: wrong += 1
      }
    }

    mutating func add(_ other: Answers) {
      right += other.right
      unknown += other.unknown
      wrong += other.wrong
    }

    var text: String { "\(right) / \(unknown) / \(Answers.stressed(wrong))" }

    /// Returns the count, bold unless it is 0.
    static func stressed(_ count: Int) -> String { count == 0 ? "0" : "**\(count)**" }
  }

  var name: String
  private(set) var pictures = 0
  private var dueRefusals = 0
  private var refusals: [String: Int] = [:]
  private var tiles = Answers()
  private var owners = Answers()
  private var turns = Answers()
  private var scores = Answers()
  private var slowest = Duration.zero

  init(name: String) { self.name = name }

  mutating func add(_ outcome: StressOutcome, time: Duration) {
    pictures += 1
    slowest = max(slowest, time)
    if outcome.isRefusalDue {
      dueRefusals += 1
      return
    }
    if let refusal = outcome.refusal {
      refusals[StressOutcome.name(of: refusal), default: 0] += 1
      return
    }
    tiles.add(Answers(right: outcome.tilesRight, unknown: outcome.tilesUnknown, wrong: outcome.misread.count))
    owners.add(outcome.owners)
    turns.add(outcome.turn)
    scores.add(outcome.scores)
  }

  mutating func add(_ other: StressTally) {
    pictures += other.pictures
    dueRefusals += other.dueRefusals
    refusals.merge(other.refusals, uniquingKeysWith: +)
    tiles.add(other.tiles)
    owners.add(other.owners)
    turns.add(other.turns)
    scores.add(other.scores)
    slowest = max(slowest, other.slowest)
  }

  static let header = """
    | family | pictures | hidden | refused | tiles: right / ? / **wrong** | wrong in 100,000 | \
    owners: right / null / **wrong** | turn | scores | slowest |
    | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
    """

  /// A line of the Markdown table.
  var row: String {
    let refused = refusals.values.reduce(0, +)
    let percent = pictures == 0 ? 0 : Double(refused) * 100 / Double(pictures)
    let causes = refusals.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let answered = tiles.right + tiles.unknown + tiles.wrong
    let rate = answered == 0 ? 0 : Double(tiles.wrong) * 100_000 / Double(answered)
    return [
      "| \(name)", "\(pictures)", "\(dueRefusals)", refused == 0 ? "0" : "\(tenths(percent))% (\(causes))", tiles.text,
      tenths(rate),
      owners.text, turns.text, scores.text, "\(Int(slowest / .milliseconds(1))) ms |",
    ].joined(separator: " | ")
  }

  private func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

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
