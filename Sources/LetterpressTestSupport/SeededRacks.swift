package import LetterpressSolver

/// Random letters for tests, the same for the same seed.
package enum SeededRacks {
  /// Returns letters distributed as on boards.
  package static func letters(count: Int, using generator: inout SeededGenerator) -> [Letter] {
    (0..<count).map { _ in RandomBoards.letter(using: &generator) }
  }

  /// Returns a random word list over a small alphabet, so that words share prefixes and suffixes.
  package static func words(
    count: Int, alphabet: Int, lengths: ClosedRange<Int>, using generator: inout SeededGenerator
  ) -> [String] {
    (0..<count).map { _ in
      let length = Int.random(in: lengths, using: &generator)
      return (0..<length).map { _ in
        Letter(index: UInt8.random(in: 0..<UInt8(alphabet), using: &generator)).description
      }.joined()
    }
  }
}
