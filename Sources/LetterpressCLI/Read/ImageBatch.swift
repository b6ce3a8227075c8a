internal import LetterpressFiles
internal import LetterpressEngine
internal import LetterpressVision

/// Pictures that are read on all cores and printed in their order; an unreadable one does not stop the rest.
struct ImageBatch {
  private let pictures: PictureSource
  private let jobs: Int
  private let known: KnownLetters
  private let format: OutputOptions.Format
  /// Where pictures of each stage are written; nil if none are wanted.
  private let debug: DebugFolder?
  /// Corrections to the only picture.
  private let corrections: [TileCorrection]
  /// Which grids to take; nil for all.
  private let grid: GridOptions?

  init(
    _ pictures: PictureSource, jobs: JobOptions, known: KnownLetters, format: OutputOptions.Format,
    corrections: [TileCorrection] = [], grid: GridOptions? = nil, debug: DebugFolder? = nil
  ) {
    self.pictures = pictures
    self.jobs = jobs.count(for: pictures.isSingle ? 1 : .max)
    self.known = known
    self.format = format
    self.corrections = corrections
    self.grid = grid
    self.debug = debug
  }

  /// The result for a picture.
  private struct Outcome: Sendable {
    let result: Result<String, any Error>
    /// Which pictures of its stages were written, and where, and what is wrong with the letters learnt.
    let notes: [String]
  }

  /// Reads every picture, on several threads, and prints what `text` makes of it.
  ///
  /// - Throws: ``CommandFailure.Reported`` with the status of the first failure, once all pictures are done; at once,
  ///   ``CommandFailure`` if results cannot be printed, and ``FileError`` or ``CommandFailure`` if a list cannot be
  ///   read.
  func run(text: @escaping @Sendable (BoardReading, String) throws -> String) throws {
    let console = BatchConsole(total: pictures.count)
    let work = OrderedWork<PictureSource, Outcome>(jobs: jobs) { picture in
      var notes: [String] = []
      let result = Result { try text(read(picture, console: console, notes: &notes), picture.name) }
      return Outcome(result: result, notes: notes)
    }
    var firstStatus: ExitStatus?
    func readAll() throws {
      try work.run(on: pictures) { picture, outcome in
        for note in outcome.notes { console.note(note) }
        do {
          let text = try heading(picture) + outcome.result.get()
          try console.write(format == .text ? StandardStreams.folded(text) : text)
        } catch {
          guard let failure = CommandFailure(error), failure.status != .inputOutputError else { throw error }
          firstStatus = firstStatus ?? failure.status
          try report(failure, of: picture, on: console)
        }
        console.advance()
      }
    }
    if pictures.isSingle { try readAll() } else { try console.guarding(readAll) }
    if let firstStatus { throw CommandFailure.Reported(status: firstStatus) }
  }

  private func read(
    _ picture: PictureSource.Item, console: BatchConsole, notes: inout [String]
  ) throws -> BoardReading {
    func failure(_ error: any Error) -> any Error { CommandFailure(error, file: picture.name) ?? error }
    func draw(_ stages: ReadingStages?) throws {
      guard let debug, let folder = picture.debugFolder else { return }
      let files = debug.files(of: stages)
      try console.use { try debug.write(files, into: folder, from: picture.name) }
      if let note = DebugFolder.note(of: files, in: folder) { notes.append(note) }
    }
    let image: RGBImage
    do {
      image = try InputFile.picture(picture.name)
    } catch {
      if error is PictureError { try draw(nil) }
      throw failure(error)
    }
    let stages = known.reader.stages(of: image)
    try draw(stages)
    do {
      let reading = try stages.reading(besides: corrections)
      let corrected = try (grid?.checked(reading) ?? reading).corrected(by: corrections)
      if let remark = known.remark(on: corrected) { notes.append(remark) }
      return corrected
    } catch {
      throw failure(error)
    }
  }

  /// The file's name above its result; empty for JSON or a single picture.
  private func heading(_ picture: PictureSource.Item) -> String {
    guard format == .text, !pictures.isSingle else { return "" }
    return (picture.place > 0 ? "\n" : "") + "\(picture.name.printable)\n"
  }

  private func report(_ failure: CommandFailure, of picture: PictureSource.Item, on console: BatchConsole) throws {
    switch format {
    case .text: console.note(failure.message)
    case .json: try console.write(JSONValue.object(failure.members(file: picture.name)).line)
    }
  }
}
