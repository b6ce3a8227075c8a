package import LetterpressVision

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
