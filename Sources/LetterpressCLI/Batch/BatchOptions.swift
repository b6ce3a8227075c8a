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
