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
    let board = MoveBoardText(position: advice.position, tiles: advice.placement?.tiles ?? [], colors: tileColors)
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

/// A board as lines of text, with the tiles of a word numbered in spelling order.
struct MoveBoardText {
  let position: Position
  /// The tiles of the word; if there are none, no tile stands out.
  let tiles: [Int]
  /// The colours of the 25 tiles, row by row.
  let colors: [RGBColor]

  /// The board with the names of columns and rows.
  ///
  /// - Parameter isRoomy: whether in colour a row takes three lines instead of one, so that tiles are square.
  func text(style: BoardText.Style, isRoomy: Bool) -> String {
    let names = (0..<Board.side).map { "\(Board.name(of: $0).prefix(1))" }
    let rows = (0..<Board.side).map { row in (0..<Board.side).map { row * Board.side + $0 } }
    guard style != .plain else {
      return MoveBoardText.line("", names.map { " \($0)" })
        + rows.enumerated().map { MoveBoardText.line("\($0 + 1)", $1.map(plainCell)) }.joined()
    }
    guard isRoomy else {
      return "   " + names.joined(separator: "     ") + "\n"
        + rows.enumerated().map { number, row in
          "\(number + 1) "
            + row.map { tile in
              let place = MoveBoardText.padded(place(of: tile), to: 3)
              return square(" \(letter(of: tile)) \(place)", of: tile, style: style)
            }.joined() + "\n"
        }.joined()
    }
    return "    " + names.joined(separator: "      ") + "\n"
      + rows.enumerated().map { number, row in
        let numbers = row.map { square(" " + MoveBoardText.padded(place(of: $0), to: 6), of: $0, style: style) }
        let letters = row.map { square("   \(letter(of: $0))   ", of: $0, style: style) }
        let margin = row.map { square("       ", of: $0, style: style) }
        return " " + numbers.joined() + "\n\(number + 1)" + letters.joined() + "\n " + margin.joined() + "\n"
      }.joined()
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    var line = padded(name, to: 2) + cells.map { padded($0, to: 8) }.joined()
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  /// ` L r`, or `[L r]3` for the third tile of the word.
  private func plainCell(_ tile: Int) -> String {
    let number = place(of: tile)
    let text = "\(letter(of: tile)) \(position.owners.ownership(of: tile).character)"
    return number.isEmpty ? " \(text)" : "[\(text)]\(number)"
  }

  /// The tile's place in the word, from 1; empty if the word does not use it.
  private func place(of tile: Int) -> String { tiles.firstIndex(of: tile).map { "\($0 + 1)" } ?? "" }

  private func letter(of tile: Int) -> String { position.board[tile].map { String($0.uppercase) } ?? "?" }

  private func square(_ text: String, of tile: Int, style: BoardText.Style) -> String {
    let color = colors[tile]
    guard !tiles.isEmpty, !tiles.contains(tile) else { return BoardText.square(text, on: color, style: style) }
    let dimmed = color.mixed(with: .black, share: 0.6)
    return BoardText.square(text, on: dimmed, ink: color.mixed(with: .black, share: 0.2), style: style)
  }
}
