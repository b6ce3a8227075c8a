internal import Foundation
internal import LetterpressSolver
package import LetterpressVision
internal import PlainSolver

extension RGBImage {
  /// Returns what a camera sees that looks at a screen with this picture from a side, with noise, uneven light and a cast.
  ///
  /// - Parameters:
  ///   - tilt: how far the screen is turned to each of two sides, at most, in degrees.
  ///   - turn: how far the camera is turned about its axis, at most, in degrees.
  ///   - barrel: how much its lens bends straight lines; a phone's by up to about 0.1.
  package func photographed(tilt: Double, turn: Double, barrel: Double = 0, seed: UInt64) -> RGBImage {
    var generator = SeededGenerator(seed: seed)
    func angle(_ most: Double) -> Double { Double.random(in: -most...most, using: &generator) * .pi / 180 }
    let (pitch, yaw, roll) = (angle(tilt), angle(tilt), angle(turn))
    let (light, cast) = (angle(8), angle(4))
    let (photoWidth, photoHeight) = (900, 1200)
    let scale = 0.8 * min(Double(photoWidth) / Double(width), Double(photoHeight) / Double(height))
    let focus = 1.1 * Double(photoHeight)
    // The screen's axes as the camera sees them, with the third away from it.
    func seen(_ x: Double, _ y: Double) -> (x: Double, y: Double, z: Double) {
      let (x1, y1) = (x * cos(roll) - y * sin(roll), x * sin(roll) + y * cos(roll))
      let (y2, z2) = (y1 * cos(pitch), y1 * sin(pitch))
      return (x1 * cos(yaw) + z2 * sin(yaw), y2, z2 * cos(yaw) - x1 * sin(yaw))
    }
    let (across, down) = (seen(1, 0), seen(0, 1))
    let normal = (
      x: across.y * down.z - across.z * down.y, y: across.z * down.x - across.x * down.z,
      z: across.x * down.y - across.y * down.x
    )
    var photo = RGBImage(
      width: photoWidth, height: photoHeight, color: RGBColor(red: 120, green: 95, blue: 70))
    let bezel = 0.05 * Double(width)
    for row in 0..<photoHeight {
      for column in 0..<photoWidth {
        var (x, y) = (Double(column) + 0.5 - Double(photoWidth) / 2, Double(row) + 0.5 - Double(photoHeight) / 2)
        let bend = 1 + barrel * (x * x + y * y) / Double(photoWidth * photoWidth)
        (x, y) = (x * bend, y * bend)
        // Where the ray through this pixel meets the screen, whose middle is as far away as the focus.
        let distance = normal.z * focus / (normal.x * x + normal.y * y + normal.z * focus)
        let point = (x: distance * x, y: distance * y, z: distance * focus - focus)
        let u = (point.x * across.x + point.y * across.y + point.z * across.z) / scale + Double(width) / 2
        let v = (point.x * down.x + point.y * down.y + point.z * down.z) / scale + Double(height) / 2
        guard u > -bezel, v > -bezel, u < Double(width) + bezel, v < Double(height) + bezel else { continue }
        let isOnScreen = u > 0 && v > 0 && u < Double(width) && v < Double(height)
        let color = isOnScreen ? self.color(x: u, y: v) : RGBColor(red: 18, green: 18, blue: 20)
        let share = 0.9 + light * x / Double(photoWidth)
        func dimmed(_ channel: UInt8, _ factor: Double) -> UInt8 {
          UInt8(min(max(Double(channel) * factor, 0), 255))
        }
        photo[column, row] = RGBColor(
          red: dimmed(color.red, share * (1 + cast)), green: dimmed(color.green, share),
          blue: dimmed(color.blue, share * (1 - cast)))
      }
    }
    return photo.withNoise(deviation: 2, using: &generator)
  }

  /// Returns the colour at a point, mixed from the four nearest pixels.
  package func color(x: Double, y: Double) -> RGBColor {
    let (x, y) = (x - 0.5, y - 0.5)
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    func pixel(_ x: Int, _ y: Int) -> RGBColor { self[min(max(x, 0), width - 1), min(max(y, 0), height - 1)] }
    let upper = pixel(left, top).mixed(with: pixel(left + 1, top), share: x - Double(left))
    let lower = pixel(left, top + 1).mixed(with: pixel(left + 1, top + 1), share: x - Double(left))
    return upper.mixed(with: lower, share: y - Double(top))
  }
}
