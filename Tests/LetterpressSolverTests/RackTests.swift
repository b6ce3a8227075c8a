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
      #"character 3, "1", is not a letter: use A–Z, or ? for an unreadable tile"#
    ),
    (
      "a\"b", .invalidCharacter("\"", position: 2),
      #"character 2, '"', is not a letter: use A–Z, or ? for an unreadable tile"#
    ),
    (
      "é", .invalidCharacter("é", position: 1),
      #"character 1, "é", is not a letter: use A–Z, or ? for an unreadable tile"#
    ),
  ])
  func refusesInvalidRacks(text: String, error: RackError, message: String) {
    #expect(throws: error) { try Rack(parsing: text) }
    #expect(error.description == message)
  }
}
