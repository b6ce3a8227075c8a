internal import LetterpressSolver
internal import LetterpressVision

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
