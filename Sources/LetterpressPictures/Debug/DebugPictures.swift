package import LetterpressVision

/// Draws the stages of reading a screenshot, as the reading itself came by them.
package struct DebugPictures: Sendable {
  private let templates: TemplateSet

  /// - Parameter templates: those that the screenshot was read with.
  package init(templates: TemplateSet = .builtIn) { self.templates = templates }

  /// Pictures of the stages that were reached, in their order: at least the shapes, all four where there is a
  /// board, even one that is refused.
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
  /// The ground of the sheets that hold tiles: no theme has tiles of this gray.
  static let ground = RGBColor(red: 206, green: 206, blue: 206)
  /// What is beside something and matters less.
  static let gray = RGBColor(red: 120, green: 120, blue: 120)
  /// What could not be read.
  static let alarm = RGBColor(red: 255, green: 170, blue: 0)
}

/// A picture of one stage of reading a screenshot, for people to look at.
package struct DebugPicture: Equatable, Sendable {
  /// The stage that it shows.
  package let stage: Stage
  /// What the stage made of the screenshot.
  package let image: RGBImage

  /// The stages that have a picture, in their order.
  package enum Stage: String, CaseIterable, Sendable {
    /// The screenshot dimmed, with the boxes of all letter-like shapes.
    case shapes = "1-shapes"
    /// The screenshot with the frame of the board and the lines between tiles.
    case lattice = "2-lattice"
    /// The 25 tiles, each with its letter, its confidence and its owner.
    case tiles = "3-tiles"
    /// The 25 binarized letters, each with the templates of the letters it resembles most.
    case glyphs = "4-glyphs"

    /// What its picture's file is called.
    package var fileName: String { rawValue + ".png" }
  }
}
