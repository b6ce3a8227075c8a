import PlainSolver
import Testing

@testable import LetterpressSolver

struct MoveCriteriaTests {
  private static let middleGame = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red gaunt"

  private func report(
    _ position: Position, lexicon: Lexicon = .english, criteria: MoveCriteria, depth: Int = 1, count: Int = .max
  ) -> SearchReport {
    let search = Search(
      of: position, on: PreparedBoard(position.board, lexicon: lexicon), criteria: criteria,
      limits: SearchLimits(depth: depth), table: TranspositionTable(size: 1 << 20))
    return search.run(ranking: count)
  }

  /// Finds all positions that moves on the required tiles lead to, and no others.
  @Test(arguments: Cases.few(20, of: 0..<60))
  func tilesAreUsedAndLeft(block: UInt64) throws {
    for seed in block * 5..<(block + 1) * 5 {
      let sample = try SearchSamples.small(seed + 700)
      guard sample.position.outcome == nil else { continue }
      var generator = SeededGenerator(seed: seed)
      let tiles = (0..<25).shuffled(using: &generator)
      let using = Array(tiles.prefix(Int.random(in: 0...2, using: &generator)))
      let leaving = Array(tiles.suffix(Int.random(in: 0...6, using: &generator)))
      let criteria = MoveCriteria(using: TileSet(using), leaving: TileSet(leaving))
      let placements = sample.game.placements(of: sample.words).filter { placement in
        Set(placement.tiles).isSuperset(of: using) && Set(placement.tiles).isDisjoint(with: leaving)
      }
      let moves = report(sample.position, lexicon: sample.lexicon, criteria: criteria).moves
      let found = moves.compactMap(\.move.placement)
      #expect(found.allSatisfy { Set($0.tiles).isSuperset(of: using) && Set($0.tiles).isDisjoint(with: leaving) })
      #expect(sample.game.owners(after: found) == sample.game.owners(after: placements), "seed \(seed)")
      sample.expectTrueVerdicts(of: moves, "seed \(seed)")
    }
  }

  /// In an English game, moves exist for every tile that can be required.
  @Test func everyTileCanBeRequired() throws {
    let position = try Position(parsing: Self.middleGame)
    for tile in Cases.few(6, of: 0..<25) {
      let moves = report(position, criteria: MoveCriteria(using: TileSet([tile])), count: 20).moves
      #expect(moves.count == 20)
      for move in moves { #expect(move.move.placement?.tiles.contains(tile) == true) }
    }
  }

  @Test func onlyKnownWordsArePlayed() throws {
    let list = try WordList(["hog\t20", "hogs\t35", "then\t36", "gaze"])
    let position = try Position(parsing: Self.middleGame)
    let criteria = MoveCriteria().ofKnownWords
    let moves = report(position, lexicon: try Lexicon(list), criteria: criteria).moves
    #expect(Set(moves.compactMap(\.move.placement?.word)) == ["hog", "hogs"])
    #expect(moves.allSatisfy { $0.isKnownWord })
    #expect(!criteria.allowsRareWords && MoveCriteria(maximumRarity: 20).allowsRareWords)
    let all = report(position, lexicon: try Lexicon(list), criteria: MoveCriteria()).moves
    let rarities = Dictionary(all.map { ($0.move.placement?.word ?? "", $0.rarity) }) { first, _ in first }
    #expect(rarities == ["hog": 20, "hogs": 35, "then": 36, "gaze": nil])
    #expect(all.allSatisfy { $0.isKnownWord == ["hog", "hogs"].contains($0.move.placement?.word) })
  }

  @Test func aWordIsRankedOnceWithTheWaysToPlaceIt() throws {
    let position = try Position(parsing: Self.middleGame)
    let report = report(position, criteria: MoveCriteria(ranksWordsOnce: true))
    let words = report.moves.compactMap(\.move.placement?.word)
    #expect(Set(words).count == words.count && words.count > 100)
    #expect(report.moves.reduce(0) { $0 + 1 + $1.otherPlacementCount } == report.reachablePositionCount)
  }

  /// Ranking words once changes neither the best move nor its chance, unless one of the moves that only one of the rankings
  /// looks at is proven to be better.
  @Test(arguments: Cases.few(3, of: 0..<12))
  func theBestMoveIsTheSameIfWordsAreRankedOnce(seed: UInt64) throws {
    let position = try SearchSamples.english(seed)
    try #require(position.outcome == nil)
    let all = report(position, criteria: MoveCriteria(), depth: 2, count: 10)
    let words = report(position, criteria: MoveCriteria(ranksWordsOnce: true), depth: 2, count: 10)
    if all.moves.first?.move == words.moves.first?.move {
      #expect(all.moves.first?.chance == words.moves.first?.chance)
      #expect(all.isCloseCall == words.isCloseCall)
    } else {
      #expect(
        [all, words].contains {
          if case .wins = $0.moves.first?.verdict { true } else { false }
        })
    }
    #expect(words.moves.count == 10 && Set(words.moves.map(\.move.placement?.word)).count == 10)
    let chances = words.moves.map(\.chance)
    #expect(chances == chances.sorted(by: >))
    if case .lead = words.moves[0].verdict { #expect(!words.moves.contains { $0.isBound }) }
    // Moves in both rankings are in the same order.
    let both = Set(all.moves.map(\.move)).intersection(words.moves.map(\.move))
    #expect(all.moves.map(\.move).filter(both.contains) == words.moves.map(\.move).filter(both.contains))
  }

  @Test func mostTilesComeFirstIfWordsAreRankedOnce() throws {
    let position = try Position(parsing: Self.middleGame)
    let report = report(position, criteria: MoveCriteria(goal: .tiles, ranksWordsOnce: true), count: 10)
    let words = report.moves.compactMap(\.move.placement?.word)
    #expect(words.count == 10 && Set(words).count == 10)
    let leads = report.moves.map { $0.position.score(of: .red) - $0.position.score(of: .blue) }
    #expect(leads == leads.sorted(by: >))
  }
}
