import Testing

@testable import LetterpressCLI

struct GameInputTests {
  private static func word(_ word: String, _ tiles: String...) -> GameInput.TypedWord {
    GameInput.TypedWord(word: word, tileNames: tiles)
  }

  @Test(arguments: [
    ("", GameInput.nothing), ("   ", .nothing), ("hobble", .play(word("hobble"))),
    ("HOBBLE  b3 C1 ", .play(word("hobble", "b3", "C1"))), (" pass ", .pass), ("hint", .hint), ("undo", .undo),
    ("help", .help), ("?", .help), ("moves", .moves), ("exit", .exit), ("quit", .exit),
    ("words", .words(letters: "")), ("words qx", .words(letters: "qx")), ("save", .save(path: nil)),
    ("save my game.txt ", .save(path: "my game.txt")), ("load A1", .play(word("load", "A1"))),
    ("load my game.txt", .load(path: "my game.txt")),
  ])
  func isACommandOrAWord(line: String, input: GameInput) { #expect(GameInput(line) == input) }

  @Test(arguments: [
    ("play exit", word("exit")), ("play words A1 B1", word("words", "A1", "B1")), ("play play", word("play")),
    ("play", word("play")), ("play A1 B1 C1 D1", word("play", "A1", "B1", "C1", "D1")),
    ("help A1 B1 C1 D1", word("help", "A1", "B1", "C1", "D1")),
    ("words A1 B1 C1 D1 E1", word("words", "A1", "B1", "C1", "D1", "E1")), ("load", word("load")),
  ])
  func aWordIsPlayedEvenIfItIsACommand(line: String, word: GameInput.TypedWord) {
    #expect(GameInput(line) == .play(word))
  }

  @Test(arguments: [
    ("hobble?", word("hobble")), ("hobble ?", word("hobble")), ("Hobble? B3 C1", word("hobble", "B3", "C1")),
    ("hobble B3 C1?", word("hobble", "B3", "C1")), ("play exit?", word("exit")),
  ])
  func aQuestionMarkAsksForAWordsOutcome(line: String, word: GameInput.TypedWord) {
    #expect(GameInput(line) == .outlook(word))
  }

  @Test(arguments: ["\u{1B}[A\u{1B}[1;5Chobble", "\u{1B}OAhob\u{7}ble\u{1B}[3~", "\thobble\r"])
  func ignoresKeysThatTypeNothing(line: String) {
    #expect(GameInput(line) == .play(GameInputTests.word("hobble")))
  }
}
