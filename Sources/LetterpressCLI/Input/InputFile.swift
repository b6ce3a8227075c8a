internal import ArgumentParser
internal import LetterpressFiles

/// The name of a file on the command line: a path, or `-` for standard input.
enum InputFile {
  static let standardInput = "-"

  /// - Throws: ``FileError``.
  static func bytes(of name: String) throws(FileError) -> [UInt8] {
    name == standardInput ? try StandardStreams.readAll() : try FileSystem.read(name)
  }

  /// - Throws: `ValidationError` where more than one name stands for standard input, which is empty once
  ///   it was read.
  static func checkStandardInputIsReadOnce(_ names: [String]) throws {
    guard names.count(where: { $0 == standardInput }) <= 1 else {
      throw ValidationError("- is given more than once: standard input can be read only once.")
    }
  }
}
