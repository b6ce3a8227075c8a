import LetterpressPNG
import LetterpressSolver
import Testing

@testable import LetterpressVision

struct GlyphTests {
  private func mask(width: Int, isInk: (_ x: Int, _ y: Int) -> Bool) -> GlyphMask {
    GlyphMask(width: width, ink: (0..<width * GlyphMask.height).map { isInk($0 % width, $0 / width) })
  }

  private func mask(seed: UInt64) -> GlyphMask {
    var generator = SeededGenerator(seed: seed)
    let width = Int.random(in: 10...120, using: &generator)
    // A few thick strokes across the whole mask, so that ink touches every side.
    let strokes = (0..<3).map { _ in
      (
        row: Int.random(in: 0..<GlyphMask.height - 9, using: &generator),
        column: Int.random(in: 0..<width - 9, using: &generator)
      )
    }
    return mask(width: width) { x, y in
      strokes.contains { $0.row..<$0.row + 9 ~= y || $0.column..<$0.column + 9 ~= x }
    }
  }

  @Test(arguments: 1...20)
  func aMaskRoundTripsThroughItsPicture(seed: UInt64) throws {
    let mask = mask(seed: seed)
    let file = try PNGEncoder.encode(mask.image)
    #expect(GlyphMask(try PNGDecoder.decode(file)) == mask)
  }

  @Test func aMaskCanBeMadeFromAnyDrawing() throws {
    // A bar of 10 × 40 pixels somewhere in a larger picture.
    var image = RGBImage(width: 100, height: 80, color: .white)
    for x in 33..<43 { for y in 20..<60 { image[x, y] = .black } }
    let mask = try #require(GlyphMask(image))
    #expect(mask.width == 24)
    // The outline is rounded at the corners, by less than a pixel of the picture.
    #expect(mask.ink.count { !$0 } <= 4)
  }

  @Test func aBlankPictureHasNoMask() {
    #expect(GlyphMask(RGBImage(width: 20, height: 20, color: .white)) == nil)
  }

  @Test(arguments: 1...20)
  func similarityIsSymmetricAndFullOnlyForEqualGlyphs(seed: UInt64) {
    let (one, other) = (Glyph(mask(seed: seed)), Glyph(mask(seed: seed + 1000)))
    #expect(one.similarity(to: one) == 1)
    #expect(one.similarity(to: other) == other.similarity(to: one))
    #expect(one.similarity(to: other) < 1)
  }

  @Test func missingInkCountsAsMuchAsExcessInk() {
    // An F is an E without its lowest bar: the one-sided measure would call it a perfect E.
    let letterE = mask(width: 60) { x, y in x < 15 || [0, 41, 82].contains { $0..<$0 + 14 ~= y } }
    let letterF = mask(width: 60) { x, y in letterE[x, y] && (x < 15 || y < 82) }
    #expect(Glyph(letterE).similarity(to: Glyph(letterF)) < 0.95)
  }
}

struct GlyphMatcherTests {
  @Test func matchesEveryTemplateToItself() {
    let (letters, digits) = (GlyphMatcher(letters: .builtIn), GlyphMatcher(digits: .builtIn))
    for template in TemplateSet.builtIn.templates {
      let matcher = template.symbol.letter == nil ? digits : letters
      let match = matcher.match(template.glyph)
      #expect(match?.symbol == template.symbol)
      #expect(match?.similarity == 1)
      #expect(match?.runnerUp != nil && match?.runnerUp != template.symbol)
    }
  }

  @Test func matchesNothingWithoutTemplates() throws {
    let glyph = try #require(TemplateSet.builtIn.templates.first).glyph
    #expect(GlyphMatcher(letters: TemplateSet()).match(glyph) == nil)
  }
}
