package import LetterpressSolver

/// A second implementation of the game, straight from its rules, with characters in arrays instead of bits.
/// ``Position`` is tested against it.
package struct PlainGame: Equatable, Sendable {
  /// Row by row, lower case; `?` for an unread tile.
  package let letters: [Character]
  /// Row by row, each `.`, `r` or `b`.
  package internal(set) var owners: [Character]
  /// The player to move, `r` or `b`.
  package internal(set) var turn: Character
  /// The words played, lower case.
  package internal(set) var words: [String]
  /// The number of passes since the last word.
  package internal(set) var passCount = 0

  /// Creates the game of a position's text.
  ///
  /// - Parameter text: in the format of ``text``.
  package init(_ text: String) {
    let parts = text.lowercased().split(separator: " ")
    letters = Array(parts[0])
    owners = Array(parts[1])
    turn = parts[2] == "red" ? "r" : "b"
    words = []
    for move in parts.dropFirst(3).joined().split(separator: ",") {
      if move == "-" {
        passCount += 1
      } else {
        words.append(String(move))
        passCount = 0
      }
    }
  }

  /// Creates a new game, red to move.
  package init(_ board: Board) {
    self.init("\(board) \(String(repeating: ".", count: 25)) red")
  }

  /// Returns the tiles above, below, left and right of a tile.
  package static func neighbours(of tile: Int) -> [Int] {
    let (row, column) = (tile / 5, tile % 5)
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
      .filter { row, column in (0...4).contains(row) && (0...4).contains(column) }
      .map { row, column in 5 * row + column }
  }

  /// Whether a tile and all its neighbours have the same owner.
  package func isDefended(_ tile: Int) -> Bool {
    owners[tile] != "." && PlainGame.neighbours(of: tile).allSatisfy { owners[$0] == owners[tile] }
  }

  /// Returns the number of tiles a player has.
  ///
  /// - Parameter player: `r` or `b`.
  package func score(of player: Character) -> Int { owners.count { $0 == player } }

  /// Whether the game is over.
  package var isOver: Bool { !owners.contains(".") || passCount == 2 }

  /// The winner, `r` or `b`; `=` for a draw, nil while the game is on.
  package var result: Character? {
    guard isOver else { return nil }
    let (red, blue) = (score(of: "r"), score(of: "b"))
    return red == blue ? "=" : red > blue ? "r" : "b"
  }

  /// Returns the first word played that equals the given one or begins with it.
  package func playedWord(forbidding word: String) -> String? {
    words.first { Array($0).starts(with: Array(word.lowercased())) }
  }

  /// The position in one line.
  package var text: String {
    let owners = (0..<25).map { isDefended($0) ? self.owners[$0].uppercased() : String(self.owners[$0]) }.joined()
    let moves = words + Array(repeating: "-", count: passCount)
    return "\(String(letters)) \(owners) \(turn == "r" ? "red" : "blue")"
      + (moves.isEmpty ? "" : " " + moves.joined(separator: ","))
  }
}

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

/// The number of move sequences from a position, and where they lead: known as perft in chess programs.
///
/// Counts words but not passes, which would add one move to every position.
package struct Perft: Sendable {
  /// The number of move sequences, a move being a word with a set of tiles that spells it.
  package var sequenceCount = 0
  /// The distinct owners of the 25 tiles that they lead to.
  package var owners: Set<Owners> = []

  /// Counts, by the rules of ``Position``, the moves that ``PlainGame/placements(of:)`` lists.
  ///
  /// - Parameter depth: the number of moves in a sequence; shorter games do not count.
  package init(of position: Position, in lexicon: Lexicon, depth: Int) throws(IllegalMove) {
    try count(from: position, words: Array(lexicon.words(from: position.board.rack)), lexicon: lexicon, depth: depth)
  }

  private mutating func count(
    from position: Position, words: [String], lexicon: Lexicon, depth: Int
  ) throws(IllegalMove) {
    guard depth > 0 else {
      sequenceCount += 1
      owners.insert(position.owners)
      return
    }
    for placement in PlainGame(position.description).placements(of: words) {
      var next = position
      try next.play(.play(placement), in: lexicon)
      try count(from: next, words: words, lexicon: lexicon, depth: depth - 1)
    }
  }
}

/// The plainest way to find words: try every word of the list. The real finder is tested against it.
package struct BruteForceFinder {
  private let words: [String]

  /// Creates a finder over a list of lower-case words.
  package init(words: [String]) { self.words = words }

  /// Returns the words that the letters allow, longest first, then alphabetical.
  package func words(from letters: String) -> [String] {
    words.filter { word in
      var left = Array(letters)
      return word.allSatisfy { character in
        guard let index = left.firstIndex(of: character) else { return false }
        left.remove(at: index)
        return true
      }
    }.sorted { ($1.count, $0) < ($0.count, $1) }
  }
}
