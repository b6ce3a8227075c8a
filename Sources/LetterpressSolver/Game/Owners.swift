/// Who owns which tiles of a board.
public struct Owners: Hashable, Sendable {
  /// Red's tiles.
  public var red: TileSet
  /// Blue's tiles, none of them red's.
  public var blue: TileSet

  /// Owners of the given tiles; those of neither are unclaimed.
  ///
  /// - Precondition: no tile is both players'.
  public init(red: TileSet = TileSet(), blue: TileSet = TileSet()) {
    precondition(red.intersection(blue).isEmpty, "a tile has one owner")
    (self.red, self.blue) = (red, blue)
  }

  /// A player's tiles.
  public subscript(player: Player) -> TileSet {
    get { player == .red ? red : blue }
    set { if player == .red { red = newValue } else { blue = newValue } }
  }

  /// The tiles that nobody owns.
  public var unclaimed: TileSet { TileSet.all.subtracting(red).subtracting(blue) }

  /// The tiles that cannot be taken: each with all its orthogonal neighbours of one owner.
  public var defended: TileSet { red.interior.union(blue.interior) }

  /// Who owns a tile; nil where nobody does.
  public func player(of tile: Int) -> Player? {
    red.contains(tile) ? .red : blue.contains(tile) ? .blue : nil
  }

  /// Who owns a tile, and whether it is defended.
  public func ownership(of tile: Int) -> Ownership {
    guard let player = player(of: tile) else { return .unclaimed }
    return .owned(by: player, isDefended: self[player].interior.contains(tile))
  }
}

extension Owners: CustomStringConvertible {
  /// 25 characters, row by row: `.` unclaimed, `r` red, `b` blue, a capital where the tile is defended.
  public var description: String { String((0..<TileSet.tileCount).map { ownership(of: $0).character }) }
}

extension Owners {
  /// Parses the form that ``description`` prints. A capital that the neighbours contradict is an error; a small letter
  /// where the tile is in fact defended is not, so that owners can be typed without thinking about it.
  ///
  /// - Throws: ``PositionError/wrongOwnerCount(_:)``, ``PositionError/invalidOwner(_:tile:)`` or
  ///   ``PositionError/notDefended(tile:)``.
  public init(parsing text: String) throws(PositionError) {
    guard text.count == TileSet.tileCount else { throw .wrongOwnerCount(text.count) }
    self.init()
    for (tile, character) in text.enumerated() {
      switch character {
      case ".": break
      case "r", "R": red.insert(tile)
      case "b", "B": blue.insert(tile)
      default: throw .invalidOwner(character, tile: tile)
      }
    }
    for (tile, character) in text.enumerated() where character.isUppercase && !defended.contains(tile) {
      throw .notDefended(tile: tile)
    }
  }
}
