internal import LetterpressFiles

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
