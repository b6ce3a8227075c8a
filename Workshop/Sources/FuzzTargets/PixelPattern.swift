internal import LetterpressSolver
internal import LetterpressVision

/// Shapes that are hard to find in a picture: many, long, joined late, or all in one place.
enum PixelPattern: CaseIterable {
  /// Teeth on one spine.
  case comb
  /// One line that winds inwards.
  case spiral
  /// Shapes at random places, most of them near one.
  case cluster
  /// Round shapes side by side, as avatars are.
  case discs
  /// Bars side by side, with a letter's proportions or longer.
  case bars
  /// Squares that touch only at their corners.
  case checks
  /// Rings inside each other.
  case rings
  /// A part of the picture again and again, such as its letters.
  case copies

  /// Draws the pattern into a rectangle of a picture; what is outside of the picture is left out.
  ///
  /// - Parameters:
  ///   - period: the distance between shapes, in pixels, at least 2.
  ///   - thickness: less than the period.
  func draw(
    into image: inout RGBImage, _ area: Rect, color: RGBColor, period: Int, thickness: Int,
    using generator: inout SeededGenerator
  ) {
    switch self {
    case .spiral: PixelPattern.drawSpiral(into: &image, area, color: color, period: period, thickness: thickness)
    case .cluster: PixelPattern.drawCluster(into: &image, area, color, period, thickness, using: &generator)
    case .copies: PixelPattern.drawCopies(into: &image, area, period: period)
    case .comb, .discs, .bars, .checks, .rings:
      for y in 0..<area.height {
        for x in 0..<area.width where isInk(x, y, in: area, period, thickness) {
          PixelPattern.set(&image, area.x + x, area.y + y, color)
        }
      }
    }
  }

  private func isInk(_ x: Int, _ y: Int, in area: Rect, _ period: Int, _ thickness: Int) -> Bool {
    switch self {
    case .comb: return y >= area.height - thickness || x % period < thickness
    case .bars: return x % period < thickness && y % (period * 2 + 1) < thickness * 2
    case .checks: return (x / thickness + y / thickness) % 2 == 0
    case .rings: return min(x, y, area.width - 1 - x, area.height - 1 - y) % period < thickness
    default:
      let (right, down) = (2 * (x % period) + 1 - period, 2 * (y % period) + 1 - period)
      return right * right + down * down < thickness * thickness * 4
    }
  }

  private static func set(_ image: inout RGBImage, _ x: Int, _ y: Int, _ color: RGBColor) {
    guard 0..<image.width ~= x, 0..<image.height ~= y else { return }
    image[x, y] = color
  }

  private static func drawSpiral(
    into image: inout RGBImage, _ area: Rect, color: RGBColor, period: Int, thickness: Int
  ) {
    var (left, top, right, bottom) = (area.x, area.y, area.x + area.width, area.y + area.height)
    func fill(_ columns: Range<Int>, _ rows: Range<Int>) {
      for y in rows { for x in columns { set(&image, x, y, color) } }
    }
    while left + period < right, top + period < bottom {
      fill(left..<right, top..<top + thickness)
      fill(right - thickness..<right, top..<bottom)
      fill(left + period..<right, bottom - thickness..<bottom)
      fill(left + period..<left + period + thickness, min(top + period, bottom - 1)..<bottom)
      (left, top, right, bottom) = (left + period, top + period, right - period, bottom - period)
    }
  }

  private static func drawCluster(
    into image: inout RGBImage, _ area: Rect, _ color: RGBColor, _ period: Int, _ thickness: Int,
    using generator: inout SeededGenerator
  ) {
    for _ in 0..<area.width * area.height / (period * period) {
      // Of two numbers below a limit, the lesser is mostly small.
      let x = min(generator.next() % UInt64(area.width), generator.next() % UInt64(area.width))
      let y = min(generator.next() % UInt64(area.height), generator.next() % UInt64(area.height))
      for down in 0..<thickness {
        for right in 0..<thickness { set(&image, area.x + Int(x) + right, area.y + Int(y) + down, color) }
      }
    }
  }

  private static func drawCopies(into image: inout RGBImage, _ area: Rect, period: Int) {
    let original = image
    for y in 0..<area.height {
      for x in 0..<area.width {
        let (fromX, fromY) = (area.x + x % (period * 4), area.y + y % (period * 4))
        guard fromX < original.width, fromY < original.height else { continue }
        set(&image, area.x + x, area.y + y, original[fromX, fromY])
      }
    }
  }
}
