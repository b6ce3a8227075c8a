/// How sentences about a game are worded.
package struct Wording: Equatable, Sendable {
  let names: PlayerNames
  /// Whether the sentences stand beside a board, as on a page. It shows the tiles, so that they need no names; words are in
  /// capitals as there; and a standing says enough where a terminal has figures.
  let isBesideBoard: Bool

  /// For a terminal, in which the players are red and blue.
  package static let terminal = Wording(names: PlayerNames(), isBesideBoard: false)

  /// For a page.
  package static func page(_ names: PlayerNames) -> Wording { Wording(names: names, isBesideBoard: true) }

  /// Returns a word as it is written within a sentence.
  func spelled(_ word: String) -> String { isBesideBoard ? word.asciiUppercased : word }
}
