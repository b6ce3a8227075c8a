import LetterpressSolver
import Testing

/// Code about boards, tiles, words and moves that somebody would write without reading the documentation.
struct ObviousGameCodeTests {
  private static let line = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red pathos"

  private let position: Position
  private let board: PreparedBoard

  init() throws {
    position = try Position(parsing: Self.line)
    board = PreparedBoard(position.board)
  }

  @Test func aSetOfTilesIsASetAndASequence() {
    var tiles: TileSet = [0, 12, 24]
    #expect(tiles.insert(12) == (inserted: false, memberAfterInsert: 12))
    #expect(tiles.insert(3) == (inserted: true, memberAfterInsert: 3))
    #expect(tiles.remove(0) == 0 && tiles.remove(0) == nil)
    #expect(tiles.update(with: 3) == 3 && tiles.update(with: 4) == nil)
    #expect(Array(tiles) == [3, 4, 12, 24] && tiles.map { $0 * 2 }.max() == 48)
    var seen: [Int] = []
    for tile in tiles where tile > 3 { seen.append(tile) }
    #expect(seen == [4, 12, 24] && tiles.sorted(by: >) == [24, 12, 4, 3])
    #expect(tiles.isSuperset(of: [4, 24]) && tiles.isDisjoint(with: [0]) && !tiles.isSubset(of: [3]))
    tiles.formUnion([1])
    tiles.formIntersection([1, 3, 5])
    #expect(tiles == [1, 3])
    tiles.formSymmetricDifference([3, 5])
    #expect(tiles == [1, 5] && tiles.subtracting([1]) == [5])
    tiles.subtract([5])
    #expect(tiles == TileSet(CollectionOfOne(1)) && tiles.contains(1) && !tiles.contains(5))
    #expect(TileSet([]).isEmpty && TileSet(["A1", "B2"]) == [0, 6] && tiles.contains("B1"))
  }

  @Test func everySetIsTheSequenceOfItsIndices() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<1000 {
      let set = TileSet(bits: .random(in: 0...UInt32.max, using: &generator))
      #expect(Array(set) == set.indices && TileSet(set) == set && set.tiles.map(\.index) == set.indices)
    }
  }

  @Test func aTileHasAName() throws {
    let tile = Tile("C3")
    #expect(tile.index == 12 && tile.row == 2 && tile.column == 2 && "\(tile)" == "C3")
    #expect(tile == Tile(12) && tile == Tile(row: 2, column: 2) && tile < "D3")
    #expect(position.board[tile] == "m" && position.board["E5"] == "h")
    #expect(position.owners["A1"] == .red && position.owners[1] == .blue && position.owners["C1"] == nil)
    #expect(position.owners.red.contains("D1" as Tile) && TileSet([Tile("A1"), "E5"]) == [0, 24])
    let typed = ["c3", "F1", "A6", "", "C33"].map { Tile($0) }
    #expect(typed == [tile, nil, nil, nil, nil])
    #expect(Tile.all.map(\.description) == (0..<25).map { Board.name(of: $0) })
  }

  @Test func aFilterTakesLettersAndLengthsAsTheyAreWritten() {
    let rack: Rack = "tejntgzhhgpsmzpthaoudgbph"
    let long = Lexicon.english.words(from: rack, matching: WordFilter(containing: "zj", lengths: 4...))
    let all = Array(Lexicon.english.words(from: rack))
    #expect(Array(long) == all.filter { $0.contains("z") && $0.contains("j") && $0.count >= 4 })
    #expect(
      WordFilter(lengths: 3..<5) == WordFilter(lengths: 3...4) && WordFilter(lengths: ...6).lengths.upperBound == 6)
    let short = Lexicon.english.words(from: rack, matching: WordFilter(prefix: ["z"], lengths: ...4))
    #expect(Array(short) == all.filter { $0.hasPrefix("z") && $0.count <= 4 } && !short.isEmpty)
    let known = Lexicon.english.words(from: rack, matching: .known)
    #expect(Array(known) == all.filter { Lexicon.english.rarity(of: $0).map { $0 <= 35 } ?? false } && !known.isEmpty)
    #expect(["zebra!", "Zz"].map { LetterCounts($0)?["z"] } == [nil, 2])
  }

  @Test(arguments: [
    ("hog", true), ("HOG", true), ("hobble", false), ("ooze", false), ("", true), ("h g", false), ("hög", false),
  ])
  func aRackSaysWhatItCanSpell(word: String, isPossible: Bool) {
    #expect(Rack("tejntgzhhgpsmzpthaoudgbph").canSpell(word) == isPossible)
  }

  @Test func aWordIsPlayedByItsName() throws {
    var game = position
    try game.play("Hog", on: board)
    #expect(game.playedWords == ["pathos", "hog"] && game.turn == .blue)
    var same = position
    try same.play(.play(try #require(position.bestPlacement(of: "hog", on: board))), in: .english)
    #expect(game == same)
    var other = position
    try other.play("hog", in: .english)
    #expect(other == game)
    try other.play(Move.pass, on: board)
    #expect(other.turn == .red)
    #expect(throws: IllegalMove.forbidden("hog", by: "hog")) { try game.play("hog", on: board) }
    #expect(throws: IllegalMove.missingLetters("hobbles")) { try game.play("hobbles", on: board) }
    #expect(throws: IllegalMove.unknownWord("hgg")) { try game.play("hgg", on: board) }
    #expect(throws: IllegalMove.unknownWord("h g")) { try game.play("h g", on: board) }
    #expect(
      game == same && "\(IllegalMove.missingLetters("hobbles"))" == "the board does not have the letters of hobbles")
  }

  @Test func aRandomBoardIsTheSameForTheSameGenerator() {
    var (one, other) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
    let board = Board.random(using: &one)
    #expect(board == Board.random(using: &other) && board.unknownCount == 0)
    #expect(board != Board.random(using: &one) && Board.random() != Board.random())
  }

  @Test func anErrorsLocalizedDescriptionIsItsText() {
    do throws(RackError) {
      _ = try Rack(parsing: "a1")
      Issue.record("that is not a rack")
    } catch {
      #expect(error.localizedDescription == "\(error)" && "\(error)".contains("1"))
    }
    let errors: [any DescribedError] = [
      BoardError.wrongCount(3), PositionError.unknownTurn, IllegalMove.gameIsOver, FilterError.unreadTile(3),
      LexiconError.notALexicon, RackError.wrongCount(0),
    ]
    for error in errors { #expect(error.localizedDescription == "\(error)") }
  }
}
