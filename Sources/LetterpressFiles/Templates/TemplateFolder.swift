internal import LetterpressPNG
internal import LetterpressSolver
package import LetterpressVision

/// The learnt letters in a folder, where earlier versions kept them: a PNG file for each, such as `A-1.png`, black on white, and in
/// `origins.tsv` the tiles that they were cut from. A folder is only read.
package struct TemplateFolder: Equatable, Sendable {
  /// The letters, all of one training.
  package let letters: LearntLetters
  /// The names of the files that show no letter, or cannot be read.
  package let damaged: [String]

  /// Reads a folder.
  ///
  /// - Throws: ``FileError`` if the folder cannot be read.
  package init(_ folder: String) throws(FileError) {
    // A training that was stopped just before its end has left its letters, and the names of those removed, in hidden files.
    let folders = [folder, "\(folder)/.added"]
    var templates: [TemplateName: StoredTemplate] = [:]
    var damaged: [String] = []
    let origins =
      folders.reversed().lazy.map { TemplateFolder.lines(of: "\($0)/origins.tsv") }.first { !$0.isEmpty } ?? []
    let removed = Set(TemplateFolder.lines(of: "\(folder)/.removed").map { String($0) })
    for path in folders {
      for file in try FileSystem.names(inFolder: path) where !removed.contains(file) {
        guard let name = TemplateName(fileName: file) else { continue }
        guard let mask = TemplateFolder.mask(in: "\(path)/\(file)") else {
          damaged.append(file)
          continue
        }
        templates[name] = StoredTemplate(name: name, mask: mask, origin: nil, training: 1)
      }
    }
    let places = TemplateFolder.origins(in: origins)
    let found = templates.values.map { template in
      StoredTemplate(name: template.name, mask: template.mask, origin: places[template.name], training: 1)
    }
    // A dictionary has no name twice.
    self.letters = LearntLetters(found) ?? LearntLetters()
    self.damaged = damaged
  }

  private static func mask(in path: String) -> GlyphMask? {
    guard let file = try? FileSystem.read(path, limit: .template, isRegular: true),
      let image = try? PNGDecoder.decode(file)
    else { return nil }
    return GlyphMask(image)
  }

  private static func lines(of path: String) -> [Substring] {
    guard let bytes = try? FileSystem.read(path, limit: .table, isRegular: true) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// Each line has a file name, the screenshot's name, and row and column from 0.
  private static func origins(in lines: [Substring]) -> [TemplateName: TemplateOrigin] {
    let places = 0..<Board.side
    var origins: [TemplateName: TemplateOrigin] = [:]
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4, let name = TemplateName(fileName: String(fields[0])),
        let row = Int(fields[2]), let column = Int(fields[3]), places.contains(row), places.contains(column)
      else { continue }
      origins[name] = TemplateOrigin(screenshot: String(fields[1]), row: row, column: column)
    }
    return origins
  }
}

extension TemplateName {
  private static let fileEnding = ".png"

  /// The template of a file; nil for names that are not written just so.
  init?(fileName: String) {
    guard fileName.hasSuffix(TemplateName.fileEnding) else { return nil }
    self.init(parsing: String(fileName.dropLast(TemplateName.fileEnding.count)))
    guard "\(self)\(TemplateName.fileEnding)" == fileName else { return nil }
  }
}
