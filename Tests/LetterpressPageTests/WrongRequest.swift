/// What the module says of requests that are wrong in a way that many of them can be.
enum WrongRequest {
  static func missing(_ name: String) -> String { "\(name) is missing" }

  static func notANumber(_ name: String, in range: ClosedRange<Int>) -> String {
    "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound)"
  }

  static func notAnArray(_ name: String) -> String { "\(name) must be an array" }

  static func noTile(_ name: String, _ tile: Int) -> String { "\(name) must be tiles from 0 to 24, not \(tile)" }
}
