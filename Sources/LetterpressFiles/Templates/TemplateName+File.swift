package import LetterpressVision

extension TemplateName {
  private static let fileEnding = ".png"

  /// The name of its file: `A-1.png`.
  package var fileName: String { "\(self)\(TemplateName.fileEnding)" }

  /// The template of a file; nil for names that are not written just so, as a template and its file are one to one.
  init?(fileName: String) {
    guard fileName.hasSuffix(TemplateName.fileEnding) else { return nil }
    self.init(parsing: String(fileName.dropLast(TemplateName.fileEnding.count)))
    guard self.fileName == fileName else { return nil }
  }

  /// Parses what somebody typed: a name or the name of its file, with the letter in either case.
  package init?(typed text: String) {
    let isFile = text.hasSuffix(TemplateName.fileEnding)
    self.init(parsing: isFile ? String(text.dropLast(TemplateName.fileEnding.count)) : text)
  }
}
