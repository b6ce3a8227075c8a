internal import LetterpressPNG
internal import LetterpressSolver
internal import LetterpressVision

extension TemplateStore {
  static let originsFileName = "origins.tsv"

  /// The paths of the template files by name; other files are ignored.
  func files() throws(TemplateStoreError) -> [TemplateName: String] {
    var files: [TemplateName: String] = [:]
    // A file in both is about to replace the other.
    for folder in [folder] + (FileSystem.isLink(committed) ? [] : [committed]) {
      for entry in try wrap({ () throws(FileError) in try FileSystem.names(inFolder: folder) }) {
        guard let name = TemplateName(fileName: entry) else { continue }
        files[name] = "\(folder)/\(entry)"
      }
    }
    for name in try removed() { files[name] = nil }
    return files
  }

  func mask(of name: TemplateName, path: String) throws(TemplateStoreError) -> GlyphMask {
    let file = try wrap { () throws(FileError) in try FileSystem.read(path, limit: .template, isRegular: true) }
    let image: RGBImage
    do {
      image = try PNGDecoder.decode(file)
    } catch {
      throw .undecodable(name, path: path, error)
    }
    guard let mask = GlyphMask(image) else { throw .blank(name, path: path) }
    return mask
  }

  func write(_ mask: GlyphMask, to path: String) throws(TemplateStoreError) {
    let file: [UInt8]
    do {
      file = try PNGEncoder.encode(mask.image)
    } catch {
      throw .unencodable(path: path, error)
    }
    try wrap { () throws(FileError) in try FileSystem.write(file, to: path) }
  }

  /// Each line of `origins.tsv` has a file name, the screenshot's name, and row and column from 0. Other lines, which
  /// this program cannot have written, are ignored.
  func origins() throws(TemplateStoreError) -> [TemplateName: TemplateOrigin] {
    let paths = [committed, folder].map { "\($0)/\(TemplateStore.originsFileName)" }
    guard let path = paths.first(where: FileSystem.exists) else { return [:] }
    let bytes = try wrap { () throws(FileError) in try FileSystem.read(path, limit: .table, isRegular: true) }
    let text = String(decoding: bytes, as: UTF8.self)
    let places = 0..<Board.side
    var origins: [TemplateName: TemplateOrigin] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4, let name = TemplateName(fileName: String(fields[0])),
        let row = Int(fields[2]), let column = Int(fields[3]), places.contains(row), places.contains(column)
      else { continue }
      origins[name] = TemplateOrigin(screenshot: String(fields[1]), row: row, column: column)
    }
    return origins
  }

  func write(_ origins: [TemplateName: TemplateOrigin], to path: String) throws(TemplateStoreError) {
    let lines = origins.sorted { $0.key < $1.key }.map { name, origin in
      let screenshot = String(origin.screenshot.map { $0.isNewline || $0 == "\t" ? " " : $0 })
      return "\(name.fileName)\t\(screenshot)\t\(origin.row)\t\(origin.column)\n"
    }
    try wrap { () throws(FileError) in
      try FileSystem.write(Array(lines.joined().utf8), to: path, limit: .table, followingLinks: false)
    }
  }

  func wrap<Value>(_ body: () throws(FileError) -> Value) throws(TemplateStoreError) -> Value {
    do {
      return try body()
    } catch {
      throw .file(error)
    }
  }
}
