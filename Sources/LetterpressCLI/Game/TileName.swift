internal import LetterpressSolver
internal import LetterpressVision

/// The names of tiles that somebody typed.
enum TileName {
  /// The tile of a name such as `B3`, in either case; nil for what is none.
  static func tile(_ name: some StringProtocol) -> Int? {
    (0..<TileSet.tileCount).first { TileSet.name(of: $0) == name.uppercased() }
  }

  /// What to say of a name that is none.
  static func message(_ name: some StringProtocol) -> String {
    "\(String(name).printable) is no tile: they are called A1 to E5, column and row"
  }
}
