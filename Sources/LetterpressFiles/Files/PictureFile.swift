internal import LetterpressPNG
package import LetterpressVision

/// A picture in a file, which must be a PNG.
///
/// To read another format, such as JPEG, start here: `FileKind` in `LetterpressPNG` recognizes formats and says which are
/// refused, a decoder goes beside `PNGDecoder`, and ``extensions`` says which names are completed and found in folders.
/// `InputFile` in the command line and ``LabelTable`` load pictures by these functions. A browser decodes for the page,
/// so the page reads all its formats already. The error of another decoder needs what `PNGDecodingError` has: a place in
/// ``LabelTableError``, in `ImageBatch`, and in `CommandFailure+Libraries.swift` of the command line, which gives each
/// error its exit status and advice. Help and messages that say PNG are found by that word. What the program writes is
/// PNG, whatever it reads: `--picture`, debugging pictures, and templates (``LetterpressVision/TemplateName``).
package enum PictureFile {
  /// How the names of pictures end that can be read, in lower case and without the dot.
  package static let extensions = ["png"]

  /// Returns the name of a picture's file without its ending, in either case; nil for any other file.
  package static func stem(of name: String) -> Substring? {
    guard let ending = extensions.first(where: { name.lowercased().hasSuffix(".\($0)") }) else { return nil }
    return name.dropLast(ending.count + 1)
  }

  /// Reads and decodes a file. Anything but a PNG is refused by its first bytes, whatever its size.
  ///
  /// - Parameter isRegular: whether to refuse pipes and devices, without waiting for their data.
  /// - Throws: ``FileError``, ``LetterpressPNG/PNGDecodingError``.
  package static func load(_ path: String, isRegular: Bool = false) throws -> RGBImage {
    try PNGDecoder.decode(
      try FileSystem.read(path, limit: .picture, isRegular: isRegular, whereBeginning: PNGDecoder.canBegin))
  }

  /// Reads and decodes the picture on standard input.
  ///
  /// - Throws: ``FileError``, ``LetterpressPNG/PNGDecodingError``.
  package static func loadStandardInput() throws -> RGBImage {
    try PNGDecoder.decode(try FileSystem.readStandardInput(limit: .picture, whereBeginning: PNGDecoder.canBegin))
  }
}
