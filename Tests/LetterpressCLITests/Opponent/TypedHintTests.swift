import FixtureFiles
import Foundation
import LetterpressEngine
import LetterpressSolver
import PlainSolver
import Testing

/// Whoever types the word of a hint means the move of the hint.
struct TypedHintTests {
  private let program: Program
  private let folder: TemporaryFolder

  init() throws {
    program = try Program()
    folder = try TemporaryFolder()
  }

  private func play(_ game: GameRecord, _ input: String) throws -> String {
    let path = try folder.write(game.text.utf8, as: "game.txt")
    let arguments = ["game", "--load", path, "--as", "\(game.position.turn)", "--against", "beginner", "--depth", "2"]
    return try program.run(arguments, input: Data(input.utf8)).output
  }

  /// The positions of `game --random --seed N`, where each side plays its hint.
  @Test(arguments: Cases.few(1, of: 1...8 as ClosedRange<UInt64>))
  func goesOntoTheTilesThatTheHintNames(seed: UInt64) throws {
    var boards = RandomBoards(seed: seed)
    var game = GameRecord(start: Position(board: boards.nextPlayable(in: .english)))
    while game.position.outcome == nil, game.moves.count < Cases.number(6, ofAll: GameRecord.maximumPlyCount) {
      let player = game.position.turn
      let hint = try #require(
        play(game, "hint\n").firstMatch(of: /\nPlay (?<word>[a-z]+) on (?<tiles>[A-E1-5 ]+):/))
      let move = "\(hint.word): \(hint.tiles)"
      let typed = try play(game, "hint\n\(hint.word)\n")
      #expect(typed.contains("\n\(player) plays \(move)\n"), "\(game.position), \(move)")
      // What a word would do is said of the same move.
      let asked = try play(game, "hint\n\(hint.word)?\n")
      #expect(asked.contains("\n\(hint.word.uppercased()) on \(hint.tiles) takes "), "\(game.position), \(move)")
      try game.play(#require(Move(move)), in: .english)
    }
    #expect(game.moves.count >= 6)
  }

  @Test func goesOntoTheSameTilesEachTimeWithoutAHint() throws {
    var boards = RandomBoards(seed: 1)
    let game = GameRecord(start: Position(board: boards.nextPlayable(in: .english)))
    let word = try #require(
      Lexicon.english.words(from: game.position.board.rack, matching: WordFilter(lengths: 7...7)).first)
    let placement = try #require(game.position.bestPlacement(of: word, on: PreparedBoard(game.position.board)))
    #expect(try play(game, "\(word)\n").contains("\nred plays \(placement)\n"))
  }
}
