import LetterpressSolver
import SamplePictures
import Testing

@testable import LetterpressVision

struct ConfidenceTests {
  /// Deliberately hard tiles: each sample, also scaled down or with noise, is matched with templates of other
  /// screenshots only, then of other fonts only.
  @Test func nearlyAllConfidentTilesAreRight() throws {
    let trained = try Trainer(known: TemplateSet()).templates(from: Samples.all)
    let cutter = BoardReader(templates: TemplateSet())
    var generator = SeededGenerator(seed: 1)
    var (confident, wrong, all) = (0, 0, 0)
    for sample in Samples.all where sample.image.width < 800 {
      let otherScreenshots = trained.filter { $0.origin.screenshot != sample.name }
      let otherFonts = trained.filter { Samples.font(of: $0.origin.screenshot) != Samples.font(of: sample.name) }
      for image in [
        sample.image, sample.image.scaled(by: 0.3), sample.image.withNoise(deviation: 12, using: &generator),
      ] {
        let tiles = cutter.stages(of: image).tiles
        for templates in [otherScreenshots, otherFonts] {
          let matcher = GlyphMatcher(letters: TemplateSet(templates))
          for (tile, label) in zip(tiles, sample.label.letters) {
            guard let match = tile.glyph.flatMap({ matcher.match(Glyph($0)) }) else { continue }
            all += 1
            guard match.confidence >= BoardReader.confidenceThreshold else { continue }
            confident += 1
            if match.symbol.letter != label { wrong += 1 }
          }
        }
      }
    }
    #expect(wrong * 1000 <= confident, "\(wrong) of \(confident) wrong")
    // Never being confident would be calibrated too.
    #expect(confident * 10 >= all * 9, "\(confident) of \(all)")
  }
}
