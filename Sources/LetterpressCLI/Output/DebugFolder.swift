internal import LetterpressVision

/// A folder for pictures of each stage of reading: directly in it for a single screenshot, in a folder each
/// for several.
struct DebugFolder {
  private let path: String
  /// Where the pictures of each screenshot go.
  private let folders: [String]
  private let pictures: DebugPictures

  /// - Parameter images: all screenshots that are going to be read, in their order.
  init(path: String, images: [String], templates: TemplateSet) {
    self.path = path
    folders = images.count == 1 ? [path] : DebugFolder.names(of: images).map { "\(path)/\($0)" }
    pictures = DebugPictures(templates: templates)
  }

  /// Makes the folder, so that one that cannot be made is found out before anything is read.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  func make() throws(FileError) { try FileSystem.makeFolder(path) }

  /// Writes the pictures of the stages that a screenshot reaches; those of other stages, which an earlier
  /// one left, are removed.
  ///
  /// - Parameter index: the screenshot's place among all.
  /// - Throws: ``FileError/unwritable(_:reason:)``, ``PNGEncodingError``.
  func write(picturesOf file: [UInt8], at index: Int) throws {
    let folder = folders[index]
    // What is no PNG reaches no stage; reading it says why.
    let drawn = (try? PNGDecoder.decode(file)).map(pictures.pictures) ?? []
    if !drawn.isEmpty { try FileSystem.makeFolder(folder) }
    for stage in DebugPicture.Stage.allCases {
      let path = "\(folder)/\(stage.fileName)"
      if let picture = drawn.first(where: { $0.stage == stage }) {
        try FileSystem.write(try PNGEncoder.encode(picture.image), to: path)
      } else if FileSystem.exists(path) {
        try FileSystem.remove(path)
      }
    }
  }

  /// The names of the screenshots without folder and `.png`, each with a number where several would be the
  /// same, in either case.
  private static func names(of images: [String]) -> [String] {
    var used: Set<String> = []
    return images.map { image in
      let path = image == ImageSource.standardInput ? "standard-input" : image
      let file = path.split(separator: "/").last.map(String.init) ?? path
      let stem = file.lowercased().hasSuffix(".png") ? file.dropLast(4) : file[...]
      // Neither nothing nor `.` or `..`, which would be folders of other things.
      let name = stem.allSatisfy { $0 == "." } ? file : String(stem)
      var unique = name
      var number = 1
      while !used.insert(unique.lowercased()).inserted {
        number += 1
        unique = "\(name)-\(number)"
      }
      return unique
    }
  }
}
