internal import LetterpressEngine
internal import LetterpressSolver

/// Positions in one line, and links of games: an accepted one stays the same when printed and parsed, and the moves that a search finds in
/// it are legal.
enum PositionInput {
  static func flaw(in bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return flaw(ofLink: text) ?? flaw(ofLine: text)
  }

  /// The text as the link of a game, with a check that fits: an accepted one stays the same.
  private static func flaw(ofLink text: String) -> String? {
    do {
      let game = try GameTree(link: GameLink.checked("game/" + text), lexicon: FewWords.lexicon)
      return try game.flatMap { try GameCheck.flaw(of: $0, lexicon: FewWords.lexicon) }
    } catch let error as GameLinkError {
      return error.description.isEmpty ? "an error without a message" : nil
    } catch {
      return "\(error)"
    }
  }

  private static func flaw(ofLine text: String) -> String? {
    let position: Position
    do throws(PositionError) {
      position = try Position(parsing: text)
    } catch {
      return error.description.isEmpty ? "an error without a message" : nil
    }
    do throws(PositionError) {
      guard try Position(parsing: position.description) == position else { return "a position is parsed as another" }
    } catch {
      return "a position cannot be parsed as it is printed: \(error)"
    }
    _ = PositionReport.warnings(of: position, turnSeen: nil, lexicon: FewWords.lexicon)
    let board = PreparedBoard(position.board, lexicon: FewWords.lexicon)
    let search = Search(
      of: position, on: board, limits: SearchLimits(depth: 1, nodeCount: 100), table: TranspositionTable(size: 1 << 12))
    for ranked in search.run(ranking: 3).moves {
      var after = position
      do throws(IllegalMove) {
        try after.play(ranked.move, in: FewWords.lexicon)
      } catch {
        return "\(ranked.move) is illegal: \(error)"
      }
      guard after.score(of: .red) + after.score(of: .blue) <= Board.tileCount else { return "more owners than tiles" }
    }
    return nil
  }

  static let vocabulary = [
    "red", "blue", "rrrrr", "bbbbb", ".....", "RRRRR", "?????", ",-", ",the", ",path", "/", ".z", ".1", "ahb", "phbt",
  ]

  static var seeds: [[UInt8]] {
    [
      "tejntgzhhgpsmzpthaoudgbph ......................... red",
      "TEJNTGZHHGPSMZPTHAOUDGBPH rb.rR..rbrbbr.bBbrbbb.rb. blue",
      "tejntgzhhgpsmzpthaoudgbph rb.rr..rbrbbr.bbbrbbb.rb. Red gaunt,-,thump,-",
      "?ejntgzhhgpsmzpthaoudgbp? bbbbbbbbbbbbbbbbbbbbbbbbb red the,-,-",
      "tejntgzhhgpsmzpthaoudgbph rrrrrrrrrrrrrbbbbbbbbbbb. blue path",
      "tejntgzhhgpsmzpthaoudgbph/........................./red/_/ahb.z.1.pqa.2.pqah",
      "tejntgzhhgpsmzpthaoudgbp_/rb.rR..rbrbbr.bBbrbbb.rb./blue/gaunt.-/_",
    ].map { Array($0.utf8) }
  }
}
