internal import LetterpressVision

/// A folder for pictures of each stage of reading.
struct DebugFolder: Sendable {
  /// A file to be written; one that is to be there no more has no bytes.
  struct File: Sendable {
    let name: String
    let bytes: [UInt8]?
  }

  private let path: String
  private let pictures: DebugPictures

  init(path: String, templates: TemplateSet) {
    self.path = path
    pictures = DebugPictures(templates: templates)
  }

  /// Makes the folder, so that one that cannot be made is found out before anything is read.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  func make() throws(FileError) { try FileSystem.makeFolder(path) }

  /// Draws the stages that a screenshot reaches; the files of other stages, which an earlier one left, are to be removed.
  ///
  /// - Throws: ``PNGEncodingError``.
  func files(of screenshot: [UInt8]) throws(PNGEncodingError) -> [File] {
    // What is no PNG reaches no stage; reading it says why.
    let drawn = (try? PNGDecoder.decode(screenshot)).map(pictures.pictures) ?? []
    return try DebugPicture.Stage.allCases.map { stage throws(PNGEncodingError) in
      let picture = drawn.first { $0.stage == stage }
      return File(
        name: stage.fileName,
        bytes: try picture.map { image throws(PNGEncodingError) in try PNGEncoder.encode(image.image) })
    }
  }

  /// Writes the files of a screenshot into the folder for it.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  static func write(_ files: [File], into folder: String) throws(FileError) {
    if files.contains(where: { $0.bytes != nil }) { try FileSystem.makeFolder(folder) }
    for file in files {
      let path = "\(folder)/\(file.name)"
      if let bytes = file.bytes {
        try FileSystem.write(bytes, to: path)
      } else if FileSystem.exists(path) {
        try FileSystem.remove(path)
      }
    }
  }
}
