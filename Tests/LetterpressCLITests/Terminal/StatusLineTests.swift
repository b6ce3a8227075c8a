import Testing

@testable import LetterpressCLI

struct StatusLineTests {
  @Test(arguments: [
    (80, "best so far: kudzus, wins in 3; 5 moves ahead, 1234 positions"),
    (61, "best so far: kudzus, wins in 3; 5 moves ahead, 1234 positions"),
    (60, "best so far: kudzus, wins in 3; 5 moves ahead"),
    (45, "best so far: kudzus, wins in 3; 5 moves ahead"),
    (39, "best so far: kudzus, wins in 3"), (30, "best so far: kudzus, wins in 3"),
    (29, "best so far: kudzus"), (10, "best so fa"), (0, ""),
  ])
  func endsWithAWholePart(columns: Int, text: String) {
    let whole = "best so far: kudzus, wins in 3; 5 moves ahead, 1234 positions"
    #expect(StatusLine.beginning(of: whole, columns: columns) == text)
  }

  @Test func doesNotEndWithinANumber() {
    #expect(StatusLine.beginning(of: "1,234 positions searched", columns: 10) == "1,234 posi")
  }
}
