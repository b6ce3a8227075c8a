internal import CPlatform

/// How sure it is that the game takes a word, and that a player would think of it.
///
/// The game's own list is not the built-in one, which lacks some of its words and has some that it refuses. Which ones
/// cannot be known, but rare words, long ones, and those of certain kinds are refused more often than others. A logistic
/// regression with these three aspects gives each word points; `Scripts/workshop study doubt` fits them, and
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
      let parts = (
        WordSureness.points(ofRarity: rarity), WordSureness.points(of: kind), WordSureness.points(ofLength: length)
      )
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
  var mayBeRefused: Bool { points >= -275 }
}

extension WordSureness {
  private static func points(ofRarity rarity: Int) -> Int {
    switch rarity {
    case ...30: -503
    // Familiar words that SCOWL has only in its large lists, such as new ones: more of these are refused than of rare words.
    case ...35: -338
    case ...50: -376
    case ...60: -378
    case ...70: -357
    default: -296
    }
  }

  private static func points(ofLength length: Int) -> Int {
    switch length {
    case ...8: -34
    case 9: -26
    case ...11: 13
    default: 72
    }
  }

  private static func points(of kind: WordKind) -> Int {
    switch kind {
    case .prefixedVerb: -101
    case .pluralOfWord: -62
    case .formOfWord: -54
    case .verb: -17
    case .withOneForm: -10
    case .withEnding: 14
    case .prefixed: 27
    case .joinedWithOneForm: 44
    case .joinedVerb: 47
    case .withoutForms: 119
    case .joinedWithoutForms: 209
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
