import FixtureFiles
import LetterpressSolver
import PlainSolver
import Testing

@testable import LetterpressCLI
@testable import LetterpressWorkshop

struct ArenaOpeningsTests {
  private let lexicon: Lexicon

  init() throws { lexicon = try SmallLexicon.load() }

  private func openings(_ kind: ArenaOpenings.Kind, seed: UInt64 = 1, boards: [Board]? = nil) -> ArenaOpenings {
    ArenaOpenings(kind: kind, seed: seed, fixed: boards, lexicon: lexicon)
  }

  @Test func areTheSameForTheSameSeed() {
    let opening = openings(.balanced).opening(0).position
    #expect(openings(.balanced).opening(0).position == opening)
    let others = [openings(.random(wordCount: 1)).opening(1), openings(.random(wordCount: 1), seed: 2).opening(0)]
    #expect(others.allSatisfy { $0.position.board != opening.board })
  }

  @Test func aBalancedOpeningHasAFirstMove() {
    for number in Cases.few(1, of: 0..<2) {
      let (board, position) = openings(.balanced).opening(number)
      #expect(position.board == board.layout)
      #expect(position.turn == .blue)
      #expect(position.playedWords.count == 1)
      #expect(position.score(of: .red) > 0)
    }
  }

  @Test func anEmptyOpeningHasNoMove() throws {
    let (board, position) = openings(.empty).opening(3)
    #expect(position == Position(board: board.layout))
  }

  @Test func boardsAlternateWithADifferentMoveEachTime() throws {
    let boards: [Board] = ["tejntgzhhgpsmzpthaoudgbph", "lohrufdsxeiuwshthabiupsmj"]
    let positions = (0..<3).map { openings(.random(wordCount: 1), boards: boards).opening($0).position }
    #expect(positions.map(\.board) == boards + boards.prefix(1))
    #expect(Set(positions).count == 3)
  }

  @Test func areEmptyIfNoWordExists() throws {
    let (_, position) = openings(.balanced, boards: ["qqqqqqqqqqqqqqqqqqqqqqqqq"]).opening(0)
    #expect(position.playedWords.isEmpty)
  }

  @Test func randomOpeningsHavePlayedWords() {
    let positions = (0..<4).map { openings(.random(wordCount: 3)).opening($0).position }
    #expect(positions.allSatisfy { $0.playedWords.count == 3 && $0.outcome == nil })
    #expect(positions == (0..<4).map { openings(.random(wordCount: 3)).opening($0).position })
    #expect(Set(positions).count == 4)
  }

  @Test func listedOpeningsAlternate() throws {
    let positions = try [
      "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red gaunt",
      "lohrufdsxeiuwshthabiupsmj ......................... blue",
    ].map { try Position(parsing: $0) }
    let openings = openings(.listed(positions))
    #expect((0..<3).map { openings.opening($0).position } == [positions[0], positions[1], positions[0]])
    #expect(openings.opening(1).board.layout == positions[1].board)
  }
}

struct OpeningsOptionTests {
  @Test(arguments: [
    ("balanced", OpeningsOption.balanced), ("empty", .empty), ("random:4", .random(wordCount: 4)),
    ("even", .even(path: Repository.path("Workshop/even-openings.tsv"))), ("even:a:b", .even(path: "a:b")),
  ])
  func isParsedFromItsName(name: String, option: OpeningsOption) {
    #expect(OpeningsOption(argument: name) == option)
    #expect(option.defaultValueDescription == name)
  }

  @Test(arguments: [
    "", "Balanced", "random", "random:", "random:0", "random:31", "random:x", "even:", "empty:2", "odd",
  ])
  func refusesOtherNames(name: String) { #expect(OpeningsOption(argument: name) == nil) }

  @Test func readsPositionsFromAFile() throws {
    let line = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red gaunt"
    let folder = try TemporaryFolder()
    func kind(_ text: String) throws -> ArenaOpenings.Kind {
      let path = try folder.write(Array(text.utf8), as: "openings.txt")
      return try OpeningsOption.even(path: path).kind()
    }
    let position = try Position(parsing: line)
    #expect(try kind("# from somewhere\n\(line)\t0.51\n\n\(line)\n") == .listed([position, position]))
    for text in ["", "# nothing\n", "nonsense\n", "\(line)\n\(line),-,-\n"] {
      #expect(throws: CommandFailure.self) { _ = try kind(text) }
    }
  }
}
