package import LetterpressSolver

extension PlainGame {
  /// Returns the first reason why a move is illegal; nil if it is legal.
  ///
  /// - Parameter lexicon: lower-case words.
  package func refusal(of move: Move, in lexicon: Set<String>) -> IllegalMove? {
    if isOver { return .gameIsOver }
    guard let placement = move.placement else { return nil }
    let word = placement.word.lowercased()
    guard lexicon.contains(word) else { return .unknownWord(placement.word) }
    let count = placement.tiles.count
    guard count == word.count else { return .wrongTileCount(count, word: word) }
    for (place, character) in word.enumerated() {
      let tile = placement.tiles[place]
      guard letters.indices.contains(tile) else { return .noSuchTile(tile) }
      guard letters[tile] == character else { return Letter(character).map { .wrongLetter(tile: tile, expected: $0) } }
      if placement.tiles[..<place].contains(tile) { return .tileUsedTwice(tile) }
    }
    return playedWord(forbidding: word).map { .forbidden(word, by: $0) }
  }

  /// Makes a legal move.
  package mutating func make(_ move: Move) {
    if let placement = move.placement {
      let before = self
      for tile in placement.tiles where !(before.owners[tile] != turn && before.isDefended(tile)) {
        owners[tile] = turn
      }
      words.append(placement.word.lowercased())
      passCount = 0
    } else {
      passCount += 1
    }
    turn = turn == "r" ? "b" : "r"
  }

  /// Returns the ways to play the words of a list: each word with every set of tiles that spells it, in one spelling
  /// order.
  package func placements(of words: some Sequence<String>) -> [Placement] {
    guard !isOver else { return [] }
    return words.filter { playedWord(forbidding: $0) == nil }.flatMap { word in
      tiles(spelling: Array(word)[...]).map { Placement(word: word, tiles: $0) }
    }
  }

  /// Returns the sequences of tiles that spell some letters, with tiles of equal letters in ascending order.
  private func tiles(spelling word: ArraySlice<Character>, used: [Int] = []) -> [[Int]] {
    guard let letter = word.first else { return [used] }
    let last = used.last { letters[$0] == letter } ?? -1
    return letters.indices.filter { $0 > last && letters[$0] == letter }
      .flatMap { tiles(spelling: word.dropFirst(), used: used + [$0]) }
  }

  /// Returns the possible owners after one of some placements, each as 25 characters of `.`, `r` and `b`.
  package func owners(after placements: some Sequence<Placement>) -> Set<[Character]> {
    Set(
      placements.map { placement in
        var game = self
        game.make(.play(placement))
        return game.owners
      })
  }
}
