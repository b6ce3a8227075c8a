/// Who owns which tiles of a board.
public struct Owners: Hashable, Sendable {
  /// Red's tiles.
  public private(set) var red: TileSet
  /// Blue's tiles; none of them is red's.
  public private(set) var blue: TileSet

  /// Creates owners from each player's tiles; all others are unclaimed.
  ///
  /// - Precondition: no tile belongs to both players.
  public init(red: TileSet = TileSet(), blue: TileSet = TileSet()) {
    precondition(red.intersection(blue).isEmpty, "a tile has one owner")
    (self.red, self.blue) = (red, blue)
  }

  /// A player's tiles.
  public subscript(player: Player) -> TileSet { player == .red ? red : blue }

  /// The owner of a tile, 0 to 24; nil if nobody owns it.
  public subscript(tile: Int) -> Player? { player(of: tile) }

  /// The owner of a tile; nil if nobody owns it.
  public subscript(tile: Tile) -> Player? { player(of: tile.index) }

  /// Gives tiles to a player, or to nobody, regardless of who owned them.
  public mutating func give(_ tiles: TileSet, to player: Player?) {
    red = player == .red ? red.union(tiles) : red.subtracting(tiles)
    blue = player == .blue ? blue.union(tiles) : blue.subtracting(tiles)
  }

  /// The tiles that nobody owns.
  public var unclaimed: TileSet { TileSet.all.subtracting(red).subtracting(blue) }

  /// The tiles that cannot be taken: those with the same owner as all their orthogonal neighbours.
  public var defended: TileSet { red.interior.union(blue.interior) }

  /// Red if it does not matter whose turn it is, because nobody owns anything or the game is over; else nil.
  public var indifferentTurn: Player? { unclaimed == .all || unclaimed.isEmpty ? .red : nil }

  /// Returns the owner of a tile; nil if nobody owns it.
  public func player(of tile: Int) -> Player? {
    red.contains(tile) ? .red : blue.contains(tile) ? .blue : nil
  }

  /// Returns who owns a tile, and whether it is defended.
  public func ownership(of tile: Int) -> Ownership {
    guard let player = player(of: tile) else { return .unclaimed }
    return .owned(by: player, isDefended: self[player].interior.contains(tile))
  }
}

extension Owners: CustomStringConvertible {
  /// 25 characters, row by row: `.` unclaimed, `r` red, `b` blue, upper case if the tile is defended.
  public var description: String { String((0..<Board.tileCount).map { ownership(of: $0).character }) }
}

extension Owners {
  /// Parses owners as ``description`` writes them. An upper-case letter that the neighbours contradict is an error; a
  /// lower-case one on a defended tile is not, so that owners can be typed without working out which tiles are
  /// defended.
  ///
  /// - Throws: ``PositionError/wrongOwnerCount(_:)``, ``PositionError/invalidOwner(_:tile:)`` or
  ///   ``PositionError/notDefended(tile:)``.
  public init(parsing text: String) throws(PositionError) {
    guard text.count == Board.tileCount else { throw .wrongOwnerCount(text.count) }
    self.init()
    var saidToBeDefended = TileSet()
    for (tile, character) in text.enumerated() {
      switch character {
      case ".": break
      case "r", "R": red.insert(tile)
      case "b", "B": blue.insert(tile)
      default: throw .invalidOwner(character, tile: tile)
      }
      if character == "R" || character == "B" { saidToBeDefended.insert(tile) }
    }
    if let tile = saidToBeDefended.indices.first(where: { !defended.contains($0) }) {
      throw .notDefended(tile: tile)
    }
  }
}

/// One of the two players, named by their colour in the light theme.
///
/// In other themes, red is the player with the colour that replaces red; if the theme is unknown, the one whose avatar
/// is on the left.
public enum Player: String, Hashable, Sendable, CaseIterable {
  case red
  case blue

  /// The other player.
  public var opponent: Player { self == .red ? .blue : .red }
}

/// Who owns a tile, and whether it can be taken.
public enum Ownership: Hashable, Sendable {
  /// Nobody.
  case unclaimed
  /// A player; the tile is defended if all neighbours are that player's too.
  case owned(by: Player, isDefended: Bool)

  /// The owner; nil for an unclaimed tile.
  public var owner: Player? {
    switch self {
    case .unclaimed: nil
    case .owned(let player, _): player
    }
  }

  /// Whether the tile cannot be taken.
  public var isDefended: Bool {
    switch self {
    case .unclaimed: false
    case .owned(_, let isDefended): isDefended
    }
  }

  /// `.` for an unclaimed tile, `r` or `b` for an owned one, upper case if it is defended.
  public var character: Character {
    switch self {
    case .unclaimed: "."
    case .owned(by: .red, let isDefended): isDefended ? "R" : "r"
    case .owned(by: .blue, let isDefended): isDefended ? "B" : "b"
    }
  }
}
