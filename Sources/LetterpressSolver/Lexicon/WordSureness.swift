internal import CPlatform

/// How sure it is that the game takes a word, and that a player would think of it.
///
/// The game's own list is not the built-in one, which lacks some of its words and has some that it refuses. Which ones
/// cannot be known, but rare words, long ones, and those of certain kinds are refused more often than others. A logistic
/// regression with these three aspects gives each word points; `Scripts/study doubt` fits them, and
/// `WordLists/README.md` says how well they hold.
struct WordSureness: Equatable {
  /// A hundred times the logarithm of the odds that the game refuses the word; the fewer, the surer.
  private let points: Int16
  /// Whether most people know it.
  let isFamiliar: Bool

  /// - Parameters:
  ///   - kind: nil for a word that the game takes.
  ///   - length: the number of letters.
  init(rarity: Int?, kind: WordKind?, length: Int) {
    isFamiliar = rarity.map(Lexicon.knownRarities.contains) ?? false
    if let rarity, let kind {
      let parts = (WordSureness.points(ofRarity: rarity), WordSureness.points(of: kind), WordSureness.points(ofLength: length))
      points = Int16(parts.0 + parts.1 + parts.2)
    } else {
      points = .min
    }
  }

  /// A pass, which needs no word.
  static let pass = WordSureness(rarity: 1, kind: nil, length: 0)

  /// How likely the game refuses it, 0 to 1.
  var refusalChance: Double { 1 / (1 + platform_exp(-Double(points) / 100)) }

  /// Whether the game refuses at least one in seventeen words like it; of all these together, one in eight.
  var isDoubtful: Bool { points >= -275 }
}

extension WordSureness {
  private static func points(ofRarity rarity: Int) -> Int {
    switch rarity {
    case ...25: -631
    case ...30: -449
    // Few familiar words are rare in SCOWL, and the game lacks more of them than of those that are rare for people, too.
    case ...35: -336
    case ...50: -376
    case ...60: -377
    case ...70: -356
    default: -295
    }
  }

  private static func points(ofLength length: Int) -> Int {
    switch length {
    case ...8: -33
    case 9: -26
    case ...11: 12
    default: 71
    }
  }

  private static func points(of kind: WordKind) -> Int {
    switch kind {
    case .prefixedVerb: -102
    case .pluralOfWord: -61
    case .formOfWord: -47
    case .verb: -16
    case .withOneForm: -11
    case .withEnding: 14
    case .prefixed: 26
    case .joinedWithOneForm: 42
    case .joinedVerb: 48
    case .withoutForms: 118
    case .joinedWithoutForms: 207
    }
  }
}

extension Lexicon {
  /// Returns how sure it is that the game takes a word of this list.
  ///
  /// - Complexity: O(letters²).
  func sureness(of word: Word) -> WordSureness {
    let isTaken = confirmed?.contains(word) ?? true
    return WordSureness(
      rarity: rarity(of: word), kind: isTaken ? nil : WordKind(of: word, in: self), length: word.count)
  }
}
