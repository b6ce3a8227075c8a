import PlainSolver
import Testing

@testable import LetterpressSolver

struct SearchTests {
  private static let middleGame = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red gaunt"

  private func report(
    _ position: Position, lexicon: Lexicon = .english, criteria: MoveCriteria = MoveCriteria(), depth: Int = 2,
    count: Int = 1
  ) -> SearchReport {
    let board = PreparedBoard(position.board, lexicon: lexicon)
    let limits = SearchLimits(depth: depth)
    return Search(of: position, on: board, criteria: criteria, limits: limits, table: TranspositionTable(size: 1 << 20))
      .run(ranking: count)
  }

  @Test(arguments: 0..<40)
  func provenVerdictsAreTrue(block: UInt64) throws {
    for seed in block * 5..<(block + 1) * 5 {
      let sample = try SearchSamples.small(seed + 5000, wordCount: 5)
      let report = report(sample.position, lexicon: sample.lexicon, depth: 4, count: 3)
      sample.expectTrueVerdicts(of: report.moves, "seed \(seed)")
    }
  }

  /// Wins if a word does, and otherwise never lets the opponent finish if that can be prevented.
  @Test(arguments: 0..<40)
  func finishesOrPreventsTheOpponentFromFinishing(block: UInt64) throws {
    for seed in block * 5..<(block + 1) * 5 {
      let sample = try SearchSamples.small(seed + 9000)
      guard sample.position.outcome == nil else { continue }
      let plain = PlainProver(words: sample.words)
      let best = try #require(report(sample.position, lexicon: sample.lexicon).moves.first)
      var game = sample.game
      game.make(best.move)
      if plain.canWin(sample.game, plies: 1) {
        #expect(game.result == sample.game.turn, "seed \(seed)")
      } else if !plain.mustLose(sample.game, plies: 2) {
        #expect(!plain.canWin(game, plies: 1) && (game.result == nil || game.result == "="), "seed \(seed)")
      }
    }
  }

  @Test func isDeterministic() throws {
    let position = try Position(parsing: Self.middleGame)
    let (first, second) = (report(position, depth: 3, count: 5), report(position, depth: 3, count: 5))
    #expect(first.nodeCount == second.nodeCount && first.nodeCount > 100)
    #expect(first.moves == second.moves)
    #expect(first.depth == 3)
  }

  @Test func ranksAllMoves() throws {
    let position = try Position(parsing: Self.middleGame)
    let report = report(position, depth: 1, count: .max)
    #expect(report.moves.count == report.reachablePositionCount)
    #expect(Set(report.moves.map(\.position.owners)).count == report.moves.count)
    for move in report.moves {
      var next = position
      try next.play(move.move, in: .english)
      #expect(next == move.position)
      let (before, after) = (position.owners, next.owners)
      #expect(move.captured == before.blue.subtracting(after.blue))
      #expect(move.claimed == before.unclaimed.subtracting(after.unclaimed))
    }
  }

  @Test func continuationsAreLegal() throws {
    let position = try Position(parsing: Self.middleGame)
    for move in report(position, depth: 4, count: 10).moves {
      var next = move.position
      for answer in move.continuation { try next.play(answer, in: .english) }
    }
  }

  @Test func continuationsOfSmallGamesAreLegal() throws {
    var count = 0
    for seed in 0..<300 as Range<UInt64> {
      let sample = try SearchSamples.small(seed, wordCount: 10)
      guard sample.position.outcome == nil else { continue }
      for move in report(sample.position, lexicon: sample.lexicon, depth: 4, count: 10).moves {
        var next = move.position
        for answer in move.continuation {
          #expect(throws: Never.self, "seed \(seed): \(move)") { try next.play(answer, in: sample.lexicon) }
          count += 1
        }
      }
    }
    #expect(count >= 500)
  }

  /// Blue finishes with *ab* whatever red does, unless red plays it first, which ends the game too.
  @Test func aLostMoveContinuesWithTheWordThatFinishes() throws {
    let position = try Position(parsing: "abcdefghijklmnopqrstuvwxy ..rrrrbbbbbbbbbbbbbbbbbbb red")
    let lexicon = try Lexicon(try WordList(["ab", "cd", "ef", "gh"]))
    let moves = report(position, lexicon: lexicon, count: 10).moves
    let verdicts = Dictionary(uniqueKeysWithValues: moves.compactMap { move in move.word.map { ($0, move.verdict) } })
    #expect(verdicts == ["ab": .loses(plies: 1), "cd": .loses(plies: 2), "gh": .loses(plies: 2)])
    for move in moves where move.verdict == .loses(plies: 2) {
      #expect(move.continuation.map(\.word) == ["ab"])
      var next = move.position
      for answer in move.continuation { try next.play(answer, in: lexicon) }
      #expect(next.outcome == .win(.blue))
    }
  }

  @Test func meetsTheCriteria() throws {
    let position = try Position(parsing: Self.middleGame)
    let criteria = MoveCriteria(containing: LetterCounts([Letter(index: 25)]), avoiding: LetterSet(Letter(index: 4)))
    let report = report(position, criteria: criteria, depth: 1, count: .max)
    let words = report.moves.compactMap(\.move.placement?.word)
    #expect(!words.isEmpty)
    #expect(words.allSatisfy { $0.contains("z") && !$0.contains("e") })
    #expect(report.reachablePositionCount > words.count)
  }

  /// A proven win uses a word that meets the criteria.
  @Test func provesOnlyMovesThatMeetTheCriteria() throws {
    let position = try Position(parsing: "petsudyejtvusskenisnpmbgd b.bbrr.b..brbrbbbrr.rr.r. blue tined,semen")
    let best = try #require(report(position).moves.first)
    #expect(best.verdict == .wins(plies: 3))
    let word = try #require(Word(parsing: best.move.placement?.word ?? ""))
    for letter in LetterSet((0..<word.count).map { word[$0] }).letters {
      let criteria = MoveCriteria(avoiding: LetterSet(letter))
      let words = report(position, criteria: criteria, count: 5).moves.compactMap(\.move.placement?.word)
      #expect(!words.isEmpty && words.allSatisfy { !$0.contains(letter.description) }, "\(letter): \(words)")
    }
    let rarity = try #require(Lexicon.english.rarity(of: word))
    let commoner = report(position, criteria: MoveCriteria(maximumRarity: rarity - 1), count: 5).moves
      .compactMap { Word(parsing: $0.move.placement?.word ?? "") }
    #expect(!commoner.isEmpty)
    #expect(commoner.allSatisfy { Lexicon.english.rarity(of: $0).map { $0 < rarity } ?? true }, "\(commoner)")
  }

  /// On a board where several of the best moves win.
  @Test func provesTheOtherWinsAsWell() throws {
    let position = try Position(parsing: "petsudyejtvusskenisnpmbgd b.bbrr.b..brbrbbbrr.rr.r. blue tined,semen")
    #expect(report(position, count: 5).moves.count { $0.verdict == .wins(plies: 3) } > 1)
  }

  /// As somebody does who has to handle events in between.
  @Test func searchingOnWithTheSameTableCostsLess() throws {
    let position = try Position(parsing: Self.middleGame)
    let (board, table) = (PreparedBoard(position.board), TranspositionTable(size: 1 << 22))
    func report(depth: Int) -> SearchReport {
      Search(of: position, on: board, limits: SearchLimits(depth: depth), table: table).run(ranking: 3)
    }
    let (first, again) = (report(depth: 3), report(depth: 3))
    #expect(again.moves.first?.move == first.moves.first?.move && again.nodeCount < first.nodeCount)
  }

  @Test func takesMostTilesIfThatIsTheGoal() throws {
    let position = try Position(parsing: Self.middleGame)
    let report = report(position, criteria: MoveCriteria(goal: .tiles), depth: 1, count: .max)
    let leads = report.moves.filter { $0.position.outcome == nil }
      .map { $0.position.score(of: .red) - $0.position.score(of: .blue) }
    #expect(leads == leads.sorted(by: >))
  }

  @Test func passesIfThatWins() throws {
    let position = try Position(parsing: "tejntgzhhgpsmzpthaoudgbph rrrrrrrrrrrr............. red -")
    let best = try #require(report(position).moves.first)
    #expect(best.move == .pass && best.verdict == .wins(plies: 1))
    #expect(best.position.outcome == .win(.red))
  }

  @Test func passesIfThereIsNoWord() throws {
    let position = try Position(parsing: "zzzzzzzzzzzzzzzzzzzzzzzzz ......................... red")
    let lexicon = try Lexicon(try WordList(["aa"]))
    let report = report(position, lexicon: lexicon)
    #expect(report.moves.map(\.move) == [.pass])
    #expect(report.reachablePositionCount == 0)
  }

  @Test func reportsNoMovesForAFinishedGame() throws {
    let position = try Position(parsing: "tejntgzhhgpsmzpthaoudgbph ......................... red -,-")
    #expect(report(position).moves.isEmpty)
  }

  /// Boards with very many equal or unreadable letters.
  @Test(arguments: [
    String(repeating: "e", count: 25), "eeeeeeeeeeeeeesssssssssss", "?????????????????????????",
    "aaaaaaaaaaaaaaaaaaaaaaaa?",
  ])
  func copesWithOddBoards(letters: String) throws {
    let list = try WordList(["ee", "eee", "es", "eeeeeeeeeeee", "eeeeeessssss", "aa", "aaaaaaaaaaaaaa"])
    let position = Position(board: try Board(parsing: letters))
    let board = PreparedBoard(position.board, lexicon: try Lexicon(list))
    let search = Search(
      of: position, on: board, limits: SearchLimits(nodeCount: 200), table: TranspositionTable(size: 1024))
    let best = try #require(search.run().moves.first)
    var next = position
    try next.play(best.move, in: board.lexicon)
  }

  private static func unlimitedSearch() throws -> Search {
    let position = try Position(parsing: Self.middleGame)
    return Search(
      of: position, on: PreparedBoard(position.board), limits: SearchLimits(), table: TranspositionTable(size: 1 << 20))
  }

  /// Otherwise it would run for hours.
  @Test(arguments: [1, 2]) func endsWhenItIsStopped(threads: Int) throws {
    let search = try Self.unlimitedSearch()
    var depths: [Int] = []
    let report = search.run(ranking: 3, threads: threads) { progress in
      depths.append(progress.depth)
      #expect(progress.report.moves.count == 3)
      if progress.depth == 2 { search.stop() }
      return true
    }
    #expect(depths == [1, 2])
    #expect(report.depth == 2 && report.moves.count == 3)
  }

  @Test func endsAtOnceIfStoppedBeforehand() throws {
    let search = try Self.unlimitedSearch()
    search.stop()
    let report = search.run()
    #expect(report.nodeCount <= 64 && report.moves.count == 1, "\(report.nodeCount)")
  }

  @Test func endsWithItsTask() async throws {
    let search = try Self.unlimitedSearch()
    let (steps, step) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      await search.run(ranking: 2, threads: 2) { step.yield($0.depth) }
    }
    // The first to arrive need not be the first step, as a task that is busy hears of the newest only.
    for await _ in steps {
      task.cancel()
      break
    }
    let report = await task.value
    #expect(report.moves.count == 2)
  }

  /// The positions have the same owners and no words played, so that only the boards tell their results apart.
  @Test(arguments: [
    ("tejntgzhhgpsmzpthaoudgbph", "petsudyejtvusskenisnpmbgd"),
    ("aabbccddeeffgghhiijjkkllm", "mllkkjjiihhggffeeddccbbaa"),
  ])
  func resultsOfAnotherBoardInItsTableChangeNothing(letters: String, otherLetters: String) throws {
    let table = TranspositionTable(size: 1 << 22)
    func search(_ letters: String, in table: TranspositionTable) throws -> SearchReport {
      let position = try Position(parsing: "\(letters) rb.rr..rbrbbr.bbbrbbb.rb. red")
      return Search(of: position, on: PreparedBoard(position.board), limits: SearchLimits(depth: 3), table: table)
        .run(ranking: 5)
    }
    _ = try search(otherLetters, in: table)
    let shared = try search(letters, in: table)
    let own = try search(letters, in: TranspositionTable(size: 1 << 22))
    #expect(shared.moves == own.moves && shared.nodeCount == own.nodeCount)
    // The same board again finds its own.
    let again = try search(letters, in: table)
    #expect(again.moves.first?.move == own.moves.first?.move && again.nodeCount < own.nodeCount)
  }

  /// As a list that somebody made might have: more anagrams of one word than 16 bits can count.
  @Test func findsNoKnownWordAmongVeryManyAnagrams() throws {
    var words: [String] = []
    func permute(_ prefix: String, _ rest: [Character]) {
      guard words.count < 65_537 else { return }
      if rest.isEmpty { words.append(prefix) }
      for index in rest.indices {
        var others = rest
        permute(prefix + String(others.remove(at: index)), others)
      }
    }
    permute("", Array("abcdefghi"))
    let position = try Position(parsing: "abcdefghijklmnopqrstuvwxy ......................... red")
    let moves = report(position, lexicon: try Lexicon(try WordList(words)), criteria: MoveCriteria().ofKnownWords).moves
    #expect(moves.map(\.move) == [.pass])
  }

  @Test func itsTableReturnsWhatWasStored() {
    let table = TranspositionTable(size: 1 << 16)
    let move = SearchMove(tiles: TileSet(bits: 0x155_5555), group: 12_345)
    for (index, value) in [-16_000, -1, 0, 1, 15_999].enumerated() {
      for bound in [TranspositionTable.Bound.lower, .upper, .exact] {
        let key = HashKey.mixed(UInt64(index) << 8 | bound.rawValue)
        table.store(
          .init(value: Int32(value), bound: bound, depth: 60 + index, stage: 11 * index, move: move), for: key)
        let entry = table.entry(for: key)
        #expect(entry?.value == Int32(value) && entry?.bound == bound && entry?.move == move)
        #expect(entry?.depth == min(60 + index, 63) && entry?.stage == 11 * index)
        #expect(table.entry(for: key ^ 1 << 60) == nil)
      }
    }
    table.store(.init(value: 5, bound: .exact, depth: 1, stage: 99, move: nil), for: 99)
    #expect(table.entry(for: 99)?.move == nil && table.entry(for: 99)?.value == 5)
    #expect(table.entry(for: 99)?.stage == TranspositionTable.maximumStage)
  }
}

extension SearchSamples {
  /// Plays moves by the plain rules and searches exhaustively: positions must match and proven verdicts must be true.
  func expectTrueVerdicts(of moves: [RankedMove], _ comment: Comment) {
    let plain = PlainProver(words: words)
    for move in moves {
      var next = game
      next.make(move.move)
      #expect(next.text == move.position.description, comment)
      switch move.verdict {
      case .wins(plies: 1): #expect(next.result == game.turn, comment)
      case .wins(let plies): #expect(plain.mustLose(next, plies: plies - 1), comment)
      case .loses(plies: 1): #expect(next.isOver && next.result != game.turn, comment)
      case .loses(let plies): #expect(plain.canWin(next, plies: plies - 1), comment)
      case .draws: #expect(next.result == "=", comment)
      case .seemsToWin, .seemsToLose, .lead: #expect(!next.isOver, comment)
      }
    }
  }
}
