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
