import Testing

@testable import LetterpressCLI
@testable import LetterpressWorkshop

struct ArenaScoreTests {
  /// A pair with the points of player A in both games.
  private func pair(_ first: GamePoints, _ second: GamePoints, plies: Int = 10, times: [[Double]] = [[1], [2]])
    throws -> ArenaPair
  {
    let times = times.map { $0.map { "\($0)" }.joined(separator: " ") }.joined(separator: "\t")
    return try #require(ArenaPair(parsing: "position\t\(first)\t\(plies)\t\(second)\t\(plies)\t\(times)"))
  }

  @Test func theIntervalIsOfTheMeanOverPairs() throws {
    var score = ArenaScore()
    for pair in try [pair(.one, .one), pair(.one, .none), pair(.half, .half), pair(.none, .none)] { score.add(pair) }
    #expect(score.share == 0.5)
    // The shares 1, ½, ½ and 0 have the variance ½ / 3.
    #expect(abs(try #require(score.interval) - 1.96 * (0.5 / 3 / 4).squareRoot()) < 1e-12)
    #expect((score.gameCount, score.wonCount, score.drawnCount, score.lostCount) == (8, 3, 2, 3))
  }

  @Test func countsPairsByTheirPoints() throws {
    var score = ArenaScore()
    for pair in try [pair(.none, .none), pair(.half, .none), pair(.one, .none), pair(.one, .half), pair(.one, .one)] {
      score.add(pair)
    }
    #expect(score.pentanomial == [1, 1, 1, 1, 1])
  }

  /// By the formula with a mean of 0.7, a variance of 0.06 · 100 / 99 and 100 pairs.
  @Test func theTestWeighsTwoDifferences() throws {
    var score = ArenaScore()
    for number in 0..<100 { score.add(number < 40 ? try pair(.one, .one) : try pair(.one, .none)) }
    #expect(abs(try #require(score.share) - 0.7) < 1e-12)
    let test = try #require(SequentialTest(argument: "0,50"))
    // 1 / (1 + 10^(−50 / 400)).
    let (low, high) = (0.5, 0.571463)
    let variance = 0.06 * 100 / 99
    let ratio = 100 * (high - low) * (1.4 - low - high) / (2 * variance)
    #expect(abs(try #require(test.ratio(score)) - ratio) < 1e-3)
    #expect(test.decision(score) == .accepted && SequentialTest.bound > 2.94 && SequentialTest.bound < 2.95)
    #expect(SequentialTest(argument: "150,300")?.decision(score) == .rejected)
    #expect(abs(Elo.difference(share: Elo.share(37)) - 37) < 1e-9 && Elo.difference(share: 0.5) == 0)
    for text in ["", "5", "0,0", "5,1", "a,b", "0,5,7", "0,1e9", "nan,5"] {
      #expect(SequentialTest(argument: text) == nil)
    }
  }

  @Test func equalPairsLeaveNoDoubt() throws {
    var score = ArenaScore()
    for _ in 1...9 { score.add(try pair(.none, .one)) }
    #expect(score.share == 0.5)
    #expect(score.interval == 0)
  }

  @Test func theIntervalOfThreePairs() throws {
    var score = ArenaScore()
    for pair in try [pair(.one, .half), pair(.half, .half), pair(.half, .none)] { score.add(pair) }
    #expect(score.share == 0.5)
    // The shares ¾, ½ and ¼ have the variance 1/16.
    #expect(abs(try #require(score.interval) - 1.96 * (1.0 / 16 / 3).squareRoot()) < 1e-12)
  }

  @Test func onePairHasNoInterval() throws {
    var score = ArenaScore()
    #expect(score.share == nil)
    score.add(try pair(.one, .half))
    #expect(score.share == 0.75)
    #expect(score.interval == nil)
  }

  @Test func countsMovingFirstAndSecondSeparately() throws {
    var score = ArenaScore()
    #expect(score.first == nil && score.second == nil)
    for _ in 1...9 { score.add(try pair(.one, .none)) }
    score.add(try pair(.one, .half))
    let (first, second) = (try #require(score.first), try #require(score.second))
    #expect(first.share == 1 && abs(second.share - 0.05) < 1e-12)
    // For 10 out of 10 the interval begins at 10 / (10 + 1.96²).
    #expect(abs(first.lower - 10 / (10 + 1.96 * 1.96)) < 1e-12 && first.upper == 1)
    #expect(second.lower > 0 && second.lower < 0.05 && second.upper > 0.05)
  }

  @Test func timesCoverAllMoves() throws {
    var score = ArenaScore()
    #expect(score.time(of: 0) == nil)
    score.add(try pair(.one, .none, plies: 7, times: [[5, 1], [4, 4]]))
    score.add(try pair(.one, .none, plies: 10, times: [[2, 9], [3]]))
    #expect(try #require(score.time(of: 0)) == (3.5, 9))
    #expect(try #require(score.time(of: 1)) == (4, 4))
    #expect(score.meanPlyCount == 8.5)
  }

  @Test func saysWhatHasBeenPlayed() throws {
    let report = ArenaReport(names: ["engine:0.1", "greedy"])
    var score = ArenaScore()
    #expect(report.text(score) == "no games were finished\n")
    score.add(try pair(.one, .half, plies: 9, times: [[123, 99.94], [0.5]]))
    #expect(
      report.text(score) == """
        engine:0.1 – greedy: 75.0%, 2 games: 1 won, 1 drawn, 0 lost
        moving first 100.0% (20.7 to 100.0); moving second 50.0% (5.5 to 94.5)
        Elo +190.8 (one pair only); pairs with 0, ½, 1, 1½, 2 points: 0, 0, 0, 1, 0
        9.0 moves per game
        time per move, median and longest: engine:0.1 111 ms, 123 ms; greedy 0.50 ms, 0.50 ms

        """)
    score.add(try #require(ArenaPair(parsing: "position\t½\t200+\t1\t3\t1\t")))
    #expect(
      report.text(score) == """
        engine:0.1 – greedy: 75.0% ± 0.0, 4 games: 2 won, 2 drawn, 0 lost
        moving first 75.0% (19.8 to 97.3); moving second 75.0% (19.8 to 97.3)
        Elo +190.8 (+190.8 to +190.8); pairs with 0, ½, 1, 1½, 2 points: 0, 0, 0, 2, 0
        55.3 moves per game
        time per move, median and longest: engine:0.1 99.9 ms, 123 ms; greedy 0.50 ms, 0.50 ms
        1 game stopped after 200 moves, counted as drawn

        """)
    let interval = #"{"score":0.75,"from":0.198,"to":0.973}"#
    #expect(
      "\(report.json(score))"
        == #"{"players":["engine:0.1","greedy"],"games":4,"won":2,"drawn":2,"lost":0,"unfinished":1,"#
        + #""score":0.75,"interval":0.0,"elo":190.849,"eloFrom":190.849,"eloTo":190.849,"#
        + #""pentanomial":[0,0,0,2,0],"sprt":null,"first":\#(interval),"second":\#(interval),"pliesAGame":55.25,"millisecondsAMove":[{"median":99.94,"longest":123.0},"#
        + #"{"median":0.5,"longest":0.5}]}"#)
  }
}
