internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver

struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "Print the words that typed letters allow, longest first.",
    discussion: """
      EXAMPLES
        letterpress words tejntgzhhgpsmzpthaoudgbph
        letterpress words aeinrst --min-length 6
        letterpress words tejntgzhhgpsmzpthaoudgbph --max-rarity 35 --limit 20
      """)

  @Argument(help: "1 to 25 letters, row by row from the top left; ? for an unreadable tile.")
  var letters: String

  @OptionGroup(title: "Words")
  var words: WordOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func validate() throws {
    _ = try query()
  }

  func run() throws {
    let query = try query()
    let lexicon = try words.lexicon()
    let (rack, found) = (query.rack, query.words(in: lexicon))
    let limit = words.printedCount(in: output.format)
    switch output.format {
    case .text:
      try StandardStreams.writeText(
        BoardText.letters(of: rack) + unreadableNote(rack) + "\n" + found.text(limit: limit))
    case .json:
      let members = WordsReport.members(of: rack)
      try StandardStreams.write(
        JSONValue.object(members + WordsReport.members(of: found, in: lexicon, limit: limit)).line)
    }
  }

  private func query() throws -> WordQuery {
    do {
      return try WordQuery(letters: letters, filter: words.filter)
    } catch {
      throw ValidationError(error.description.printable)
    }
  }

  private func unreadableNote(_ rack: Rack) -> String {
    guard rack.unreadableCount > 0 else { return "" }
    let note = counted(
      rack.unreadableCount, "tile is unread: the words below avoid it", "tiles are unread: the words below avoid them")
    return "\n\(note)\n"
  }
}

/// Words in columns, each read from top to bottom before the next.
struct WordColumns {
  /// The words that fit, row by row.
  let rows: [[String]]
  /// How wide each column is, in characters.
  private let widths: [Int]

  private static let gap = 2

  /// - Parameters:
  ///   - words: in order; only those that fit are read.
  ///   - size: how many characters a row may have, and how many rows there may be.
  init(_ words: some Collection<String>, within size: TerminalSize) {
    var (columns, widths): ([[String]], [Int]) = ([], [])
    var rest = words[...]
    let rowCount = max(size.rows, 1)
    while !rest.isEmpty {
      let column = Array(rest.prefix(rowCount))
      let width = column.map(\.count).max() ?? 0
      let used = widths.reduce(0) { $0 + $1 + Self.gap }
      // There is always one column, however narrow the terminal.
      guard columns.isEmpty || used + width <= size.columns else { break }
      columns.append(column)
      widths.append(width)
      rest = rest.dropFirst(rowCount)
    }
    self.widths = widths
    rows = (0..<(columns.first?.count ?? 0)).map { row in
      columns.compactMap { row < $0.count ? $0[row] : nil }
    }
  }

  /// How many words fit.
  var count: Int { rows.reduce(0) { $0 + $1.count } }

  /// The rows as lines.
  ///
  /// - Parameter dimmed: which words to dim.
  func text(dimming dimmed: (String) -> Bool) -> String {
    rows.map { row in
      let cells = row.enumerated().map { column, word in
        let shown = dimmed(word) ? "\u{1B}[2m\(word)\u{1B}[0m" : word
        let room = column == row.count - 1 ? 0 : widths[column] + Self.gap - word.count
        return shown + String(repeating: " ", count: room)
      }
      return cells.joined() + "\n"
    }.joined()
  }
}

extension FoundWords {
  /// A line with their number, then one word per line.
  ///
  /// - Parameter limit: how many words to print.
  func text(limit: Int) -> String {
    var text = counted(count, "word")
    text += count > limit ? ", the \(limit == 1 ? "" : "\(limit) ")longest (--limit all prints all):\n" : "\n"
    return text + String(decoding: prefix(limit).lines, as: UTF8.self)
  }
}
