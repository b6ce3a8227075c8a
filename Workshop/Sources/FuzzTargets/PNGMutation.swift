internal import FixtureFiles
internal import LetterpressPNG
internal import LetterpressSolver
internal import LetterpressVision

/// A mutation of a PNG file that keeps its lengths and checksums right; otherwise libpng would see little beyond the
/// first damaged chunk. Some mutations change the picture instead, as the reader sees only what decodes.
struct PNGMutation {
  private var generator: SeededGenerator

  init(seed: UInt32) { generator = SeededGenerator(seed: UInt64(seed)) }

  /// Returns the mutated file; nil if it has no chunks, if it would become too large, or if, one time in eight, its
  /// bytes should be mutated like any other input's.
  ///
  /// - Parameter mutate: mutates some bytes, of which it may return up to `maximumCount`.
  mutating func changed(
    _ file: [UInt8], maximumCount: Int, mutate: (_ bytes: [UInt8], _ maximumCount: Int) -> [UInt8]
  ) -> [UInt8]? {
    var chunks = PNGMutation.chunks(of: file)
    guard !chunks.isEmpty, !isChance(of: 8) else { return nil }
    if isChance(of: 3) {
      let drawn = drawn(on: file)
      if let drawn, drawn.count <= maximumCount { return drawn }
    }
    let index = random(below: chunks.count)
    switch random(below: 8) {
    case 0: chunks.insert(chunks[index], at: random(below: chunks.count + 1))
    case 1: chunks.remove(at: index)
    case 2: chunks.swapAt(index, random(below: chunks.count))
    case 3: chunks.insert(chunk(mutate([0, 0, 0, 1], 64)), at: random(below: chunks.count + 1))
    case 4: changeHeader(&chunks)
    case 5: PNGMutation.changeRows(&chunks, mutate)
    default:
      chunks[index] = PNGFixture.Chunk(chunks[index].type, mutate(chunks[index].data, chunks[index].data.count + 64))
    }
    let changed = PNGFixture.file(chunks)
    return changed.count <= maximumCount ? changed : nil
  }

  private mutating func random(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private mutating func isChance(of count: Int) -> Bool { random(below: count) == 0 }

  /// Returns the file with shapes drawn on its picture, or on a new one; nil if there is no picture to draw on.
  private mutating func drawn(on file: [UInt8]) -> [UInt8]? {
    guard var image = isChance(of: 4) ? blank() : PNGInput.picture(in: file) else { return nil }
    for _ in 0...random(below: 3) {
      let left = random(below: image.width)
      let top = random(below: image.height)
      let area = Rect(
        x: left, y: top, width: 1 + random(below: image.width - left), height: 1 + random(below: image.height - top))
      let value = generator.next()
      let color = RGBColor(
        red: UInt8(value & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value >> (isChance(of: 2) ? 8 : 16) & 255))
      let period = 2 + random(below: isChance(of: 2) ? 4 : 40)
      PixelPattern.allCases[random(below: PixelPattern.allCases.count)]
        .draw(
          into: &image, isChance(of: 2) ? Rect(x: 0, y: 0, width: image.width, height: image.height) : area,
          color: color, period: period, thickness: 1 + random(below: period - 1), using: &generator)
    }
    return try? PNGEncoder.encode(image)
  }

  /// Returns a plain picture of any proportions and any size, mostly a small one: a large one takes longer and reaches little that
  /// a small one does not.
  private mutating func blank() -> RGBImage {
    let pixels = PNGInput.mostPixels >> random(below: 6)
    let width = 1 << random(below: pixels.trailingZeroBitCount)
    let height = 1 + random(below: pixels / width)
    return RGBImage(width: width, height: height, color: isChance(of: 2) ? .white : .black)
  }

  /// Returns a chunk of a random type.
  private mutating func chunk(_ data: [UInt8]) -> PNGFixture.Chunk {
    PNGFixture.Chunk(PNGInput.chunkTypes[random(below: PNGInput.chunkTypes.count)], data)
  }

  private mutating func changeHeader(_ chunks: inout [PNGFixture.Chunk]) {
    guard let index = chunks.firstIndex(where: { $0.type == "IHDR" }), chunks[index].data.count == 13 else { return }
    var data = chunks[index].data
    let values: [UInt8] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 17, 40, 160, 255]
    // The lowest byte of width and of height, then depth, colour type, compression, filter and interlacing.
    let place = [3, 7, 8, 9, 10, 11, 12][random(below: 7)]
    data[place] = values[random(below: values.count)]
    chunks[index] = PNGFixture.Chunk("IHDR", data)
  }

  /// Mutates the rows inside the zlib stream if its blocks are stored, or the stream itself if it is compressed.
  private static func changeRows(
    _ chunks: inout [PNGFixture.Chunk], _ mutate: (_ bytes: [UInt8], _ maximumCount: Int) -> [UInt8]
  ) {
    guard let first = chunks.firstIndex(where: { $0.type == "IDAT" }) else { return }
    let stream = chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
    let changed =
      stored(in: stream).map { PNGFixture.zlibStream(of: mutate($0, $0.count + 64)) }
      ?? mutate(stream, stream.count + 64)
    chunks.removeAll { $0.type == "IDAT" }
    chunks.insert(PNGFixture.Chunk("IDAT", changed), at: min(first, chunks.count))
  }

  /// Returns the content of a zlib stream of stored blocks; nil for any other stream.
  private static func stored(in stream: [UInt8]) -> [UInt8]? {
    var (rest, bytes) = (stream.dropFirst(2), [UInt8]())
    while rest.count >= 5 {
      let header = Array(rest.prefix(5))
      guard header[0] <= 1 else { return nil }
      let count = Int(header[1]) | Int(header[2]) << 8
      bytes += rest.dropFirst(5).prefix(count)
      if header[0] == 1 { return bytes }
      rest = rest.dropFirst(5 + count)
    }
    return nil
  }

  /// Returns the chunks of a file, the last one possibly truncated.
  static func chunks(of file: [UInt8]) -> [PNGFixture.Chunk] {
    var rest = file.dropFirst(PNGFixture.signature.count)
    var chunks: [PNGFixture.Chunk] = []
    while rest.count >= 8 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      // Other characters would take more than one byte each.
      let type = String(decoding: rest.dropFirst(4).prefix(4).map { $0 & 0x7F }, as: UTF8.self)
      chunks.append(PNGFixture.Chunk(type, Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(8).dropFirst(length).dropFirst(4)
    }
    return chunks
  }
}
