public import LetterpressSolver

/// What a labelled tile teaches.
public enum Lesson: Equatable, Sendable {
  /// Its letter, cut out.
  case template(TrainedTemplate)
  /// Nothing, as the sign on the tile cannot be told from ink over a letter. It has the label's letter and the tile's origin.
  case covered(Letter, at: TemplateOrigin)
}

extension Lesson {
  /// The letter, cut out; nil if the tile teaches nothing.
  public var template: TrainedTemplate? {
    switch self {
    case .template(let template): template
    case .covered: nil
    }
  }

  /// What the label says.
  public var letter: Letter {
    switch self {
    case .template(let template): template.letter
    case .covered(let letter, _): letter
    }
  }

  /// Which tile of which screenshot it is.
  public var origin: TemplateOrigin {
    switch self {
    case .template(let template): template.origin
    case .covered(_, let origin): origin
    }
  }
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

/// A template cut from a labelled screenshot.
public struct TrainedTemplate: Equatable, Sendable {
  /// What the label said.
  public let letter: Letter
  /// The binarized letter.
  public let mask: GlyphMask
  /// Where it was cut from.
  public let origin: TemplateOrigin
  /// How the letter stood on its tile; nil if that is not known.
  public let stance: LetterStance?
  /// Whether it may be a letter with something on it, unless others of the training look the same: it is far higher or lower than the
  /// others of its board, or there is a sign beside it.
  public let isOdd: Bool

  /// Creates a template of a letter.
  public init(
    letter: Letter, mask: GlyphMask, origin: TemplateOrigin, stance: LetterStance? = nil, isOdd: Bool = false
  ) {
    (self.letter, self.mask, self.origin) = (letter, mask, origin)
    (self.stance, self.isOdd) = (stance, isOdd)
  }

  /// The form that tiles are compared with.
  public var template: GlyphTemplate { GlyphTemplate(learnt: letter, glyph: Glyph(mask), stance: stance) }
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
  /// The screenshot and the name of the tile: `board.png, tile C2`; for numbers that no tile has, `board.png, row 7,
  /// column -1`.
  public var description: String {
    let sides = 0..<Board.side
    guard sides.contains(row), sides.contains(column) else { return "\(screenshot), row \(row), column \(column)" }
    return "\(screenshot), tile \(tileName)"
  }
}
