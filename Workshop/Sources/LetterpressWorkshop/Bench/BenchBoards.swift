internal import LetterpressCLI
internal import LetterpressFiles
internal import LetterpressSolver

/// The boards whose words a benchmark finds.
enum BenchBoards {
  /// Boards as the game deals them, then some it would not deal: with many words, few, none, or with unknown letters.
  static let fixed: [Rack] = [
    "lohrufdsxeiuwshthabiupsmj", "kvbvaaqtoragtiezpgxbrizgy", "wnwivoymeesgsohcvnofbnern", "evmldyyvsgiealbbcromrteie",
    "lyhspmsanqgaarkxeikedfvei", "iwslnxnstxofehiadnyaexjvo", "ctrmienqfesrtyzhnlyrjoxqe", "ehklfsuanpuhrmizetvjciuom",
    "zfigeecpenukgrkodexoyxuqt", "lphqdienwyeencrbvotimahsz", "mqeaiuprifocsvvwudlzgxabh", "nurdjhwctuenikfatrvskaiic",
    "nbaxganhsbbivgfaozupoewjl", "vzloiapdsmaowtmyxiaiytget", "abcdefghijklmnopqrstuvwxy", "eeeeaaaiiioorrssttnnllddc",
    "aeiouaeiouaeiouaeiouaeiou", "qqqqqvvvvvxxxxxzzzzzjjjjj", "te?ntgz??gps?zpt?aou?gbph", "letterpress",
  ]

  /// The boards of a file: a table of labels, or one board's letters per line.
  ///
  /// - Throws: ``FileError``, ``LabelTableError``, ``CommandFailure``.
  static func load(_ path: String) throws -> [Rack] {
    let text = try InputFile.text(of: path, limit: .table)
    let lines = text.split(whereSeparator: \.isNewline)
    guard let first = lines.first else {
      throw CommandFailure("contains no boards: write the letters of one per line", file: path, status: .dataError)
    }
    let letters = first.contains("\t") ? try LabelTable(path: path).rows.map(\.letters) : lines.map(String.init)
    return try letters.map { letters in
      do {
        return try Rack(parsing: letters)
      } catch {
        throw CommandFailure("\(letters.printable): \("\(error)".printable)", file: path, status: .dataError)
      }
    }
  }

  /// The numbers of the signature, which must never change without a reason in the changelog: they change if a word is
  /// added or lost, or if the search takes another path.
  static func signature(of boards: [Rack]) -> (words: Int, nodes: Int) {
    boards.reduce((words: 0, nodes: 0)) { total, board in
      let found = Lexicon.english.words(from: board)
      return (total.words + found.count, total.nodes + found.visitedNodeCount)
    }
  }
}
