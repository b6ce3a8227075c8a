/// The end of a line that says "… played", recognised by the heights of its letters, which are alike in all faces.
struct PlayedLine {
  /// What precedes "played": the name, or the last part of it.
  let name: PrintedWord
  /// The x-height: that of a small letter without ascender or descender.
  let smallHeight: Int
  /// The last row of letters without a descender.
  let baseline: Int
  /// The first column of the name.
  let minX: Int
  /// The last column of "played".
  let maxX: Int

  /// Creates the line that ends with a word; nil if the word is not "played" or no name precedes it.
  init?(endingWith word: PrintedWord, among words: [PrintedWord]) {
    guard word.letters.count >= 6 else { return nil }
    let played = word.letters.suffix(6)
    let (p, l, a, y, e, d) = (
      played[played.startIndex], played[played.startIndex + 1], played[played.startIndex + 2],
      played[played.startIndex + 3], played[played.startIndex + 4], played[played.startIndex + 5]
    )
    let (top, baseline, height) = (a.minY, a.maxY, a.height)
    func isNear(_ row: Int, _ other: Int) -> Bool { 6 * abs(row - other) <= height + 6 }
    func isClearlyBelow(_ row: Int, _ other: Int) -> Bool { 6 * (row - other) > height }
    guard [p, y, e].allSatisfy({ isNear($0.minY, top) }), [l, e, d].allSatisfy({ isNear($0.maxY, baseline) }),
      [p, y].allSatisfy({ isClearlyBelow($0.maxY, baseline) }), [l, d].allSatisfy({ isClearlyBelow(top, $0.minY) }),
      2 * l.width <= height
    else { return nil }
    /// Whether a word is on the same line, about a space before a shape.
    func isBefore(_ other: PrintedWord, _ shape: Shape) -> Bool {
      let box = other.box
      let gap = shape.minX - (box.endX - 1)
      return gap > 0 && 2 * gap <= 3 * height && box.y < baseline && box.endY - 1 > top
        && other.letters.contains { isNear($0.maxY, baseline) }
    }
    if word.letters.count > 6 {
      name = PrintedWord(Array(word.letters.dropLast(6)))
    } else if let before = words.filter({ isBefore($0, p) }).max(by: { $0.box.endX < $1.box.endX }) {
      name = before
    } else {
      return nil
    }
    // A name may have several words.
    var first = name
    while let before = words.first(where: { isBefore($0, first.letters[0]) }) { first = before }
    smallHeight = height
    self.baseline = baseline
    minX = first.box.x
    maxX = d.maxX
  }

  /// Whether a word is in capitals, right below the line and centred.
  func isFollowed(by word: PrintedWord) -> Bool {
    let heights = word.letters.map { $0.height }.sorted()
    let height = heights[heights.count / 2]
    let slack = height / 8 + 1
    let (tops, bottoms) = (word.letters.map { $0.minY }.sorted(), word.letters.map { $0.maxY }.sorted())
    let (top, bottom) = (tops[tops.count / 2], bottoms[bottoms.count / 2])
    // In some fonts a Q or J descends by a quarter.
    guard word.letters.count >= 2,
      word.letters.allSatisfy({
        abs($0.minY - top) <= slack && $0.maxY - bottom <= slack + height / 4 && bottom - $0.maxY <= slack
      })
    else { return false }
    // A letter missing at one end, because it touches another or is covered, moves the middle by more than this.
    let offset = abs(2 * word.box.x + word.box.width - 1 - minX - maxX)
    return top > baseline && top - baseline <= 2 * height && 5 * offset <= 2 * height
      && (smallHeight...2 * smallHeight).contains(height)
  }
}

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
