/// A move at the root of a search, with what has been found out about it.
struct RootMove {
  /// The move; its group is −1 for a pass.
  var candidate: Candidate
  /// The word that is played; nil for a pass.
  var word: Int?
  /// What it is worth: at first by evaluation, then by search.
  var value: Int32
  /// Whether a value that is a win or a loss has been proven.
  var isProven = false
  var isPass: Bool { word == nil }
  /// The tiles it takes, by which moves differ; for a pass what no word takes.
  var key: UInt32 { isPass ? .max : candidate.taken }
}
