import Testing

@testable import LetterpressCLI

struct WordColumnsTests {
  private let words = ["gamma", "alpha", "beta", "zeta", "eta", "psi", "mu"]

  private func columns(_ columns: Int, _ rows: Int) -> WordColumns {
    WordColumns(words, within: TerminalSize(columns: columns, rows: rows))
  }

  @Test func fillsOneColumnAfterTheOther() {
    #expect(columns(80, 3).rows == [["gamma", "zeta", "mu"], ["alpha", "eta"], ["beta", "psi"]])
  }

  @Test func omitsColumnsThatDoNotFit() {
    // Two columns take 5 + 2 + 4 characters, three 5 + 2 + 4 + 2 + 2.
    #expect(columns(15, 3).count == 7)
    #expect(columns(14, 3).rows == [["gamma", "zeta"], ["alpha", "eta"], ["beta", "psi"]])
    #expect(columns(11, 3).count == 6)
    #expect(columns(10, 3).rows == [["gamma"], ["alpha"], ["beta"]])
  }

  @Test func hasAtLeastOneWord() {
    #expect(columns(1, 0).rows == [["gamma"]])
  }

  @Test func alignsColumnsAndDimsWords() {
    #expect(
      columns(80, 3).text { $0.hasPrefix("z") || $0 == "beta" } == """
        gamma  \u{1B}[2mzeta\u{1B}[0m  mu
        alpha  eta
        \u{1B}[2mbeta\u{1B}[0m   psi

        """)
  }

  @Test func hasNoLinesWithoutWords() {
    let none = WordColumns([String](), within: TerminalSize(columns: 80, rows: 10))
    #expect(none.count == 0)
    #expect(none.text { _ in true }.isEmpty)
  }
}
