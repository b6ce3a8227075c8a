/// The rarities of a list's words as bits, about two and a half per word for the English list.
///
///     byte 0        4              4 + n, rounded up to a multiple of 4
///          ┌────────┬──────────────┬─────────
///          │ n      │ n rarities,  │ codes …
///          │        │ a byte each  │
///          └────────┴──────────────┴─────────
///
/// The table lists the rarities that occur, the most frequent first. Then comes a code for each word, in alphabetical
/// order, from the lowest bit of the first byte on: as many zeros as there are rarities in the table before the word's
/// own, then a one. A word without a rarity has zeros for all of them. Zeros pad the last four bytes. There are thus as
/// many ones as words, which is how missing data is detected.
struct PackedRarities: Sendable {
  private enum Storage: @unchecked Sendable {
    // Unchecked: the program's constant data is never written to.
    case constant(UnsafeRawBufferPointer)
    case own([UInt8])
    /// Packed when the bytes are wanted, as for a file.
    case unpacked([UInt8?])
  }

  private let storage: Storage

  /// Keeps the rarities of all words in alphabetical order; nil for a word without one.
  init(_ rarities: [UInt8?]) { storage = .unpacked(rarities) }

  /// Copies packed rarities from a file.
  ///
  /// - Precondition: the bytes are valid; see ``isValid(_:wordCount:)``.
  init(copying bytes: UnsafeRawBufferPointer) { storage = .own(Array(bytes)) }

  /// Uses packed rarities in the program's constant data.
  ///
  /// - Precondition: the bytes are valid; see ``isValid(_:wordCount:)``.
  init(constant bytes: UnsafeRawBufferPointer) { storage = .constant(bytes) }

  /// Calls `body` with the packed bytes, which are valid only during the call.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    switch storage {
    case .constant(let bytes): body(bytes)
    case .own(let bytes): bytes.withUnsafeBytes(body)
    case .unpacked(let rarities): PackedRarities.packed(rarities).withUnsafeBytes(body)
    }
  }

  private static func packed(_ rarities: [UInt8?]) -> [UInt8] {
    let table = table(of: rarities)
    var places = [Int](repeating: table.count, count: 256)
    for (place, rarity) in table.enumerated() { places[Int(rarity)] = place }

    var bytes = withUnsafeBytes(of: UInt32(table.count).littleEndian, Array.init) + table
    bytes += [UInt8](repeating: 0, count: start(after: table.count) - bytes.count)
    var byte: UInt8 = 0
    var bit = 0
    func append(_ value: UInt8) {
      byte |= value << bit
      bit += 1
      if bit == 8 {
        bytes.append(byte)
        (byte, bit) = (0, 0)
      }
    }
    for rarity in rarities {
      for _ in 0..<(rarity.map { places[Int($0)] } ?? table.count) { append(0) }
      append(1)
    }
    while bit != 0 || bytes.count % 4 != 0 { append(0) }
    return bytes
  }

  /// The rarities that occur, the most frequent first.
  static func table(of rarities: [UInt8?]) -> [UInt8] {
    var counts: [UInt8: Int] = [:]
    for case let rarity? in rarities { counts[rarity, default: 0] += 1 }
    return counts.keys.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
  }

  /// Returns the offset of the codes, which follow a table of `count` rarities.
  private static func start(after count: Int) -> Int { 4 + (count + 3) / 4 * 4 }

  /// Whether untrusted bytes are the packed rarities of `wordCount` words.
  ///
  /// - Complexity: O(bytes).
  static func isValid(_ bytes: UnsafeRawBufferPointer, wordCount: Int) -> Bool {
    guard bytes.count >= 4, bytes.count % 4 == 0 else { return false }
    let count = Int(clamping: bytes.loadUnaligned(as: UInt32.self))
    guard count <= Lexicon.validRarities.count, start(after: count) <= bytes.count else { return false }
    guard bytes[4..<4 + count].allSatisfy({ Lexicon.validRarities.contains(Int($0)) }) else { return false }
    var ones = 0
    for offset in stride(from: start(after: count), to: bytes.count, by: 4) {
      ones += bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self).nonzeroBitCount
    }
    return ones == wordCount
  }

  /// Returns the rarities of all words in alphabetical order; nil for a word without one.
  ///
  /// - Complexity: O(bits).
  func unpacked() -> [UInt8?] {
    if case .unpacked(let rarities) = storage { return rarities }
    return withBytes { bytes in
      let count = Int(bytes.loadUnaligned(as: UInt32.self))
      let table = bytes[4..<4 + count].map(Optional.some)
      var rarities: [UInt8?] = []
      var zeros = 0
      for offset in stride(from: PackedRarities.start(after: count), to: bytes.count, by: 4) {
        var bits = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        var bitCount = UInt32.bitWidth
        while bits != 0 {
          let run = bits.trailingZeroBitCount
          zeros += run
          rarities.append(zeros < count ? table[zeros] : nil)
          zeros = 0
          bits >>= run + 1
          bitCount -= run + 1
        }
        zeros += bitCount
      }
      return rarities
    }
  }
}
