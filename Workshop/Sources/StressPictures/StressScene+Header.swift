package import LetterpressVision
internal import SamplePictures

extension StressScene {
  /// The box around the avatars, scores and triangles.
  private var header: Box {
    let layout = board.layout
    let (left, right) = (layout.avatars[0].x - layout.radius, layout.avatars[1].x + layout.radius)
    let top = layout.avatars[0].y - layout.radius
    return Box(x: left, y: top, width: right - left, height: layout.headerBottom - top)
  }

  /// Returns a box moved so that it touches no tile.
  private func keptOffBoard(_ box: Box) -> Box {
    var box = box
    let corner = board.layout.board
    if header.endX < corner.x {
      box.x = min(box.x, corner.x - 4 - box.width)
    } else {
      box.y = min(box.y, corner.y - 4 - box.height)
    }
    return box
  }

  /// Returns a box that covers some part of the header.
  private mutating func boxOverHeader(width: ClosedRange<Double>, height: ClosedRange<Double>) -> Box {
    let header = header
    let size = (header.width * random(width), header.height * random(height))
    let (x, y) = (header.x + random(0...1) * header.width, header.y + random(0...1) * header.height)
    return keptOffBoard(Box(x: x - size.0 / 2, y: y - size.1 / 2, width: size.0, height: size.1))
  }

  /// Covers the header with a rounded rectangle that has bars like lines of text.
  mutating func coverHeaderWithMessage() {
    let box = boxOverHeader(width: 0.3...1.9, height: 0.2...0.9)
    let isLight = Bool.random(using: &generator)
    let tint = RGBColor.random(using: &generator)
    let paper = (isLight ? RGBColor.white : .black).blended(with: tint, part: Float(random(0...0.3)))
    let text = paper.blended(with: isLight ? .black : .white, part: 0.8)
    var canvas = PictureCanvas(board.image)
    canvas.fill(box, radius: min(box.width, box.height) * random(0...0.3), paper)
    let line = random(0.05...0.16) * header.height
    var y = box.y + line
    while y + line < box.endY {
      var x = box.x + line
      while x < box.endX - 2 * line {
        let word = min(random(0.5...4) * line, box.endX - line - x)
        canvas.fill(Box(x: x, y: y, width: word, height: line * 0.6), radius: line * 0.2, text)
        x += word + line * 0.4
      }
      y += line * 1.5
    }
    board.image = canvas.image
  }

  /// Covers the header with a skin-coloured ellipse that has a lighter nail.
  mutating func coverHeaderWithFinger() {
    let width = header.width * random(0.3...0.6)
    var box = boxOverHeader(width: 1...1, height: 1...1)
    box = keptOffBoard(
      Box(x: box.x + (box.width - width) / 2, y: box.y, width: width, height: width * random(1.2...2.5)))
    let skin = RGBColor.rgb(92, 56, 40).blended(with: .rgb(244, 208, 180), part: Float(random(0...1)))
    var canvas = PictureCanvas(board.image)
    canvas.fillEllipse(in: box, skin)
    let nail = Box(
      x: box.x + 0.25 * width, y: box.y + 0.1 * width, width: 0.5 * width, height: 0.55 * width)
    canvas.fillEllipse(in: nail, skin.blended(with: .rgb(255, 236, 228), part: 0.5))
    board.image = canvas.image
  }
}

extension SampleBoard {
  /// The picture with a white plate over both avatars and both scores, but not the triangle.
  package var withCoveredAvatars: RGBImage {
    var canvas = PictureCanvas(image)
    let reach = layout.radius + 4 * layout.scale
    let (left, right) = (layout.avatars[0], layout.avatars[1])
    canvas.fill(
      Box(
        x: left.x - reach, y: left.y - reach, width: right.x - left.x + 2 * reach,
        height: reach + layout.radius + 30 * layout.scale),
      radius: 4 * layout.scale, .white)
    return canvas.image
  }
}
