internal import LetterpressVision

/// Several pictures read one after the other: one that cannot be read does not keep the rest from it.
struct ImageBatch {
  let images: [String]
  let reader: BoardReader
  let output: OutputOptions
  /// What else to do with each file, by its place, before it is read.
  var beforeReading: (([UInt8], Int) throws -> Void)?

  /// Reads every picture and prints what `format` makes of it.
  ///
  /// - Throws: ``CommandFailure`` with the status of the first failure, once all pictures are done;
  ///   `ValidationError` where standard input is named twice.
  func run(format: (BoardReading, String) throws -> String) throws {
    try ImageSource.checkStandardInputIsReadOnce(images)
    var firstStatus: ExitStatus?
    for (index, file) in images.enumerated() {
      do {
        let text = try format(read(file, at: index), file)
        try StandardStreams.write(heading(file, at: index) + text)
      } catch {
        guard let failure = CommandFailure(error), failure.status != .inputOutputError else { throw error }
        firstStatus = firstStatus ?? failure.status
        try report(failure, file: file)
      }
    }
    if let firstStatus { throw CommandFailure("", status: firstStatus) }
  }

  private func read(_ file: String, at index: Int) throws -> BoardReading {
    let bytes = try ImageSource.bytes(of: file)
    try beforeReading?(bytes, index)
    do {
      return try reader.read(png: bytes)
    } catch {
      throw CommandFailure("\(error)", file: file, status: .dataError)
    }
  }

  /// The file's name above its result, where there are several in text.
  private func heading(_ file: String, at index: Int) -> String {
    guard output.format == .text, images.count > 1 else { return "" }
    return (index > 0 ? "\n" : "") + "\(file.printable)\n"
  }

  private func report(_ failure: CommandFailure, file: String) throws {
    switch output.format {
    case .text: StandardStreams.note(failure.message)
    case .json: try StandardStreams.write("\(JSONValue.object(ReadingOutput.json(failure, file: file)))\n")
    }
  }
}
