internal import LetterpressEngine
internal import LetterpressSolver

/// What to print of a word that was marked.
enum MarkText {
  /// What follows from marking a word.
  ///
  /// - Parameters:
  ///   - previous: its earlier mark; nil if it had none.
  ///   - isInList: whether the list in use has it, apart from any mark.
  static func marked(
    _ word: String, as mark: WordChanges.Mark, before previous: WordChanges.Mark?, isInList: Bool
  ) -> String {
    let word = word.asciiUppercased
    if previous == mark { return "\(word) was already \(participle(of: mark))" }
    let wasUsed = previous.map { $0 == .accepted || ($0 == .never && isInList) } ?? isInList
    switch mark {
    case .refused:
      return wasUsed
        ? "\(word) is left out from now on"
        : "\(word) is not in the list in use; it will be left out of other lists, too"
    case .accepted:
      return wasUsed
        ? "\(word) is already in the list in use; it will be added to other lists, too" : "\(word) is added from now on"
    case .never where isInList:
      return "\(word) is not suggested from now on" + (previous == .refused ? ", but is a word again" : "")
    case .never:
      return previous == .accepted
        ? "\(word) is no longer added, so it will not be suggested"
        : "\(word) is not in the list in use; with other lists, it will not be suggested either"
    }
  }

  /// What follows from taking a mark back.
  ///
  /// - Parameters:
  ///   - previous: the mark that the word had; nil if it had none.
  ///   - isInList: whether the list in use has it, apart from any mark.
  static func taken(
    back mark: WordChanges.Mark, from word: String, marked previous: WordChanges.Mark?, isInList: Bool
  ) -> String {
    let word = word.asciiUppercased
    guard previous == mark else {
      return "\(word) was not \(participle(of: mark))" + (previous.map { ", but \(participle(of: $0))" } ?? "")
    }
    switch mark {
    case .refused:
      return isInList
        ? "\(word) counts as a word again" : "\(word) no longer counts as refused, but it is not in the list in use"
    case .accepted: return isInList ? "\(word) is in the list in use, so it stays a word" : "\(word) is no longer added"
    case .never: return isInList ? "\(word) is suggested again" : "\(word) is not in the list in use"
    }
  }

  /// What a word with that mark is said to be.
  static func participle(of mark: WordChanges.Mark) -> String {
    switch mark {
    case .refused: "refused"
    case .accepted: "accepted"
    case .never: "left out of suggestions"
    }
  }
}
