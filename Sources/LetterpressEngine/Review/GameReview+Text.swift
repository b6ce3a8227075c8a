internal import LetterpressSolver

extension GameReview {
  /// What is said of moves that pictures leave open, as a sentence.
  package static func sentence(open text: String) -> String { text.asciiCapitalized + "; not graded." }

  /// Where the game turned, and how exactly the players moved.
  package func summary(_ wording: Wording = .terminal) -> String {
    [turn(wording), lessons(wording), exactness(wording)].compactMap { $0 }.joined(separator: " ")
  }

  /// Names the words that the players could most easily have found instead of a mistake; nil until the review is complete, and
  /// if there are none.
  private func lessons(_ wording: Wording) -> String? {
    guard isComplete else { return nil }
    let parts = Player.allCases.compactMap { player in
      lesson(for: player).map { place, move in
        "\(move.explained.move.word?.asciiUppercased ?? "") for \(wording.names.name(of: player)) at move \(place + 1)"
      }
    }
    return parts.isEmpty ? nil : "Easiest to find would have been \(parts.joined(separator: ", and "))."
  }

  /// Says where the game turned; nil until that is known.
  private func turn(_ wording: Wording) -> String? {
    guard isComplete, !moves.isEmpty else { return nil }
    guard let place = turningPoint, case .reviewed(let move) = steps[place] else {
      return "No single move decided the game."
    }
    let word = move.played.move.word?.asciiUppercased ?? "pass"
    return "The turning point is move \(place + 1), \(wording.names.possessive(of: move.player)) \(word): "
      + "\(move.best.value.percent)% to win before it, \(move.played.value.percent)% after it."
  }

  private func exactness(_ wording: Wording) -> String? {
    let parts = Player.allCases.compactMap { player in
      accuracy(of: player).map { "\(wording.names.name(of: player)) \($0)%" }
    }
    return parts.isEmpty ? nil : "Accuracy: \(parts.joined(separator: ", "))."
  }
}
