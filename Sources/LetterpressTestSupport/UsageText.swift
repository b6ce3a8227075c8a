/// What the program says of wrong usage that many options have in common.
package enum UsageText {
  /// What is said of a value that is not a number in an option's range.
  ///
  /// - Parameter option: with its placeholder: `--depth <n>`.
  package static func number(_ value: String, for option: String, in range: ClosedRange<Int>) -> String {
    "The value '\(value)' is invalid for '\(option)': "
      + (range.upperBound == .max
        ? "give a number of at least \(range.lowerBound)"
        : "give a number from \(range.lowerBound) to \(range.upperBound)")
  }
}
