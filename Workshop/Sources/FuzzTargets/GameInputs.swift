internal import FixtureFiles
internal import LetterpressSolver
internal import LetterpressWorkshop

/// Saved games, what is typed in a game, and the files of matches.
enum GameInputs {
  static func flaw(ofMatch bytes: [UInt8]) -> String? {
    onFile(bytes) { path, _ in MatchFileCheck.flaw(ofFileAt: path) }
      ?? onFile(Array(MatchFileCheck.header.utf8) + bytes) { path, _ in MatchFileCheck.flaw(ofFileAt: path) }
  }

  static func flaw(ofGame bytes: [UInt8]) -> String? {
    onFile(bytes) { GameCheck.flaw(ofGameAt: $0, lexicon: $1) }
  }

  static func flaw(ofTyped bytes: [UInt8]) -> String? {
    do {
      let folder = try TemporaryFolder()
      return GameCheck.flaw(
        ofTyped: String(decoding: bytes, as: UTF8.self), from: Position(board: board), lexicon: FewWords.lexicon,
        savingTo: folder.path("saved.txt"))
    } catch {
      return "no folder: \(error)"
    }
  }

  private static func onFile(_ bytes: [UInt8], _ flaw: (_ path: String, Lexicon) -> String?) -> String? {
    do {
      let folder = try TemporaryFolder()
      return flaw(try folder.write(bytes, as: "input"), FewWords.lexicon)
    } catch {
      return "no folder: \(error)"
    }
  }

  private static let board: Board = "tejntgzhhgpsmzpthaoudgbph"

  static var matchSeeds: [[UInt8]] {
    [
      "", "abc ... blue word\t1\t12\t½\t200+\t0.50 10.00\t3.25\n", "abc\t0\t0\t0\t0\t\t\n\t½\t1\t1\t2\t1.00\t\n",
      MatchFileCheck.header, MatchFileCheck.header + "abc\t1\t12\t½\t200+\t0.50 10.00\t3.25\nabc\t1",
    ].map { Array($0.utf8) }
  }

  static var gameSeeds: [[UInt8]] {
    [
      game(of: ["gaunt", "thump", "path"]) + "red (pass)\nblue (pass)\n",
      game(of: ["ghost"]) + "red (pass)\n\nblue (pass)\n",
      game(of: ["ghost", "path"]) + "red (pass)\nback 2\nblue (pass)\nBACK 1\n",
      "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red gaunt,-\r\nRED (pass)\r\n", "red\n",
      game(of: ["the", "these", "stump", "hope"]).uppercased(),
    ].map { Array($0.utf8) }
  }

  /// Returns a saved game of some words, each on the tiles that take the most.
  private static func game(of words: [String]) -> String {
    var position = Position(board: board)
    var text = "\(position)\n"
    for word in words {
      guard let tiles = position.tilesTakingMost(for: word) else { continue }
      text += "\(position.turn) \(word) \(tiles.map { Board.name(of: $0) }.joined(separator: " "))\n"
      guard (try? position.play(.play(Placement(word: word, tiles: tiles)), in: FewWords.lexicon)) != nil else {
        return text
      }
    }
    return text
  }

  static var typedSeeds: [[UInt8]] {
    [
      "gaunt\nthump?\npass\nundo\nwords tp\nmoves\n", "THUMP A1 D2 D4 C3 A3\nhint\nsave game.txt\nload game.txt\n",
      "play pass\nplay exit\ngoad B2 C4 C2 A5?\n?\nhelp\nexit\n",
      "\u{1B}[A\u{1B}OBdumped\n\t the \r\npass\npass\npass\n",
    ].map { Array($0.utf8) }
  }
}
