import Foundation
import LetterpressSolver
import PlainSolver
import SamplePictures
import Testing

@testable import LetterpressVision

/// The table of themes agrees with what draws pictures in them, which has tables of its own so that the reader is not
/// judged by what it assumes.
struct ThemeTests {
  @Test(arguments: Theme.allCases)
  func everyThemeHasColorsThatDiffer(theme: Theme) {
    let palettes = Theme.knownPalettes.filter { $0.theme == theme }.map(\.palette)
    #expect(palettes.first == theme.palette)
    for palette in palettes {
      let colors = TilePalette.Kind.allCases.map { palette[$0] }
      for (index, color) in colors.enumerated() {
        #expect(colors[..<index].allSatisfy { $0.distance(to: color) >= 20 })
      }
    }
    #expect(theme.colorName(of: .red) != theme.colorName(of: .blue))
  }

  /// `Scripts/make samples` drew these pictures. Tiles of owned and free kinds are compared at their top left corner.
  @Test func theDrawnBoardsHaveTheColorsOfTheTable() throws {
    var seen: Set<Theme> = []
    let drawn =
      zip(Samples.all, Samples.themes).map { ($0.name, $1, $0.image) }
      + HeldOutBoard.all.map { ($0.name, $0.theme, $0.image) }
    for (name, themeName, image) in drawn {
      let theme = try #require(Theme(rawValue: themeName))
      let reading = try BoardReader().read(image)
      let palettes = Theme.knownPalettes.filter { $0.theme == theme }.map(\.palette)
      let fits = palettes.contains { palette in
        reading.tiles.allSatisfy { tile in
          guard let ownership = tile.ownership else { return false }
          // Free tiles and undefended ones are only nearly the background and its mixture with the player's colour.
          let reach = if case .owned(_, isDefended: true) = ownership { 0 } else { 20 }
          return tile.color.distance(to: palette.color(of: ownership)) <= reach
        }
      }
      #expect(fits, "\(name), \(themeName)")
      seen.insert(theme)
    }
    #expect(seen == Set(Theme.allCases))
  }

  /// The stress test's table, by which samples are recoloured.
  @Test func theRecoloredSamplesHaveTheColorsOfTheTable() throws {
    #expect(SampleTheme.known.count == Theme.knownPalettes.count)
    for (theme, palette) in Theme.knownPalettes {
      #expect(
        SampleTheme.known.contains {
          $0.name == theme.rawValue && $0.owned["R"] == palette[.redDefended] && $0.owned["B"] == palette[.blueDefended]
            && $0.shades.allSatisfy { $0.distance(to: palette[.unclaimed]) <= 3 }
        }, "\(theme.rawValue)")
    }
  }

  /// Programs that read the JSON, and the page's types, know the names from the schema alone.
  @Test func theSchemaNamesEveryTheme() throws {
    let schema = try String(contentsOfFile: Repository.path("docs/letterpress.schema.json"), encoding: .utf8)
    let names = Theme.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    #expect(schema.contains(#""theme": {"title": "ThemeName", "x-type": "theme", "enum": [\#(names)]}"#))
  }
}
