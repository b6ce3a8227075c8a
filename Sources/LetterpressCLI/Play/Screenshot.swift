internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressVision

/// A picture and what was read from it.
struct Screenshot {
  let file: String
  let image: RGBImage
  let reading: BoardReading

  /// - Throws: ``FileError``, or ``CommandFailure`` if it shows no board.
  init(file: String, corrections: [TileCorrection] = [], grid: GridOptions, reader: BoardReader) throws {
    do {
      image = try InputFile.picture(file)
      reading = try grid.checked(reader.read(image)).corrected(by: corrections)
    } catch {
      throw CommandFailure(error, file: file) ?? error
    }
    self.file = file
  }
}
