internal import CPlatform

/// How sure it is that the game takes a word, and that a player would think of it.
///
/// The game's own list is not the built-in one, which lacks some of its words and has some that it refuses. Which ones
/// cannot be known, but rare words, long ones, and those of certain kinds are refused more often than others. A logistic
/// regression with these three aspects gives each word points; `Scripts/study doubt` fits them, and
/// `WordLists/README.md` says how well they hold.
struct WordSureness: Comparable {
  /// A hundred times the logarithm of the odds that the game refuses the word; the fewer, the surer.
  private let points: Int16

  private init(points: Int) { self.points = Int16(points) }

  /// - Parameters:
  ///   - length: the number of letters.
  init(rarity: Int, kind: WordKind, length: Int) {
    points = Int16(
      WordSureness.points(ofRarity: rarity) + WordSureness.points(of: kind) + WordSureness.points(ofLength: length))
  }

  /// A word that most people know; the game takes all but a few of these.
  static let familiar = WordSureness(points: -1000)
  /// A word that few people may know, of a list that the game takes.
  static let listed = WordSureness(points: -800)

  /// Whether most people know it.
  var isFamiliar: Bool { self == .familiar }

  /// How likely the game refuses it, 0 to 1.
  var refusalChance: Double { 1 / (1 + platform_exp(-Double(points) / 100)) }

  /// Whether the game refuses at least one in seventeen words like it; of all these together, one in eight.
  var isDoubtful: Bool { points >= -275 }

  static func < (left: WordSureness, right: WordSureness) -> Bool { left.points < right.points }
}

extension WordSureness {
  private static func points(ofRarity rarity: Int) -> Int {
    switch rarity {
    case ...35: -588
    case ...50: -494
    case ...60: -387
    case ...70: -356
    default: -298
    }
  }

  private static func points(ofLength length: Int) -> Int {
    switch length {
    case ...8: -35
    case 9: -28
    case ...11: 12
    default: 77
    }
  }

  private static func points(of kind: WordKind) -> Int {
    switch kind {
    case .prefixedVerb: -103
    case .pluralOfWord: -64
    case .formOfWord: -45
    case .verb: -10
    case .withOneForm: -6
    case .prefixed: 16
    case .withEnding: 17
    case .joinedWithOneForm: 46
    case .joinedVerb: 55
    case .withoutForms: 126
    case .joinedWithoutForms: 237
    }
  }
}

extension Lexicon {
  /// Returns how sure it is that the game takes a word of this list.
  ///
  /// - Complexity: O(letters²).
  func sureness(of word: Word) -> WordSureness {
    let rarity = rarity(of: word)
    if let rarity, Lexicon.knownRarities.contains(rarity) { return .familiar }
    guard let confirmed, let rarity, !confirmed.contains(word) else { return .listed }
    return WordSureness(rarity: rarity, kind: WordKind(of: word, in: self), length: word.count)
  }
}
