package import LetterpressSolver

/// A position that the player to move is said to lose, as the opponent can finish after any move; checked by trying all
/// moves, by the rules of ``/LetterpressSolver/Owners`` and by counting letters, without the search's own code.
package struct PlainEndgame {
  private let position: Position
  private let words: [Word]

  private struct Word {
    let text: String
    let counts: LetterCounts
  }

  package init(_ position: Position, lexicon: Lexicon = .english) {
    self.position = position
    words = lexicon.words(from: position.board.rack).filter { position.playedWord(forbidding: $0) == nil }
      .map { Word(text: $0, counts: LetterCounts($0.compactMap { Letter($0) })) }
  }

  /// The player said to lose.
  private var loser: Player { position.turn }
  /// The player said to win.
  private var winner: Player { position.turn.opponent }

  /// Returns a reply after which the game is not lost, nil if there is none, and the number of distinct replies tried.
  package func refutation() -> (answer: String?, triedCount: Int) {
    let before = position.owners
    // The second of two passes ends the game.
    guard
      before[winner].count > before[loser].count
        || finishes(after: before, word: nil, among: candidates(for: before.unclaimed))
    else { return ("a pass", 1) }
    var seen: [Owners: Set<String>] = [:]
    for word in words {
      for tiles in placements(of: word) {
        var after = before
        after.give(tiles.subtracting(before[winner].interior), to: loser)
        seen[after, default: []].insert(word.text)
      }
    }
    var candidatesByFree: [TileSet: [Word]] = [:]
    for (after, texts) in seen {
      let free = after.unclaimed
      if free.isEmpty {
        guard after[loser].count < after[winner].count else { return (texts.first, seen.count) }
        continue
      }
      let candidates = candidatesByFree[free] ?? candidates(for: free)
      candidatesByFree[free] = candidates
      for text in texts where !finishes(after: after, word: text, among: candidates) { return (text, seen.count) }
    }
    return (nil, seen.count)
  }

  /// Returns the sets of tiles that spell a word.
  private func placements(of word: Word) -> [TileSet] {
    var sets = [TileSet()]
    for letter in Letter.all where word.counts[letter] > 0 {
      let tiles = (0..<Board.tileCount).filter { position.board[$0] == letter }
      let choices = PlainEndgame.choices(word.counts[letter], of: tiles[...])
      sets = sets.flatMap { set in choices.map { set.union($0) } }
    }
    return sets
  }

  private static func choices(_ count: Int, of tiles: ArraySlice<Int>) -> [TileSet] {
    guard count > 0 else { return [TileSet()] }
    return tiles.indices.flatMap { first in
      choices(count - 1, of: tiles[(first + 1)...]).map { $0.union(TileSet([tiles[first]])) }
    }
  }

  /// Returns the words that contain all letters of some tiles; none if one of them was not read.
  private func candidates(for tiles: TileSet) -> [Word] {
    let needed = letters(of: tiles)
    guard needed.total == tiles.count else { return [] }
    return words.filter { $0.counts.contains(needed) }
  }

  /// The letters of some tiles, without unread ones.
  private func letters(of tiles: TileSet) -> LetterCounts {
    LetterCounts(tiles.indices.compactMap { position.board[$0] })
  }

  /// Whether the winner can finish the game and win after the loser's word, or after a pass if that is nil.
  private func finishes(after owners: Owners, word last: String?, among candidates: [Word]) -> Bool {
    let free = letters(of: owners.unclaimed)
    let takeable = letters(of: owners[loser].subtracting(owners.defended))
    return candidates.contains { word in
      guard last.map({ !$0.hasPrefix(word.text) }) ?? true else { return false }
      let captured = Letter.all.reduce(0) { $0 + min(word.counts[$1] - free[$1], takeable[$1]) }
      return owners[winner].count + owners.unclaimed.count + captured > Board.tileCount / 2
    }
  }
}
