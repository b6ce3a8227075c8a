internal import ArgumentParser
internal import LetterpressVision

/// Whether to take grids of letters that do not look like Letterpress.
struct GridOptions: ParsableArguments {
  @Flag(help: "Read a grid of 5 × 5 letters even if it does not look like Letterpress.")
  var anyGrid = false

  /// Returns the reading if it may be used.
  ///
  /// - Throws: ``BoardReaderError/unlikelyBoard``.
  func checked(_ reading: BoardReading) throws(BoardReaderError) -> BoardReading {
    try GridOptions.checked(reading, anyGrid: anyGrid)
  }

  /// Returns the reading if it may be used: for code that may run without the options.
  ///
  /// - Throws: ``BoardReaderError/unlikelyBoard``.
  static func checked(_ reading: BoardReading, anyGrid: Bool) throws(BoardReaderError) -> BoardReading {
    anyGrid ? reading : try reading.checkedLikeness()
  }
}
