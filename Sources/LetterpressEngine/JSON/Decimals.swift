/// Formatting of numbers.
package enum Decimals {
  /// Returns a number rounded to `count` decimals.
  package static func fixed(_ number: Double, count: Int) -> String {
    let scale = (0..<count).reduce(Int64(1)) { scale, _ in scale * 10 }
    let scaled = Int64((number.magnitude * Double(scale)).rounded())
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard count > 0 else { return "\(sign)\(scaled)" }
    let decimals = String(scaled % scale)
    return "\(sign)\(scaled / scale)." + String(repeating: "0", count: count - decimals.count) + decimals
  }

  /// Returns a number with as few decimals as identify it, none if it is whole.
  package static func shortest(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a time in milliseconds with three significant digits, or with all digits before the point.
  package static func milliseconds(_ milliseconds: Double) -> String {
    fixed(milliseconds, count: milliseconds < 9.995 ? 2 : milliseconds < 99.95 ? 1 : 0) + " ms"
  }
}
