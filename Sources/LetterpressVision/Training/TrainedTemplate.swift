public import LetterpressSolver

/// A template cut from a labelled screenshot.
public struct TrainedTemplate: Equatable, Sendable {
  /// What the label said.
  public let letter: Letter
  /// The binarized letter.
  public let mask: GlyphMask
  /// Where it was cut from.
  public let origin: TemplateOrigin

  /// Creates a template of a letter.
  public init(letter: Letter, mask: GlyphMask, origin: TemplateOrigin) {
    (self.letter, self.mask, self.origin) = (letter, mask, origin)
  }

  /// The form that tiles are compared with.
  public var template: GlyphTemplate { GlyphTemplate(symbol: .letter(letter), glyph: Glyph(mask)) }
}

/// Which tile of which screenshot a template was cut from.
public struct TemplateOrigin: Hashable, Sendable {
  /// The name of the screenshot's file.
  public let screenshot: String
  /// 0 (top) to 4.
  public let row: Int
  /// 0 (left) to 4.
  public let column: Int

  /// Creates an origin from a tile of a screenshot.
  public init(screenshot: String, row: Int, column: Int) {
    (self.screenshot, self.row, self.column) = (screenshot, row, column)
  }
}

extension TemplateOrigin {
  /// The tile's name, A1 to E5.
  ///
  /// - Precondition: ``row`` and ``column`` are 0 to 4.
  public var tileName: String { Board.name(of: row * Board.side + column) }
}

extension TemplateOrigin: CustomStringConvertible {
  /// The screenshot and the name of the tile: `board.png, tile C2`.
  public var description: String { "\(screenshot), tile \(tileName)" }
}

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
