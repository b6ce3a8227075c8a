internal import LetterpressVision

/// Several pictures read one after the other: one that cannot be read does not keep the rest from it.
struct ImageBatch {
  let images: [String]
  let reader: BoardReader
  let output: OutputOptions

  /// Reads every picture and prints what `format` makes of it.
  ///
  /// - Throws: ``CommandFailure`` with the status of the first failure, once all pictures are done.
  func run(format: (BoardReading, String) throws -> String) throws {
    var firstStatus: ExitStatus?
    for (index, file) in images.enumerated() {
      do {
        let text = try format(read(file), file)
        try StandardStreams.write(heading(file, at: index) + text)
      } catch {
        guard let failure = CommandFailure(error, file: nil), failure.status != .inputOutputError else { throw error }
        firstStatus = firstStatus ?? failure.status
        try report(failure, file: file)
      }
    }
    if let firstStatus { throw CommandFailure("", status: firstStatus) }
  }

  private func read(_ file: String) throws -> BoardReading {
    let bytes = try ImageSource.bytes(of: file)
    do {
      return try reader.read(png: bytes)
    } catch {
      throw CommandFailure("\(file): \(error)", status: .dataError)
    }
  }

  /// The file's name above its result, where there are several in text.
  private func heading(_ file: String, at index: Int) -> String {
    guard output.format == .text, images.count > 1 else { return "" }
    return (index > 0 ? "\n" : "") + "\(file)\n"
  }

  private func report(_ failure: CommandFailure, file: String) throws {
    switch output.format {
    case .text: StandardStreams.note(failure.message)
    case .json: try StandardStreams.write("\(JSONValue.object(ReadingOutput.json(failure, file: file)))\n")
    }
  }
}
