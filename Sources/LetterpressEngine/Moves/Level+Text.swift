package import LetterpressSolver

extension Level {
  /// Its name as a title: `Beginner`.
  package var title: String { name.asciiCapitalized }

  /// How it plays, for players who choose one, as a sentence.
  package var explanation: String {
    switch self {
    case .beginner: "A few short, everyday words, and as many tiles as possible."
    case .casual: "Some more everyday words, and a liking for defended tiles."
    case .regular: "Words that most people know, and an eye for safe tiles."
    case .skilled: "The same words, and your answer in mind."
    case .expert: "Many words, rarer ones too, and several moves ahead."
    case .champion: "What well-read people know, and as far ahead as it can see."
    }
  }
}
