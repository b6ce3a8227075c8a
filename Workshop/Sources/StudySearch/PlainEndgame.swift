internal import LetterpressSolver

/// A position that the player to move is said to lose, as the opponent can finish after any move; checked by trying all
/// moves, straight from the rules.
struct PlainEndgame {
  private let position: Position
  /// For each tile, its letter's index, 0 to 25, or 26 if it was not read.
  private let letters: [Int]
  private let words: [Word]
  private let before: Owned

  private struct Word {
    let text: String
    /// The number of each of the 26 letters.
    let counts: [Int]
  }

  /// The tiles of both players, as bits.
  private struct Owned: Hashable {
    /// Those of the player said to lose.
    var loser: UInt32
    /// Those of the player said to win.
    var winner: UInt32

    var free: UInt32 { ~(loser | winner) & 0x1FF_FFFF }
  }

  init(_ position: Position, lexicon: Lexicon = .english) {
    self.position = position
    letters = position.board.letters.map { letter in letter.map { Int($0.index) } ?? 26 }
    words = lexicon.words(from: position.board.rack).filter { position.playedWord(forbidding: $0) == nil }
      .map { text in
        var counts = [Int](repeating: 0, count: 26)
        for letter in text.utf8 { counts[Int(letter) - 97] += 1 }
        return Word(text: text, counts: counts)
      }
    func bits(_ tiles: TileSet) -> UInt32 { tiles.indices.reduce(0) { $0 | 1 << UInt32($1) } }
    before = Owned(loser: bits(position.owners[position.turn]), winner: bits(position.owners[position.turn.opponent]))
  }

  /// Returns a reply after which the game is not lost, nil if there is none, and the number of distinct replies tried.
  func refutation() -> (answer: String?, triedCount: Int) {
    // The second of two passes ends the game.
    guard
      before.winner.nonzeroBitCount > before.loser.nonzeroBitCount
        || finishes(after: before, word: nil, among: candidates(before.free))
    else { return ("a pass", 1) }
    var seen: [Owned: Set<String>] = [:]
    let takeable = ~PlainEndgame.defended(before.winner) & ~before.loser
    for word in words {
      for tiles in placements(of: word) {
        let taken = tiles & takeable
        let after = Owned(loser: before.loser | taken, winner: before.winner & ~taken)
        seen[after, default: []].insert(word.text)
      }
    }
    var candidatesByFree: [UInt32: [Word]] = [:]
    for (after, texts) in seen {
      if after.free == 0 {
        guard after.loser.nonzeroBitCount < after.winner.nonzeroBitCount else { return (texts.first, seen.count) }
        continue
      }
      let candidates = candidatesByFree[after.free] ?? candidates(after.free)
      candidatesByFree[after.free] = candidates
      for text in texts where !finishes(after: after, word: text, among: candidates) { return (text, seen.count) }
    }
    return (nil, seen.count)
  }

  /// Returns the sets of tiles that spell a word.
  private func placements(of word: Word) -> [UInt32] {
    var sets: [UInt32] = [0]
    for letter in 0..<26 where word.counts[letter] > 0 {
      let choices = PlainEndgame.choices(word.counts[letter], of: letters.indices.filter { letters[$0] == letter })
      sets = sets.flatMap { set in choices.map { set | $0 } }
    }
    return sets
  }

  private static func choices(_ count: Int, of tiles: [Int]) -> [UInt32] {
    guard count > 0 else { return [0] }
    return tiles.indices.flatMap { first in
      choices(count - 1, of: Array(tiles[(first + 1)...])).map { $0 | 1 << UInt32(tiles[first]) }
    }
  }

  /// Returns the words that contain all free letters.
  private func candidates(_ free: UInt32) -> [Word] {
    let needed = counts(of: free)
    return words.filter { word in
      needed.indices.allSatisfy { $0 == 26 ? needed[$0] == 0 : word.counts[$0] >= needed[$0] }
    }
  }

  private func counts(of tiles: UInt32) -> [Int] {
    var counts = [Int](repeating: 0, count: 27)
    for tile in letters.indices where tiles >> UInt32(tile) & 1 != 0 { counts[letters[tile]] += 1 }
    return counts
  }

  /// Whether the winner can finish the game and win after the loser's word, or after a pass if that is nil.
  private func finishes(after owned: Owned, word last: String?, among candidates: [Word]) -> Bool {
    let free = counts(of: owned.free)
    let takeable = counts(of: owned.loser & ~PlainEndgame.defended(owned.loser))
    return candidates.contains { word in
      guard last.map({ !$0.hasPrefix(word.text) }) ?? true else { return false }
      let captured = (0..<26).reduce(0) { $0 + min(word.counts[$1] - free[$1], takeable[$1]) }
      return owned.winner.nonzeroBitCount + owned.free.nonzeroBitCount + captured > Board.tileCount / 2
    }
  }

  /// Returns the tiles whose neighbours all belong to the same player.
  private static func defended(_ tiles: UInt32) -> UInt32 {
    (0..<25).reduce(0) { defended, tile in
      let (row, column) = (tile / 5, tile % 5)
      let around =
        [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        .filter { (0..<5).contains($0) && (0..<5).contains($1) }.map { $0 * 5 + $1 } + [tile]
      return around.allSatisfy { tiles >> UInt32($0) & 1 != 0 } ? defended | 1 << UInt32(tile) : defended
    }
  }
}
