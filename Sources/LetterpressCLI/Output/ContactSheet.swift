internal import LetterpressSolver
internal import LetterpressVision

/// All templates in one picture: a row a letter, the built-in ones in gray, then the trained ones in
/// black, by number.
struct ContactSheet {
  private struct Entry {
    let picture: GrayImage
    let isTrained: Bool
  }

  /// By letter, A to Z.
  private let rows: [[Entry]]

  /// - Parameter trained: damaged ones are left out.
  init(trained: [ListedTemplate]) {
    rows = Letter.all.map { letter in
      let builtIn = TemplateSet.builtIn.templates.filter { $0.symbol.letter == letter }.map { template in
        Entry(
          picture: ContactSheet.scaled(template.glyph.image, aspectRatio: template.glyph.aspectRatio), isTrained: false)
      }
      let masks = trained.filter { $0.name.letter == letter }.compactMap { try? $0.mask.get() }
      let stored = masks.map { mask in
        Entry(picture: ContactSheet.scaled(mask.image, aspectRatio: mask.aspectRatio), isTrained: true)
      }
      return builtIn + stored
    }
  }

  /// Height of a glyph in the sheet, in pixels.
  private static let glyphHeight = 48
  /// Between glyphs, in pixels.
  private static let gap = 12

  /// A glyph at the height of the sheet's rows, each pixel the nearest of the picture's.
  private static func scaled(_ picture: GrayImage, aspectRatio: Float) -> GrayImage {
    let width = max(Int((aspectRatio * Float(glyphHeight)).rounded()), 1)
    var values: [UInt8] = []
    for y in 0..<glyphHeight {
      for x in 0..<width {
        let (sourceX, sourceY) = (
          (2 * x + 1) * picture.width / (2 * width), (2 * y + 1) * picture.height / (2 * glyphHeight)
        )
        values.append(picture.values[sourceY * picture.width + sourceX])
      }
    }
    return GrayImage(width: width, height: glyphHeight, values: values)
  }

  /// The sheet, black and gray on white.
  var image: GrayImage {
    let gap = ContactSheet.gap
    let width = rows.map { row in row.reduce(gap) { $0 + $1.picture.width + gap } }.max() ?? 1
    let height = rows.count * (ContactSheet.glyphHeight + gap) + gap
    var values = [UInt8](repeating: 255, count: width * height)
    for (index, row) in rows.enumerated() {
      var left = gap
      let top = gap + index * (ContactSheet.glyphHeight + gap)
      for entry in row {
        let glyph = entry.picture
        for y in 0..<glyph.height {
          for x in 0..<glyph.width {
            let value = glyph.values[y * glyph.width + x]
            values[(top + y) * width + left + x] = entry.isTrained ? value : 128 + value / 2
          }
        }
        left += glyph.width + gap
      }
    }
    return GrayImage(width: width, height: height, values: values)
  }
}
