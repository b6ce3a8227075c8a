/// A picture of one stage of reading a screenshot, for people to look at.
public struct DebugPicture: Equatable, Sendable {
  /// The stage that it shows.
  public let stage: Stage
  /// What the stage made of the screenshot.
  public let image: RGBImage

  /// The stages that have a picture, in their order.
  public enum Stage: String, CaseIterable, Sendable {
    /// The screenshot dimmed, with the boxes of all letter-like shapes.
    case shapes = "1-shapes"
    /// The screenshot with the frame of the board and the lines between tiles.
    case lattice = "2-lattice"
    /// The 25 tiles, each with its letter, its confidence and its owner.
    case tiles = "3-tiles"
    /// The 25 binarized letters, each with the templates of the letters it resembles most.
    case glyphs = "4-glyphs"

    /// What its picture's file is called.
    public var fileName: String { rawValue + ".png" }
  }
}
