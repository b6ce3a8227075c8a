internal import CPlatform

/// The words that come to a player's mind before a move. They are drawn from the words that the player knows. Well-known and
/// short words are likelier than others, and so are words that use the free tiles.
struct ThoughtWords {
  /// As indices into the board's words, the first that came to mind first.
  private(set) var words: [Int] = []

  /// With this many free tiles or fewer, players look for a word that takes them all.
  private static let fewFreeTiles = 6

  /// - Parameter generator: decides what comes to mind.
  init(
    _ traits: LevelTraits, in position: Position, on board: PreparedBoard, _ played: borrowing PlayedWords,
    using generator: inout SeededGenerator
  ) {
    let free = board.slots.counts(of: Sides(position).unclaimed)
    let isNearEnd = !free.isEmpty && free.nonzeroBitCount <= ThoughtWords.fewFreeTiles
    let ranks = board.ranks
    let hasRarities = board.lexicon.hasRarities
    var drawn: [(time: Double, word: Int)] = []
    for word in board.words.indices where played.isPlayable(word: word) {
      let length = board.words[word].count
      let rarity = hasRarities ? Int(ranks[word]) : Lexicon.everydayRarities.lowerBound
      guard rarity <= traits.maximumRarity, length <= traits.maximumLength else { continue }
      var weight = ThoughtWords.weight(ofRarity: rarity) * ThoughtWords.weight(ofLength: length, traits)
      let counts = board.groups[Int(board.groupOfWord[word])]
      // Whoever looks at the board begins with the free tiles, and, if they are few, tries to take them all.
      weight *= 1 + Double((counts & free).nonzeroBitCount)
      if isNearEnd, counts & free == free { weight *= 16 }
      // Each word gets a random time, which is shorter on average the higher its weight. The words with the shortest times are
      // then a sample with those weights: P. Efraimidis and P. Spirakis, "Weighted Random Sampling with a Reservoir" (2006).
      let chance = Double(generator.next() >> 11 | 1) / Double(1 << 53 as UInt64)
      drawn.append((-platform_log(chance) / weight, word))
    }
    drawn.sort { $0.time != $1.time ? $0.time < $1.time : $0.word < $1.word }
    words = drawn.prefix(traits.wordCount).map { $0.word }
  }

  /// How easily a word of a rarity comes to mind.
  private static func weight(ofRarity rarity: Int) -> Double {
    switch rarity {
    case ...10: 1
    case ...20: 0.7
    case ...35: 0.4
    case ...50: 0.15
    default: 0.06
    }
  }

  /// How easily a word of a length comes to mind to somebody who wants to take tiles: the shortest take too few.
  private static func weight(ofLength length: Int, _ traits: LevelTraits) -> Double {
    switch length {
    case ...2: 0.05
    case 3: 0.4
    default: platform_pow(Double(traits.weightPerLetter) / 100, Double(max(0, length - traits.easyLength)))
    }
  }
}

extension UInt32 {
  fileprivate var isEmpty: Bool { self == 0 }
}
