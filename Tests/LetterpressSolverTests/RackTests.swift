import LetterpressSolver
import Testing

struct RackTests {
  @Test func readsLettersInEitherCaseAndUnreadableTiles() throws {
    let rack = try Rack(parsing: "Te?z")
    #expect(rack.description == "te?z")
    #expect(rack.unreadableCount == 1)
    #expect(rack.counts.total == 3)
    #expect(rack == "te?z")
  }

  @Test(arguments: [
    ("", RackError.wrongCount(0), "0 letters: give 1 to 25"),
    ("abcdefghijklmnopqrstuvwxyz", .wrongCount(26), "26 letters: give 1 to 25"),
    (
      "ab1", .invalidCharacter("1", position: 3),
      #"character 3, "1", is no letter: use A–Z, and ? for a tile that cannot be read"#
    ),
    (
      "a\"b", .invalidCharacter("\"", position: 2),
      #"character 2, '"', is no letter: use A–Z, and ? for a tile that cannot be read"#
    ),
    (
      "é", .invalidCharacter("é", position: 1),
      #"character 1, "é", is no letter: use A–Z, and ? for a tile that cannot be read"#
    ),
  ])
  func refuses(text: String, error: RackError, message: String) {
    #expect(throws: error) { try Rack(parsing: text) }
    #expect(error.description == message)
  }
}
