/// Codes decisions as bits: `BitEncoder` writes them, and `BitDecoder` reads them again.
///
/// A likely bit takes less room than an unlikely one. This is adaptive binary arithmetic coding: each decision names a chance
/// that its bit is set, which is learnt from the earlier bits with the same chance. An encoder is given the bit of each
/// decision; a decoder ignores it, and returns the one that was encoded. So a single function that makes all decisions in
/// order describes both directions.
package protocol BitCoder {
  /// Codes a decision by the chance at an index, and adjusts that chance.
  mutating func code(_ bit: Bool, by chances: BitChances, at index: Int) -> Bool
}

extension BitCoder {
  /// Codes a number, the highest bit first. Each bit's chance depends on the bits before it.
  ///
  /// - Parameters:
  ///   - number: below 2 to the power of `bitCount`.
  ///   - chances: 2 to the power of `bitCount` for each context.
  ///   - context: numbers in different contexts have different chances.
  package mutating func code(
    _ number: Int, bitCount: Int, by chances: BitChances, context: Int
  ) -> Int {
    var path = 1
    for place in (0..<bitCount).reversed() {
      let bit = code(number >> place & 1 != 0, by: chances, at: context << bitCount + path)
      path = path << 1 | (bit ? 1 : 0)
    }
    return path - 1 << bitCount
  }
}

/// How likely bits are set, as learnt from the bits before them.
package final class BitChances {
  private let chances: FixedBuffer<BitChance>

  package init(count: Int) { chances = FixedBuffer(repeating: BitChance(), count: count) }

  @inline(__always) fileprivate subscript(index: Int) -> BitChance {
    get { chances[index] }
    set { chances[index] = newValue }
  }
}

/// How likely a bit is set. Each bit moves the chance a part of the way towards itself: at first a half, later a 32nd.
private struct BitChance: BitwiseCopyable {
  /// In 65536ths; never 0.
  private var value: UInt16 = 1 << 15
  private var count: UInt8 = 0

  /// The part of a range of numbers that stands for a set bit.
  @inline(__always) func part(of range: UInt32) -> UInt32 { (range &>> 16) &* UInt32(value) }

  @inline(__always) mutating func learn(_ bit: Bool) {
    let shift = UInt16(UInt8.bitWidth &- (count &>> 1 &+ 1).leadingZeroBitCount)
    value = bit ? value &+ (.max - value) &>> shift : value &- value &>> shift
    if count < 30 { count &+= 1 }
  }
}

/// Below this size, a range is shifted by a byte.
private let leastRange: UInt32 = 1 << 24

/// Writes decisions as bytes: the first number of the range of those that begin with all bits.
package struct BitEncoder: BitCoder {
  private var written: [UInt8] = []
  /// The four bytes that follow, and the size of the range.
  private var first: UInt32 = 0
  private var range = UInt32.max

  package init() {}

  package mutating func code(_ bit: Bool, by chances: BitChances, at index: Int) -> Bool {
    let part = chances[index].part(of: range)
    chances[index].learn(bit)
    if bit { range = part } else { skip(part) }
    while range < leastRange {
      written.append(UInt8(first >> 24))
      (first, range) = (first << 8, range << 8)
    }
    return bit
  }

  private mutating func skip(_ part: UInt32) {
    range -= part
    let (sum, overflows) = first.addingReportingOverflow(part)
    first = sum
    guard overflows, let place = written.lastIndex(where: { $0 < .max }) else { return }
    written[place] += 1
    for later in place + 1..<written.count { written[later] = 0 }
  }

  /// All decisions as bytes.
  package var bytes: [UInt8] { written + withUnsafeBytes(of: first.bigEndian, Array.init) }
}

/// Reads the decisions that a `BitEncoder` wrote.
package struct BitDecoder: BitCoder {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  /// The next four bytes, counted from the first number of the range, and the size of the range.
  private var number: UInt32 = 0
  private var range = UInt32.max

  /// - Precondition: the bytes come from a `BitEncoder`, and exist as long as the decoder is used.
  package init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    for _ in 0..<4 { readByte() }
  }

  private mutating func readByte() {
    number = number << 8 | (offset < bytes.count ? UInt32(bytes[offset]) : 0)
    offset += 1
  }

  // Inlined, as it is called a few million times: the range then stays in registers.
  @inline(__always) package mutating func code(_: Bool, by chances: BitChances, at index: Int) -> Bool {
    let part = chances[index].part(of: range)
    let bit = number < part
    chances[index].learn(bit)
    if bit { range = part } else { (number, range) = (number &- part, range &- part) }
    while range < leastRange {
      readByte()
      range <<= 8
    }
    return bit
  }
}
