import Testing

@testable import LetterpressCLI

struct TerminalSizeTests {
  @Test func breaksTextBetweenWords() {
    let size = TerminalSize(columns: 9, rows: 24)
    #expect(size.folded("what does not fit here") == ["what does", "not fit", "here"])
    #expect(size.folded("a considerable word") == ["a", "considerable", "word"])
    #expect(size.folded("") == [])
  }
}
