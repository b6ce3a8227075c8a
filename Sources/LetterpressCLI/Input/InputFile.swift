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

/// What the process's environment says.
enum Environment {
  /// A variable's value; nil where it is not set or empty.
  static func value(_ name: String) -> String? {
    guard let value = POSIX.environment(name), !value.isEmpty else { return nil }
    return value
  }

  /// Where trained templates are kept unless another folder is named; nil where no home folder is known.
  static var templateFolder: String? {
    // The XDG base directory specification: a relative path is to be ignored.
    if let data = value("XDG_DATA_HOME"), data.hasPrefix("/") { return "\(data)/letterpress/templates" }
    guard let home = value("HOME") else { return nil }
    #if canImport(Darwin)
      return "\(home)/Library/Application Support/letterpress/templates"
    #else
      return "\(home)/.local/share/letterpress/templates"
    #endif
  }
}
