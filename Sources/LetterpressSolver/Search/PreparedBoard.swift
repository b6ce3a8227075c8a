internal import Synchronization

/// The letters of a board and all words they allow, prepared for play.
///
/// Words with the same letters form a *group*. They differ only in the later words they forbid, so the search works on
/// groups.
public final class PreparedBoard: Sendable {
  /// Which letter is on which tile.
  public let layout: Board
  /// The words that may be played.
  public let lexicon: Lexicon
  package let slots: LetterSlots
  /// All words the letters allow, by group; at most ``mostWords``.
  package let words: [Word]
  /// Whether no word was left out.
  package let hasAllWords: Bool
  /// The group of each word.
  let groupOfWord: FixedBuffer<UInt32>
  /// The letters of each group as ``LetterSlots`` counts, longest group first.
  let groups: FixedBuffer<UInt32>
  /// The index of each group's first word, with an end index after the last group.
  let firstWords: FixedBuffer<UInt32>
  /// At index `n`, the number of groups with at least `n` letters; `n` is at most 26.
  let groupCounts: [Int]
  let finishes: FinishIndex
  package let forbidden: ForbiddenWords
  let evaluations: Evaluations
  /// A hash of the layout and the words, which together give tiles, words and groups their numbers.
  let key: UInt64
  private let lazyRanks = AtomicLazyReference<WordNumbers>()

  /// A number for each word.
  private final class WordNumbers: Sendable {
    let numbers: [UInt8]

    init(_ numbers: [UInt8]) { self.numbers = numbers }
  }

  /// The most words of a board, of which the longest are kept. Real boards allow a few thousand, but a list of two hundred
  /// bytes can hold millions for one board, which would take all memory, and a minute before a search begins.
  public static let mostWords = 1 << 16

  /// Prepares a board; reuse it for all positions of a game.
  ///
  /// - Complexity: O(*w* log *w*) for the *w* words that the letters allow, at most ``mostWords``.
  public init(_ board: Board, lexicon: Lexicon = .english) {
    layout = board
    self.lexicon = lexicon
    slots = LetterSlots(board)
    let found = lexicon.words(from: board.rack, matching: WordFilter(lengths: Lexicon.validLengths))
    hasAllWords = found.count <= PreparedBoard.mostWords
    var ordered: [(counts: UInt32, word: Word)] = []
    ordered.reserveCapacity(min(found.count, PreparedBoard.mostWords))
    for index in found.indices.prefix(PreparedBoard.mostWords) {
      let word = found.word(at: index)
      ordered.append((slots.counts(of: word), word))
    }
    ordered.sort {
      let (left, right) = ($0.counts.nonzeroBitCount, $1.counts.nonzeroBitCount)
      return left != right ? left > right : $0.counts != $1.counts ? $0.counts < $1.counts : $0.word < $1.word
    }
    words = ordered.map { $0.word }
    var groups: [UInt32] = []
    var firstWords: [UInt32] = []
    var groupOfWord: [UInt32] = []
    for (index, (counts, _)) in ordered.enumerated() {
      if groups.last != counts {
        groups.append(counts)
        firstWords.append(UInt32(index))
      }
      groupOfWord.append(UInt32(groups.count - 1))
    }
    firstWords.append(UInt32(ordered.count))
    self.groupOfWord = FixedBuffer(groupOfWord)
    self.firstWords = FixedBuffer(firstWords)
    groupCounts = (0...Word.maximumCount + 1).map { length in groups.count { $0.nonzeroBitCount >= length } }
    finishes = FinishIndex(groups: groups)
    forbidden = ForbiddenWords(words)
    evaluations = Evaluations(chances: slots.chances(in: groups))
    self.groups = FixedBuffer(groups)
    key = HashKey.of(board, words: words)
  }

  /// The number of words the letters allow, at most ``mostWords``.
  public var wordCount: Int { words.count }

  /// For each word a number that is the lower, the more people know it: its ``Lexicon/rarity(of:)``, or one above all
  /// rarities if it has none.
  ///
  /// - Complexity: O(letters of all words) the first time.
  var ranks: [UInt8] {
    // If several threads get here at once, each looks them up and all use the first result stored.
    if let known = lazyRanks.load() { return known.numbers }
    let unknown = Lexicon.validRarities.upperBound + 1
    return lazyRanks.storeIfNil(WordNumbers(words.map { UInt8(lexicon.rarity(of: $0) ?? unknown) })).numbers
  }

  /// Returns how sure it is that the game takes a word, by its index in ``words``.
  func sureness(ofWord word: Int) -> WordSureness { lexicon.sureness(of: words[word]) }

  /// Returns the letters of a word.
  package func text(ofWord word: Int) -> String { words[word].description }

  /// The same as ``groups``, for other modules: a call for each group would take longer than what is done with it.
  package var groupLetters: [UInt32] { (0..<groups.count).map { groups[$0] } }

  /// Returns the group of a word.
  package func group(ofWord word: Int) -> Int { Int(groupOfWord[word]) }

  /// Returns the words of a group, as indices into ``words``.
  package func words(ofGroup group: Int) -> Range<Int> { Int(firstWords[group])..<Int(firstWords[group + 1]) }

  /// Returns for each word whether it may be played after others.
  package func playability(after words: [Word]) -> [Bool] {
    let played = PlayedWords(words, on: self)
    return self.words.indices.map { played.isPlayable(word: $0) }
  }

  /// Returns the index of a word; nil if the letters do not allow it or the lexicon lacks it.
  package func index(of word: Word) -> Int? {
    var counts: UInt32 = 0
    for place in 0..<word.count {
      let slots = slots.slotsOfLetter[Int(word[place].index)]
      guard let slot = slots.first(where: { counts >> $0 & 1 == 0 }) else { return nil }
      counts |= 1 << slot
    }
    // Groups of the same length are ordered by their counts.
    var low = groupCounts[word.count + 1]
    var high = groupCounts[word.count]
    while low < high {
      let middle = (low + high) / 2
      if groups[middle] < counts { low = middle + 1 } else { high = middle }
    }
    guard low < groupCounts[word.count], groups[low] == counts else { return nil }
    return words(ofGroup: low).first { words[$0] == word }
  }
}

extension PreparedBoard {
  /// Returns all groups of words, those with better known words first.
  ///
  /// Moves that take the same tiles lead to the same position, so each position is to be reached by the word that most
  /// people know.
  // Inlined, the page's module would have it several times.
  @inline(never) func bestKnownFirst(_ allowed: borrowing PlayedWords) -> [Int32] {
    let ranks = ranks
    // Sorted by counting: a place for each group, after those of all lower ranks.
    var places = [Int](repeating: 0, count: Int(UInt8.max) + 2)
    var groupRanks: [Int] = []
    groupRanks.reserveCapacity(groups.count)
    for group in 0..<groups.count {
      let word = allowed.isPlayable(group: group) ? allowed.bestKnownWord(ofGroup: group) : nil
      let rank = Int(word.map { ranks[$0] } ?? .max)
      groupRanks.append(rank)
      places[rank + 1] += 1
    }
    for rank in 1..<places.count { places[rank] += places[rank - 1] }
    var order = [Int32](repeating: 0, count: groupRanks.count)
    for (group, rank) in groupRanks.enumerated() {
      order[places[rank]] = Int32(group)
      places[rank] += 1
    }
    return order
  }
}

extension PreparedBoard {
  /// Returns tiles that spell a group's words and of which exactly the given ones are takeable.
  ///
  /// - Parameter criteria: which other tiles the word must and must not use.
  /// - Precondition: such tiles exist.
  // Inlined, the page's module would have it several times.
  @inline(never) package func spelling(
    _ taken: TileSet, group: Int, sides: Sides, criteria: MoveCriteria = MoveCriteria()
  ) -> TileSet {
    let takeable = sides.takeable
    var tiles = taken | (criteria.using - takeable)
    let counts = groups[group]
    let others = ~takeable - criteria.leaving
    for slots in slots.slotsOfLetter {
      var missing = slots.count { counts >> $0 & 1 != 0 }
      for slot in slots where tiles.contains(self.slots.tileOfSlot[slot]) { missing -= 1 }
      for slot in slots where missing > 0 {
        let tile = self.slots.tileOfSlot[slot]
        if (others - tiles).contains(tile) {
          tiles.insert(tile)
          missing -= 1
        }
      }
    }
    return tiles
  }

  /// Returns what a position is worth to the player who has just moved, by the evaluation alone, in hundredths of a tile.
  ///
  /// - Parameter sides: the position, as seen by that player.
  package func value(after sides: Sides) -> Int32 {
    evaluations.moves.value(mover: sides.own, opponent: sides.opponent)
  }

  /// Returns the placement of a word on a set of tiles, in spelling order.
  package func placement(ofWord word: Int, tiles: TileSet) -> Placement {
    var left = tiles
    let word = words[word]
    let indices = (0..<word.count).compactMap { place -> Int? in
      let tile = slots.slotsOfLetter[Int(word[place].index)].lazy.map { self.slots.tileOfSlot[$0] }
        .first { left.contains($0) }
      if let tile { left -= TileSet(only: tile) }
      return tile
    }
    return Placement(word: word.description, tiles: indices)
  }

  /// Returns tiles on which a group takes as many as it can, including all free ones.
  package func finishingTiles(ofGroup group: Int, _ sides: Sides) -> TileSet {
    let counts = groups[group]
    var tiles = TileSet()
    for range in slots.slotsOfLetter where !range.isEmpty {
      let count = range.count { counts >> $0 & 1 != 0 }
      let byPreference = range.map { slots.tileOfSlot[$0] }.sorted { rank(of: $0, sides) < rank(of: $1, sides) }
      for tile in byPreference.prefix(count) { tiles.insert(tile) }
    }
    return tiles
  }

  private func rank(of tile: Int, _ sides: Sides) -> Int {
    sides.unclaimed.contains(tile) ? 0 : sides.takeable.contains(tile) ? 1 : 2
  }

  /// Whether a group can be placed so that it takes exactly the given tiles.
  package func canTake(_ taken: TileSet, group: Int, _ sides: Sides) -> Bool {
    let counts = groups[group]
    let takenCounts = slots.counts(of: taken)
    guard takenCounts & ~counts == 0 else { return false }
    // The rest of each letter must fit on tiles that do not change hands.
    let fixed = slots.counts(of: slots.readable - sides.takeable)
    return slots.slotsOfLetter.allSatisfy { range in
      guard !range.isEmpty else { return true }
      let mask: UInt32 = (1 << range.count - 1) << range.lowerBound
      let rest = (counts & mask).nonzeroBitCount - (takenCounts & mask).nonzeroBitCount
      return rest <= (fixed & mask).nonzeroBitCount
    }
  }
}
