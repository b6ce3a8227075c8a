import LetterpressEngine
import LetterpressSolver
import PlainSolver
import Testing

/// Games with variations, and their text form.
struct GameTreeTests {
  private static let start = "tejntgzhhgpsmzpthaoudgbph ......................... red"
  private static let (teth, hand, pass) = ("red teth A1 B1 E1 C2", "blue hand B4 C4 D1 A5", "blue (pass)")

  private func game(_ lines: [String]) throws -> GameTree {
    try GameTree(parsing: ([Self.start] + lines).joined(separator: "\n"), lexicon: .english)
  }

  @Test func isAWalkThatEndsAtTheShownPosition() throws {
    let game = try game([Self.teth, Self.pass, "red (pass)", "back 2", Self.hand])
    #expect(game.moves.map(\.title) == ["TETH", "Pass", "Pass", "HAND"])
    #expect(game.parents == [nil, 0, 1, 0] && game.current == 3)
    #expect(game.line.map(\.title) == ["TETH", "HAND"] && game.position == game.line.last?.after)
    #expect(
      game.text == [Self.start, Self.teth, Self.pass, "red (pass)", "back 2", Self.hand, ""].joined(separator: "\n"))
    #expect(try GameTree(parsing: game.text, lexicon: .english) == game)
  }

  /// A player has gone back: the text then ends there, too.
  @Test func mayEndBeforeItsLastMove() throws {
    for (lines, current) in [([Self.teth, Self.hand, "back 1"], 0 as Int?), ([Self.teth, Self.hand, "BACK  2"], nil)] {
      let game = try game(lines)
      #expect(game.moves.count == 2 && game.current == current)
      #expect(try GameTree(parsing: game.text, lexicon: .english) == game)
    }
  }

  @Test func aMoveIsNotMadeTwiceAtTheSamePlace() throws {
    let game = try game([Self.teth, Self.pass, "back 1", Self.hand, "back 2", Self.teth, Self.pass])
    #expect(game.moves.map(\.title) == ["TETH", "Pass", "HAND"] && game.current == 1)
    // What the shown line leaves out comes first.
    #expect(game.text.split(separator: "\n").dropFirst() == [Self.teth[...], Self.hand[...], "back 1", Self.pass[...]])
  }

  /// The program plays on from the shown position.
  @Test func aGameWithoutVariationsIsTheShownLine() throws {
    let text = [Self.start, Self.teth, Self.pass, "back 1", Self.hand].joined(separator: "\n")
    let record = try GameRecord(parsing: text, lexicon: .english)
    #expect(record.moveLines == [Self.teth, Self.hand])
    #expect(record.text == [Self.start, Self.teth, Self.hand, ""].joined(separator: "\n"))
  }

  @Test(arguments: [
    (["back 1"], "line 2: only 0 moves can be taken back here, not 1"),
    ([teth, "back 3"], "line 3: only 1 move can be taken back here, not 3"),
    ([teth, "back 0"], "line 3: back 0 is not a step back: write back and how many moves to take back"),
    ([teth, "back"], "line 3: back is not a step back: write back and how many moves to take back"),
    ([teth, "back 1 2"], "line 3: back 1 2 is not a step back: write back and how many moves to take back"),
    (
      [teth, "back 99999999999999999999"],
      "line 3: back 99999999999999999999 is not a step back: write back and how many moves to take back"
    ),
    ([teth, "back 1", hand], "line 4: it is red's turn, not blue's"),
  ])
  func saysWhichStepIsWrong(lines: [String], error: String) {
    do {
      _ = try game(lines)
      Issue.record("no error")
    } catch let fault as GameTextError {
      #expect(fault.description == error)
    } catch {
      Issue.record(error)
    }
  }

  /// Trees of any shape are written as they are read, as text and as a link.
  @Test(arguments: Cases.few(10, of: 0..<40 as Range<UInt64>)) func isReadAsItIsWritten(seed: UInt64) throws {
    let game = try SeededGames.tree(seed: seed, steps: 40)
    let read = try GameTree(parsing: game.text, lexicon: SeededGames.lexicon)
    #expect(read.text == game.text && read.position == game.position && read.moves.count == game.moves.count)
    let link = try #require(GameLink(start: game.start, moves: game.tree, lexicon: SeededGames.lexicon))
    #expect(link.omission == nil)
    #expect(try GameTree(link: link.text, lexicon: SeededGames.lexicon) == read)
  }

  @Test func aLongGameIsWrittenWithoutRecursion() {
    let count = 200_000
    let tree = MoveTree(line: Array(repeating: .pass, count: count))
    #expect(tree.steps.count == count && tree.line.count == count)
  }

  /// Each move keeps the words before it. So the number of moves is limited, whether or not they follow one another.
  @Test(arguments: [false, true], [1999, 2000, 2001])
  func aGameHasAtMostSoManyMoves(isLine: Bool, count: Int) throws {
    let start = Position(board: "tejntgzhhgpsmzpthaoudgbph")
    var position = start
    var lines = [start.description]
    // Shorter words are not allowed after longer ones that begin with them; one tile stays free.
    for word in Lexicon.english.words(from: start.board.rack).reversed() where !word.contains("j") {
      guard lines.count <= count * (isLine ? 1 : 2) else { break }
      let tiles = try #require(start.tilesTakingMost(for: word))
      let move = Move.play(Placement(word: word, tiles: tiles))
      lines.append("\(position.turn.rawValue) \(word) \(tiles.map { Board.name(of: $0) }.joined(separator: " "))")
      if isLine { try position.play(move, in: .english) } else { lines.append("back 1") }
    }
    let text = lines.joined(separator: "\n")
    if count <= 2000 {
      #expect(try GameTree(parsing: text, lexicon: .english).moves.count == count)
    } else {
      let line = isLine ? 2002 : 4002
      #expect(throws: GameTextError.line(line, .tooManyMoves)) { try GameTree(parsing: text, lexicon: .english) }
    }
  }
}

/// Games from a seed.
enum SeededGames {
  static let lexicon: Lexicon = {
    guard let lexicon = try? SmallLexicon.load() else { preconditionFailure("the test's words are a lexicon") }
    return lexicon
  }()

  /// Returns a game in which moves are made and taken back at random.
  static func tree(seed: UInt64, steps: Int) throws -> GameTree {
    var generator = SeededGenerator(seed: seed)
    var game = GameTree(start: try Position(parsing: "tejntgzhhgpsmzpthaoudgbph ......................... red"))
    for _ in 0..<steps {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        _ = game.takeBack(Int.random(in: 1...4, using: &generator))
      } else if Int.random(in: 0..<8, using: &generator) == 0 {
        _ = try? game.play(.pass, in: lexicon)
      } else {
        let words = lexicon.words(from: game.start.board.rack).filter {
          game.position.playedWord(forbidding: $0) == nil
        }
        guard let word = words.randomElement(using: &generator), let tiles = game.position.tilesTakingMost(for: word)
        else {
          continue
        }
        _ = try? game.play(.play(Placement(word: word, tiles: tiles)), in: lexicon)
      }
    }
    return game
  }
}
