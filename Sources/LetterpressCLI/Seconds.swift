internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressSolver

/// A time on the command line: seconds, more than 0 and at most a day.
package struct Seconds: Equatable, Sendable {
  package let value: Double

  /// - Parameter value: within the limits.
  package init(value: Double) { self.value = value }

  /// Parses a time as typed.
  ///
  /// - Throws: `ValidationError` if it is not a time, or out of range.
  package init(parsing text: String) throws {
    guard let seconds = Seconds(argument: text) else {
      throw ValidationError("give a time in seconds, more than 0 and at most 86400.")
    }
    self = seconds
  }

  var duration: Duration { .seconds(value) }
}

extension Seconds: ExpressibleByArgument {
  package init?(argument: String) {
    guard argument.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(argument), value > 0,
      value <= 86_400
    else { return nil }
    self.init(value: value)
  }

  package var defaultValueDescription: String { Decimals.shortest(value) }
}
