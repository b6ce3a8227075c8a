internal import FoundationEssentials

/// The page's files, all in memory: they are few, and only what is in this table can be requested.
struct PageFolder: Sendable {
  /// Keyed by their paths in an address: `/` is `index.html`.
  let files: [String: PageFile]

  /// - Throws: ``PageFolderError`` if there is no page or one of its files cannot be read.
  init(path: String) throws(PageFolderError) {
    let manager = FileManager.default
    guard manager.fileExists(atPath: path + "/index.html") else { throw .noPage(path) }
    var files: [String: PageFile] = [:]
    do {
      let names = try manager.subpathsOfDirectory(atPath: path)
      for name in names where !name.hasSuffix(".br") && !name.hasSuffix(".gz") {
        guard let contents = try Self.contents(of: "\(path)/\(name)") else { continue }
        files["/\(name)"] = PageFile(
          name: name, contents: contents, brotli: try Self.contents(of: "\(path)/\(name).br"),
          gzip: try Self.contents(of: "\(path)/\(name).gz"))
      }
    } catch {
      throw .unreadable(path, reason: "\(error)")
    }
    files["/"] = files["/index.html"]
    self.files = files
  }

  /// A regular file's bytes; nil if there is none.
  private static func contents(of path: String) throws -> [UInt8]? {
    guard
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return Array(try Data(contentsOf: URL(filePath: path)))
  }

  /// Returns the folder of the page that belongs to this program: `page` beside it, in `share/letterpress` of an
  /// installation, or where `Scripts/build-page` makes it.
  static func found() throws(PageFolderError) -> String {
    #if os(Linux)
      let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      let program = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    #endif
    let folder = program.deletingLastPathComponent()
    for relative in ["page", "../share/letterpress/page", "../page", "../../page"] {
      let candidate = folder.appending(path: relative).standardized.path
      if FileManager.default.fileExists(atPath: candidate + "/index.html") { return candidate }
    }
    throw .notFound
  }
}

enum PageFolderError: Error, Equatable, CustomStringConvertible {
  case notFound
  case noPage(String)
  case unreadable(String, reason: String)

  var description: String {
    switch self {
    case .notFound: "the page has not been built: run Scripts/build-page, or name its folder with --folder"
    case .noPage(let folder): "\(folder) has no index.html: name the folder that Scripts/build-page makes"
    case .unreadable(let folder, let reason): "\(folder) cannot be read: \(reason)"
    }
  }
}
