internal import ArgumentParser
internal import Foundation
internal import LetterpressEngine
internal import LetterpressHistory
internal import LetterpressSolver
internal import LetterpressVision
internal import LetterpressWorkshop
internal import PlainSolver
internal import SamplePictures

/// Measures how often the words played are inferred from two positions.
struct InferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inference",
    abstract: "Say how often the words played between two positions of a game are found out.")

  @Option(help: "How many games to play.")
  var games = 200

  @Option(help: "How many gaps to look at in each game.")
  var gaps = 3

  @Option(help: "What the games are drawn with.")
  var seed: UInt64 = 1

  @Flag(help: "Let players know only a part of the words.")
  var humans = false

  @Flag(help: "Draw the positions as screenshots, on the boards of the samples, and read these.")
  var pictures = false

  func run() {
    tallyWords()
    tallyPairs()
  }

  /// Says how often two moves are found out that follow one another, by what is known besides the owners. The words drawn at random
  /// with which games begin are left out, as nobody plays like that.
  private func tallyPairs() {
    let kinds = PairTally.Evidence.allCases
    let tallies = StudySearch.inParallel(games) { [gaps, seed, humans] number in
      let game = StyleGame(seed: seed &+ UInt64(number), knowsAllWords: !humans)
      let board = PreparedBoard(game.positions[0].board)
      var generator = SeededGenerator(seed: seed &+ UInt64(number) &* 31)
      var tallies = kinds.map { _ in PairTally() }
      let starts = StyleGame.drawnWords..<max(game.moves.count - 1, StyleGame.drawnWords)
      for _ in 0..<gaps where !starts.isEmpty {
        let start = Int.random(in: starts, using: &generator)
        let played = game.twoMoves(from: start)
        let suggested = game.suggestedMoves(from: start, on: board, using: &generator)
        for (kind, evidence) in kinds.enumerated() {
          if let gap = evidence.isSuggested ? suggested : played {
            tallies[kind].look(at: gap, knowing: evidence, on: board)
          }
        }
      }
      return tallies
    }
    print("\ntwo moves, known      gaps  pair first  its first word  sure  of them wrong  ms    longest")
    for (kind, evidence) in kinds.enumerated() {
      let all = tallies.reduce(PairTally()) { $0 + $1[kind] }
      let count = max(all.gapCount, 1)
      func percent(_ part: Int) -> Double { 100 * Double(part) / Double(count) }
      print(
        evidence.rawValue.padding(toLength: 20, withPad: " ", startingAt: 0),
        String(
          format: "%5d  %9.1f%%  %13.1f%%  %3.0f%%  %13d  %5.1f %7.0f", count, percent(all.rightCount),
          percent(all.firstWordCount), percent(all.sureCount), all.wrongSureCount,
          all.time / .milliseconds(1) / Double(count), all.longestTime / .milliseconds(1)))
    }
  }

  private func tallyWords() {
    // Each kind of gap, with what is known about it.
    let kinds: [(name: String, moves: Int, counts: ClosedRange<Int>, knowsTurn: Bool)] =
      (1...3).map { ("\($0) moves of 1 to 3", $0, 1...3, true) }
      + (1...3).map { ("\($0) moves, known", $0, $0...$0, true) }
      + (1...3).map { ("\($0) moves, no turn", $0, 1...3, false) }
      + [("3 moves, taken for 1", 3, 1...1, true)]
    let reader = BoardReader()
    let tallies = StudySearch.inParallel(games) { [gaps, seed, humans, pictures] number in
      let sample = Samples.boards[number % Samples.boards.count]
      let letters = pictures ? try? Board(parsing: Samples.letters[number % Samples.boards.count]) : nil
      let game = StyleGame(seed: seed &+ UInt64(number), on: letters, knowsAllWords: !humans)
      let board = PreparedBoard(game.positions[0].board)
      var generator = SeededGenerator(seed: seed &+ UInt64(number) &* 31)
      var tallies = kinds.map { _ in InferenceTally() }
      for _ in 0..<gaps {
        let draw = generator.next()
        for (kind, (_, moves, counts, knowsTurn)) in kinds.enumerated() where game.moves.count >= moves {
          let start = Int(draw % UInt64(game.moves.count - moves + 1))
          tallies[kind].look(
            at: game, from: start, moveCount: moves, on: board, assuming: counts
          ) { position in
            guard pictures else { return InferenceTally.snapshot(of: position, knowsTurn: knowsTurn) }
            let turn = knowsTurn && position.outcome == nil ? position.turn : nil
            return try? reader.read(sample.picture(with: position.owners, turn: turn)).snapshot
          }
        }
      }
      return tallies
    }
    let unread = tallies.joined().reduce(0) { $0 + $1.unreadCount }
    if pictures { print("\(unread) gaps with a picture that was not read") }
    print("gap                    gaps  listed  first  certain  wrong  shortcuts  words listed  ms")
    for (kind, description) in kinds.enumerated() {
      let all = tallies.map { $0[kind] }
      func sum(_ count: (InferenceTally) -> Int) -> Int { all.reduce(0) { $0 + count($1) } }
      let count = max(sum { $0.gapCount }, 1)
      let milliseconds = all.reduce(0.0) { $0 + $1.time / .milliseconds(1) }
      print(
        description.name.padding(toLength: 21, withPad: " ", startingAt: 0),
        String(
          format: "%6d  %5.1f%%  %4.1f%%  %7d  %5d  %9d  %12.1f  %.2f", count,
          100 * Double(sum { $0.listedCount }) / Double(max(sum { $0.wordCount }, 1)),
          100 * Double(sum { $0.firstCount }) / Double(count), sum { $0.certainCount },
          sum { $0.wrongCertainCount }, sum { $0.shortcutCount }, Double(sum { $0.listLength }) / Double(count),
          milliseconds / Double(count)))
    }
    // Without the last kind, which shows what goes wrong if the fewest moves are assumed.
    for failure in tallies.flatMap({ $0.dropLast() }).compactMap({ $0.failure }).prefix(3) { print(failure) }
  }
}
