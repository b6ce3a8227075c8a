internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressSolver
internal import LetterpressVision
internal import PlainSolver
internal import SamplePictures

/// Screenshots: for any pixels, either a board is read that can be written down, or the refusal says why.
///
/// The first two bytes choose a sample and its size; each seven bytes after them change a rectangle of its pixels.
public enum PictureInput {
  /// Sets whether a fuzzer is told which numbers the code compares, so that it can put them into inputs. The reader compares
  /// coordinates and counts, which stand in no input, and so many that telling takes more than half of all time.
  nonisolated(unsafe) public static var ignoreComparisons: (_ areIgnored: Bool) -> Void = { _ in }

  static func flaw(in bytes: [UInt8]) -> String? {
    var bytes = bytes[...]
    guard let sample = bytes.popFirst(), let size = bytes.popFirst() else { return nil }
    var image = pictures[Int(sample) % pictures.count][Int(size) % scales.count]
    while bytes.count >= changeSize {
      image = changed(image, by: Array(bytes.prefix(changeSize)))
      bytes = bytes.dropFirst(changeSize)
    }
    return flaw(ofReading: image)
  }

  /// Returns the flaw in what is read from a picture; nil if there is none.
  static func flaw(ofReading image: RGBImage) -> String? {
    ignoreComparisons(true)
    defer { ignoreComparisons(false) }
    let reading: BoardReading
    do throws(BoardReaderError) {
      reading = try reader.read(image)
    } catch {
      return error.description.isEmpty ? "an error without a message" : nil
    }
    guard reading.tiles.count == Board.tileCount, reading.frame.width > 0, reading.frame.height > 0 else {
      return "a reading without a board"
    }
    for tile in reading.tiles where !(0...1 ~= tile.confidence) { return "a confidence of \(tile.confidence)" }
    guard (try? Board(parsing: reading.board.description)) == reading.board else {
      return "letters that are not a board"
    }
    let json = JSONValue.object(ReadingReport.members(of: reading, file: "a.png")).description
    guard (try? JSONValue(parsing: json)) != nil else { return "\(json) is not JSON" }
    guard let position = try? reading.position(owners: reading.owners ?? Owners(), turn: .red) else {
      return "a reading that makes no position"
    }
    return (try? Position(parsing: position.description)) == position ? nil : "a position that cannot be parsed"
  }

  private static let reader = BoardReader()

  private static let changeSize = 7

  private static let scales = [0.25, 0.35]

  /// A few samples, each in several sizes.
  private static let pictures: [[RGBImage]] = ["light-midgame", "dark-midgame"].map { name in
    scales.map { picture(of: name).scaled(by: $0) }
  }

  /// Returns a sample's picture.
  static func picture(of name: String) -> RGBImage {
    do {
      return try PictureFile.load(Repository.path("Samples/\(name).png"))
    } catch {
      fatalError("the sample \(name) cannot be read: \(error)")
    }
  }

  /// - Parameter change: the kind of change, the rectangle's left, top, width and height, and two more numbers.
  private static func changed(_ image: RGBImage, by change: [UInt8]) -> RGBImage {
    let (left, top) = (Int(change[1]) * image.width >> 8, Int(change[2]) * image.height >> 8)
    let width = min(Int(change[3]) * image.width >> 8 + 1, image.width - left)
    let height = min(Int(change[4]) * image.height >> 8 + 1, image.height - top)
    let (first, second) = (change[5], change[6])
    var noise = SeededGenerator(seed: UInt64(first) << 8 | UInt64(second))
    if change[0] % 8 == 7 { return image.cut(left: left, top: top, width: width, height: height) }
    var changed = image
    for y in top..<top + height {
      for x in left..<left + width {
        var color = image[x, y]
        switch change[0] % 8 {
        case 0: color = RGBColor(red: first, green: second, blue: first ^ second)
        case 1: color = image[(x + Int(first)) % image.width, (y + Int(second)) % image.height]
        case 2: color = RGBColor(red: ~color.red, green: ~color.green, blue: ~color.blue)
        case 3: color = RGBColor(red: color.green &+ first, green: color.blue &+ second, blue: color.red)
        case 4: color = RGBColor(red: color.red & first, green: color.green | second, blue: color.blue)
        case 5: color = noise.next() & 0xFF < UInt64(first) ? .white : color
        default: color = image[left + (x - left) / (1 + Int(first & 15)), top + (y - top) / (1 + Int(second & 15))]
        }
        changed[x, y] = color
      }
    }
    return changed
  }

  static var seeds: [[UInt8]] {
    (0..<UInt8(pictures.count)).map { [$0, $0] }
      + (0..<8).map { [$0, 1, $0, 100, 130, 40, 40, 200, 90, ($0 + 3) % 7, 10, 20, 60, 30, 7, 250] }
  }
}

extension RGBImage {
  /// Returns a part of the picture.
  fileprivate func cut(left: Int, top: Int, width: Int, height: Int) -> RGBImage {
    let rows = (top..<top + height).map { bytes[3 * ($0 * self.width + left)..<3 * ($0 * self.width + left + width)] }
    return RGBImage(width: width, height: height, bytes: Array(rows.joined()))
  }
}
