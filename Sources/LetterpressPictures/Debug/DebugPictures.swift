internal import LetterpressSolver
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

/// Draws the screenshot dimmed, with a box around every letter-like shape: green on the board, orange elsewhere.
struct ShapesPicture {
  let image: RGBImage
  let shapes: [Shape]

  static let boardColor = RGBColor(red: 60, green: 255, blue: 80)
  static let otherColor = RGBColor(red: 255, green: 150, blue: 0)

  /// The picture, of the same size as the screenshot.
  var drawn: RGBImage {
    var canvas = Canvas(
      RGBImage(width: image.width, height: image.height, bytes: image.bytes.map { UInt8(Int($0) * 2 / 5 + 20) }))
    let width = max(min(image.width, image.height) / 300, 1)
    for shape in shapes {
      // Drawn around the shape, so as not to cover any of it.
      let around = Rect(
        x: shape.box.x - width, y: shape.box.y - width, width: shape.box.width + 2 * width,
        height: shape.box.height + 2 * width)
      canvas.frame(around, width: width, shape.tile == nil ? ShapesPicture.otherColor : ShapesPicture.boardColor)
    }
    return canvas.image
  }
}

/// Draws the screenshot with the frame of the board and the lines between its tiles.
struct LatticePicture {
  let image: RGBImage
  let grid: TileGrid

  static let lineColor = RGBColor(red: 255, green: 0, blue: 255)

  /// The picture, of the same size as the screenshot.
  ///
  /// Lines between tiles are centred on the border; those of the frame are inside it, as the board may be as wide as
  /// the picture. All have a white rim, so that either line or rim is visible in any theme.
  var drawn: RGBImage {
    var canvas = Canvas(image)
    let width = max(min(image.width, image.height) / 300, 1)
    canvas.frame(grid.frame, width: 3 * width, .white)
    drawLines(width: 3 * width, .white, on: &canvas)
    drawLines(width: width, LatticePicture.lineColor, on: &canvas)
    canvas.frame(grid.frame, width: 2 * width, LatticePicture.lineColor)
    return canvas.image
  }

  private func drawLines(width: Int, _ color: RGBColor, on canvas: inout Canvas) {
    let frame = grid.frame
    for number in 1..<Board.side {
      let distance = Double(number) * grid.pitch
      canvas.line(atX: Int((grid.x + distance).rounded()), rows: frame.y..<frame.endY, width: width, color)
      canvas.line(atY: Int((grid.y + distance).rounded()), columns: frame.x..<frame.endX, width: width, color)
    }
  }
}
