internal import LetterpressVision

/// The name of a picture on the command line: a path, or `-` for standard input.
enum ImageSource {
  /// - Throws: ``FileError``.
  static func bytes(of name: String) throws(FileError) -> [UInt8] {
    name == "-" ? try StandardStreams.readAll() : try FileSystem.read(name)
  }
}
