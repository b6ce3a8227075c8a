public import LetterpressSolver

/// Who owns which tile, as far as a picture's colours show it: in bad light, two kinds of tile may look alike.
public struct SeenOwners: Hashable, Sendable {
  /// The owners that are known. Tiles whose owner is open belong to nobody here.
  public private(set) var owners: Owners
  /// The tiles whose owner is open.
  public private(set) var open: TileSet

  /// - Parameter open: tiles whose owner is open, whatever `owners` says of them.
  public init(_ owners: Owners, open: TileSet = TileSet()) {
    self.owners = Owners(red: owners.red.subtracting(open), blue: owners.blue.subtracting(open))
    self.open = open
  }

  /// The owners of all tiles; nil if one is open.
  public var complete: Owners? { open.isEmpty ? owners : nil }

  /// Returns who owns a tile; nil if that is open. Whether the tile is defended depends on its neighbours, as far as they are known.
  package func ownership(of tile: Int) -> Ownership? { open.contains(tile) ? nil : owners.ownership(of: tile) }

  /// Says who owns a tile.
  package mutating func give(_ tile: Int, to player: Player?) {
    owners.give(TileSet(CollectionOfOne(tile)), to: player)
    open.remove(tile)
  }

  /// Returns the owners that agree with the scores: all of them, if the scores leave no choice; nil if none agree.
  func settled(by scores: Scores) -> SeenOwners? {
    let (red, blue) = (scores.red - owners.red.count, scores.blue - owners.blue.count)
    guard red >= 0, blue >= 0, red + blue <= open.count else { return nil }
    if red + blue == 0 { return SeenOwners(owners) }
    guard red + blue == open.count, red == 0 || blue == 0 else { return self }
    var settled = owners
    settled.give(open, to: red > 0 ? .red : .blue)
    return SeenOwners(settled)
  }
}

extension SeenOwners: CustomStringConvertible {
  /// Parses owners as ``description`` writes them: like ``/LetterpressSolver/Owners/init(parsing:)``, with `?` for a tile whose owner is
  /// open.
  ///
  /// - Throws: ``/LetterpressSolver/PositionError``, as the parser of owners does.
  public init(parsing text: String) throws(PositionError) {
    var open = TileSet()
    var known = ""
    for (tile, character) in text.enumerated() {
      if character == "?", tile < Board.tileCount { open.insert(tile) }
      known.append(character == "?" ? "." : character)
    }
    self.init(try Owners(parsing: known), open: open)
  }

  /// 25 characters, row by row, as in `rb.rR?.rb`: those of ``/LetterpressSolver/Owners``, and `?` for a tile whose owner is open.
  public var description: String {
    String(owners.description.enumerated().map { open.contains($0.offset) ? "?" : $0.element })
  }
}
