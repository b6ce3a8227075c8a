internal import LetterpressSolver

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
