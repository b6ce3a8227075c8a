internal import LetterpressSolver

// A file of learnt letters is a header followed by an entry for each letter, with all integers little-endian:
//
//     byte 0        8         12
//          ┌────────┬─────────┬───────┬─────────┬─────────┬──
//          │ magic  │ version │ zeros │ entry … │ entry … │ …
//          └────────┴─────────┴───────┴─────────┴─────────┴──
//
//     byte 0      4      8          16      17     18      20       24         28            32       36         612
//          ┌──────┬──────┬──────────┬───────┬──────┬───────┬────────┬──────────┬─────────────┬────────┬──────────┬───────┬────────┬───────
//          │ mark │ size │ checksum │ ASCII │ tile │ width │ number │ training │ name's size │ stance │ coverage │ ink … │ name … │ zeros
//          └──────┴──────┴──────────┴───────┴──────┴───────┴────────┴──────────┴─────────────┴────────┴──────────┴───────┴────────┴───────
//
// The size is that of the entry, in bytes, a multiple of 8. The checksum is an `FNVHash` of the 64-bit integers after it. ASCII and number
// name the letter; the tile, 0 to 24, and the name of the screenshot say where it was cut from, and the tile is 255 if that is unknown.
// The stance is a `LetterStance`, and 0 if that is unknown.
// Coverage is the glyph that is compared, of 576 cells; ink is the bitmap that it was made of, as in `GlyphMask.packed`.
//
// Where an entry does not begin or its checksum is wrong, the next mark at which a good entry begins ends the damage. So a damaged entry
// costs no other.

#if _endian(big)
  #error("learnt letters are read in place and little-endian")
#endif

extension LearntLetters {
  /// The version of the file format that this module reads and writes.
  public static let formatVersion = 1

  /// The bytes that start every file of learnt letters; the first never occurs in a text.
  static let magic = [0x89] + Array("LPLEARN".utf8)

  private static let headerSize = 16

  /// Whether the bytes begin like a file of learnt letters.
  public static func canBegin(with bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: magic) }

  /// Reads a file; damaged entries are left out, and ``damaged`` names them.
  ///
  /// - Throws: ``LearntLettersError``.
  /// - Complexity: O(bytes).
  public init(file: [UInt8]) throws(LearntLettersError) {
    guard file.count >= LearntLetters.headerSize, LearntLetters.canBegin(with: file) else { throw .notLearntLetters }
    self.init()
    let reader = EntryReader(file: file)
    let version = reader.integer(at: LearntLetters.magic.count)
    guard version == LearntLetters.formatVersion else { throw .unsupportedVersion(version) }
    var isOrdered = true
    var offset = LearntLetters.headerSize
    while offset < file.count {
      if let (template, size) = reader.entry(at: offset) {
        if let last = templates.last, last.name >= template.name { isOrdered = false }
        read(template)
        offset += size
      } else {
        damaged.append(reader.name(at: offset))
        offset = reader.nextEntry(after: offset)
      }
    }
    if !isOrdered { order() }
    // The name of a damaged entry may be what is damaged.
    let names = templates.map { $0.name }
    for index in damaged.indices where damaged[index].map({ names.contains($0) }) ?? false { damaged[index] = nil }
  }

  /// Puts the letters of a file that another program has written in order, and leaves out all but the first of each name.
  private mutating func order() {
    var unordered = templates
    unordered.sort { $0.name < $1.name }
    var ordered = LearntLetters()
    ordered.damaged = damaged
    for template in unordered {
      if ordered.templates.last?.name == template.name { ordered.damaged.append(nil) } else { ordered.read(template) }
    }
    self = ordered
  }

  /// The bytes that ``init(file:)`` reads.
  ///
  /// - Complexity: O(letters).
  public var file: [UInt8] {
    var file = LearntLetters.magic
    file.append(integer: UInt32(LearntLetters.formatVersion))
    file.append(integer: 0)
    for template in templates { file += EntryReader.bytes(of: template) }
    return file
  }
}

/// Reads and writes the entries of a file of learnt letters.
private struct EntryReader {
  let file: [UInt8]

  private static let mark: [UInt8] = [0x0A, 0x89, 0x4C, 0x54]
  private static let checkedStart = 16
  private static let coverageStart = 36
  private static let inkStart = coverageStart + Glyph.cellCount
  private static let longestName = 4096
  private static let longestEntry = size(width: GlyphMask.widths.upperBound, nameSize: longestName)
  private static let noTile: UInt8 = 255

  private static func size(width: Int, nameSize: Int) -> Int {
    (inkStart + width * GlyphMask.packedColumn + nameSize + 7) / 8 * 8
  }

  /// At most the greatest `Int`, which has 32 bits in WebAssembly.
  func integer(at offset: Int) -> Int {
    Int(clamping: file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) })
  }

  /// The entry that begins at an offset, and its size; nil if it is not a good one.
  func entry(at offset: Int) -> (template: StoredTemplate, size: Int)? {
    guard offset + EntryReader.inkStart <= file.count, isMarked(offset), let name = name(at: offset) else { return nil }
    let size = integer(at: offset + 4)
    let (width, nameSize) = (Int(file[offset + 18]) | Int(file[offset + 19]) << 8, integer(at: offset + 28))
    guard GlyphMask.widths ~= width, nameSize <= EntryReader.longestName,
      size == EntryReader.size(width: width, nameSize: nameSize), offset + size <= file.count,
      checksum(from: offset, size: size) == checksum(at: offset)
    else { return nil }
    let (inkStart, tile, training) = (offset + EntryReader.inkStart, file[offset + 17], integer(at: offset + 24))
    let ink = file[inkStart..<inkStart + width * GlyphMask.packedColumn]
    guard tile == EntryReader.noTile || tile < Board.tileCount, 0...LearntLetters.mostTrainings ~= training,
      ink.contains(where: { $0 != 0 })
    else { return nil }
    let coverage = Array(file[offset + EntryReader.coverageStart..<inkStart])
    var template = StoredTemplate(
      name: name, origin: nil, stance: LetterStance(code: integer(at: offset + 32)), training: training,
      glyph: Glyph(coverage: coverage, aspectRatio: Float(width) / Float(GlyphMask.height)), packedInk: ink)
    if tile != EntryReader.noTile {
      let screenshot = String(decoding: file[ink.endIndex..<ink.endIndex + nameSize], as: UTF8.self)
      template.origin = TemplateOrigin(
        screenshot: screenshot, row: Int(tile) / Board.side, column: Int(tile) % Board.side)
    }
    return (template, size)
  }

  /// The name in the entry at an offset, even if the entry is damaged; nil if it cannot be one.
  func name(at offset: Int) -> TemplateName? {
    guard offset + 24 <= file.count, case .letter(let letter)? = GlyphSymbol(ascii: file[offset + 16]) else {
      return nil
    }
    let number = integer(at: offset + 20)
    return TemplateName.numbers ~= number ? TemplateName(letter: letter, number: number) : nil
  }

  /// Where the entry after a damaged one begins, or the end of the file.
  func nextEntry(after offset: Int) -> Int {
    if isMarked(offset), offset + EntryReader.coverageStart <= file.count {
      // If it is not the size that is damaged.
      let end = offset + min(integer(at: offset + 4), EntryReader.longestEntry)
      if end > offset, end == file.count || isMarked(end) { return end }
    }
    var next = offset + 1
    while next < file.count {
      if isMarked(next), entry(at: next) != nil { return next }
      next += 1
    }
    return next
  }

  private func isMarked(_ offset: Int) -> Bool {
    let mark = EntryReader.mark
    guard offset + mark.count <= file.count, file[offset] == mark[0] else { return false }
    return file[offset..<offset + mark.count].elementsEqual(mark)
  }

  private func checksum(at offset: Int) -> UInt64 {
    file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self) }
  }

  private func checksum(from offset: Int, size: Int) -> UInt64 {
    file.withUnsafeBytes { EntryReader.checksum(of: $0, from: offset, size: size) }
  }

  private static func checksum(of bytes: UnsafeRawBufferPointer, from offset: Int, size: Int) -> UInt64 {
    var hash = FNVHash()
    hash.combine(UInt64(size))
    for start in stride(from: offset + checkedStart, to: offset + size, by: 8) {
      hash.combine(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    return hash.value
  }

  static func bytes(of template: StoredTemplate) -> [UInt8] {
    let sides = 0..<Board.side
    let origin = template.origin.flatMap { sides.contains($0.row) && sides.contains($0.column) ? $0 : nil }
    let screenshot = Array((origin?.screenshot ?? "").utf8.prefix(longestName))
    let width = template.packedInk.count / GlyphMask.packedColumn
    let size = size(width: width, nameSize: screenshot.count)
    var bytes = mark
    bytes.reserveCapacity(size)
    bytes.append(integer: UInt32(size))
    bytes.append(contentsOf: [UInt8](repeating: 0, count: 8))
    bytes.append(GlyphSymbol.letter(template.name.letter).ascii)
    bytes.append(origin.map { UInt8($0.row * Board.side + $0.column) } ?? noTile)
    bytes += [UInt8(width & 255), UInt8(width >> 8)]
    bytes.append(integer: UInt32(template.name.number))
    bytes.append(integer: UInt32(template.training))
    bytes.append(integer: UInt32(screenshot.count))
    bytes.append(integer: UInt32(template.stance?.code ?? 0))
    bytes += template.glyph.coverage
    bytes += template.packedInk
    bytes += screenshot
    bytes.append(contentsOf: [UInt8](repeating: 0, count: size - bytes.count))
    let checksum = bytes.withUnsafeBytes { EntryReader.checksum(of: $0, from: 0, size: size) }
    bytes.replaceSubrange(8..<16, with: (0..<8).map { UInt8(truncatingIfNeeded: checksum >> (8 * UInt64($0))) })
    return bytes
  }
}

extension [UInt8] {
  fileprivate mutating func append(integer value: UInt32) {
    for shift in stride(from: UInt32(0), to: 32, by: 8) { append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
}
