internal import LetterpressSolver

extension TemplateStore {
  private static let originsFileName = "origins.tsv"

  /// The names of the template files, sorted; other files are passed over.
  func fileNames() throws(TemplateStoreError) -> [TemplateName] {
    let entries = try wrap { () throws(FileError) in try FileSystem.names(inFolder: folder) }
    // Only the very form that this program writes, so that a name and its file are one to one.
    return entries.compactMap { entry in
      TemplateName(parsing: entry).flatMap { $0.fileName == entry ? $0 : nil }
    }.sorted()
  }

  func path(of name: TemplateName) -> String { "\(folder)/\(name.fileName)" }

  func lock() throws(TemplateStoreError) -> FolderLock {
    do {
      return try FolderLock(folder: folder)
    } catch {
      throw .file(error)
    }
  }

  func mask(of name: TemplateName) throws(TemplateStoreError) -> GlyphMask {
    let path = path(of: name)
    let file = try wrap { () throws(FileError) in try FileSystem.read(path) }
    let image: RGBImage
    do {
      image = try PNGDecoder.decode(file)
    } catch {
      throw .undecodable(path: path, error)
    }
    guard let mask = GlyphMask(image) else { throw .blank(path: path) }
    return mask
  }

  func write(_ mask: GlyphMask, as name: TemplateName) throws(TemplateStoreError) {
    let path = path(of: name)
    let file: [UInt8]
    do {
      file = try PNGEncoder.encode(mask.image)
    } catch {
      throw .unencodable(path: path, error)
    }
    try wrap { () throws(FileError) in try FileSystem.write(file, to: path) }
  }

  /// A line of `origins.tsv` is a file name, the screenshot's name, and row and column from 0. Lines of
  /// another form, which only another hand can have written, are passed over.
  func origins() throws(TemplateStoreError) -> [TemplateName: TemplateOrigin] {
    let path = "\(folder)/\(TemplateStore.originsFileName)"
    guard FileSystem.exists(path) else { return [:] }
    let text = try wrap { () throws(FileError) in String(decoding: try FileSystem.read(path), as: UTF8.self) }
    var origins: [TemplateName: TemplateOrigin] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4, let name = TemplateName(parsing: String(fields[0])),
        let row = Int(fields[2]), let column = Int(fields[3])
      else { continue }
      origins[name] = TemplateOrigin(screenshot: String(fields[1]), row: row, column: column)
    }
    return origins
  }

  func write(_ origins: [TemplateName: TemplateOrigin]) throws(TemplateStoreError) {
    let lines = origins.sorted { $0.key < $1.key }.map { name, origin in
      let screenshot = String(origin.screenshot.map { $0.isNewline || $0 == "\t" ? " " : $0 })
      return "\(name.fileName)\t\(screenshot)\t\(origin.row)\t\(origin.column)\n"
    }
    try wrap { () throws(FileError) in
      try FileSystem.write(Array(lines.joined().utf8), to: "\(folder)/\(TemplateStore.originsFileName)")
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
