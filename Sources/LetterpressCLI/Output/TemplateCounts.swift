internal import LetterpressSolver

/// How many templates there are of each letter.
enum TemplateCounts {
  /// `A 3  B 1 …`, only letters that have any.
  static func line(_ letters: [Letter]) -> String {
    let counts = Dictionary(letters.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { $0.key < $1.key }.map { "\($0.key.uppercase) \($0.value)" }.joined(separator: "  ")
  }
}
