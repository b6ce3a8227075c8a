public import LetterpressSolver

/// Random letters for tests, the same for the same seed.
public enum SeededRacks {
  /// How often each letter occurs on boards, roughly: A to Z, in percent.
  private static let frequencies = [
    8, 3, 4, 4, 9, 3, 4, 4, 7, 1, 2, 5, 4, 6, 7, 4, 1, 6, 6, 6, 4, 2, 3, 1, 3, 2,
  ]

  /// A letter as boards have it.
  public static func letter(using generator: inout SeededGenerator) -> Letter {
    var remaining = Int.random(in: 0..<frequencies.reduce(0, +), using: &generator)
    for (index, frequency) in frequencies.enumerated() {
      remaining -= frequency
      if remaining < 0 { return Letter(index: UInt8(index)) }
    }
    preconditionFailure("the frequencies add up")
  }

  /// Letters as boards have them.
  public static func letters(count: Int, using generator: inout SeededGenerator) -> [Letter] {
    (0..<count).map { _ in letter(using: &generator) }
  }

  /// A random word list over few letters, so that its words share beginnings and endings.
  public static func words(
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
