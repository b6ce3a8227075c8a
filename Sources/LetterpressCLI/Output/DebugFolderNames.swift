/// The folders in which the pictures of each stage go: one for each of several screenshots, named after it.
struct DebugFolderNames: Sendable {
  let path: String
  /// Whether there is one screenshot, which needs no folder of its own.
  let isSingle: Bool
  private var used: Set<String> = []

  init(path: String, isSingle: Bool) {
    self.path = path
    self.isSingle = isSingle
  }

  /// The folder for the next screenshot: its name without folder and `.png`, with a number where several would be the
  /// same, in either case.
  mutating func folder(for image: String) -> String {
    guard !isSingle else { return path }
    let image = image == ImageSource.standardInput ? "standard-input" : image
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
