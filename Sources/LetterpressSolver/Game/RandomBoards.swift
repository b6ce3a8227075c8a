/// Boards with letters drawn about as often as the game draws them, the same for the same seed everywhere.
public struct RandomBoards: Sendable {
  private var generator: SeededGenerator

  /// The boards that belong to a seed.
  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The next board.
  public mutating func next() -> Rack {
    let letters = (0..<TileSet.tileCount).map { _ in RandomBoards.letter(using: &generator) }
    do {
      return try Rack(letters)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// How often each letter occurs on boards, roughly: A to Z, in percent. Vowels are a fifth, far fewer than in words.
  private static let frequencies = [
    4, 4, 3, 5, 4, 4, 4, 4, 3, 1, 3, 4, 4, 4, 6, 5, 1, 5, 6, 4, 3, 3, 4, 4, 5, 3,
  ]

  /// A letter as boards have it.
  public static func letter(using generator: inout some RandomNumberGenerator) -> Letter {
    var remaining = Int.random(in: 0..<frequencies.reduce(0, +), using: &generator)
    for (index, frequency) in frequencies.enumerated() {
      remaining -= frequency
      if remaining < 0 { return Letter(index: UInt8(index)) }
    }
    preconditionFailure("the frequencies add up")
  }
}
