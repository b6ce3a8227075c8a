import FixtureFiles
import Foundation
import LetterpressEngine
import LetterpressFiles
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import PlainSolver
import SamplePictures
import Testing

#if JPEG
  import LetterpressJPEG
#endif

/// Whatever is read takes time in proportion to its size: a small file must not keep the program busy for minutes.
///
/// Four times as much may take eight times as long, which leaves room for caches and for *n* log *n*, and none for *n*².
/// What is measured is the processor time of this thread, the least of several runs, so that other work does not matter.
@Suite(.serialized)
struct GrowthTests {
  @Test(arguments: GrowingText.allCases)
  func readingATextIsLinear(kind: GrowingText) throws {
    try expectLinear("\(kind)") { scale in
      let bytes = kind.bytes(scale: scale)
      return { try kind.read(bytes) }
    }
  }

  #if JPEG
    @Test(arguments: Cases.few(4, of: GrowingJPEG.allCases))
    func readingAJPEGIsLinear(kind: GrowingJPEG) throws {
      try expectLinear("\(kind)") { scale in
        let file = kind.file(scale: scale)
        return { _ = try JPEGDecoder.decode(file) }
      }
    }
  #endif

  @Test(arguments: Cases.few(4, of: GrowingPicture.allCases))
  func readingAPictureIsLinear(kind: GrowingPicture) throws {
    try expectLinear("\(kind)") { scale in
      let image = kind.image(scale: scale)
      return { _ = try? BoardReader().read(image) }
    }
  }

  /// Measures once and four times as much. If that seems to take too long, it is measured again: the least time counts, so
  /// that what else the machine does cannot make a test fail.
  private func expectLinear(_ name: String, _ work: (_ scale: Int) -> () throws -> Void) throws {
    let (once, more) = (work(1), work(4))
    var (onceTime, moreTime) = (Double.infinity, Double.infinity)
    for _ in 0..<5 where moreTime.isInfinite || moreTime >= 8 * onceTime {
      onceTime = min(onceTime, try Self.time(once))
      moreTime = min(moreTime, try Self.time(more))
    }
    #expect(moreTime < 8 * onceTime, "\(name): \(onceTime) s, and \(moreTime) s for four times as much")
  }

  /// The processor time of a call, in seconds.
  private static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A text of which there may be any amount.
enum GrowingText: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case words, sameBeginnings, compiledWords, markedWords, labels, blankLabels, columns, savedGame, members, nested,
    longText,
    chunks

  var testDescription: String { rawValue }

  func bytes(scale: Int) -> [UInt8] {
    switch self {
    case .words: GrowingText.words(6_000 * scale)
    // Each word differs from the last in its last letters only.
    case .sameBeginnings: GrowingText.words(6_000 * scale, beginning: "abcdefghijklmnop")
    case .compiledWords: GrowingText.compiled(GrowingText.words(6_000 * scale))
    case .markedWords: Array(GrowingText.lines(3_000 * scale) { GrowingText.word($0) + "\trefused" }.utf8)
    case .labels:
      Array(("file\tletters\n" + GrowingText.lines(1_000 * scale) { "\($0).png\ttejntgzhhgpsmzpthaoudgbph" }).utf8)
    case .blankLabels: Array(("file\tletters\na\tb" + String(repeating: "\n", count: 30_000 * scale)).utf8)
    case .columns:
      Array(
        ("file\tletters" + String(repeating: "\tx", count: 300 * scale) + "\n"
          + String(repeating: "a\tb\n", count: 300 * scale)).utf8)
    case .savedGame:
      Array(
        (Position(board: "tejntgzhhgpsmzpthaoudgbph").description + "\n"
          + GrowingText.lines(700 * scale) { _ in "red (pass)\nback 1" }).utf8)
    case .members:
      Array(
        ("["
          + (0..<7 * scale).map { _ in "{" + (0..<256).map { "\"m\($0)\":\($0)" }.joined(separator: ",") + "}" }
          .joined(separator: ",") + "]").utf8)
    case .nested: Array(("[" + String(repeating: "[[],[]],", count: 3_000 * scale) + "1]").utf8)
    case .longText: Array(("\"" + String(repeating: "a\\u001bé", count: 6_000 * scale) + "\"").utf8)
    case .chunks: GrowingText.chunks(700 * scale)
    }
  }

  func read(_ bytes: [UInt8]) throws {
    switch self {
    case .words, .sameBeginnings: _ = try Lexicon(WordList(parsing: bytes))
    case .compiledWords: _ = try Lexicon(compiled: bytes)
    case .markedWords: _ = try WordChanges(parsing: bytes)
    case .labels, .blankLabels, .columns:
      _ = try LabelTable(String(decoding: bytes, as: UTF8.self), name: "table", folder: "")
    case .savedGame: _ = try GameTree(parsing: String(decoding: bytes, as: UTF8.self), lexicon: .english)
    case .members, .nested, .longText: _ = try JSONValue(parsing: String(decoding: bytes, as: UTF8.self)).description
    case .chunks: _ = try PNGDecoder.decode(bytes)
    }
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  /// Six letters that no other number has.
  private static func word(_ number: Int) -> String {
    var (left, word) = (number, "")
    for _ in 0..<6 {
      word.unicodeScalars.append(Unicode.Scalar(UInt8(97 + left % 26)))
      left /= 26
    }
    return word
  }

  private static func words(_ count: Int, beginning: String = "") -> [UInt8] {
    Array(lines(count) { beginning + word($0) }.utf8)
  }

  private static func compiled(_ text: [UInt8]) -> [UInt8] {
    (try? Lexicon(WordList(parsing: text)).compiled) ?? []
  }

  /// A picture with many chunks that say nothing.
  private static func chunks(_ count: Int) -> [UInt8] {
    let format = PNGFixture.Format(.gray, 8)
    var chunks = PNGFixture(width: 8, height: 8, format: format, samples: Array(repeating: 7, count: 64)).chunks()
    let other = PNGFixture.Chunk("teST", Array(repeating: 7, count: 100))
    chunks.insert(contentsOf: Array(repeating: other, count: count), at: 1)
    return PNGFixture.file(chunks)
  }
}

#if JPEG
  /// A JPEG file of which there may be any amount.
  enum GrowingJPEG: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case segments, exifSegments, fill, rows, progressiveRows, turnedRows, restarts, trailer

    var testDescription: String { rawValue }

    func file(scale: Int) -> [UInt8] {
      var fixture = JPEGFixture()
      switch self {
      // What stands before the picture, where Exif data are looked for.
      case .segments: return GrowingJPEG.inserting(10_000 * scale, of: [0xFF, 0xFE, 0, 6, 1, 2, 3, 4])
      case .exifSegments: return GrowingJPEG.inserting(10_000 * scale, of: [0xFF, 0xE1, 0, 8] + Array("Exif\0!".utf8))
      // Any number of these bytes may precede a marker.
      case .fill: return GrowingJPEG.inserting(100_000 * scale, of: [0xFF])
      case .rows: break
      case .progressiveRows: fixture.coding = .progressive
      // The rows of the file become columns.
      case .turnedRows: fixture.orientation = 6
      case .restarts: fixture.restartRows = 1
      case .trailer: return fixture.file(of: GrowingJPEG.stripes(64)) + [UInt8](repeating: 7, count: 300_000 * scale)
      }
      return fixture.file(of: GrowingJPEG.stripes(200 * scale))
    }

    private static func inserting(_ count: Int, of segment: [UInt8]) -> [UInt8] {
      let file = JPEGFixture().file(of: stripes(64))
      return Array(file[..<2]) + Array(repeatElement(segment, count: count).joined()) + Array(file[2...])
    }

    private static func stripes(_ height: Int) -> RGBImage {
      GrowingPicture.drawn(300, height) { x, y in x * y % 5 < 2 }
    }
  }
#endif

/// A picture of which there may be any amount.
enum GrowingPicture: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case comb, spiral, specks, cornerBars, discsBesideABoard, longBars, stripes

  var testDescription: String { rawValue }

  func image(scale: Int) -> RGBImage {
    switch self {
    // Teeth that are joined only at their ends, one after the other.
    case .comb: GrowingPicture.drawn(9_000 * scale, 8) { x, y in y == 7 || x % 3 == 0 }
    case .spiral: GrowingPicture.drawn(300 * scale, 300) { x, y in (x % 300 / 2 + y / 2) % 2 == 0 || (x ^ y) & 7 == 0 }
    case .specks: GrowingPicture.drawn(600 * scale, 300) { x, y in x % 3 == 0 && y % 3 == 0 }
    // Small shapes where a large picture is otherwise empty.
    case .cornerBars:
      // Not only around the board that they seem to be.
      GrowingPicture.drawn(1000, 1000) { x, y in x < 250 && y < 200 + 200 * scale && x % 4 < 2 && y % 12 < 10 }
    case .discsBesideABoard: GrowingPicture.discs(500 * scale)
    case .longBars: GrowingPicture.drawn(400 * scale, 400) { x, y in y % 2 == 0 && x % 10 != 0 }
    case .stripes: GrowingPicture.drawn(500 * scale, 300) { x, _ in x % 5 < 2 }
    }
  }

  fileprivate static func drawn(_ width: Int, _ height: Int, _ isInk: (Int, Int) -> Bool) -> RGBImage {
    var bytes = [UInt8](repeating: 255, count: 3 * width * height)
    // Tests are built without optimisation, which makes iterating over ranges the dearest part of most of these.
    var (x, y, offset) = (0, 0, 0)
    while y < height {
      if isInk(x, y) { (bytes[offset], bytes[offset + 1], bytes[offset + 2]) = (0, 0, 0) }
      (x, offset) = (x + 1, offset + 3)
      if x == width { (x, y) = (0, y + 1) }
    }
    return RGBImage(width: width, height: height, bytes: bytes)
  }

  /// A screenshot with round shapes above it, where avatars are looked for.
  private static func discs(_ count: Int) -> RGBImage {
    let board = Samples.boards[0].image
    let (perRow, size) = (board.width / 12, 12)
    let rows = count / perRow + 1
    var bytes: [UInt8] = []
    for y in 0..<rows * size {
      for x in 0..<board.width {
        let (dx, dy) = (x % size - 5, y % size - 5)
        let value: UInt8 = x / size < perRow && dx * dx + dy * dy < 22 ? 40 : 240
        bytes += [value, value, value]
      }
    }
    for y in 0..<board.height {
      for x in 0..<board.width {
        let color = board[x, y]
        bytes += [color.red, color.green, color.blue]
      }
    }
    return RGBImage(width: board.width, height: rows * size + board.height, bytes: bytes)
  }
}
