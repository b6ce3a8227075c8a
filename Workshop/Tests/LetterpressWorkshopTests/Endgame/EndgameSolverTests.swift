import LetterpressSolver
import PlainSolver
import Testing

@testable import LetterpressWorkshop

struct EndgameSolverTests {
  /// Whatever is decided is true, and the first move of a win keeps it.
  @Test(arguments: Cases.few(2, of: 0..<10))
  func agreesWithTryingEverything(block: UInt64) throws {
    var decided = 0
    for seed in block * 40..<(block + 1) * 40 {
      let sample = try SearchSamples.small(seed, wordCount: 4)
      let plain = PlainResults(words: sample.words)
      let truth = plain.result(of: sample.game)
      let solver = EndgameSolver(board: sample.board, position: sample.position) { false }
      let result = solver.solve(nodeLimit: 200_000)
      guard let outcome = result.outcome else { continue }
      decided += 1
      #expect(truth == Self.character(of: outcome), "seed \(seed)")
      guard outcome.winner == sample.position.turn else {
        #expect(result.move == nil)
        continue
      }
      let move = try #require(result.move)
      var game = sample.game
      #expect(game.refusal(of: move, in: Set(sample.words)) == nil, "seed \(seed)")
      game.make(move)
      #expect(plain.result(of: game) == truth, "seed \(seed)")
    }
    #expect(decided >= 36)
  }

  @Test func saysNothingWhenStopped() throws {
    let position = try Position(parsing: "mxqsmittpnavxovgtxbhsttpu RRrbBRrbbBrb.rbrb.rrRrrRR blue punt,misgo,pignus")
    let solver = EndgameSolver(board: PreparedBoard(position.board), position: position) { true }
    #expect(solver.solve() == EndgameResult(outcome: nil, move: nil, nodeCount: solver.nodeCount))
    #expect(solver.nodeCount <= 1024 && solver.proof == nil)
  }

  @Test func goesOnAfterItHadToStop() throws {
    let position = try Position(parsing: "mxqsmittpnavxovgtxbhsttpu RRrbBRrbbBrb.rbrb.rrRrrRR blue punt,misgo,pignus")
    var isAsked = false
    let solver = EndgameSolver(board: PreparedBoard(position.board), position: position) {
      isAsked.toggle()
      return isAsked
    }
    var count = 0
    while solver.solve(nodeLimit: 20_000).outcome == nil, solver.nodeCount < 20_000, count < 1000 { count += 1 }
    #expect(count > 1 && count < 1000)
  }

  @Test func findsTheSameWithTheSameLimit() throws {
    let position = try Position(parsing: "mxqsmittpnavxovgtxbhsttpu RRrbBRrbbBrb.rbrb.rrRrrRR blue punt,misgo,pignus")
    let board = PreparedBoard(position.board)
    let results = (0..<2).map { _ in
      EndgameSolver(board: board, position: position) { false }.solve(nodeLimit: 20_000)
    }
    #expect(results[0] == results[1])
  }

  /// A word that the board leaves out, because it allows too many, might refute what seems proven. So not even this is decided,
  /// where any long word wins.
  @Test func nothingIsProvenThatNeedsAllWords() throws {
    var words = ["a", "b"]
    for count in 2...17 { words += words.filter { $0.count == count - 1 }.flatMap { [$0 + "a", $0 + "b"] } }
    let lexicon = try Lexicon(try WordList(words.filter { $0.count > 1 }))
    let position = try Position(parsing: "aaaaaaaaaaaaabbbbbbbbbbbb ..rrrrrrrrrrrrrrrrrrrrrrr red")
    let board = PreparedBoard(position.board, lexicon: lexicon)
    let solver = EndgameSolver(board: board, position: position) { false }
    #expect(board.wordCount < lexicon.wordCount && solver.solve().outcome == nil && solver.proof == nil)
  }

  /// Any words, any amount of memory and any limit will do.
  @Test(arguments: 0..<120 as Range<UInt64>)
  func takesAnyEnding(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let board = PreparedBoard(any.board(), lexicon: any.lexicon())
    var owners = any.owners()
    while owners.unclaimed.count > EndgameSolver.maximumFreeTiles, let tile = owners.unclaimed.first {
      owners.give(TileSet([tile]), to: any.player())
    }
    let position = try Position(board: board.layout, owners: owners, turn: any.player())
    let memory = any.one(of: [.min, -1, 0, 1000, 1 << 20, .max])
    var calls = 0
    let solver = EndgameSolver(board: board, position: position, memory: memory) {
      calls += 1
      return calls > 20
    }
    let result = solver.solve(nodeLimit: any.bool() ? any.integer() : nil)
    #expect(result.nodeCount == solver.nodeCount)
    let again = solver.solve()
    #expect(again.outcome?.winner == nil || solver.proof?.text.isEmpty != true)
  }

  private static func character(of outcome: Outcome) -> Character {
    switch outcome {
    case .win(.red): "r"
    case .win(.blue): "b"
    case .draw: "="
    }
  }
}

/// Who wins small games, by trying everything.
private final class PlainResults {
  private let words: [String]
  private var known: [String: Character] = [:]

  init(words: [String]) { self.words = words }

  func result(of game: PlainGame) -> Character {
    if let result = game.result { return result }
    let key = "\(String(game.owners)) \(game.turn) \(game.passCount) \(game.words.sorted())"
    if let result = known[key] { return result }
    var best: Character = game.turn == "r" ? "b" : "r"
    var seen: Set<String> = []
    for move in [.pass] + game.placements(of: words).map(Move.play) {
      var next = game
      next.make(move)
      guard seen.insert(next.text).inserted else { continue }
      let result = result(of: next)
      if result == game.turn || result == "=" { best = result }
      if result == game.turn { break }
    }
    known[key] = best
    return best
  }
}
