internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressPictures
internal import LetterpressVision

/// A folder for pictures of each stage of reading.
struct DebugFolder: Sendable {
  /// A picture to write; if it is nil, an earlier file is removed.
  struct File: Sendable {
    let name: String
    let picture: RGBImage?
  }

  private let path: String
  private let pictures: DebugPictures
  /// The input files known so far, which are never replaced. Looked up once, not again for each file to write.
  private let inputs: Set<FileSystem.Identity>
  /// Whether files that this program did not draw may be replaced.
  private let overwrite: Bool

  init(path: String, templates: TemplateSet, inputs: [String], overwrite: Bool) {
    (self.path, self.inputs, self.overwrite) = (path, InputFile.identities(of: inputs), overwrite)
    pictures = DebugPictures(templates: templates)
  }

  /// Creates the folder, so that a failure shows before anything is read.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  func make() throws(FileError) { try FileSystem.makeFolder(path) }

  /// Draws the stages that a screenshot reached. Files of other stages, which an earlier run may have left, get no picture.
  ///
  /// - Parameter stages: nil for a file that is no picture, which reaches no stage.
  func files(of stages: ReadingStages?) -> [File] {
    let drawn = stages.map { pictures.pictures(of: $0) } ?? []
    return DebugPicture.Stage.allCases.map { stage in
      File(name: stage.fileName, picture: drawn.first { $0.stage == stage }?.image)
    }
  }

  /// Writes the files of a screenshot to its folder: all of them, or none if one would replace a file that must stay.
  ///
  /// - Parameter input: the screenshot.
  /// - Throws: ``FileError``, ``CommandFailure``, ``PNGEncodingError``.
  func write(_ files: [File], into folder: String, from input: String) throws {
    func path(_ file: File) -> String { "\(folder)/\(file.name)" }
    let pictures = files.compactMap(\.picture)
    if !pictures.isEmpty { try FileSystem.makeFolder(folder) }
    let own = InputFile.identity(of: input)
    let taken = own.map { inputs.union([$0]) } ?? inputs
    var outputs = try files.filter { $0.picture != nil }.map {
      try OutputFile(picture: path($0), inputs: taken, overwrite: overwrite)
    }
    for (index, picture) in pictures.enumerated() { try outputs[index].write(picture) }
    for file in files where file.picture == nil {
      // Never removes a file that this program did not draw.
      guard OutputFile.isOwnPicture(path(file)), own == nil || FileSystem.Identity(ofRegularFile: path(file)) != own
      else {
        continue
      }
      try FileSystem.remove(path(file))
    }
  }
}

extension DebugFolder {
  /// Which files were written to a folder; nil if none were.
  static func note(of files: [File], in folder: String) -> String? {
    let names = files.compactMap { $0.picture == nil ? nil : $0.name }
    guard let last = names.last else { return nil }
    let others = names.dropLast().joined(separator: ", ")
    return "wrote \(others.isEmpty ? "" : others + " and ")\(last) to \(folder.printable)"
  }
}

/// The folders for the pictures of each stage: with several screenshots, one per screenshot, named after it.
struct DebugFolderNames: Sendable {
  let path: String
  /// Whether there is only one screenshot, which needs no subfolder.
  let isSingle: Bool
  private var used: Set<String> = []

  init(path: String, isSingle: Bool) {
    self.path = path
    self.isSingle = isSingle
  }

  /// The folder for the next screenshot: its name without folder and ending, followed by a number if the name has been
  /// used, ignoring case.
  mutating func folder(for image: String) -> String {
    guard !isSingle else { return path }
    let image = image == InputFile.standardInput ? "standard-input" : image
    let file = image.split(separator: "/").last.map(String.init) ?? image
    let stem = PictureFile.stem(of: file) ?? file[...]
    // An empty name, `.` or `..` would name another folder.
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
