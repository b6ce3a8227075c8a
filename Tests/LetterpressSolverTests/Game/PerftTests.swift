import PlainSolver
import Testing

@testable import LetterpressSolver

struct PerftTests {
  /// A way to find all owners that one word can lead to.
  struct OwnersLister: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let owners: @Sendable (Position, Lexicon) throws -> Set<Owners>
  }

  /// The implementations compared with the rules of ``Position``; any new one belongs here, too.
  private static let listers = [
    OwnersLister(testDescription: "plain rules") { position, lexicon in
      let game = PlainGame(position.description)
      let placements = game.placements(of: lexicon.words(from: position.board.rack))
      return Set(try game.owners(after: placements).map { try Owners(parsing: String($0)) })
    },
    OwnersLister(testDescription: "the search") { position, lexicon in
      guard position.outcome == nil else { return [] }
      let board = PreparedBoard(position.board, lexicon: lexicon)
      var enumerator = PlacementEnumerator(board: board)
      enumerator.enumerate(Sides(position), PlayedWords(position, on: board))
      return Set(
        (0..<enumerator.found.count).map { index in
          let candidate = enumerator.found[index]
          var next = position
          let tiles = board.spelling(candidate.taken, group: Int(candidate.group), sides: Sides(position))
          next.take(tiles, playing: Word())
          return next.owners
        })
    },
  ]

  /// Words, some of which are prefixes of others.
  private static let words = [
    "cod", "code", "coded", "doc", "dot", "dote", "doted", "ego", "get", "god", "goo", "log", "lot", "need", "not",
    "note", "noted", "ode", "tee", "to", "toe", "too",
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    /// For 0, 1 and 2 moves: the number of sequences, and of different owners that they lead to.
    let counts: [[Int]]
    var testDescription: String { line }
  }

  private static let cases = [
    Case(
      line: "tejntgzhhgpsmzpthaoudgbpo ......................... red",
      counts: [[1, 1], [71, 71], [4416, 2590]]),
    Case(
      line: "codetxgqzxvnoxvlkeqwzzdxj rrrr.rrbrrrrb..bbbbbbb... blue dote,get",
      counts: [[1, 1], [69, 22], [4272, 320]]),
    Case(
      line: "lotgodneetxcxvzqkwxzvbmzj r..rbbr.brrrbbrrrbbbrrbbb red god,-",
      counts: [[1, 1], [76, 33], [4914, 725]]),
  ]

  @Test(arguments: cases)
  func countsSequencesAndOwners(testCase: Case) throws {
    let position = try Position(parsing: testCase.line)
    let lexicon = try Lexicon(try WordList(PerftTests.words))
    let counts = try testCase.counts.indices.map { depth in
      let perft = try Perft(of: position, in: lexicon, depth: depth)
      return [perft.sequenceCount, perft.owners.count]
    }
    #expect(counts == testCase.counts)
  }

  @Test func countsInEnglish() throws {
    let position = try Position(parsing: "tejntgzhhgpsmzpthaoudgbph .....r...bb....bb...rr.r. blue gaunt,zap")
    let perft = try Perft(of: position, in: .english, depth: 1)
    #expect(perft.sequenceCount == 25823)
    #expect(perft.owners.count == 11530)
    for lister in PerftTests.listers {
      #expect(try lister.owners(position, .english) == perft.owners, "\(lister.testDescription)")
    }
  }

  @Test(arguments: listers, 1...100)
  func listsTheOwnersThatOneWordLeadsTo(lister: OwnersLister, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let board = try Board(SeededRacks.letters(count: 25, using: &generator))
    let filter = WordFilter(lengths: 2...5)
    let words = Lexicon.english.words(from: board.rack, matching: filter).shuffled(using: &generator).prefix(30)
    let position = try Position(
      board: board, owners: SearchSamples.owners(seed), turn: Bool.random(using: &generator) ? .red : .blue,
      playedWords: Array(words.prefix(3)))
    let lexicon = try Lexicon(try WordList(words))
    #expect(try lister.owners(position, lexicon) == Perft(of: position, in: lexicon, depth: 1).owners)
  }
}
