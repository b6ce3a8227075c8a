package import LetterpressSolver
package import LetterpressVision
internal import SamplePictures

/// Smooth random colours at several scales at once, like an out-of-focus photo.
package struct PhotoTexture: Sendable {
  private struct Octave {
    /// Cells along the longer side.
    var cells: Int
    var strength: Float
    /// `(cells + 2)²`, row-major.
    var colors: [ColorVector]
  }

  private var octaves: [Octave] = []
  private let mean: ColorVector

  /// Creates a texture in which each finer scale has `detail` times the strength of the next coarser one.
  package init(detail: Float, using generator: inout SeededGenerator) {
    mean = RGBColor.random(using: &generator).vector
    var (cells, strength) = (2, Float(1))
    while cells <= 128 {
      let gray = Float.random(in: 0...1, using: &generator)
      let colors = (0..<(cells + 2) * (cells + 2)).map { _ in
        let color = RGBColor.random(using: &generator).vector - 128
        return color + (ColorVector(repeating: color.x) - color) * gray
      }
      octaves.append(Octave(cells: cells, strength: strength, colors: colors))
      cells *= 2
      strength *= detail
    }
  }

  package func image(width: Int, height: Int) -> RGBImage {
    var bytes = [UInt8](repeating: 0, count: 3 * width * height)
    let side = Float(max(width, height))
    var row = [ColorVector](repeating: .zero, count: width)
    for y in 0..<height {
      for x in 0..<width { row[x] = mean }
      for octave in octaves {
        let (top, partY) = PhotoTexture.place(Float(y) / side * Float(octave.cells))
        for x in 0..<width {
          let (left, partX) = PhotoTexture.place(Float(x) / side * Float(octave.cells))
          let corner = top * (octave.cells + 2) + left
          let below = corner + octave.cells + 2
          let upper = octave.colors[corner] + (octave.colors[corner + 1] - octave.colors[corner]) * partX
          let lower = octave.colors[below] + (octave.colors[below + 1] - octave.colors[below]) * partX
          row[x] += (upper + (lower - upper) * partY) * octave.strength
        }
      }
      for x in 0..<width {
        let color = RGBColor(row[x])
        let offset = 3 * (y * width + x)
        bytes[offset] = color.red
        bytes[offset + 1] = color.green
        bytes[offset + 2] = color.blue
      }
    }
    return RGBImage(width: width, height: height, bytes: bytes)
  }

  /// Returns the cell and the smoothed position within it.
  private static func place(_ position: Float) -> (cell: Int, part: Float) {
    let cell = Int(position)
    let part = position - Float(cell)
    return (cell, part * part * (3 - 2 * part))
  }
}
