/// Letter-like shapes side by side, less than a space apart.
struct PrintedWord: Equatable {
  /// From left to right, at least one.
  private(set) var letters: [Shape]

  init(_ letters: [Shape]) { self.letters = letters }

  /// The bounding box of all letters.
  var box: Rect { letters.dropFirst().reduce(letters[0].box) { $0.union($1.box) } }

  /// The largest gap between two letters of a word, over the height of the taller; a space is half of a capital's
  /// height or more.
  private static let widestGap = 0.33

  /// The largest overlap of two letters' bounding boxes, over the width of the narrower, as of an A and a V.
  private static let widestOverlap = 0.4

  /// Groups shapes into words, in no particular order, without the holes of letters.
  ///
  /// - Complexity: O(n²) for n shapes.
  static func words(of shapes: [Shape]) -> [PrintedWord] {
    let outer = shapes.filter { shape in
      !shapes.contains { $0 != shape && $0.height <= 4 * shape.height && $0.box.encloses(shape.box) }
    }.sorted { ($0.minX, $0.minY) < ($1.minX, $1.minY) }
    var words: [PrintedWord] = []
    for shape in outer {
      if let index = words.firstIndex(where: { $0.letters.last.map { follows(shape, $0) } ?? false }) {
        words[index].letters.append(shape)
      } else {
        words.append(PrintedWord([shape]))
      }
    }
    return words
  }

  /// Whether a shape is the letter after another.
  private static func follows(_ next: Shape, _ shape: Shape) -> Bool {
    let gap = Double(next.minX - shape.maxX - 1)
    let shared = min(next.maxY, shape.maxY) - max(next.minY, shape.minY) + 1
    let (low, tall) = (min(next.height, shape.height), max(next.height, shape.height))
    return gap <= widestGap * Double(tall) && gap >= -widestOverlap * Double(min(next.width, shape.width))
      && 2 * shared >= low && 5 * low >= 2 * tall
  }
}
