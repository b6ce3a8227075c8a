internal import LetterpressSolver
package import LetterpressVision

/// A report on one tile of a picture: what its letter looks like, and how it was read.
package enum TileReport {
  /// Returns the members of the tile's JSON object.
  ///
  /// - Parameters:
  ///   - tile: 0 to 24.
  ///   - stages: those of a picture in which tiles were found.
  ///   - templates: those the picture was read with.
  package static func members(
    of tile: Int, stages: ReadingStages, templates: TemplateSet
  ) -> [(String, JSONValue)] {
    let mask = stages.tiles[tile].glyph
    let nearest = zip(mask.map { [$0] } ?? [], stages.matches[tile].map { [$0] } ?? []).flatMap { mask, match in
      match.nearest(to: Glyph(mask), among: templates)
    }
    return [
      ("name", .string(Board.name(of: tile))),
      ("row", .integer(tile / Board.side)), ("column", .integer(tile % Board.side)),
      ("letter", stages.readings[tile].letter.map { .string(String($0.uppercase)) } ?? .null),
      ("confidence", .number(stages.readings[tile].confidence)),
      ("glyph", mask.map { json($0) } ?? .null),
      ("nearest", .array(nearest.map { json($0.template, similarity: $0.similarity) })),
    ]
  }

  /// Returns a binarized letter: rows of bits, 1 for ink, the first in the highest bit of the first hexadecimal digit.
  private static func json(_ mask: GlyphMask) -> JSONValue {
    .object([
      ("width", .integer(mask.width)), ("height", .integer(GlyphMask.height)), ("ink", .string(mask.hexadecimal)),
    ])
  }

  /// Returns a template: how much of each cell is ink, row by row, two hexadecimal digits each.
  private static func json(_ template: GlyphTemplate, similarity: Float) -> JSONValue {
    .object([
      ("letter", .string(String(Character(Unicode.Scalar(template.symbol.ascii))))),
      ("similarity", .number(Double(similarity))), ("aspectRatio", .number(Double(template.glyph.aspectRatio))),
      ("side", .integer(Glyph.side)), ("coverage", .string(Hexadecimal.text(of: template.glyph.coverage))),
    ])
  }
}

extension TileColors {
  /// The colours as a JSON object.
  package var json: JSONValue {
    .object(
      [
        ("free", TilePalette.Kind.unclaimed), ("red", .red), ("redDefended", .redDefended), ("blue", .blue),
        ("blueDefended", .blueDefended),
      ].map { ($0.0, .string(self[$0.1].description)) })
  }
}

extension GlyphMask {
  /// The ink as bits, row by row without gaps, the first in the highest bit of the first digit.
  package var hexadecimal: String {
    Hexadecimal.text(of: packed)
  }

  /// Parses what ``hexadecimal`` writes; nil for any other text.
  ///
  /// - Precondition: `width` is one of ``widths``.
  package init?(width: Int, hexadecimal: String) {
    guard let bytes = Hexadecimal.bytes(of: hexadecimal), bytes.count * 8 == width * GlyphMask.height else {
      return nil
    }
    guard bytes.contains(where: { $0 != 0 }) else { return nil }
    self.init(packed: bytes)
  }
}

/// Conversion between bytes and lower-case hexadecimal, two digits per byte.
enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  static func text(of bytes: [UInt8]) -> String {
    String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Returns nil for an odd number of digits, or if there is anything else among them.
  static func bytes(of text: String) -> [UInt8]? {
    let values = text.utf8.map { digits.firstIndex(of: $0) ?? 16 }
    guard values.count.isMultiple(of: 2), !values.contains(16) else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
  }
}

extension RGBColor {
  /// Parses a colour as ``description`` writes it, `#f7998d`; nil for any other text.
  package init?(hexadecimal text: String) {
    guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
      let bytes = Hexadecimal.bytes(of: String(text.dropFirst()))
    else { return nil }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}
