// A compiled set of templates is a header and then the templates, all integers little-endian:
//
//     byte 0        8         12      16
//          ┌────────┬─────────┬───────┬──────────────────────────────────────────────────
//          │ magic  │ version │ count │ count × (ASCII, 3 zeros, ratio, 576 cells) …
//          └────────┴─────────┴───────┴──────────────────────────────────────────────────
//
// The ratio is the glyph's aspect ratio, a 32-bit float.

extension TemplateSet {
  private static let magic = Array("LPTEMPLT".utf8)
  private static let formatVersion: UInt32 = 1
  private static let headerSize = 16
  private static let recordSize = 8 + Glyph.cellCount

  /// The set as the bytes that ``init(compiled:)`` reads.
  public var compiled: [UInt8] {
    var file = TemplateSet.magic
    func append(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { file.append(contentsOf: $0) } }
    append(TemplateSet.formatVersion)
    append(UInt32(templates.count))
    for template in templates {
      append(UInt32(template.symbol.ascii))
      append(template.glyph.aspectRatio.bitPattern)
      file.append(contentsOf: template.glyph.coverage)
    }
    return file
  }

  /// Reads a compiled set; nil unless the bytes are one, whole and of this version.
  public init?(compiled file: UnsafeRawBufferPointer) {
    func integer(at offset: Int) -> UInt32 {
      UInt32(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    guard file.count >= TemplateSet.headerSize, file.starts(with: TemplateSet.magic),
      integer(at: 8) == TemplateSet.formatVersion,
      file.count == TemplateSet.headerSize + Int(integer(at: 12)) * TemplateSet.recordSize
    else { return nil }
    var templates: [GlyphTemplate] = []
    for start in stride(from: TemplateSet.headerSize, to: file.count, by: TemplateSet.recordSize) {
      let aspectRatio = Float(bitPattern: integer(at: start + 4))
      guard let symbol = GlyphSymbol(ascii: file[start]), aspectRatio > 0 else { return nil }
      let coverage = [UInt8](file[start + 8..<start + TemplateSet.recordSize])
      templates.append(GlyphTemplate(symbol: symbol, glyph: Glyph(coverage: coverage, aspectRatio: aspectRatio)))
    }
    self.init(templates)
  }
}
