internal import LetterpressSolver

/// How sentences about a game are worded, and the phrases that recur in them: what a move takes, defends and prevents, what is
/// answered, how it ends. What search and rules say of a single verdict is ``VerdictText``.
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

// MARK: What a move takes and defends

/// What a move changes on the board.
struct MoveEffects {
  let mover: Player
  /// The number of tiles taken from the opponent.
  let captured: Int
  /// The number of free tiles taken.
  let claimed: Int
  /// The mover's tiles that are defended after the move and were not before.
  let defended: TileSet
  /// The opponent's tiles that were defended before the move and are not after it.
  let opened: TileSet

  init(from before: Position, to after: Position) {
    mover = before.turn
    let (old, new) = (before.owners, after.owners)
    let taken = new[mover].subtracting(old[mover])
    captured = taken.intersection(old[mover.opponent]).count
    claimed = taken.intersection(old.unclaimed).count
    defended = new[mover].interior.subtracting(old[mover].interior)
    opened = old[mover.opponent].interior.subtracting(new[mover.opponent].interior)
  }

  /// By how many tiles the mover's lead grows: a tile of the opponent counts twice, as the opponent loses it too.
  var gain: Int { 2 * captured + claimed }
}

extension Wording {
  /// The forms of verbs.
  enum Form {
    /// After `it`.
    case present
    /// After `would have`.
    case perfect
  }

  /// In short, what a move takes: `takes 3 from blue and 2 free`.
  func takings(captured: Int, claimed: Int, by mover: Player) -> String {
    let parts = [
      captured > 0 ? "\(captured) from \(names.name(of: mover.opponent))" : nil, claimed > 0 ? "\(claimed) free" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "takes no tiles" : "takes \(parts.joined(separator: " and "))"
  }

  /// The same for the move between two positions.
  func takings(from before: Position, to after: Position) -> String {
    let effects = MoveEffects(from: before, to: after)
    return takings(captured: effects.captured, claimed: effects.claimed, by: effects.mover)
  }

  /// The tiles that a move takes: `3 blue tiles and 2 free ones`; nil if it takes none.
  func takenTiles(captured: Int, claimed: Int, by mover: Player) -> String? {
    let own = names.tiles(captured, of: mover.opponent)
    return switch (captured > 0, claimed > 0) {
    case (true, true): "\(own) and \(counted(claimed, "free one"))"
    case (true, false): own
    case (false, true): counted(claimed, "free tile")
    case (false, false): nil
    }
  }

  func takenTiles(_ effects: MoveEffects) -> String? {
    takenTiles(captured: effects.captured, claimed: effects.claimed, by: effects.mover)
  }

  /// What a move defends: `defends 4 tiles (including a corner)`; nil if it defends none that were not defended before.
  func defence(_ effects: MoveEffects, _ form: Form = .present) -> String? {
    guard !effects.defended.isEmpty else { return nil }
    let verb = form == .present ? "defends" : "defended"
    return "\(verb) \(counted(effects.defended.count, "tile"))\(corners(of: effects.defended))"
  }

  /// What a move takes and, if there is any, what it defends.
  func deeds(_ effects: MoveEffects, _ form: Form = .present) -> [String] {
    let taking = (form == .present ? "takes " : "taken ") + (takenTiles(effects) ?? "no tiles")
    return [taking] + [defence(effects, form)].compactMap { $0 }
  }

  /// Which of the opponent's tiles are no longer defended after a move; nil if there are none.
  func opening(_ effects: MoveEffects) -> String? {
    let opened = effects.opened
    guard !opened.isEmpty else { return nil }
    let (possessive, verb) = (names.possessive(of: effects.mover.opponent), opened.count == 1 ? "is" : "are")
    guard isBesideBoard else { return "\(possessive) \(Wording.names(of: opened)) \(verb) no longer defended" }
    return switch opened.corners.count {
    case 0: "\(opened.count) of \(possessive) tiles \(verb) no longer defended"
    case 1: "this opens \(possessive) corner"
    case let count: "this opens \(count) of \(possessive) corners"
    }
  }

  /// The corners of the board among some tiles, in brackets; empty if there are none.
  private func corners(of tiles: TileSet) -> String {
    let corners = tiles.corners
    guard !corners.isEmpty else { return "" }
    let isOne = corners.count == 1
    let text =
      isBesideBoard
      ? isOne ? "a corner" : "\(corners.count) corners"
      : "the corner\(isOne ? "" : "s") \(Wording.names(of: corners))"
    return tiles.count == corners.count ? " (\(text))" : " (including \(text))"
  }

  /// The names of tiles, as a list in words.
  private static func names(of tiles: TileSet) -> String {
    let names = tiles.indices.map { Board.name(of: $0) }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and \(last)"
  }

  /// Joins deeds into a list in words.
  static func list(_ deeds: [String]) -> String {
    guard let last = deeds.last, deeds.count > 1 else { return deeds.joined() }
    return deeds.dropLast().joined(separator: ", ") + ", and \(last)"
  }
}

extension TileSet {
  /// Those of its tiles that are corners of the board.
  fileprivate var corners: TileSet {
    let last = Board.side - 1
    return intersection([0, last, Board.tileCount - 1 - last, Board.tileCount - 1])
  }
}

// MARK: What comes of it

extension Wording {
  /// What a player could do, after `stops`: `blue from winning at once with HOG`.
  ///
  /// - Parameter word: as it is to be written.
  func winAtOnce(of player: Player, with word: String) -> String {
    "\(names.name(of: player)) from winning at once with \(word)"
  }

  /// How long a win or a loss takes that nothing can prevent: `by force within 3 turns`.
  static func byForce(within plies: Int) -> String { "by force within \(counted(plies, "turn"))" }

  /// A player's best answer: `blue's best answer is HOG`.
  ///
  /// - Parameter word: nil for a pass.
  func bestAnswer(_ word: String?, of player: Player) -> String {
    "\(names.possessive(of: player)) best answer is \(word?.asciiUppercased ?? "to pass")"
  }

  /// The winner of a finished game and the score: `red won 14 to 11`.
  func result(_ outcome: Outcome, _ position: Position) -> String {
    guard let winner = outcome.winner else { return "a draw, \(Wording.scores(of: .red, in: position))" }
    return "\(names.name(of: winner)) won \(Wording.scores(of: winner, in: position))"
  }

  /// A player's score and the opponent's: `14 to 11`.
  static func scores(of player: Player, in position: Position) -> String {
    "\(position.score(of: player)) to \(position.score(of: player.opponent))"
  }
}
