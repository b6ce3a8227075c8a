/// The pictures of a batch: those named on the command line, then those of lists.
struct PictureSource: ItemSource {
  struct Item: Sendable {
    /// From 0.
    let place: Int
    /// The path, or ``InputFile/standardInput``.
    let name: String
    /// Where pictures of each stage go; nil if none are wanted.
    let debugFolder: String?
  }

  private let images: [String]
  private var lists: ArraySlice<FileList>
  private var taken = 0
  /// Gives each picture its folder; nil if none are wanted.
  var debugNames: DebugFolderNames?

  init(images: [String], lists: [FileList]) {
    self.images = images
    self.lists = lists[...]
  }

  /// Whether there is exactly one picture and no list with more.
  var isSingle: Bool { images.count == 1 && lists.isEmpty }

  /// The number of pictures; nil unless all lists are files, which can be read twice.
  ///
  /// - Complexity: O(bytes of the lists).
  func count() -> Int? {
    lists.reduce(images.count) { count, list in
      guard let count, let entries = list.entryCount() else { return nil }
      return count + entries
    }
  }

  mutating func next() throws -> Item? {
    guard let name = try nextName() else { return nil }
    defer { taken += 1 }
    return Item(place: taken, name: name, debugFolder: debugNames?.folder(for: name))
  }

  private mutating func nextName() throws -> String? {
    if taken < images.count { return images[taken] }
    while let first = lists.indices.first {
      if let name = try lists[first].next() {
        // In a list, `-` is an ordinary file name.
        return name == InputFile.standardInput ? "./\(name)" : name
      }
      lists.removeFirst()
    }
    return nil
  }
}
