internal import LetterpressPNG
internal import LetterpressVision

/// Reading pictures, compared with only decoding them.
struct PictureBench {
  private let reader = BoardReader()
  /// How many turns each measurement takes at most.
  let turns: Int

  /// How many rows it adds to a table.
  static let rowCount = 5

  private static let timeARow = Duration.milliseconds(700)

  /// Adds the rows of a picture to the table.
  ///
  /// - Parameter file: the picture as PNG.
  /// - Throws: ``BoardReaderError``, ``PNGDecodingError``.
  func measure(_ file: [UInt8], in table: BenchTable) throws {
    let image = try PNGDecoder.decode(file)
    let grid = try reader.locate(in: image).grid.get()
    let glyphs = reader.binarize(image, on: grid).map { $0.glyph.map { Glyph($0) } }
    func row(_ name: String, _ subject: () throws -> Void) throws {
      let timing = try PairedTiming.measure(turns: turns, atMost: PictureBench.timeARow, subject: subject) {
        _ = try PNGDecoder.decode(file)
      }
      table.add("\(name), \(image.width) × \(image.height)", against: "decode only", timing)
    }
    try row("read") { _ = try reader.read(png: file) }
    try row("read, decoded before") { _ = try reader.read(image) }
    try row("locate") { _ = try reader.locate(in: image).grid.get() }
    try row("binarize") { _ = reader.binarize(image, on: grid) }
    try row("match") { _ = reader.match(glyphs) }
  }
}
