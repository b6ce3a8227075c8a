internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressSolver

/// The range of whole numbers that an option takes. Whatever is wrong with a number, the message gives the range.
package struct NumberRange {
  package let numbers: ClosedRange<Int>

  package init(_ numbers: ClosedRange<Int>) { self.numbers = numbers }

  /// Threads, and items worked on at once.
  package static let threads = NumberRange(1...Search.mostThreads)
  /// Moves to look ahead.
  package static let depths = NumberRange(Limits.depths)
  static let tableSizes = NumberRange(1...65_536)
  /// Moves between two screenshots.
  static let gaps = NumberRange(Limits.movesBetween)
  static let rarities = NumberRange(Limits.rarities)
  /// Lengths of words; more than any word has is allowed.
  static let lengths = NumberRange(1...Int.max)

  /// Parses a number as typed.
  ///
  /// - Throws: `ValidationError` if it is not a number, or out of range.
  package func number(_ text: String) throws -> Int {
    guard let number = Int(text), numbers.contains(number) else { throw ValidationError("\(advice).") }
    return number
  }

  private var advice: String {
    numbers.upperBound == .max
      ? "give a number of at least \(numbers.lowerBound)"
      : "give a number from \(numbers.lowerBound) to \(numbers.upperBound)"
  }

  /// Parses a seed of random numbers.
  ///
  /// - Throws: `ValidationError` if it is not a number, or out of range.
  package static func seed(_ text: String) throws -> UInt64 {
    guard let number = UInt64(text) else { throw ValidationError("give a number from 0 to \(UInt64.max).") }
    return number
  }
}

/// A time on the command line: seconds, more than 0 and at most a day.
package struct Seconds: Equatable, Sendable {
  package let value: Double

  /// - Parameter value: within the limits.
  package init(value: Double) { self.value = value }

  init(_ duration: Duration) { value = duration / .seconds(1) }

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
