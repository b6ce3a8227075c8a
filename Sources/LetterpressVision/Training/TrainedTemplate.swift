public import LetterpressSolver

/// A template cut from a labelled screenshot.
public struct TrainedTemplate: Equatable, Sendable {
  /// What the label said.
  public let letter: Letter
  /// The binarized letter.
  public let mask: GlyphMask
  /// Where it was cut from.
  public let origin: TemplateOrigin

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
}

extension TemplateOrigin: CustomStringConvertible {
  /// Rows and columns are counted from 1.
  public var description: String { "\(screenshot.printable), row \(row + 1), column \(column + 1)" }
}
