package import LetterpressSolver

extension WordList {
  /// What a reader of the list should know of words that were changed or left out, a sentence each, without full stop.
  package var notes: [String] {
    [
      tally.folded.note { lines, _ in
        "\(lines.wereOrWas) changed (\(lines.suchAs) to \(tally.foldedExample)): a board shows only the letters A to Z"
      },
      tally.mergedCount == 0
        ? nil
        : "\(counted(tally.mergedCount, "changed word")) \(tally.mergedCount == 1 ? "is" : "are") now the same as another",
      tally.hyphenated.note { lines, _ in "\(lines.wereLeftOut): a board shows no hyphens" },
      tally.apostrophized.note { lines, _ in "\(lines.wereLeftOut): a board shows no apostrophes" },
      tally.unfoldable.note { lines, their in
        "\(lines.wereLeftOut): \(their) letters are not all of the Latin alphabet"
      },
      tally.tooLong.note { lines, _ in
        "\(lines.wereOrWas) left out for having more than 25 letters: a board has no more"
      },
      tally.tooShort.note { lines, _ in "\(lines.wereOrWas) left out for having one letter: a move needs at least two"
      },
    ].compactMap { $0 }
  }

  /// What is wrong with a list that has no words; nil if it has.
  package var emptiness: String? {
    guard count == 0 else { return nil }
    guard !notes.isEmpty else { return "contains no words: write one per line" }
    return "contains no words that a board can show: \(notes.joined(separator: "; "))"
  }
}

extension WordListTally.Lines {
  /// Returns what to say of these lines; nil if there are none.
  fileprivate func note(_ text: (_ lines: Self, _ their: String) -> String) -> String? {
    count == 0 ? nil : text(self, count == 1 ? "its" : "their")
  }

  fileprivate var wereOrWas: String { "\(counted(count, "word")) \(count == 1 ? "was" : "were")" }

  fileprivate var suchAs: String { count == 1 ? example : "such as \(example)" }

  fileprivate var wereLeftOut: String { "\(wereOrWas) left out (\(suchAs))" }
}
