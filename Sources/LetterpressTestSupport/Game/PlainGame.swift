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
