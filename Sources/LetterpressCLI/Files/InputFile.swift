internal import ArgumentParser
package import LetterpressFiles
internal import LetterpressVision

/// The name of a file on the command line: a path, or `-` for standard input.
package enum InputFile {
  static let standardInput = "-"

  /// Reads a file, up to the limit of its kind.
  ///
  /// - Throws: ``FileError``.
  package static func bytes(of name: String, limit: InputLimit) throws(FileError) -> [UInt8] {
    name == standardInput
      ? try FileSystem.readStandardInput(limit: limit) : try FileSystem.read(name, limit: limit)
  }

  /// Reads a text file, up to the limit of its kind.
  ///
  /// - Throws: ``FileError``.
  package static func text(of name: String, limit: InputLimit) throws(FileError) -> String {
    String(decoding: try bytes(of: name, limit: limit), as: UTF8.self)
  }

  /// Reads and decodes a picture.
  ///
  /// - Throws: ``FileError``, ``PictureError``; ``CommandFailure`` for a folder.
  static func picture(_ name: String) throws -> RGBImage {
    if name == standardInput { return try PictureFile.loadStandardInput() }
    do {
      return try PictureFile.load(name)
    } catch let error as FileError where FileSystem.isFolder(name) {
      throw CommandFailure(
        error.explanation, advice: "; `letterpress games FOLDER` lists the games in one", file: name, status: .noInput)
    }
  }

  /// Which files the names stand for, without those that are not regular files.
  static func identities(of names: [String?]) -> Set<FileSystem.Identity> {
    Set(names.compactMap(\.self).compactMap(identity))
  }

  /// Which file a name stands for; nil if it is not a regular file.
  static func identity(of name: String) -> FileSystem.Identity? {
    FileSystem.Identity(ofRegularFile: name == standardInput ? nil : name)
  }

  /// - Throws: `ValidationError` if more than one name stands for standard input, which can be read only once.
  package static func checkStandardInputIsReadOnce(_ names: [String]) throws {
    guard names.count(where: { $0 == standardInput }) <= 1 else {
      throw ValidationError("Standard input (-) can be read only once, but is given more than once.")
    }
  }
}

/// The lines of standard input, each as soon as it arrives.
struct InputLines {
  private let reader = FileReader.standardInput
  private var bytes: [UInt8] = []
  private var hasEnded = false

  /// Longer lines are split: nobody types them, and they must not fill the memory.
  private static let longestLine = 1 << 16

  /// The next line without its line end; nil if there is none.
  ///
  /// - Throws: ``FileError``.
  mutating func next() throws(FileError) -> String? {
    while true {
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if end > InputLines.longestLine { return line(upTo: InputLines.longestLine, dropping: InputLines.longestLine) }
      if end < bytes.count { return line(upTo: end, dropping: end + 1) }
      if hasEnded { return bytes.isEmpty ? nil : line(upTo: end, dropping: end) }
      let count = bytes.count
      try reader.read(into: &bytes)
      hasEnded = bytes.count == count
    }
  }

  private mutating func line(upTo end: Int, dropping count: Int) -> String {
    defer { bytes.removeFirst(count) }
    let line = bytes[..<end]
    return String(fileName: line.last == 0x0D ? line.dropLast() : line)
  }
}
