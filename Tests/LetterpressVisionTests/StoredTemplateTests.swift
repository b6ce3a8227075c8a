import LetterpressSolver
import Testing

@testable import LetterpressVision

struct StoredTemplateTests {
  private static let origin = TemplateOrigin(screenshot: "a.png", row: 0, column: 0)

  /// A bar of ink: masks of different widths differ.
  private static func mask(width: Int) throws -> GlyphMask {
    let black = RGBColor(red: 0, green: 0, blue: 0)
    return try #require(GlyphMask(RGBImage(width: width, height: GlyphMask.height, color: black)))
  }

  private static func cut(_ letter: UInt8, width: Int) throws -> TrainedTemplate {
    TrainedTemplate(letter: Letter(index: letter), mask: try mask(width: width), origin: origin)
  }

  private static func stored(_ name: String, width: Int) throws -> StoredTemplate {
    StoredTemplate(name: try #require(TemplateName(parsing: name)), mask: try mask(width: width), origin: nil)
  }

  @Test func namesNewTemplatesWithTheLowestFreeNumbers() throws {
    let known = try [Self.stored("A-1", width: 10), Self.stored("A-3", width: 11)]
    let sizes: [(letter: UInt8, width: Int)] = [(0, 12), (0, 13), (1, 12), (0, 10), (0, 12)]
    let cut = try sizes.map { try Self.cut($0.letter, width: $0.width) }
    let named = try StoredTemplate.naming(cut, besides: known)
    #expect(named.map(\.name.description) == ["A-2", "A-4", "B-1"])
    #expect(named.map(\.mask) == cut[..<3].map(\.mask))
    #expect(named.map(\.origin) == [Self.origin, Self.origin, Self.origin])
  }

  @Test func describesThatThereIsNoRoom() {
    #expect(
      TooManyTemplates(letter: Letter(index: 0)).description == "there is no room for more templates of A: remove some")
  }
}
