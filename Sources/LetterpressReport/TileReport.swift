internal import LetterpressSolver
package import LetterpressVision

/// What is said of one tile of a picture: what its letter looks like, and what it was taken for.
package enum TileReport {
  /// The members of a JSON object for it.
  ///
  /// - Parameters:
  ///   - tile: 0 to 24.
  ///   - stages: of a picture in which tiles were found.
  ///   - templates: those that the picture was read with.
  package static func members(
    of tile: Int, stages: ReadingStages, templates: TemplateSet
  ) -> [(String, JSONValue)] {
    let mask = stages.tiles[tile].glyph
    let nearest = zip(mask.map { [$0] } ?? [], stages.matches[tile].map { [$0] } ?? []).flatMap { mask, match in
      match.nearest(to: Glyph(mask), among: templates)
    }
    return [
      ("row", .integer(tile / Board.side)), ("column", .integer(tile % Board.side)),
      ("letter", stages.readings[tile].letter.map { .string(String($0.uppercase)) } ?? .null),
      ("confidence", .number(stages.readings[tile].confidence)),
      ("glyph", mask.map { json($0) } ?? .null),
      ("nearest", .array(nearest.map { json($0.template, similarity: $0.similarity) })),
    ]
  }

  /// A binarized letter: rows of bits, 1 for ink, the first in the highest bit of the first hexadecimal digit.
  private static func json(_ mask: GlyphMask) -> JSONValue {
    .object([
      ("width", .integer(mask.width)), ("height", .integer(GlyphMask.height)), ("ink", .string(mask.hexadecimal)),
    ])
  }

  /// A template: how much of each cell is ink, row by row, two hexadecimal digits each.
  private static func json(_ template: GlyphTemplate, similarity: Float) -> JSONValue {
    .object([
      ("letter", .string(String(Character(Unicode.Scalar(template.symbol.ascii))))),
      ("similarity", .number(Double(similarity))), ("aspectRatio", .number(Double(template.glyph.aspectRatio))),
      ("side", .integer(Glyph.side)), ("coverage", .string(Hexadecimal.text(of: template.glyph.coverage))),
    ])
  }
}

/// Trained templates as JSON, for whoever keeps them elsewhere than in files.
package enum TemplateReport {
  /// The names of a template's members.
  package static let members = ["name", "width", "ink", "screenshot", "row", "column"]

  /// A template with its ink as ``TileReport`` has it.
  package static func json(_ template: StoredTemplate) -> JSONValue {
    let values: [JSONValue] = [
      .string(template.name.description), .integer(template.mask.width), .string(template.mask.hexadecimal),
      template.origin.map { .string($0.screenshot) } ?? .null, template.origin.map { .integer($0.row) } ?? .null,
      template.origin.map { .integer($0.column) } ?? .null,
    ]
    return .object(zip(members, values).map { ($0, $1) })
  }
}

extension GlyphMask {
  /// The ink as bits, row by row without gaps, the first in the highest bit of the first digit.
  package var hexadecimal: String {
    // A row of 96 has a multiple of eight bits, whatever the width.
    let bytes = stride(from: 0, to: ink.count, by: 8).map { start in
      ink[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    return Hexadecimal.text(of: bytes)
  }

  /// Reads back what ``hexadecimal`` has written; nil for any other text.
  ///
  /// - Precondition: `width` is one of ``widths``.
  package init?(width: Int, hexadecimal: String) {
    guard let bytes = Hexadecimal.bytes(of: hexadecimal), bytes.count * 8 == width * GlyphMask.height else {
      return nil
    }
    let ink = bytes.flatMap { byte -> [Bool] in (0..<8).map { byte >> (7 - $0) & 1 == 1 } }
    guard ink.contains(true) else { return nil }
    self.init(width: width, ink: ink)
  }
}

/// Bytes as two digits each, in lower case.
enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  static func text(of bytes: [UInt8]) -> String {
    String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Nil for an odd number of digits, or for something else among them.
  static func bytes(of text: String) -> [UInt8]? {
    let values = text.utf8.map { digits.firstIndex(of: $0) ?? 16 }
    guard values.count.isMultiple(of: 2), !values.contains(16) else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
  }
}
