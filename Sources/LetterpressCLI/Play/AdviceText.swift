internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

/// The text that `play` prints: the board, the moves, and last the answer, which is what a player looks for.
struct AdviceText {
  let advice: Advice
  /// The colours of the 25 tiles, row by row.
  let tileColors: [RGBColor]
  /// A line per tile that could not be read, and what to do about them; empty if all could be read.
  let unknownTiles: String
  /// Who is called red and blue, if the picture's colours are others.
  var players: String?
  /// How many moves to show; nil for as many as fit.
  var count: Int?
  /// Whether to say all that is known of the moves, and why the first is the best.
  var explains = false

  /// The whole text.
  ///
  /// - Parameter size: what it should fit; nil if it is not for a terminal.
  func text(style: BoardText.Style, size: TerminalSize? = TerminalSize.ofTerminal) -> String {
    let isRoomy = size.map { $0.rows >= Self.roomyRowCount } ?? true
    let board = BoardText(advice.position, colors: tileColors, numbering: advice.placement?.tiles ?? [])
    let head =
      board.text(style: style, isRoomy: isRoomy) + "\n" + ScoreText.line(advice.position, width: size?.columns) + "\n"
      + (players.map { $0 + "\n" } ?? "")
    let answer = (explains ? advice.explanation : advice.answer).map { $0 + "\n" }.joined()
    func text(_ count: Int, namesTiles: Bool = true, isSpaced: Bool = true) -> String {
      let moves = moves(count, width: size?.columns, namesTiles: namesTiles)
      return [head, unknownTiles, moves, effort, answer].filter { !$0.isEmpty }.joined(separator: isSpaced ? "\n" : "")
    }
    if let count { return text(count) }
    if explains { return text(.max) }
    // A line for the shell's prompt stays free.
    func fits(_ text: String) -> Bool { size.map { Self.lineCount(text, on: $0) < $0.rows } ?? true }
    // The answer names the tiles of the best move. Those of the others take a line or two each on a narrow terminal.
    for namesTiles in [true, false] {
      if let count = Self.rowCounts.last(where: { fits(text($0, namesTiles: namesTiles)) }) {
        return text(count, namesTiles: namesTiles)
      }
    }
    // Then the empty lines go, and then moves other than the best.
    let least = (1...Self.rowCounts.lowerBound).map { text($0, namesTiles: false, isSpaced: false) }
    return least.last(where: fits) ?? least[0]
  }

  /// How many moves are shown, unless a number is asked for or the terminal is too low.
  private static let rowCounts = 3...5
  /// With fewer lines the tiles of the board are one line high.
  private static let roomyRowCount = 40

  private static func lineCount(_ text: String, on size: TerminalSize) -> Int {
    size.foldedLines(of: text).count { $0 == "\n" }
  }

  private func moves(_ count: Int, width: Int?, namesTiles: Bool) -> String {
    // Beside a pass there is nothing to compare.
    guard let first = advice.moves.first, explains || first.word != nil else { return "" }
    return MoveTable(advice: advice, count: count, isFull: explains, namesTiles: namesTiles).text(width: width)
  }

  private var effort: String {
    guard advice.position.outcome == nil else { return "" }
    let note = advice.omission.map { "Note: \($0).\n" } ?? ""
    guard explains else { return note }
    let seconds = (advice.seconds * 100).rounded() / 100
    return "Searched \(counted(advice.depth, "move")) ahead: "
      + "\(counted(advice.nodeCount, "position")) in \(seconds) s.\n" + note
  }
}
