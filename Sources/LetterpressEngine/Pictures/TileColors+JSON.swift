package import LetterpressVision

extension TileColors {
  /// The colours as a JSON object.
  package var json: JSONValue {
    .object(
      [
        ("free", TilePalette.Kind.unclaimed), ("red", .red), ("redDefended", .redDefended), ("blue", .blue),
        ("blueDefended", .blueDefended),
      ].map { ($0.0, .string(self[$0.1].description)) })
  }
}
