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

/// The positions that a benchmark searches.
enum BenchPositions {
  /// One for each number of words played, from none to seven.
  private static let lines = [
    "lohrufdsxeiuwshthabiupsmj ......................... red",
    "kvbvaaqtoragtiezpgxbrizgy ..rRR..rRRr..rr..r....... blue abrogative",
    "wnwivoymeesgsohcvnofbnern r.bBB..bbbb...rb..br.bbrR red frenchwomen,servicewomen",
    "evmldyyvsgiealbbcromrteie r.r..b.rr.rrRRrRRRRrRRRr. blue recoverability,commiseratively,immoveables",
    "lyhspmsanqgaarkxeikedfvei RRRrbrrrb.bb.b.BbrbbBb.bB red misshapenly,examinerships,phrasemakings,frankpledges",
    "iwslnxnstxofehiadnyaexjvo rRRRRbrrRRBbbrRbrrrrb.... blue exhalations,newfashioned,whinstones,xenoliths,donnishly",
    "ctrmienqfesrtyzhnlyrjoxqe RrbBBrb.bBRrrbBrb.bBrb..b red "
      + "cherrystone,erythromycins,myrrhines,interferometry,interjectory,resynchronize",
    "ehklfsuanpuhrmizetvjciuom RRRrbRRRrbRRrbrRRRr.RRRr. blue "
      + "superhumanize,naupliiform,kurchatoviums,vermiculations,vehicular,pluviometries,pulverizations",
  ]

  static let fixed: [Position] = lines.map { line in
    do throws(PositionError) {
      return try Position(parsing: line)
    } catch {
      preconditionFailure("\(line): \(error)")
    }
  }

  /// The depth of the search for the signature.
  static let depth = 3

  /// The total number of positions that searches of fixed depth visit; like the number of words, it never changes
  /// without a reason in the changelog.
  static func searchedNodeCount() -> Int { fixed.reduce(0) { $0 + search($1).nodeCount } }

  static func search(_ position: Position) -> SearchReport {
    let board = PreparedBoard(position.board)
    let table = TranspositionTable(size: 1 << 20)
    return Search(of: position, on: board, limits: SearchLimits(depth: depth), table: table).run()
  }
}
