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
