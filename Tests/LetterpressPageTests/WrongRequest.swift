import LetterpressEngine

@testable import LetterpressPage

/// What the module answers to a call: its result, or what is wrong with the request.
func answered(_ call: () throws -> JSONValue) -> JSONValue {
  do {
    return try call()
  } catch {
    // swift-format-ignore: NeverForceUnwrap
    return (error as! RequestError).answer
  }
}

/// What the module says of requests that are wrong in a way that many of them can be.
enum WrongRequest {
  static func missing(_ name: String) -> String { "\(name) is missing" }

  static func notANumber(_ name: String, in range: ClosedRange<Int>) -> String {
    "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound)"
  }

  static func notAnArray(_ name: String) -> String { "\(name) must be an array" }

  static func noTile(_ name: String, _ tile: Int) -> String { "\(name) must be tiles from 0 to 24, not \(tile)" }
}
