internal import ArgumentParser
internal import LetterpressFiles

/// Which pictures to read besides those named, and how many at once.
struct BatchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A list of further screenshots, one per line; - reads standard input. May be given more than once.",
      valueName: "list"),
    completion: .file())
  var filesFrom: [String] = []

  @Flag(
    name: [.customShort("0"), .long],
    help: "Names in lists end with a zero byte, as `find -print0` writes them, instead of a newline.")
  var null = false

  @OptionGroup
  var jobs: JobOptions

  /// Checks that there is something to read. To be called by `run`: the parser reports unknown options, such as
  /// `--versoin`, only after all validation.
  ///
  /// - Parameter command: what reads the pictures.
  /// - Throws: `ValidationError`.
  func checkHasPictures(images: [String], of command: String) throws {
    guard !images.isEmpty || !filesFrom.isEmpty else {
      throw ValidationError(
        """
        The screenshot is missing: name the picture to read, as in `letterpress \(command) board.png`, or give \
        --files-from.
        """
      )
    }
  }

  /// - Parameter others: further names that may stand for standard input.
  /// - Throws: `ValidationError` if standard input would be read more than once.
  func check(images: [String], others: [String] = []) throws {
    try InputFile.checkStandardInputIsReadOnce(images + filesFrom + others)
  }

  /// Whether there is exactly one picture to read.
  func isSingle(_ images: [String]) -> Bool { images.count == 1 && filesFrom.isEmpty }

  /// The pictures in their order: those given, then those of the lists.
  ///
  /// - Throws: ``FileError`` if a list does not exist.
  func pictures(_ images: [String]) throws(FileError) -> PictureSource {
    let form: FileList.Form = null ? .zeroTerminated : .lines
    return PictureSource(
      images: images, lists: try filesFrom.map { name throws(FileError) in try FileList(name, form: form) })
  }
}

/// How many pictures to work on at once.
struct JobOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How many pictures to work on at once, 1 to \(NumberRange.threads.numbers.upperBound). (default: one per core)",
      valueName: "n"), transform: NumberRange.threads.number)
  var jobs: Int?

  /// The number of threads to use for at most `count` pictures.
  func count(for pictures: Int = .max) -> Int {
    // Counting the cores takes a while.
    guard pictures > 1 else { return 1 }
    return min(jobs ?? Processors.availableCount, pictures, NumberRange.threads.numbers.upperBound)
  }
}

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
