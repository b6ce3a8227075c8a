internal import LetterpressFiles
internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

/// What `solve` prints for one picture on a terminal, cut to fit the screen: the board, the best move, and the longest
/// words.
struct TerminalAnswer {
  let reading: BoardReading
  /// The picture's name.
  let file: String
  let words: FoundWords
  let inUse: LexiconOptions.Words
  let style: BoardText.Style
  let size: TerminalSize

  /// With fewer lines the tiles of the board are one line high.
  private static let roomyRowCount = 40

  /// Searches for the best move and returns the whole text.
  func text() -> String {
    let head = board + "\n" + folded(unlikeliness + moveLines) + unknownTiles
    let foot = folded(more)
    // Three more lines are used: one between the parts, one with the count of the words, and one for the shell's prompt.
    let used = lineCount(head) + lineCount(foot) + 3
    let columns = WordColumns(words, within: TerminalSize(columns: size.columns, rows: max(size.rows - used, 3)))
    let isCut = columns.count < words.count
    let count = counted(words.count, "word") + (isCut ? ", the \(columns.count) longest" : "")
    let isColoured = style != .plain
    let hint = isColoured && size.columns >= 80 ? " (dimmed: known to few people)" : ""
    let list = columns.text { isColoured && !inUse.lexicon.isKnown($0) }
    return head + "\n" + count + hint + (isCut ? ":\n" : "\n") + list + foot
  }

  private func folded(_ texts: [String]) -> String {
    texts.flatMap(size.folded).map { $0 + "\n" }.joined()
  }

  private func lineCount(_ text: String) -> Int { text.count { $0 == "\n" } }

  private var board: String {
    BoardText(reading).text(style: style, isRoomy: size.rows >= Self.roomyRowCount)
  }

  /// Whose turn it is, the score, and the best move; or why they are unknown.
  private var moveLines: [String] {
    let position: Position
    do throws(PositionError) {
      position = try Self.position(of: reading)
    } catch {
      return ["No move: \(PlayedOn.text(of: error, in: reading))."]
    }
    let state = ScoreText.line(position, width: size.columns) + (ThemeText.players(on: reading).map { ". \($0)" } ?? "")
    guard position.outcome == nil else { return [state] }
    if let shortage = SearchMemory.shortage { return [state, "No move: \(shortage)."] }
    let engine = inUse.engine { search, count in
      (search.run(ranking: count, threads: Processors.availableCount), wasEnded: false)
    }
    let wish = Wish(position, criteria: MoveCriteria(ranksWordsOnce: true), count: 1)
    return [state] + engine.hint(on: wish, for: SearchLimits(time: Limits.timeBesideWords)).answer
  }

  /// The position to find a move for, as `play` takes it: the word that was played last cannot be played again.
  static func position(of reading: BoardReading) throws(PositionError) -> Position {
    try KnownPosition(reading).position()
  }

  /// That it does not look like the game's board; empty if it does.
  private var unlikeliness: [String] {
    reading.isLikelyLetterpress ? [] : ["This is \(ReadingWarning.unlikelyBoard)."]
  }

  /// Which tiles could not be read; empty if all could.
  private var unknownTiles: String {
    let names = reading.board.letters.indices.filter { reading.board[$0] == nil }.map(Board.name)
    return names.isEmpty ? "" : folded(["Unread tiles, not used in the words: \(names.joined(separator: " "))."])
  }

  /// What to type for more.
  private var more: [String] {
    let picture = file == InputFile.standardInput ? file : file.shellPath
    return ["More words: letterpress solve \(picture) --limit all", "More moves: letterpress play \(picture)"]
  }
}
