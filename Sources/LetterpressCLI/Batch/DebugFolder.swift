internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressPictures
internal import LetterpressVision

/// A folder for pictures of each stage of reading.
struct DebugFolder: Sendable {
  /// A file to write or, without bytes, to remove.
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

  /// Makes the folder, so that a failure shows before anything is read.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  func make() throws(FileError) { try FileSystem.makeFolder(path) }

  /// Draws the stages that a screenshot reached; the files of other stages, left by an earlier run, are to be removed.
  ///
  /// - Parameter screenshot: nil for a file that is not a PNG, which reaches no stage.
  /// - Throws: ``PNGEncodingError``.
  func files(of screenshot: (image: RGBImage, stages: ReadingStages)?) throws(PNGEncodingError) -> [File] {
    let drawn = screenshot.map { pictures.pictures(of: $0.image, stages: $0.stages) } ?? []
    return try DebugPicture.Stage.allCases.map { stage throws(PNGEncodingError) in
      let picture = drawn.first { $0.stage == stage }
      return File(
        name: stage.fileName,
        bytes: try picture.map { image throws(PNGEncodingError) in try PNGEncoder.encode(image.image) })
    }
  }

  /// Writes the files of a screenshot to its folder.
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

extension DebugFolder {
  /// Which files were written to a folder; nil if none were.
  static func note(of files: [File], in folder: String) -> String? {
    let names = files.compactMap { $0.bytes == nil ? nil : $0.name }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return "wrote \(others.isEmpty ? "" : others + " and ")\(last) to \(folder.printable)"
  }
}

/// The folders for the pictures of each stage: with several screenshots, one per screenshot, named after it.
struct DebugFolderNames: Sendable {
  let path: String
  /// Whether there is only one screenshot, which needs no folder of its own.
  let isSingle: Bool
  private var used: Set<String> = []

  init(path: String, isSingle: Bool) {
    self.path = path
    self.isSingle = isSingle
  }

  /// The folder for the next screenshot: its name without folder and `.png`, followed by a number if the same name has
  /// been used, in either case.
  mutating func folder(for image: String) -> String {
    guard !isSingle else { return path }
    let image = image == InputFile.standardInput ? "standard-input" : image
    let file = image.split(separator: "/").last.map(String.init) ?? image
    let stem = file.lowercased().hasSuffix(".png") ? file.dropLast(4) : file[...]
    // Neither nothing nor `.` or `..`, which would be folders of other things.
    let name = stem.allSatisfy { $0 == "." } ? file : String(stem)
    var unique = name
    var number = 1
    while !used.insert(unique.lowercased()).inserted {
      number += 1
      unique = "\(name)-\(number)"
    }
    return "\(path)/\(unique)"
  }
}
