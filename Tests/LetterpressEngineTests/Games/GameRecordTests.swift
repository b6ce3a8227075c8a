import LetterpressEngine
import LetterpressSolver
import Testing

/// Games, and their text form.
struct GameRecordTests {
  private static let start = "tejntgzhhgpsmzpthaoudgbph ......................... red"
  private func game(_ lines: String...) throws -> GameRecord {
    try GameRecord(parsing: ([Self.start] + lines).joined(separator: "\n"), lexicon: .english)
  }

  @Test func isWrittenAsItIsRead() throws {
    let game = try game("red teth A1 B1 E1 C2", "blue (pass)", "red hand B4 C4 D1 A5")
    #expect(
      game.text == """
        \(Self.start)
        red teth A1 B1 E1 C2
        blue (pass)
        red hand B4 C4 D1 A5

        """)
    #expect(try GameRecord(parsing: game.text, lexicon: .english) == game)
    #expect(game.moveLines == ["red teth A1 B1 E1 C2", "blue (pass)", "red hand B4 C4 D1 A5"])
    #expect(game.position.playedWords == ["teth", "hand"] && game.position.turn == .blue)
  }

  @Test func readsTextsFromOtherSystems() throws {
    let lines = ["\u{FEFF}" + Self.start.uppercased(), "", "RED Teth a1 b1 e1 c2", "\t blue  (PASS) "]
    for end in ["\r\n", "\n", "\r"] {
      let game = try GameRecord(parsing: lines.joined(separator: end), lexicon: .english)
      #expect(game.moveLines == ["red teth A1 B1 E1 C2", "blue (pass)"])
    }
  }

  @Test func takesBackTheLastMoveOfAPlayerAndTheReply() throws {
    var game = try game("red teth A1 B1 E1 C2", "blue hand B4 C4 D1 A5")
    let (wasTaken, start) = (game.takeBack(to: .red), game.start)
    #expect(wasTaken && game.moves.isEmpty && game.position == start)
    let hadMoved = game.takeBack(to: .blue)
    #expect(!hadMoved)
  }

  @Test(arguments: [
    ("", "contains no game"), (" \n\t\n", "contains no game"), ("abc ... red", "line 1: 3 letters: a board has 25"),
    ("\n\(start)\n\nred", "line 4: red is not a move: write red or blue, then a word and its tiles, or (pass)"),
    ("\(start)\nblue (pass)", "line 2: it is red's turn, not blue's"),
    ("\(start)\nred teth A1 B1 E1 Z9", "line 2: Z9 is not a tile: tiles are named A1 to E5, column and row"),
    ("\(start)\nred (pass) A1", "line 2: a pass takes no tiles"),
    ("\(start)\nred teth", "line 2: teth needs 4 tiles, not 0"),
    ("\(start)\nred teth A1 B1 E1 C2\nblue teth A1 B1 E1 C2", "line 3: \(IllegalMove.forbidden("teth", by: "teth"))"),
    ("\(start)\nred (pass)\nblue (pass)\n\nblue (pass)", "line 5: \(IllegalMove.gameIsOver)"),
  ])
  func saysWhichLineIsWrong(text: String, error: String) {
    #expect(message(of: text) == error)
  }

  private func message(of text: String) -> String? {
    do throws(GameTextError) {
      _ = try GameRecord(parsing: text, lexicon: .english)
      return nil
    } catch {
      return error.description
    }
  }

  /// A word list may have changed since a game was played, which must not keep it from being saved.
  @Test func writesMovesWithoutJudgingThem() throws {
    let start = try Position(parsing: Self.start)
    let move = Move.play(Placement(word: "zzyzx", tiles: [0, 1, 2, 3, 4]))
    #expect(
      GameText.text(start: start, moves: MoveTree(line: [.pass, move]))
        == "\(Self.start)\nred (pass)\nblue zzyzx A1 B1 C1 D1 E1\n")
  }
}
