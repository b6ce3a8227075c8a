/// Conditions on the words to find. All must hold; the default filter passes every word.
public struct WordFilter: Equatable, Sendable {
  /// Letters the word must contain, at least as often as here.
  public var containing: LetterCounts
  /// Letters the word must begin with.
  public var prefix: [Letter]
  /// Letters the word must end with.
  public var suffix: [Letter]
  /// The number of letters the word may have.
  public var lengths: ClosedRange<Int>
  /// The maximum rarity; nil for any. Words of unknown rarity pass unless ``requiresRarity``.
  public var maximumRarity: Int?
  /// Whether to exclude words of unknown rarity.
  public var requiresRarity: Bool

  /// Creates a filter with the given conditions.
  public init(
    containing: LetterCounts = LetterCounts(), prefix: [Letter] = [], suffix: [Letter] = [],
    lengths: ClosedRange<Int> = Lexicon.validLengths, maximumRarity: Int? = nil, requiresRarity: Bool = false
  ) {
    self.containing = containing
    self.prefix = prefix
    self.suffix = suffix
    self.lengths = lengths
    self.maximumRarity = maximumRarity
    self.requiresRarity = requiresRarity
  }

  /// Creates a filter with any range of lengths, such as `4...`, `...6` or `3..<5`.
  ///
  /// - Precondition: the range contains a number from 0 to `Int.max - 1`, and `Int.max` only if it has no upper bound.
  public init(
    containing: LetterCounts = LetterCounts(), prefix: [Letter] = [], suffix: [Letter] = [],
    lengths: some RangeExpression<Int>, maximumRarity: Int? = nil, requiresRarity: Bool = false
  ) {
    let lengths = lengths.relative(to: 0..<Int.max)
    precondition(!lengths.isEmpty, "no word has a length in an empty range")
    self.init(
      containing: containing, prefix: prefix, suffix: suffix, lengths: ClosedRange(lengths),
      maximumRarity: maximumRarity, requiresRarity: requiresRarity)
  }

  /// The words that most people know, as ``Lexicon/knownRarities`` says.
  public static let known = WordFilter(maximumRarity: Lexicon.knownRarities.upperBound, requiresRarity: true)
}

extension WordFilter {
  /// Whether rarity can exclude a word.
  var restrictsRarity: Bool { maximumRarity != nil || requiresRarity }

  /// Whether a word of the given rarity passes.
  ///
  /// - Parameter rarity: nil if unknown.
  func allows(rarity: Int?) -> Bool {
    guard let rarity else { return !requiresRarity }
    return rarity <= maximumRarity ?? rarity
  }

  /// Checks that the rack has the letters that every word must contain, and as many tiles as the shortest needs.
  ///
  /// Other impossible filters find nothing.
  ///
  /// - Throws: ``FilterError/tooFewTiles(_:wanted:)``, ``FilterError/missingLetter(_:wanted:available:)``.
  public func check(on rack: Rack) throws(FilterError) {
    guard lengths.lowerBound <= rack.tiles.count else {
      throw .tooFewTiles(rack.tiles.count, wanted: lengths.lowerBound)
    }
    // The prefix and the suffix of a word may share letters.
    try rack.counts.check(contain: containing.union(LetterCounts(prefix)).union(LetterCounts(suffix)))
  }
}

/// Which words a player would think of, from few to all.
public enum Vocabulary: String, CaseIterable, Sendable {
  /// Words that one hears and uses all the time.
  case everyday
  /// Words that most people know when they see them.
  case familiar
  /// All words, also those that hardly anybody knows.
  case anything

  /// The ``Lexicon/rarity(of:)`` of its words; nil if they may have any, or none.
  public var rarities: ClosedRange<Int>? {
    switch self {
    case .everyday: Lexicon.everydayRarities
    case .familiar: Lexicon.knownRarities
    case .anything: nil
    }
  }
}

/// Why no word can pass the filter, whatever the word list contains.
public enum FilterError: DescribedError, Equatable, Sendable {
  /// The word needs a letter more often than there are usable tiles with it.
  case missingLetter(Letter, wanted: Int, available: Int)
  /// The word needs more letters than there are tiles.
  case tooFewTiles(Int, wanted: Int)
  /// A tile must be used but its letter is unknown.
  case unreadTile(Int)
  /// A tile both must and must not be used.
  case contradictoryTile(Int)
  /// A tile must be used but its letter must not.
  case avoidedTile(Int, Letter)
}

extension FilterError: CustomStringConvertible {
  /// What is impossible, and why.
  public var description: String {
    switch self {
    case .missingLetter(let letter, _, 0):
      "no word can contain \(letter.uppercase): there is no \(letter.uppercase) to use"
    case .missingLetter(let letter, let wanted, let available):
      "no word can contain \(letter.uppercase) \(counted(wanted, "time")): there "
        + (available == 1 ? "is only 1" : "are only \(available)") + " to use"
    case .tooFewTiles(let count, let wanted):
      "no word can have \(counted(wanted, "letter")): there \(count == 1 ? "is" : "are") only \(counted(count, "tile"))"
    case .unreadTile(let tile): "\(Board.nameOrNumber(of: tile)) cannot be used: its letter is unknown"
    case .contradictoryTile(let tile): "\(Board.nameOrNumber(of: tile)) cannot be both used and left"
    case .avoidedTile(let tile, let letter):
      "\(Board.nameOrNumber(of: tile)) cannot be used: its letter \(letter.uppercase) must be avoided"
    }
  }
}

extension LetterCounts {
  /// - Throws: ``FilterError/missingLetter(_:wanted:available:)`` for the first letter wanted more often than it
  ///   occurs.
  func check(contain wanted: LetterCounts) throws(FilterError) {
    for letter in Letter.all where wanted[letter] > self[letter] {
      throw .missingLetter(letter, wanted: wanted[letter], available: self[letter])
    }
  }
}
