internal import LetterpressSolver

/// How hard a puzzle is: the further ahead one must look, the fewer people know its best known word, and the more known words
/// look as good, the harder.
struct PuzzleGrade {
  let kind: PuzzleKind
  /// Of the answer that most people know.
  let rarity: Int
  /// How many words are right.
  let wordCount: Int
  /// How many known words take at least as many tiles.
  let temptationCount: Int

  /// 1 to 5.
  var level: Int {
    var level = Puzzle.levels.lowerBound
    switch kind {
    case .finish: break
    case .three, .known, .only: level += 1
    case .five: level += 2
    }
    switch rarity {
    case ...PuzzleGrade.everyday: break
    case Lexicon.knownRarities: level += 1
    default: level += 2
    }
    level += PuzzleGrade.manyTemptations.count { temptationCount >= $0 }
    if wordCount > 1 { level -= 1 }
    return min(max(level, Puzzle.levels.lowerBound), Puzzle.levels.upperBound)
  }

  /// The highest rarity of words that everybody uses.
  private static let everyday = 20
  /// From how many temptations on it is a level harder, and two.
  private static let manyTemptations = [15, 100]
}
