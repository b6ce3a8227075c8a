public import LetterpressSolver

/// A screenshot and the letters that somebody sees on it.
public struct LabelledScreenshot: Sendable {
  /// Its name in messages and in the origins of its templates.
  public let name: String
  /// The picture.
  public let image: RGBImage
  /// The letters; unknown tiles are skipped.
  public let label: Board

  /// Creates a labelled screenshot.
  public init(name: String, image: RGBImage, label: Board) {
    (self.name, self.image, self.label) = (name, image, label)
  }

  /// Creates a labelled screenshot from a typed board.
  ///
  /// - Throws: ``TrainingError/invalidLabel(screenshot:_:)`` unless the label has 25 characters, each A–Z or `?`.
  public init(name: String, image: RGBImage, label: String) throws(TrainingError) {
    do throws(BoardError) {
      self.init(name: name, image: image, label: try Board(parsing: label))
    } catch {
      throw .invalidLabel(screenshot: name, error)
    }
  }
}
