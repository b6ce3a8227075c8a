package import LetterpressVision

/// Draws the stages of reading a screenshot, from the results of the reading itself.
package struct DebugPictures: Sendable {
  private let templates: TemplateSet

  /// - Parameter templates: those used to read the screenshot.
  package init(templates: TemplateSet = .builtIn) { self.templates = templates }

  /// Returns pictures of the stages reached, in order: the shapes, and all four if a board was found, even if refused.
  package func pictures(of image: RGBImage, stages: ReadingStages) -> [DebugPicture] {
    let shapes = DebugPicture(stage: .shapes, image: ShapesPicture(image: image, shapes: stages.shapes).drawn)
    guard let grid = stages.grid else { return [shapes] }
    return [
      shapes,
      DebugPicture(stage: .lattice, image: LatticePicture(image: image, grid: grid).drawn),
      DebugPicture(stage: .tiles, image: TilesPicture(image: image, grid: grid, stages: stages).drawn),
      DebugPicture(
        stage: .glyphs, image: GlyphsPicture(image: image, grid: grid, stages: stages, templates: templates).drawn),
    ]
  }
}

extension DebugPictures {
  /// The background of the sheets with tiles: no theme has tiles of this grey.
  static let ground = RGBColor(red: 206, green: 206, blue: 206)
  /// Secondary text, and frames of tiles without an owner.
  static let gray = RGBColor(red: 120, green: 120, blue: 120)
  /// What could not be read.
  static let alarm = RGBColor(red: 255, green: 170, blue: 0)
}

/// A picture of one stage of reading a screenshot, for human inspection.
package struct DebugPicture: Equatable, Sendable {
  package let stage: Stage
  /// The stage's result, drawn.
  package let image: RGBImage

  /// The stages that have a picture, in order.
  package enum Stage: String, CaseIterable, Sendable {
    /// The screenshot dimmed, with the bounding boxes of all letter-like shapes.
    case shapes = "1-shapes"
    /// The screenshot with the frame of the board and the lines between tiles.
    case lattice = "2-lattice"
    /// The 25 tiles, each with its letter, confidence and owner.
    case tiles = "3-tiles"
    /// The 25 binarized letters, each with the templates of the letters it resembles most.
    case glyphs = "4-glyphs"

    package var fileName: String { rawValue + ".png" }
  }
}
