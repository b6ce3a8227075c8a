internal import LetterpressSolver

/// The word list for the targets' positions: short, so that each input takes little time.
enum FewWords {
  static let list = [
    "the", "she", "these", "path", "paths", "pat", "ghost", "goad", "dumpster", "dump", "dumped", "thump", "thumps",
    "gaunt", "haunt", "hauled", "jaunt", "tuna", "tango", "stomp", "stump", "gun", "gnus", "hop", "hope", "hut", "zap",
    "at",
  ]

  static let lexicon: Lexicon = {
    do {
      return try Lexicon(try WordList(list))
    } catch {
      fatalError("a list of words is refused: \(error)")
    }
  }()
}
