package import LetterpressSolver

/// The game once more, straight from its rules: characters in arrays and no bits. What ``Position`` is tested against.
package struct PlainGame: Equatable, Sendable {
  /// Row by row, lower case, `?` for a tile that shows none.
  package let letters: [Character]
  /// Row by row, each `.`, `r` or `b`.
  package internal(set) var owners: [Character]
  /// Who is to move, `r` or `b`.
  package internal(set) var turn: Character
  /// The words played, lower case.
  package internal(set) var words: [String]
  /// How many passes there were since the last word.
  package internal(set) var passCount = 0

  /// The game of a position's text.
  ///
  /// - Parameter text: as ``text`` prints it.
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

  /// A game that begins with red's move.
  package init(_ board: Board) {
    self.init("\(board) \(String(repeating: ".", count: 25)) red")
  }

  /// The tiles above, below, left and right of a tile.
  package static func neighbours(of tile: Int) -> [Int] {
    let (row, column) = (tile / 5, tile % 5)
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
      .filter { row, column in (0...4).contains(row) && (0...4).contains(column) }
      .map { row, column in 5 * row + column }
  }

  /// Whether a tile and all its neighbours have one owner.
  package func isDefended(_ tile: Int) -> Bool {
    owners[tile] != "." && PlainGame.neighbours(of: tile).allSatisfy { owners[$0] == owners[tile] }
  }

  /// How many tiles a player has.
  ///
  /// - Parameter player: `r` or `b`.
  package func score(of player: Character) -> Int { owners.count { $0 == player } }

  /// Whether nobody may move any more.
  package var isOver: Bool { !owners.contains(".") || passCount == 2 }

  /// Who has won, `r` or `b`; `=` for a draw, nil while the game is on.
  package var result: Character? {
    guard isOver else { return nil }
    let (red, blue) = (score(of: "r"), score(of: "b"))
    return red == blue ? "=" : red > blue ? "r" : "b"
  }

  /// The first word played that is the given one or begins with it.
  package func playedWord(forbidding word: String) -> String? {
    words.first { Array($0).starts(with: Array(word.lowercased())) }
  }

  /// What is said of a position: one line.
  package var text: String {
    let owners = (0..<25).map { isDefended($0) ? self.owners[$0].uppercased() : String(self.owners[$0]) }.joined()
    let moves = words + Array(repeating: "-", count: passCount)
    return "\(String(letters)) \(owners) \(turn == "r" ? "red" : "blue")"
      + (moves.isEmpty ? "" : " " + moves.joined(separator: ","))
  }
}
