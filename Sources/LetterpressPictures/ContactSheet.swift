internal import LetterpressSolver
package import LetterpressVision

/// Draws all templates, one row per letter: the built-in ones in grey, then the trained ones in black, by number.
package struct ContactSheet {
  private struct Entry {
    let picture: GrayImage
    let aspectRatio: Float
  }

  /// One per letter, A to Z.
  private let rows: [[Entry]]

  /// - Parameter trained: the templates, each with its name.
  package init(trained: [StoredTemplate]) {
    rows = Letter.all.map { letter in
      let builtIn = TemplateSet.builtIn.templates.filter { $0.symbol.letter == letter }.map { template in
        Entry(picture: ContactSheet.lightened(template.glyph.image), aspectRatio: template.glyph.aspectRatio)
      }
      let stored = trained.filter { $0.name.letter == letter }.map { template in
        Entry(picture: template.mask.image, aspectRatio: template.mask.aspectRatio)
      }
      return builtIn + stored
    }
  }

  /// The height of a glyph, in pixels.
  private static let glyphHeight = 48
  /// The space between glyphs, in pixels.
  private static let gap = 12

  /// Returns a picture with black lightened to grey.
  private static func lightened(_ picture: GrayImage) -> GrayImage {
    GrayImage(width: picture.width, height: picture.height, values: picture.values.map { 128 + $0 / 2 })
  }

  /// The sheet, black and grey on white.
  package var drawn: RGBImage {
    let (gap, height) = (ContactSheet.gap, ContactSheet.glyphHeight)
    func width(_ entry: Entry) -> Int { max(Int((entry.aspectRatio * Float(height)).rounded()), 1) }
    var canvas = Canvas(
      width: rows.map { row in row.reduce(gap) { $0 + width($1) + gap } }.max() ?? 1,
      height: rows.count * (height + gap) + gap, color: .white)
    for (index, row) in rows.enumerated() {
      var left = gap
      for entry in row {
        let place = Rect(x: left, y: gap + index * (height + gap), width: width(entry), height: height)
        canvas.draw(entry.picture, aspectRatio: entry.aspectRatio, within: place)
        left += place.width + gap
      }
    }
    return canvas.image
  }
}
