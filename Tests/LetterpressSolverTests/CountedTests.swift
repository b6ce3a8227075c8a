import LetterpressSolver
import Testing

struct CountedTests {
  @Test func quotesTheBeginningOfALongText() {
    let long = String(repeating: "é", count: 60)
    #expect("".quoted == #""""#)
    #expect(#"a"b"#.quoted == #"'a"b'"#)
    #expect(long.quoted == "\"\(long)\"")
    #expect((long + "é").quoted == "\"\(long)…\"")
    // One character, thousands of scalars.
    let accents = String(repeating: "\u{301}", count: 9999)
    #expect(("e" + accents).quoted.unicodeScalars.count == 63)
  }

  @Test(arguments: [(0, "0 tiles", "0 plies"), (1, "1 tile", "1 ply"), (2, "2 tiles", "2 plies")])
  func usesTheSingularForOne(count: Int, tiles: String, plies: String) {
    #expect(counted(count, "tile") == tiles)
    #expect(counted(count, "ply", "plies") == plies)
  }
}
