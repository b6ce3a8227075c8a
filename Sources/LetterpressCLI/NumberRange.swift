internal import ArgumentParser
internal import LetterpressEngine

/// The range of whole numbers that an option takes.
package struct NumberRange {
  package let numbers: ClosedRange<Int>

  package init(_ numbers: ClosedRange<Int>) { self.numbers = numbers }

  /// Threads, and items worked on at once.
  package static let threads = NumberRange(1...512)
  /// Moves to look ahead.
  package static let depths = NumberRange(Limits.depths)
  static let tableSizes = NumberRange(1...65_536)
  /// Moves between two screenshots.
  static let gaps = NumberRange(Limits.movesBetween)
  static let rarities = NumberRange(Limits.rarities)

  /// - Parameters:
  ///   - value: nil if the option is not given.
  ///   - option: its name, with both dashes.
  /// - Throws: `ValidationError` if the value is out of range.
  package func check(_ value: Int?, of option: String) throws {
    guard let value, !numbers.contains(value) else { return }
    throw ValidationError(
      "\(option) must be a number from \(numbers.lowerBound) to \(numbers.upperBound), not \(value).")
  }
}
