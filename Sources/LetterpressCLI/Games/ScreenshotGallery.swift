internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressSolver
internal import LetterpressVision

/// The pictures of a collection that show a position, with what they show.
struct ScreenshotGallery {
  /// The pictures that show a position, in the order given.
  private(set) var files: [String] = []
  /// What each of them shows.
  private(set) var snapshots: [GameSnapshot] = []
  /// The status of the first file that could not be read at all; nil if all could. A picture without a board is not a
  /// failure.
  private(set) var firstStatus: ExitStatus?

  /// Reads pictures of folders on several threads, and reports problems on standard error. A pipe counts as a problem, since
  /// nobody named it and it might never end.
  ///
  /// - Parameter anyGrid: whether to take grids of letters that do not look like Letterpress.
  /// - Throws: ``CommandFailure`` if standard error is closed.
  init(_ pictures: [String], reader: BoardReader, anyGrid: Bool = false, jobs: Int) throws {
    let console = BatchConsole { pictures.count }
    let work = OrderedWork<ItemArray<String>, Result<BoardReading, any Error>>(jobs: jobs) { file in
      Result {
        try GridOptions.checked(try reader.read(try PictureFile.load(file, isRegular: true)), anyGrid: anyGrid)
      }
    }
    var boardlessCount = 0
    try console.guarding {
      try work.run(on: ItemArray(pictures)) { file, result in
        switch result {
        case .success(let reading):
          if let snapshot = reading.snapshot() {
            files.append(file)
            snapshots.append(snapshot)
          } else {
            console.note("\(file.printable): left out: \(ReadingWarning.unknownOwners(.all))")
          }
        case .failure(is BoardReaderError): boardlessCount += 1
        case .failure(let error):
          guard let failure = CommandFailure(error, file: file) else { throw error }
          firstStatus = firstStatus ?? failure.status
          console.note(failure.message)
        }
        console.advance()
      }
    }
    if boardlessCount > 0 {
      StandardStreams.note(
        "left out \(counted(boardlessCount, "picture")) without a readable board; `letterpress read` says why")
    }
  }
}
