/// How sentences about a game are worded.
package struct Wording: Equatable, Sendable {
  let names: PlayerNames
  /// Whether the sentences stand beside a board, as on a page. The board shows the tiles, so the sentences do not name them.
  /// Words are in capitals, as on the board. Where a terminal prints figures, a standing is enough.
  let isBesideBoard: Bool

  /// For a terminal, in which the players are red and blue.
  package static let terminal = Wording(names: PlayerNames(), isBesideBoard: false)

  /// For a page.
  package static func page(_ names: PlayerNames) -> Wording { Wording(names: names, isBesideBoard: true) }

  /// Returns a word as it is written within a sentence.
  func spelled(_ word: String) -> String { isBesideBoard ? word.asciiUppercased : word }
}
