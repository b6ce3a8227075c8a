internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressVision

/// A picture and what was read from it.
struct Screenshot {
  let file: String
  /// The picture; if its board does not lie as the pixels do, what it would look like if it did.
  let image: RGBImage
  /// Where the board is in this picture.
  let frame: Rect
  let reading: BoardReading

  /// - Throws: ``FileError``, or ``CommandFailure`` if it shows no board.
  init(file: String, corrections: [TileCorrection] = [], grid: GridOptions, known: KnownLetters) throws {
    do {
      let stages = known.reader.stages(of: try InputFile.picture(file))
      reading = try grid.checked(stages.reading(besides: corrections)).corrected(by: corrections)
      (image, frame) = (stages.image, stages.grid?.frame ?? reading.frame)
    } catch {
      throw CommandFailure(error, file: file) ?? error
    }
    self.file = file
    if let remark = known.remark(on: reading) { StandardStreams.note(remark) }
  }
}
