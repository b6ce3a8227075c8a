@_spi(Benchmarks) internal import LetterpressSolver
internal import LetterpressVision

/// The boards whose words a benchmark looks for.
enum BenchBoards {
  /// Boards as the game deals them, then some that it would not: many words, few, none, and letters that are missing.
  static let fixed: [Rack] = [
    "lohrufdsxeiuwshthabiupsmj", "kvbvaaqtoragtiezpgxbrizgy", "wnwivoymeesgsohcvnofbnern", "evmldyyvsgiealbbcromrteie",
    "lyhspmsanqgaarkxeikedfvei", "iwslnxnstxofehiadnyaexjvo", "ctrmienqfesrtyzhnlyrjoxqe", "ehklfsuanpuhrmizetvjciuom",
    "zfigeecpenukgrkodexoyxuqt", "lphqdienwyeencrbvotimahsz", "mqeaiuprifocsvvwudlzgxabh", "nurdjhwctuenikfatrvskaiic",
    "nbaxganhsbbivgfaozupoewjl", "vzloiapdsmaowtmyxiaiytget", "abcdefghijklmnopqrstuvwxy", "eeeeaaaiiioorrssttnnllddc",
    "aeiouaeiouaeiouaeiouaeiou", "qqqqqvvvvvxxxxxzzzzzjjjjj", "te?ntgz??gps?zpt?aou?gbph", "letterpress",
  ]

  /// The boards of a file: a table of labels, or the letters of a board a line.
  ///
  /// - Throws: ``FileError``, ``LabelFileError``, ``CommandFailure``.
  static func load(_ path: String) throws -> [Rack] {
    let text = String(decoding: try ImageSource.bytes(of: path), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline)
    guard let first = lines.first else { throw CommandFailure("holds no board", file: path, status: .dataError) }
    let letters = first.contains("\t") ? try LabelFile(path: path).rows.map(\.letters) : lines.map(String.init)
    return try letters.map { letters in
      do {
        return try Rack(parsing: letters)
      } catch {
        throw CommandFailure("\(letters.printable): \(error)", file: path, status: .dataError)
      }
    }
  }

  /// A line that must never change without a reason in the changelog: it does when a word is added or lost, or when the
  /// search goes another way.
  static func signature(of boards: [Rack]) -> (words: Int, nodes: Int) {
    boards.reduce((words: 0, nodes: 0)) { total, board in
      let found = Lexicon.english.words(from: board)
      return (total.words + found.count, total.nodes + found.visitedNodeCount)
    }
  }
}
