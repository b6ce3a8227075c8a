import LetterpressEngine
import LetterpressHistory
import LetterpressSolver
import Testing

struct PicturedGameTests {
  private let letters: Board = "ktvhrobdrbdlcytplewafzymb"

  private func report(
    _ words: String, _ shots: [(owners: String, turn: Player?)], counts: ClosedRange<Int> = GameHistory.usualMoveCounts,
    given: [String] = []
  ) throws -> PicturedGame {
    let snapshots = try shots.map {
      GameSnapshot(board: letters, owners: try Owners(parsing: $0.owners), turn: $0.turn)
    }
    let game = try #require(GameHistory.games(in: snapshots).first)
    let lexicon = try Lexicon(WordList(parsing: Array(words.utf8)))
    return PicturedGame(
      game, files: shots.indices.map { "\($0).png" }, played: given, moveCounts: counts, lexicon: lexicon)
  }

  // K T V H R / O B D R B / D L C Y T / P L E W A / F Z Y M B
  private let none = "........................."
  private let trove = ".rr.rr...........r......."

  @Test func saysWhatIsCertain() throws {
    let report = try report("trove\n", [(none, .red), (trove, .blue)], counts: 1...1)
    #expect(report.lines == ["0.png to 1.png: red played trove"])
    #expect(report.warnings.isEmpty)
    #expect(report.likeliestOpenWord == nil)
    #expect(
      report.summary
        == "ktvhrobdrbdlcytplewafzymb  Red 5, blue 0; blue to move\n  2 pictures, the last 1.png\n"
        + "  0.png to 1.png: red played trove\n")
    #expect(
      "\(JSONValue.object(report.members(leastLikelihood: 0.01)))"
        == #"{"letters":"KTVHROBDRBDLCYTPLEWAFZYMB","owners":".rr.rr...........r.......","turn":"blue","#
        + #""scores":{"red":5,"blue":0},"last":"1.png","played":["trove"],"pictures":[["0.png"],["1.png"]],"#
        + #""inferred":[{"from":"0.png","to":"1.png","orderKnown":true,"moves":[1],"complete":true,"settled":true,"#
        + #""pairs":[],"wordCount":1,"words":[{"word":"trove","player":"red","likelihood":1.0,"certain":true}]}]}"#)
  }

  @Test func saysWhatIsPossible() throws {
    let report = try report("trove\t10\nvoter\t50\nrot\t10\nvet\t20\n", [(none, .red), (trove, .blue)])
    #expect(
      report.lines == [
        "0.png to 1.png: 1 or 3 moves, perhaps trove (red, 84%), voter (red, 18%), rot (red, 3%), vet (red, 2%)"
      ])
    #expect(
      report.warnings == [
        "not certain what was played from 0.png to 1.png, so a word played there may be suggested again"
      ])
    #expect(report.likeliestOpenWord == "trove")
    #expect("\(JSONValue.object(report.inferredMembers(leastLikelihood: 0.1)))".contains(#""wordCount":4,"words":[{"#))
  }

  /// Two words can have made each of two moves.
  @Test func saysWhichTwoMovesArePossible() throws {
    let report = try report(
      "trove\t10\nvoter\t90\nbald\t10\nblad\t90\n", [(none, .red), (".rr.rrbb...b.....r.b.....", .red)])
    #expect(report.gaps.map { $0.pairs.count } == [4])
    #expect(report.lines[0].hasPrefix("0.png to 1.png: very likely trove and bald (9"), "\(report.lines)")
    #expect(report.warnings.isEmpty && report.likeliestOpenWord == nil)
    #expect(try report.position().playedWords == ["trove", "bald"])
    let json = "\(JSONValue.object(report.inferredMembers()))"
    #expect(json.contains(#""pairs":[{"words":["trove","bald"],"likelihood":0.9"#), "\(json)")
  }

  /// What is asked for is a word of the pair that is named.
  @Test func asksForAWordOfTheLikeliestPair() throws {
    let report = try report(
      "trove\t10\nvoter\t10\nbald\t10\nblad\t10\n", [(none, .red), (".rr.rrbb...b.....r.b.....", .red)])
    #expect(report.lines[0].hasPrefix("0.png to 1.png: 2 moves, perhaps "), "\(report.lines)")
    #expect(report.likeliestOpenWord == report.gaps[0].pairs[0].first.word && report.warnings.count == 1)
  }

  @Test func saysThatTheOrderIsUnknown() throws {
    let report = try report("trove\n", [(trove, .red), (trove, .blue)])
    #expect(
      report.warnings.first == "the tiles do not show whether 0.png or 1.png is later: the order given is assumed")
  }

  @Test func saysThatThereWereTooManyMoves() throws {
    let report = try report("trove\n", [(none, .red), ("r" + none.dropFirst(), .blue)])
    #expect(report.lines == ["0.png to 1.png: too many moves were made in between to say what was played"])
  }
}
