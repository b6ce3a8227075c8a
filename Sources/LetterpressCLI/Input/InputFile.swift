internal import ArgumentParser
internal import LetterpressFiles

/// The name of a file on the command line: a path, or `-` for standard input.
enum InputFile {
  static let standardInput = "-"

  /// - Throws: ``FileError``.
  static func bytes(of name: String) throws(FileError) -> [UInt8] {
    name == standardInput ? try StandardStreams.readAll() : try FileSystem.read(name)
  }

  /// - Throws: `ValidationError` if more than one name stands for standard input, which can be read only once.
  static func checkStandardInputIsReadOnce(_ names: [String]) throws {
    guard names.count(where: { $0 == standardInput }) <= 1 else {
      throw ValidationError("Standard input (-) can be read only once, but is given more than once.")
    }
  }
}
