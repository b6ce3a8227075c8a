package import LetterpressVision

/// Draws the stages of reading a screenshot, from the results of the reading itself.
package struct DebugPictures: Sendable {
  private let templates: TemplateSet

  /// - Parameter templates: those used to read the screenshot.
  package init(templates: TemplateSet = .builtIn) { self.templates = templates }

  /// Returns pictures of the stages reached, in order: the shapes, and all four if a board was found, even if refused.
  ///
  /// If the board does not lie as the pixels do, they show the picture in which it does.
  package func pictures(of stages: ReadingStages) -> [DebugPicture] {
    let image = stages.image
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
