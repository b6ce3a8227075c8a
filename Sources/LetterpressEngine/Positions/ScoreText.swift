package import LetterpressSolver

/// The score and whose turn it is, in the words of every command that prints them.
package enum ScoreText {
  /// Returns the score of a position, and who is to move or how the game ended:
  /// `Red 8 (1 defended), blue 11 (4 defended); red to move`.
  ///
  /// - Parameter width: how many characters a line may have; nil for any number. If the defended tiles do not fit, they are left
  ///   out, as the board shows them too.
  package static func line(_ position: Position, width: Int? = nil) -> String {
    line(position.owners, state: position.outcome.map(result) ?? toMove(position.turn), width: width)
  }

  /// Returns the same for a picture.
  ///
  /// - Parameter turn: nil if it is not known.
  package static func line(_ owners: Owners, turn: Player?, width: Int? = nil) -> String {
    line(owners, state: result(owners) ?? turn.map(toMove) ?? "unclear whose turn it is", width: width)
  }

  /// Returns the same without the defended tiles: `Red 8, blue 11; red to move`. If the turn is not known, nothing is said of it.
  static func brief(_ owners: Owners, turn: Player?) -> String {
    scores(of: owners, namesDefended: false) + ((result(owners) ?? turn.map(toMove)).map { "; \($0)" } ?? "")
  }

  private static func line(_ owners: Owners, state: String, width: Int?) -> String {
    let full = "\(scores(of: owners, namesDefended: true)); \(state)"
    return full.count <= width ?? .max ? full : "\(scores(of: owners, namesDefended: false)); \(state)"
  }

  private static func scores(of owners: Owners, namesDefended: Bool) -> String {
    func score(_ player: Player) -> String {
      "\(owners[player].count)" + (namesDefended ? " (\(owners[player].interior.count) defended)" : "")
    }
    return "Red \(score(.red)), blue \(score(.blue))"
  }

  private static func toMove(_ player: Player) -> String { "\(player.rawValue) to move" }

  private static func result(_ outcome: Outcome) -> String {
    outcome.winner.map { "\($0.rawValue) won" } ?? "a draw"
  }

  /// How a game ended in which every tile has an owner; nil if there are free tiles.
  private static func result(_ owners: Owners) -> String? {
    guard owners.unclaimed.isEmpty else { return nil }
    return result(.win(owners.red.count > owners.blue.count ? .red : .blue))
  }
}
