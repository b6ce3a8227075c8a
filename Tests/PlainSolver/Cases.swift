internal import Foundation

/// How many of its seeded cases a test tries.
///
/// A contributor's run tries a few of each, so that it takes a minute; CI sets `LETTERPRESS_CASES=all` and tries all of them.
package enum Cases {
  /// Whether tests try all of their cases.
  package static let areAll = ProcessInfo.processInfo.environment["LETTERPRESS_CASES"] == "all"

  /// Returns all cases, or a few that are spread evenly over them.
  package static func few<Element>(_ count: Int, of all: some RandomAccessCollection<Element>) -> [Element] {
    if areAll || all.count <= count { return Array(all) }
    return (0..<count).map { all[all.index(all.startIndex, offsetBy: $0 * all.count / count)] }
  }

  /// A number that goes with the number of cases, such as how many of them must have shown something.
  package static func number(_ few: Int, ofAll all: Int) -> Int { areAll ? all : few }
}
