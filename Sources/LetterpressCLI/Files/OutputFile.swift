internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressVision

/// An output file of a command. It is never one of the inputs, and replaces an existing file only if allowed. Pipes and
/// devices are written to.
package struct OutputFile: Sendable {
  package let path: String
  private var mayReplace: Bool

  /// How the names of pictures end that commands write, whatever they can read (``PictureFile/extensions``).
  static let pictureExtension = "png"

  /// Checks the name before any work is done.
  ///
  /// - Parameters:
  ///   - inputs: the files that the command reads, ``InputFile/standardInput`` among them.
  ///   - overwrite: whether any file may be replaced.
  ///   - isOwn: whether the program itself made the file of that name, so that it may be replaced.
  /// - Throws: ``CommandFailure``, ``FileError/exists(_:)``.
  package init(
    _ path: String, inputs: [String?] = [], overwrite: Bool = false, isOwn: (String) -> Bool = { _ in false }
  ) throws {
    try self.init(path, inputs: InputFile.identities(of: inputs), overwrite: overwrite, isOwn: isOwn)
  }

  /// Checks the name before any work is done; for many outputs with the same inputs, which are then looked up only once.
  private init(_ path: String, inputs: Set<FileSystem.Identity>, overwrite: Bool, isOwn: (String) -> Bool) throws {
    self.path = path
    try OutputFile.check(path, isNoneOf: inputs)
    mayReplace = overwrite || isOwn(path)
    guard mayReplace || !FileSystem.isRegularFile(path) else { throw FileError.exists(path) }
    try FileSystem.checkCanWrite(to: path)
  }

  /// - Throws: ``CommandFailure`` if the output is also an input.
  package static func check(_ path: String, isNoneOf inputs: [String?]) throws(CommandFailure) {
    try check(path, isNoneOf: InputFile.identities(of: inputs))
  }

  private static func check(_ path: String, isNoneOf inputs: Set<FileSystem.Identity>) throws(CommandFailure) {
    guard !inputs.isEmpty, let identity = FileSystem.Identity(ofRegularFile: path), inputs.contains(identity) else {
      return
    }
    throw CommandFailure("this file is also an input: name another one to write to", file: path, status: .usage)
  }

  /// Writes the file. Having been written once, it may be written again.
  ///
  /// - Parameter limit: the maximum size, for a file that is to be read again; nil for none.
  /// - Throws: ``FileError``.
  mutating func write(_ bytes: [UInt8], limit: InputLimit? = nil) throws(FileError) {
    try FileSystem.write(bytes, to: path, replacing: mayReplace, limit: limit)
    mayReplace = true
  }
}

extension OutputFile {
  /// A file for a picture, which may replace one that this program drew.
  ///
  /// - Throws: ``CommandFailure``, ``FileError/exists(_:)``.
  init(picture path: String, inputs: [String?] = [], overwrite: Bool) throws {
    try OutputFile.checkPictureName(path)
    try self.init(path, inputs: inputs, overwrite: overwrite, isOwn: OutputFile.isOwnPicture)
  }

  /// One of many files for pictures, for which the inputs are looked up only once.
  ///
  /// - Throws: ``CommandFailure``, ``FileError/exists(_:)``.
  init(picture path: String, inputs: Set<FileSystem.Identity>, overwrite: Bool) throws {
    try self.init(path, inputs: inputs, overwrite: overwrite, isOwn: OutputFile.isOwnPicture)
  }

  /// Checks that a name does not promise another kind of picture.
  ///
  /// - Throws: ``CommandFailure``.
  private static func checkPictureName(_ path: String) throws(CommandFailure) {
    guard path != InputFile.standardInput else {
      throw CommandFailure("pictures are not written to standard output: name a file", file: path, status: .usage)
    }
    let name = path.lowercased()
    guard otherPictureExtensions.contains(where: { name.hasSuffix(".\($0)") }) else { return }
    throw CommandFailure(
      "pictures are written as PNG: give a name that ends in .\(pictureExtension)", file: path, status: .usage)
  }

  /// How the names of other pictures end.
  private static let otherPictureExtensions = [
    "avif", "bmp", "gif", "heic", "jpeg", "jpg", "pdf", "svg", "tif", "tiff", "webp",
  ]

  /// Whether a file is a picture that this program drew.
  static func isOwnPicture(_ path: String) -> Bool {
    guard FileSystem.isRegularFile(path) else { return false }
    return (try? FileSystem.read(path, limit: .picture) { _ in false }).map(PNGSoftware.hasSigned) ?? false
  }

  /// Writes a picture, marked as drawn by this program.
  ///
  /// - Throws: ``FileError``, ``PNGEncodingError``.
  mutating func write(_ image: RGBImage) throws {
    try write(PNGSoftware.signed(try PNGEncoder.encode(image)))
  }
}

/// Whether files may be replaced.
struct OverwriteOptions: ParsableArguments {
  @Flag(help: "Replace an existing file.")
  var overwrite = false
}
