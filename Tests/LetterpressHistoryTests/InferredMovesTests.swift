import PlainSolver
import Testing

@testable import LetterpressHistory
@testable import LetterpressSolver

struct InferredMovesTests {
  private static let letters: Board = "ktvhrobdrbdlcytplewafzymb"

  /// Infers the moves between two positions from a list of a few words.
  private func inferred(
    _ words: String, from earlier: String, _ turn: Player?, to later: String, _ next: Player?,
    lastWord: String? = nil, given: [String] = [], counts: ClosedRange<Int> = GameHistory.usualMoveCounts,
    letters: Board = letters
  ) throws -> InferredMoves {
    let lexicon = try Lexicon(WordList(parsing: Array(words.utf8)))
    let history = try #require(
      GameHistory.games(in: [
        GameSnapshot(board: letters, owners: try Owners(parsing: earlier), turn: turn),
        GameSnapshot(board: letters, owners: try Owners(parsing: later), turn: next, lastWord: lastWord),
      ]).first)
    let gaps = history.inferredMoves(
      on: PreparedBoard(letters, lexicon: lexicon), given: given, moveCounts: counts)
    return try #require(gaps.first)
  }

  private let none = String(repeating: ".", count: 25)

  /// The owners after a player takes the first tiles that spell a word.
  private func taken(_ word: String, by player: Character, from owners: String? = nil) -> String {
    var characters = Array(owners ?? none)
    var used = Set<Int>()
    for letter in word {
      guard let tile = (0..<25).first(where: { Self.letters[$0] == Letter(letter) && !used.contains($0) }) else {
        continue
      }
      used.insert(tile)
      characters[tile] = player
    }
    return String(characters)
  }

  @Test func theOnlyWordOfASingleMoveIsCertain() throws {
    let moves = try inferred(
      "over\ntrove\nvoter\n", from: none, .red, to: taken("trove", by: "r"), .blue, counts: 1...1)
    #expect(moves.moveCounts == [1])
    #expect(moves.words.map { $0.word }.sorted() == ["trove", "voter"])
    #expect(moves.certainWords.isEmpty && !moves.isSettled && moves.isComplete)
    let single = try inferred("over\ntrove\n", from: none, .red, to: taken("trove", by: "r"), .blue, counts: 1...1)
    #expect(single.words == [InferredWord(word: "trove", player: .red, likelihood: 1, isCertain: true)])
    #expect(single.isSettled)
  }

  @Test func threeMovesMayDoTheSameAsOne() throws {
    // Red plays ROT, blue VET with red's T, red VOTE with all of blue's: red owns what TROVE would have taken.
    let words = "trove\nrot\nvet\nvote\n"
    let moves = try inferred(words, from: none, .red, to: taken("trove", by: "r"), .blue)
    #expect(moves.moveCounts == [1, 3])
    #expect(moves.words.first?.word == "trove")
    #expect(Set(moves.words.map { $0.word }) == ["trove", "rot", "vet", "vote"])
    #expect(moves.certainWords.isEmpty && !moves.isSettled)
    let parity = try inferred(words, from: none, .blue, to: taken("trove", by: "r"), .blue)
    #expect(parity.moveCounts == [2])
  }

  @Test func aTileThatOnlyOneWordCanTakeMakesItCertain() throws {
    // No other word has a Z.
    let moves = try inferred(
      "zebra\nbra\nbear\nable\n", from: none, .red, to: taken("zebra", by: "r"), .blue)
    #expect(moves.moveCounts == [1, 3])
    #expect(moves.certainWords == ["zebra"])
    #expect(!moves.isSettled)
  }

  @Test func givenWordsSettleWhatTheyExplain() throws {
    let to = taken("trove", by: "r")
    let given = try inferred("trove\nvoter\n", from: none, .red, to: to, .blue, given: ["Voter", "zebra", "x1"])
    #expect(given.words.map { $0.word } == ["voter"])
    #expect(given.isSettled && given.certainWords.isEmpty)
    let other = try inferred("trove\nvoter\nbear\n", from: none, .red, to: to, .blue, given: ["bear"])
    #expect(!other.isSettled)
  }

  @Test func aNamedLastWordIsCertain() throws {
    let to = taken("trove", by: "r")
    let named = try inferred("trove\nvoter\nrot\n", from: none, .red, to: to, .blue, lastWord: "Voter")
    #expect(named.words.first == InferredWord(word: "voter", player: .red, likelihood: 1, isCertain: true))
    #expect(named.certainWords == ["voter"])
    // It was played even if the list lacks it or it does not fit.
    let unknown = try inferred("trove\n", from: none, .red, to: to, .blue, lastWord: "overt")
    #expect(unknown.certainWords == ["overt"])
    let misfit = try inferred("trove\nbald\n", from: none, .red, to: to, .blue, lastWord: "bald", counts: 1...1)
    #expect(misfit.moveCounts.isEmpty)
    #expect(misfit.certainWords == ["bald"])
  }

  /// The first of two moves has two explanations, and the picture names the second.
  @Test func aGivenWordAndANamedOneSettleTwoMoves() throws {
    let to = taken("bald", by: "b", from: taken("trove", by: "r"))
    for (given, isSettled) in [([], false), (["voter"], true)] {
      let moves = try inferred(
        "trove\nvoter\nbald\n", from: none, .red, to: to, .red, lastWord: "bald", given: given, counts: 2...2)
      #expect(moves.isSettled == isSettled)
      #expect(moves.certainWords == ["bald"])
    }
  }

  @Test func twoMovesAreDistinguishedByTheirOwners() throws {
    let to = taken("bald", by: "b", from: taken("trove", by: "r"))
    let moves = try inferred("trove\nbald\nzymb\n", from: none, .red, to: to, .red)
    #expect(moves.moveCounts == [2])
    #expect(
      Set(moves.words) == [
        InferredWord(word: "trove", player: .red, likelihood: 1, isCertain: true),
        InferredWord(word: "bald", player: .blue, likelihood: 1, isCertain: true),
      ])
    #expect(moves.isSettled)
  }

  @Test func nothingIsInferredIfNoMoveCountFits() throws {
    let moves = try inferred("trove\n", from: none, .red, to: taken("bald", by: "r"), .blue)
    #expect(moves == InferredMoves(moveCounts: [], words: [], pairs: [], isComplete: false, isSettled: false))
  }

  /// The tiles of the last word are shown while they wobble: it has just their letters.
  @Test func theTilesOfTheLastWordTellItFromOthers() throws {
    let lexicon = try Lexicon(WordList(parsing: Array("trove\nrot\nover\n".utf8)))
    let board = PreparedBoard(Self.letters, lexicon: lexicon)
    let earlier = GameSnapshot(board: Self.letters, owners: try Owners(parsing: taken("trove", by: "r")), turn: .red)
    func moves(_ tiles: TileSet) throws -> InferredMoves {
      let later = GameSnapshot(board: Self.letters, owners: earlier.owners, turn: .blue, lastTiles: tiles)
      return try #require(InferredMoves(from: earlier, to: later, on: board, moveCounts: 1...1))
    }
    // All tiles are red's already, so each of the words, and a pass, leaves them as they are.
    #expect(try moves(TileSet()).words.count == 3)
    let own = earlier.owners.red
    let rot = TileSet(own.indices.filter { "rot".contains("\(Self.letters[$0]!)") })
    #expect(try moves(rot).words.map { $0.word } == ["rot"])
    // A word with these letters is not in the list, but was played.
    let unlisted = try moves(own.subtracting(rot))
    #expect(unlisted.words.isEmpty && unlisted.moveCounts == [1] && !unlisted.isSettled)
    // Tiles that are not part of it cannot have been taken by it.
    let later = GameSnapshot(
      board: Self.letters, owners: try Owners(parsing: taken("trove", by: "r")), turn: .blue, lastTiles: rot)
    let start = GameSnapshot(board: Self.letters, owners: Owners(), turn: .red)
    #expect(InferredMoves(from: start, to: later, on: board, moveCounts: 1...1)?.moveCounts == [])
  }

  @Test func unreadTilesLeaveTheListIncomplete() throws {
    let unread: Board = "?tvhrobdrbdlcytplewafzymb"
    let moves = try inferred(
      "rot\ntrove\n", from: none, .red, to: "r" + taken("rot", by: "r").dropFirst(), .blue, counts: 1...1,
      letters: unread)
    #expect(!moves.isComplete)
    #expect(moves.certainWords.isEmpty)
  }

  @Test func commonWordsComeBeforeRareOnesOfTheSameLength() throws {
    let words = "trove\t60\nvoter\t10\nover\t10\nzebra\t35\n"
    let moves = try inferred(words, from: none, .red, to: taken("trove", by: "r"), .blue, counts: 1...1)
    #expect(moves.words.map { $0.word } == ["voter", "trove"])
    #expect(abs(moves.words.reduce(0) { $0 + $1.likelihood } - 1) < 1e-9)
  }

  @Test func aWordIsCertainEvenIfTheOrderIsNot() throws {
    // Red took five tiles from blue, or blue from red: the order is unknown.
    let (red, blue) = (
      taken("trove", by: "r", from: "r" + none.dropFirst()), taken("trove", by: "b", from: "r" + none.dropFirst())
    )
    let moves = try inferred("trove\n", from: blue, .red, to: red, .blue, counts: 1...1)
    #expect(moves.words == [InferredWord(word: "trove", player: nil, likelihood: 1, isCertain: true)])
  }
}
