import LetterpressEngine
import LetterpressSolver
import Testing

/// Whole games as links.
struct GameLinkTests {
  private static let letters = "tejntgzhhgpsmzpthaoudgbph"
  private static let start = "\(letters) ......................... red"

  private func link(_ lines: [String], from start: String = start) throws -> GameLink {
    let game = try GameTree(parsing: ([start] + lines).joined(separator: "\n"), lexicon: .english)
    return try #require(GameLink(start: game.start, moves: game.tree, lexicon: .english))
  }

  private func game(_ link: String) throws(GameLinkError) -> GameTree? {
    try GameTree(link: link, lexicon: .english)
  }

  @Test func hasOnlyCharactersThatStayAsTheyAre() throws {
    let link = try link(
      ["red teth A1 B1 E1 C2", "blue (pass)", "back 1", "blue hand B4 C4 D1 A5"],
      from: "\(Self.letters.dropLast())? ..r.................b.... red gaunt,-")
    let parts = link.text.split(separator: "/")
    #expect(
      parts.dropLast() == [
        "game", "tejntgzhhgpsmzpthaoudgbp_", "..r.................b....", "red", "gaunt.-", "abeh.z.1.qrdu",
      ])
    #expect(parts.last?.count == 4 && link.text.last?.isLetter == true && link.omission == nil)
    let allowed = "/._-"
    #expect(link.text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || allowed.contains($0)) })
  }

  @Test func isReadInEveryFormThatChatsMakeOfIt() throws {
    let link = try link(["red teth A1 B1 E1 C2", "blue (pass)"]).text
    let expected = try #require(try game(link))
    #expect(expected.moves.map(\.title) == ["TETH", "Pass"] && expected.position.playedWords == ["teth"])
    for form in ["#\(link)", link.replacing("/", with: "%2F"), "#" + link.replacing("/", with: "%2f")] {
      #expect(try game(form) == expected)
    }
  }

  @Test func unreadLettersAndTheWordsPlayedBeforeStay() throws {
    let line = "\(Self.letters.dropLast())? rb.rR..rbrbbr.bBbrbbb.rb. blue gaunt,-"
    let link = try link(["blue hand B4 C4 D1 A5"], from: line)
    let game = try #require(try game(link.text))
    #expect(game.start == (try Position(parsing: line)) && game.moves.count == 1)
    #expect(try self.game(try self.link([]).text)?.start == (try Position(parsing: Self.start)))
  }

  /// A link that was cut or mistyped is not another game.
  @Test func aDamagedLinkIsRefused() throws {
    let link = try link(["red teth A1 B1 E1 C2", "blue (pass)", "red hand B4 C4 D1 A5"]).text
    for length in "game/".count..<link.count {
      #expect(throws: GameLinkError.incomplete) { try game(String(link.prefix(length))) }
    }
    for place in link.indices.dropFirst("game/".count) {
      let other: Character = link[place] == "b" ? "c" : "b"
      let damaged = link.replacingCharacter(at: place, with: other)
      #expect(throws: GameLinkError.incomplete) { try game(damaged) }
    }
    #expect(throws: GameLinkError.tooLong) { try game("game/" + String(repeating: "a", count: 20_000)) }
    #expect(try game("\(Self.letters)/........................./red") == nil)
    #expect(try game(Self.start) == nil && game("") == nil)
  }

  @Test func aWordThatIsNotAllowedHereIsNamed() throws {
    let link = try link(["red teth A1 B1 E1 C2"]).text
    let words = try Lexicon(WordList(["hand"]))
    do throws(GameLinkError) {
      _ = try GameTree(link: link, lexicon: words)
      Issue.record("no error")
    } catch {
      #expect(error.description == "This link's game has a move that is not allowed here: TETH isn't a word.")
    }
  }

  @Test func aMoveThatDoesNotSpellItsWordMakesNoLink() throws {
    let start = try Position(parsing: Self.start)
    for tiles in [[0, 1, 4, 6], [], [0, 1, 4, 25]] {
      let tree = MoveTree(line: [.play(Placement(word: "teth", tiles: tiles))])
      #expect(GameLink(start: start, moves: tree, lexicon: .english) == nil)
    }
  }

  /// Words of seven letters on a board that never fills up, as some letters are unread.
  private static let longStart = "resatinolecdugp????????mh ......................... red rested"
  private func longLine(_ count: Int, in start: Position) throws -> [Move] {
    let words = Lexicon.english.words(from: start.board.rack, matching: WordFilter(lengths: 7...7)).prefix(count)
    let moves = words.compactMap { word in
      start.tilesTakingMost(for: word).map { Move.play(Placement(word: word, tiles: $0)) }
    }
    try #require(moves.count == count)
    return moves
  }

  /// Chats cut long links; what is left out is said.
  @Test func aLongGameLeavesOutItsFirstMoves() throws {
    let start = try Position(parsing: Self.longStart)
    let moves = try longLine(1200, in: start)
    let link = try #require(GameLink(start: start, moves: MoveTree(line: moves), lexicon: .english))
    let game = try #require(try game(link.text))
    let left = 1200 - game.moves.count
    #expect(link.omission == "The link leaves out the first \(left) moves.")
    #expect(game.moves.map(\.move) == Array(moves.dropFirst(left)) && game.start.playedWords.isEmpty)
    // Another move of seven letters and its dot would not fit.
    #expect((GameLink.mostBytes - 7...GameLink.mostBytes).contains(link.text.utf8.count))
    var position = start
    for move in moves { try position.play(move, in: .english) }
    #expect(game.position.owners == position.owners && game.position.turn == position.turn)
  }

  @Test(arguments: [(600, 500, "the other lines"), (1050, 60, "the other lines and the first")])
  func aLongGameLeavesOutItsVariationsFirst(lineCount: Int, variationCount: Int, omission: String) throws {
    let start = try Position(parsing: Self.longStart)
    let moves = try longLine(lineCount + variationCount, in: start)
    let nodes = moves.enumerated().map { place, move in
      MoveTree.Node(move, after: place == 0 ? nil : place < lineCount ? place - 1 : 0)
    }
    let tree = MoveTree(nodes, current: lineCount - 1)
    let link = try #require(GameLink(start: start, moves: tree, lexicon: .english))
    #expect(
      link.omission?.hasPrefix("The link leaves out \(omission)") == true && link.text.utf8.count <= GameLink.mostBytes)
    #expect(try game(link.text)?.moves.last?.move == moves[lineCount - 1])
  }
}

extension String {
  fileprivate func replacingCharacter(at place: String.Index, with character: Character) -> String {
    self[..<place] + String(character) + self[index(after: place)...]
  }
}
