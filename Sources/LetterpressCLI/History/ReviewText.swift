internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressPictures
internal import LetterpressSolver

/// The text that `review` prints: a heading, a line for each move with the reason below it, and a summary.
struct ReviewText {
  let line: ReviewLine
  /// The game's text, or its pictures.
  let files: [String]
  let style: BoardText.Style

  private var wordWidth: Int { min(max(line.moves.map { ReviewText.word(of: $0.move).count }.max() ?? 0, 4), 19) }
  /// The length of the bar that shows red's chance.
  private static let barWidth = 12

  private static func word(of move: Move) -> String { MoveText.name(of: move) }

  /// What is reviewed, and the headings of the columns.
  var heading: String {
    let name = files.count == 1 ? files[0] : "\(files.count) pictures, the last \(files[files.count - 1])"
    let open = line.steps.count - line.moves.count
    let size = counted(line.moves.count, "move") + (open > 0 ? ", \(counted(open, "gap")) between pictures" : "")
    return "\(name.printable): \(size)\n\n"
      + row(
        number: "", player: "", word: "", before: "best", after: "then", lost: "lost", grade: "grade",
        tiles: "r : b", bar: "red's chance")
  }

  /// A move with its grade, and why it got it.
  func text(of step: GameReview.Step, number: Int) -> String {
    switch step {
    case .open(let text): return "\(padded(number))  \(GameReview.sentence(open: text).printable)\n"
    case .reviewed(let move):
      let after = move.played.after
      let red = move.player == .red ? move.played.value.percent : 100 - move.played.value.percent
      return row(
        number: "\(number)", player: move.player.rawValue, word: ReviewText.word(of: move.played.move),
        before: VerdictText.chance(of: move.best.value), after: VerdictText.chance(of: move.played.value),
        lost: move.lost == 0 ? "" : "\(move.lost)", grade: move.grade.rawValue,
        tiles: "\(after.score(of: .red)):\(after.score(of: .blue))", bar: bar(red)) + "    \(move.why())\n"
    }
  }

  private func padded(_ number: Int) -> String { number < 10 ? " \(number)" : "\(number)" }

  private func bar(_ red: Int) -> String {
    let count = min(max((red * ReviewText.barWidth + 50) / 100, 0), ReviewText.barWidth)
    return String(repeating: "#", count: count) + String(repeating: ".", count: ReviewText.barWidth - count)
  }

  private func row(
    number: String, player: String, word: String, before: String, after: String, lost: String, grade: String,
    tiles: String, bar: String
  ) -> String {
    func left(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(width - text.count, 0))
    }
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(width - text.count, 0)) + text
    }
    let cells = [
      right(number, 2), left(player, 4), left(word, wordWidth), right(before, 4), right(after, 4), right(lost, 4),
      left(grade, 12), right(tiles, 5), bar,
    ]
    return cells.joined(separator: "  ") + "\n"
  }

  /// The progress, for a terminal.
  func status(_ count: Int, _ progress: Double) -> String {
    let full = Int(progress * 20)
    return "[" + String(repeating: "#", count: full) + String(repeating: "-", count: 20 - full)
      + "] \(Int(progress * 100))%, move \(min(count + 1, line.steps.count)) of \(line.steps.count)"
  }

  /// The summary, and the board at the turning point with the better move.
  func conclusion(_ review: GameReview) -> String {
    var parts = review.isComplete ? [] : ["stopped after \(review.steps.count) of \(line.steps.count) moves"]
    let summary = review.summary()
    if !summary.isEmpty { parts.append(summary) }
    if let place = review.turningPoint, case .reviewed(let move) = review.steps[place],
      let word = move.explained.move.word
    {
      let board = BoardText(
        move.before, colors: BoardPicture(move.before.board, owners: move.before.owners).tileColors,
        numbering: move.explained.move.tiles)
      parts.append(
        "\(word.uppercased()) at move \(place + 1):\n\n\(board.text(style: style))".trimmingEnd)
    }
    return "\n" + parts.joined(separator: "\n\n") + "\n"
  }
}

extension String {
  /// The text without line ends at its end.
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}

/// A review as it is drawn.
struct ReviewDrawing {
  private let review: GameReview

  init(_ review: GameReview) { self.review = review }

  /// How many mistakes are named: more words would hide one another.
  private static let mostMarks = 5

  var picture: ReviewPicture {
    let marked = markedSteps
    let moments = review.line.points.enumerated().map { place, point in
      ReviewPicture.Moment(
        redChance: review.redChances[place], red: point.owners.red.count, blue: point.owners.blue.count,
        mark: place > 0 ? marked[place - 1] ?? "" : "")
    }
    return ReviewPicture(moments, turningPoint: betterMove)
  }

  /// The words of the worst mistakes, by their steps; the turning point is among them.
  private var markedSteps: [Int: String] {
    let errors = review.moves.filter { $0.move.grade.isError || $0.step == review.turningPoint }
      .sorted {
        ($0.step == review.turningPoint ? 1 : 0, $0.move.lost) > ($1.step == review.turningPoint ? 1 : 0, $1.move.lost)
      }
    var marks: [Int: String] = [:]
    for (step, move) in errors.prefix(ReviewDrawing.mostMarks) { marks[step] = move.played.move.word ?? "pass" }
    return marks
  }

  private var betterMove: ReviewPicture.BetterMove? {
    guard let place = review.turningPoint, case .reviewed(let move) = review.steps[place],
      let placement = move.explained.move.placement
    else { return nil }
    return ReviewPicture.BetterMove(before: move.before, placement: placement, after: move.explained.after)
  }
}
