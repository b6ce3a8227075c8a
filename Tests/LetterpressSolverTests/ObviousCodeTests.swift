import Foundation
import LetterpressSolver
import Testing

/// Code that somebody would write without reading the documentation.
struct ObviousCodeTests {
  private static let line = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red pathos"

  private func printed(_ items: Any...) -> String {
    var text = ""
    for item in items { print(item, terminator: " ", to: &text) }
    return String(text.dropLast())
  }

  @Test func printsOnlyTheRequestedWords() {
    let words = Lexicon.english.words(from: "tejntgzhhgpsmzpthaoudgbph")
    #expect(printed(words.prefix(3)) == #"["apophthegms", "muttonheads", "adjustment"]"#)
    #expect(printed(words.prefix(0)) == "[]")
    #expect(printed(words.dropFirst(3).prefix(1)) == printed([words[3]]))
    #expect(printed(words.suffix(1)) == printed([words[words.count - 1]]))
  }

  @Test func aSliceOfTheWordsIsACollection() throws {
    let words = Lexicon.english.words(from: "tejntgzhhgpsmzpthaoudgbph")
    let part = words[2..<5]
    #expect(part.count == 3 && part.indices == 2..<5)
    #expect(Array(part) == Array(words)[2..<5].map(\.self))
    #expect(part.first == words[2] && part.last == words[4] && part[3] == words[3])
    #expect(Array(part.dropFirst()) == [words[3], words[4]])
    #expect(Array(words.reversed().prefix(2)) == [words[words.count - 1], words[words.count - 2]])
    #expect(words.firstIndex(of: words[7]) == 7)
    #expect(Array(words.lazy.filter { $0.count == 2 }.prefix(2)) == Array(words.filter { $0.count == 2 }.prefix(2)))
  }

  @Test func acceptsDataWhereverItAcceptsBytes() throws {
    let text = Data("cab\nbed 20\n".utf8)
    let lexicon = try Lexicon(try WordList(parsing: text))
    #expect(lexicon.contains("cab") && lexicon.rarity(of: "bed") == 20)
    #expect(try WordList(parsing: "cab\nbed\n".utf8).count == 2)
    let file = Data(lexicon.compiled)
    #expect(Lexicon.isCompiled(file) && !Lexicon.isCompiled(text))
    #expect(try Lexicon(compiled: file).wordCount == 2)
    // A part of a larger file, whose indices do not begin at 0.
    #expect(try Lexicon(compiled: (Data([1, 2]) + file).dropFirst(2)).contains("bed"))
  }

  @Test(arguments: ["abc", "", "tejntgzhhgpsmzpthaoudgb!h", "tejntgzhhgpsmzpthaoudgbphx"])
  func anInvalidBoardIsNil(text: String) throws {
    #expect(Board(text) == nil)
    #expect(Rack(text) == (text == "abc" ? "abc" : nil))
  }

  @Test func aValidStringIsABoard() {
    let text = "tejntgzhhgpsmzpthaoudgbp?"
    #expect(Board(text)?.description == text)
    #expect(Rack(text.uppercased())?.description == text)
    #expect(["abc", "a1", "?"].compactMap { Rack($0) } == ["abc", "?"])
  }

  @Test func aMoveHasItsWordTilesAndChanceWithoutParsing() async throws {
    let position = try Position(parsing: Self.line)
    let board = PreparedBoard(position.board)
    let report = await Search(of: position, on: board, limits: SearchLimits(depth: 2)).run(ranking: 3)
    let best = try #require(report.moves.first)
    let word = try #require(best.word)
    #expect(best.tiles.map { position.board[$0]?.description } == word.map { String($0) })
    #expect(best.move.placement?.tileNames == best.tiles.map { Board.name(of: $0) })
    // Nothing is decided so early in a game.
    #expect(best.chance > 0 && best.chance < 1 && (1...99).contains(best.percent))
    #expect(printed(best).hasPrefix("\(word): \(Board.name(of: best.tiles[0])) "))
    #expect(printed(best).hasSuffix(", \(best.percent)%"))
    #expect(Move.pass.word == nil && Move.pass.tiles.isEmpty)
    // A set of tiles prints their names.
    #expect(
      printed(best.captured.union(best.claimed)).split(separator: " ").allSatisfy {
        Board.tile(named: String($0)) != nil
      })
    #expect(printed(TileSet([24, 0])) == "A1 E5")
  }

  @Test func aSearchReportsItsProgressAndEndsWithItsTask() async throws {
    let position = try Position(parsing: Self.line)
    let board = PreparedBoard(position.board)
    // Practically unlimited: nothing else would end it in time.
    let search = Search(of: position, on: board, limits: SearchLimits(depth: 64))
    let (depths, depth) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      await search.run(ranking: 5, threads: 2) { depth.yield($0.depth) }
    }
    var seen: [Int] = []
    for await depth in depths {
      seen.append(depth)
      if depth >= 2 { break }
    }
    task.cancel()
    let report = await task.value
    // On a busy machine the first depths may be done before anybody asks: then the newest is told only.
    #expect(!seen.isEmpty && seen == seen.sorted() && report.depth >= seen.last ?? 0)
    #expect(report.moves.count >= 5 && report.depth < 64)
  }

  @Test(arguments: zip([1, 0, 0.5, 0.001, 0.999, 0.634], [100, 0, 50, 1, 99, 63]))
  func onlyACertaintyIsAHundredPercent(chance: Double, percent: Int) throws {
    let position = try Position(parsing: Self.line)
    let verdict: Verdict = chance == 1 ? .wins(plies: 3) : chance == 0 ? .loses(plies: 2) : .lead(0)
    let move = RankedMove(
      move: .pass, captured: TileSet(), claimed: TileSet(), position: position, verdict: verdict, chance: chance,
      continuation: [])
    #expect(move.percent == percent)
    #expect(printed(move) == "(pass), \(percent)%")
  }

  @Test func everyTileHasOneName() {
    let names = (0..<25).map { Board.name(of: $0) }
    #expect(names.first == "A1" && names[4] == "E1" && names[20] == "A5" && names.last == "E5")
    #expect(names.map { Board.tile(named: $0) } == Array(0..<25))
    #expect(Board.tile(named: "c3") == 12)
    for name in ["", "A", "A0", "A6", "F1", "1A", "A11", "é1", "A1 "] { #expect(Board.tile(named: name) == nil) }
  }
}
