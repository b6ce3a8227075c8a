import Testing

@testable import LetterpressCLI

struct GameInputTests {
  @Test(arguments: [
    ("", GameInput.nothing), ("   ", .nothing), ("hobble", .word("hobble", tileNames: [])),
    (" Hobble  B3 c1 ", .word("hobble", tileNames: ["B3", "c1"])), ("=pass", .word("pass", tileNames: [])),
    ("=pass A1", .word("pass", tileNames: ["A1"])), ("pass", .pass), ("PASS ", .pass), ("hint", .hint), ("undo", .undo),
    ("moves", .moves), ("help", .help), ("quit", .quit), ("save my game.txt", .save(path: "my game.txt")),
    ("save", .word("save", tileNames: [])), ("pass A1 B1 C1 D1", .word("pass", tileNames: ["A1", "B1", "C1", "D1"])),
  ])
  func isACommandOrAWord(line: String, input: GameInput) { #expect(GameInput(line) == input) }
}
