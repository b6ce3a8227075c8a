package import LetterpressSolver

extension ReviewedMove {
  /// Why it got its grade, in one sentence.
  package func why(_ wording: Wording = .terminal) -> String { ReviewReason(self, wording).sentence }

  /// The word in capitals, or `Pass`.
  package static func title(of move: Move) -> String { move.word?.asciiUppercased ?? "Pass" }
}
