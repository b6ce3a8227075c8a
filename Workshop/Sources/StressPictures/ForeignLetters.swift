internal import Foundation
internal import LetterpressVision
internal import SamplePictures

/// Capitals of other alphabets: those shared with the Latin one from the samples, the others drawn with strokes of
/// equal thickness.
enum ForeignLetters {
  private typealias Point = (x: Double, y: Double)

  /// The 24 Greek capitals.
  static let greek =
    latin("ABEZHIKMNOPTYX") + [
      drawn([[(0, 1), (0, 0), (0.55, 0)]]),  // Γ
      drawn([[(0, 1), (0.42, 0), (0.84, 1), (0, 1)]]),  // Δ
      drawn([round(0, 0, 0.85, 1), [(0.25, 0.5), (0.6, 0.5)]]),  // Θ
      drawn([[(0, 1), (0.42, 0), (0.84, 1)]]),  // Λ
      drawn([[(0, 0), (0.6, 0)], [(0.05, 0.5), (0.55, 0.5)], [(0, 1), (0.6, 1)]]),  // Ξ
      drawn([[(0, 1), (0, 0), (0.66, 0), (0.66, 1)]]),  // Π
      drawn([[(0.6, 0), (0, 0), (0.36, 0.48), (0, 1), (0.6, 1)]]),  // Σ
      drawn([round(0, 0.18, 0.85, 0.82), [(0.425, 0), (0.425, 1)]]),  // Φ
      drawn([
        [(0, 0), (0, 0.35), (0.15, 0.6), (0.42, 0.68), (0.69, 0.6), (0.84, 0.35), (0.84, 0)], [(0.42, 0), (0.42, 1)],
      ]),
      drawn([
        [
          (0, 1), (0.25, 1), (0.25, 0.85), (0.06, 0.65), (0.02, 0.4), (0.12, 0.14), (0.4, 0), (0.68, 0.14), (0.78, 0.4),
          (0.74, 0.65), (0.55, 0.85), (0.55, 1), (0.8, 1),
        ]
      ]),  // Ω
    ]

  /// The 32 Cyrillic capitals.
  static let cyrillic =
    latin("ABEKMHOPCTX") + [
      drawn([[(0.55, 0), (0, 0), (0, 1)] + bowl]),  // Б
      drawn([[(0, 1), (0, 0), (0.55, 0)]]),  // Г
      drawn([[(0, 1.15), (0, 0.98), (0.8, 0.98), (0.8, 1.15)], [(0.12, 1), (0.24, 0), (0.66, 0), (0.66, 1)]]),  // Д
      drawn([[(0, 0), (0.4, 0.5), (0, 1)], [(0.8, 0), (0.4, 0.5), (0.8, 1)], [(0.4, 0), (0.4, 1)]]),  // Ж
      drawn([
        [(0, 0.08), (0.3, 0), (0.52, 0.1), (0.52, 0.35), (0.25, 0.48), (0.58, 0.62), (0.58, 0.88), (0.3, 1), (0, 0.92)]
      ]),  // З
      drawn([[(0, 0), (0, 1), (0.66, 0), (0.66, 1)]]),  // И
      drawn([[(0, 0.05), (0, 1), (0.66, 0.05), (0.66, 1)], [(0.18, -0.25), (0.33, -0.17), (0.48, -0.25)]]),  // Й
      drawn([[(0, 1), (0.14, 0.9), (0.22, 0), (0.68, 0), (0.68, 1)]]),  // Л
      drawn([[(0, 1), (0, 0), (0.66, 0), (0.66, 1)]]),  // П
      drawn([[(0, 0), (0.36, 0.6)], [(0.7, 0), (0.25, 0.94), (0.04, 1)]]),  // У
      drawn([round(0, 0.18, 0.85, 0.82), [(0.425, 0), (0.425, 1)]]),  // Ф
      drawn([[(0, 0), (0, 1), (0.74, 1), (0.74, 1.18)], [(0.6, 0), (0.6, 1)]]),  // Ц
      drawn([[(0, 0), (0, 0.4), (0.14, 0.54), (0.6, 0.5)], [(0.6, 0), (0.6, 1)]]),  // Ч
      drawn([[(0, 0), (0, 1), (0.9, 1), (0.9, 0)], [(0.45, 0), (0.45, 1)]]),  // Ш
      drawn([[(0, 0), (0, 1), (1.02, 1), (1.02, 1.18)], [(0.9, 0), (0.9, 1)], [(0.45, 0), (0.45, 1)]]),  // Щ
      drawn([[(-0.2, 0), (0, 0), (0, 1)] + bowl]),  // Ъ
      drawn([[(0, 0), (0, 1)] + bowl, [(0.85, 0), (0.85, 1)]]),  // Ы
      drawn([[(0, 0), (0, 1)] + bowl]),  // Ь
      drawn([
        [(0, 0.12), (0.3, 0), (0.55, 0.15), (0.65, 0.5), (0.55, 0.85), (0.3, 1), (0, 0.88)],
        [(0.25, 0.5), (0.65, 0.5)],
      ]),  // Э
      drawn([[(0, 0), (0, 1)], [(0, 0.5), (0.3, 0.5)], round(0.3, 0, 1.05, 1)]),  // Ю
      drawn([
        [(0.6, 1), (0.6, 0), (0.2, 0), (0.04, 0.14), (0.04, 0.38), (0.2, 0.52), (0.6, 0.52)], [(0.3, 0.52), (0, 1)],
      ]),  // Я
    ]

  /// The lower bowl of Б, Ъ, Ы and Ь, from the foot of the stem back to it.
  private static let bowl: [Point] = [(0.42, 1), (0.58, 0.88), (0.58, 0.6), (0.42, 0.48), (0, 0.48)]

  private static func latin(_ letters: String) -> [LetterStencil] {
    letters.utf8.map { LetterStencil.letters[Int($0) - 65] }
  }

  /// Returns an ellipse within the given edges.
  private static func round(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [Point] {
    (0...32).map { step in
      let angle = Double(step) / 16 * .pi
      return (
        (left + right) / 2 + (right - left) / 2 * cos(angle), (top + bottom) / 2 + (bottom - top) / 2 * sin(angle)
      )
    }
  }

  /// Returns a letter drawn with lines through points, with round ends; 1 is the height between the middles of its
  /// strokes.
  private static func drawn(_ lines: [[Point]]) -> LetterStencil {
    let (scale, margin, halfStroke) = (80.0, 40.0, 8.5)
    var canvas = PictureCanvas(width: 200, height: 190, color: .white)
    let whole = Box(x: 1, y: 1, width: 197, height: 187)
    for line in lines {
      let points = line.map { (x: margin + scale * $0.x, y: margin + scale * $0.y) }
      for (start, end) in zip(points, points.dropFirst()) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        canvas.fill(whole, .black) { x, y in
          let along = ((x - start.x) * dx + (y - start.y) * dy) / length
          let across = ((x - start.x) * dy - (y - start.y) * dx) / length
          let beyond = max(abs(along - length / 2) - length / 2, 0)
          return (across * across + beyond * beyond).squareRoot() - halfStroke
        }
      }
    }
    guard let stencil = LetterStencil(canvas.image, 0..<200, 0..<190, paper: .white, ink: .black) else {
      preconditionFailure("no stroke is drawn")
    }
    return stencil
  }
}
