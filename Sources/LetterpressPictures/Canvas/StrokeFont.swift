/// Capital letters, digits and a few marks, drawn by hand as the centre lines of their strokes.
///
/// The strokes of a character are in a box ``height`` high and individually wide, x to the right and y down.
enum StrokeFont {
  /// The height of the box, from the centre of the highest stroke to that of the lowest.
  static let height = 8.0
  /// The width of a stroke.
  static let strokeWidth = 1.6
  /// The space between the boxes of two characters, so that their strokes do not touch.
  static let gap = 3.0

  /// A polyline, or a part of an ellipse.
  private enum Stroke {
    case line([(x: Double, y: Double)])
    /// From one angle to another in degrees: 0 is right, 90 is down.
    case arc(center: (x: Double, y: Double), radii: (x: Double, y: Double), degrees: (from: Double, to: Double))

    /// Points on the stroke, close enough to be joined by lines.
    var points: [Point] {
      switch self {
      case .line(let points): return points.map { Point(x: $0.x, y: $0.y) }
      case .arc(let center, let radii, let degrees):
        let count = max(Int(abs(degrees.to - degrees.from) / 10), 2)
        return (0...count).map { step in
          let angle = degrees.from + (degrees.to - degrees.from) * Double(step) / Double(count)
          let direction = Point(direction: angle)
          return Point(x: center.x + radii.x * direction.x, y: center.y + radii.y * direction.y)
        }
      }
    }
  }

  /// Returns a character's strokes as polylines; nil if it is not in the font.
  static func strokes(of character: Character) -> [[Point]]? { glyphs[character] }

  /// Returns the width of a character's box; 0 if it is not in the font.
  static func width(of character: Character) -> Double {
    character == " " ? 2 : glyphs[character]?.joined().map(\.x).max() ?? 0
  }

  private static let glyphs: [Character: [[Point]]] = drawings.mapValues { $0.map(\.points) }

  private static let drawings: [Character: [Stroke]] = [
    "A": [.line([(0, 8), (3.2, 0), (6.4, 8)]), .line([(1.2, 5.3), (5.2, 5.3)])],
    "B": [
      .line([(2.8, 0), (0, 0), (0, 8), (2.9, 8)]), .line([(0, 3.9), (2.9, 3.9)]),
      .arc(center: (2.8, 1.95), radii: (2, 1.95), degrees: (-90, 90)),
      .arc(center: (2.9, 5.95), radii: (2.3, 2.05), degrees: (-90, 90)),
    ],
    "C": [.arc(center: (3.8, 4), radii: (3.8, 4), degrees: (48, 312))],
    "D": [.line([(2, 0), (0, 0), (0, 8), (2, 8)]), .arc(center: (2, 4), radii: (4, 4), degrees: (-90, 90))],
    "E": [.line([(4.5, 0), (0, 0), (0, 8), (4.5, 8)]), .line([(0, 4), (3.9, 4)])],
    "F": [.line([(4.5, 0), (0, 0), (0, 8)]), .line([(0, 4.1), (3.8, 4.1)])],
    "G": [.arc(center: (3.8, 4), radii: (3.8, 4), degrees: (5, 312)), .line([(4.4, 4.3), (7.5, 4.3)])],
    "H": [.line([(0, 0), (0, 8)]), .line([(5.8, 0), (5.8, 8)]), .line([(0, 4), (5.8, 4)])],
    "I": [.line([(0, 0), (0, 8)])],
    "J": [.line([(3.2, 0), (3.2, 5.6)]), .arc(center: (0.9, 5.6), radii: (2.3, 2.4), degrees: (0, 110))],
    "K": [.line([(0, 0), (0, 8)]), .line([(5, 0), (0, 5)]), .line([(1.9, 3.2), (5.3, 8)])],
    "L": [.line([(0, 0), (0, 8), (4.2, 8)])],
    "M": [.line([(0, 8), (0, 0), (3.6, 5.2), (7.2, 0), (7.2, 8)])],
    "N": [.line([(0, 8), (0, 0), (5.8, 8), (5.8, 0)])],
    "O": [.arc(center: (4, 4), radii: (4, 4), degrees: (0, 360))],
    "P": [
      .line([(2.8, 0), (0, 0), (0, 8)]), .line([(0, 4.6), (2.8, 4.6)]),
      .arc(center: (2.8, 2.3), radii: (2.3, 2.3), degrees: (-90, 90)),
    ],
    "Q": [.arc(center: (4, 4), radii: (4, 4), degrees: (0, 360)), .line([(5, 5.2), (7.8, 8.3)])],
    "R": [
      .line([(2.8, 0), (0, 0), (0, 8)]), .line([(0, 4.4), (2.8, 4.4)]), .line([(2.8, 4.4), (5.4, 8)]),
      .arc(center: (2.8, 2.2), radii: (2.3, 2.2), degrees: (-90, 90)),
    ],
    "S": [
      .arc(center: (2.7, 2), radii: (2.4, 2), degrees: (-30, -270)),
      .arc(center: (2.7, 6), radii: (2.6, 2), degrees: (-90, 150)),
    ],
    "T": [.line([(0, 0), (6, 0)]), .line([(3, 0), (3, 8)])],
    "U": [
      .line([(0, 0), (0, 5.1)]), .line([(5.8, 0), (5.8, 5.1)]),
      .arc(center: (2.9, 5.1), radii: (2.9, 2.9), degrees: (0, 180)),
    ],
    "V": [.line([(0, 0), (3.2, 8), (6.4, 0)])],
    "W": [.line([(0, 0), (2.4, 8), (4.9, 1), (7.4, 8), (9.8, 0)])],
    "X": [.line([(0, 0), (5.8, 8)]), .line([(5.8, 0), (0, 8)])],
    "Y": [.line([(0, 0), (3.1, 4.3), (6.2, 0)]), .line([(3.1, 4.3), (3.1, 8)])],
    "Z": [.line([(0, 0), (5.4, 0), (0, 8), (5.4, 8)])],
    "0": [.arc(center: (2.6, 4), radii: (2.6, 4), degrees: (0, 360))],
    "1": [.line([(0, 1.7), (2.2, 0), (2.2, 8)])],
    "2": [
      .arc(center: (2.5, 2.4), radii: (2.4, 2.4), degrees: (-170, 38)), .line([(4.4, 3.9), (0, 8), (5, 8)]),
    ],
    "3": [
      .arc(center: (2.4, 1.95), radii: (2.2, 1.95), degrees: (-150, 90)),
      .arc(center: (2.4, 5.95), radii: (2.5, 2.05), degrees: (-90, 150)),
    ],
    "4": [.line([(4, 8), (4, 0), (0, 5.7), (5.5, 5.7)])],
    "5": [
      .line([(4.6, 0), (0.8, 0), (0.4, 3.6)]), .arc(center: (2.4, 5.3), radii: (2.7, 2.7), degrees: (-140, 145)),
    ],
    "6": [.arc(center: (2.7, 5.3), radii: (2.7, 2.7), degrees: (0, 360)), .line([(0.4, 4), (3.3, 0)])],
    "7": [.line([(0, 0), (5, 0), (1.8, 8)])],
    "8": [
      .arc(center: (2.6, 1.95), radii: (2.1, 1.95), degrees: (0, 360)),
      .arc(center: (2.6, 5.95), radii: (2.6, 2.05), degrees: (0, 360)),
    ],
    "9": [.arc(center: (2.7, 2.7), radii: (2.7, 2.7), degrees: (0, 360)), .line([(5, 4), (2.1, 8)])],
    "%": [
      .arc(center: (1.6, 1.6), radii: (1.6, 1.6), degrees: (0, 360)), .line([(7, 0), (1.4, 8)]),
      .arc(center: (6.8, 6.4), radii: (1.6, 1.6), degrees: (0, 360)),
    ],
    ".": [.line([(0, 8), (0, 8)])],
    "?": [
      .arc(center: (2.3, 2.3), radii: (2.3, 2.3), degrees: (-175, 60)), .line([(3.4, 4.3), (2.4, 5.6)]),
      .line([(2.4, 8), (2.4, 8)]),
    ],
  ]
}
