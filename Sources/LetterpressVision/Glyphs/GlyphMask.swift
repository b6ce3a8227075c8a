/// A binarized letter, cut to its bounding box and scaled to a fixed height.
public struct GlyphMask: Hashable, Sendable {
  /// In pixels; the height is always ``height``.
  public let width: Int
  /// Whether each pixel is ink, ``height`` × ``width``, row-major.
  public let ink: [Bool]

  /// The height of every mask, in pixels.
  public static let height = 96

  /// The widths a mask may have: from a quarter of the thinnest I to twice the widest W.
  package static let widths = 4...288

  /// The ``aspectRatio`` that a mask may have.
  static let aspectRatios = Float(widths.lowerBound) / Float(height)...Float(widths.upperBound) / Float(height)

  /// - Precondition: `width` is 4 to 288, and there are ``height`` × `width` values.
  package init(width: Int, ink: [Bool]) {
    precondition(GlyphMask.widths.contains(width) && ink.count == width * GlyphMask.height)
    self.width = width
    self.ink = ink
  }

  /// Returns the width closest to an aspect ratio (width over height), within ``widths``.
  static func width(forAspectRatio ratio: Double) -> Int {
    let width = (ratio * Double(height)).rounded()
    return Int(min(max(width, Double(widths.lowerBound)), Double(widths.upperBound)))
  }

  /// Width over height.
  public var aspectRatio: Float { Float(width) / Float(GlyphMask.height) }

  /// - Precondition: `x` is below ``width``, `y` below ``height``.
  public subscript(x: Int, y: Int) -> Bool { ink[y * width + x] }
}

extension GlyphMask {
  /// The mask as a picture, black ink on white.
  public var image: GrayImage {
    GrayImage(width: width, height: GlyphMask.height, values: ink.map { $0 ? 0 : 255 })
  }

  /// Creates a mask from the picture of one, or from any drawing of a letter. Pixels darker than middle grey are ink;
  /// nil if there are none.
  ///
  /// - Complexity: O(pixels).
  public init?(_ image: RGBImage) {
    let gray = GrayImage(lumaOf: image)
    let coverage = Coverage(
      distances: gray.values.map { $0 < 128 ? 255 : 0 }, width: gray.width, height: gray.height, ink: 255)
    guard let box = coverage.inkBox() else { return nil }
    // A file written by this program has the standard height and no margin. It is taken unchanged, so that writing and
    // reading a mask is the identity.
    if box == Rect(x: 0, y: 0, width: gray.width, height: gray.height), gray.height == GlyphMask.height,
      GlyphMask.widths.contains(gray.width)
    {
      self.init(width: gray.width, ink: gray.values.map { $0 < 128 })
    } else {
      self = coverage.glyph(in: box)
    }
  }
}
