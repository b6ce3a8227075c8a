import LetterpressEngine
import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

/// What a page draws of a picture.
struct ShownBoardTests {
  private static let colors = [RGBColor(red: 10, green: 0, blue: 0), RGBColor(red: 30, green: 0, blue: 0)]

  private func shown(
    _ owners: String?, theme: Theme? = nil, color: RGBColor = .white, letters: String = "tejntgzhhgpsmzpthaoudgbph",
    confidence: [Int: Double] = [:], turn: Player? = .red, popUpPlayer: String? = nil, left: Player? = nil
  ) throws -> ShownBoard {
    ShownBoard(
      try KnownPosition(letters: letters, owners: owners, turn: turn, played: []), theme: theme,
      popUpPlayer: popUpPlayer, left: left,
      tiles: (0..<25).map { ShownBoard.Tile(color: color, confidence: confidence[$0] ?? 1) })
  }

  @Test func tilesNotReadWithCertaintyAreDoubtful() throws {
    let shown = try shown(nil, letters: "?ejntgzhhgpsmzpthaoudgbph", confidence: [3: 0.94, 4: 0.95])
    #expect(shown.doubtful.indices == [0, 3])
  }

  @Test func colorsAreThePicturesWhereItShowsThem() throws {
    let own = RGBColor(red: 200, green: 100, blue: 50)
    let seen = try shown("r........................", theme: .pop, color: own).colors
    #expect(seen[.red] == own && seen[.unclaimed] == own)
    #expect(seen[.blue] == TileColors(of: .pop)[.blue] && seen[.redDefended] == TileColors(of: .pop)[.redDefended])
  }

  @Test(arguments: [
    (Theme.light as Theme?, "red", "blue"), (.forest, "green", "orange"), (.contrast, "black", "green"),
    (nil, "red", "blue"),
  ])
  func playersAreCalledByTheirColors(theme: Theme?, red: String, blue: String) throws {
    let names = ThemeText.names(on: try shown(nil, theme: theme))
    #expect(names.map(\.0) == [.red, .blue] && names.map(\.1) == [red, blue])
  }

  @Test func inAnUnknownThemeATileSaysWhoIsWhoIfTheSidesDoNot() throws {
    let owners = "..b......r..............."
    #expect(ThemeText.players(on: try shown(owners)) == "Blue is the player who has C1.")
    #expect(ThemeText.players(on: try shown(String(repeating: ".", count: 25))) == nil)
    #expect(ThemeText.players(on: try shown(owners, left: .red)) == "Red is the player on the left.")
  }

  @Test func whoPlayedLastIsYouIfAPopUpSaysSo() throws {
    let owners = "r........................"
    #expect(try shown(owners, turn: .red, popUpPlayer: "You").you == .blue)
    #expect(try shown(owners, turn: .blue, popUpPlayer: "You").you == .red)
    #expect(try shown(owners, turn: nil, popUpPlayer: "You").you == nil)
    #expect(try shown(owners, turn: .red).you == nil && shown(owners, turn: .red, popUpPlayer: "Ann").you == nil)
  }

  @Test func unknownThemesAreDarkOrLight() throws {
    let dark = RGBColor(red: 30, green: 30, blue: 30)
    #expect(try shown(nil, color: dark).colors == TileColors(of: .dark))
    #expect(try shown(nil, color: .white).colors == TileColors(of: .light))
  }

  @Test func writesColorsAsAPageUsesThem() {
    #expect(
      "\(TileColors(of: .contrast).json)"
        == ##"{"free":"#ffffff","red":"#808080","redDefended":"#000000","blue":"#96ff84","blueDefended":"#2dff09"}"##)
    #expect(RGBColor(hexadecimal: "#2dff09") == RGBColor(red: 45, green: 255, blue: 9))
    for text in ["", "#2dff0", "2dff09a", "#2dff0g", "#2DFF09"] { #expect(RGBColor(hexadecimal: text) == nil) }
  }

  @Test func isTheSameFromAReadingAndFromWhatWasKept() throws {
    let reading = try BoardReader().read(Samples.phone.image)
    let shown = ShownBoard(reading)
    #expect(shown.position.board == reading.board && shown.position.owners == reading.owners)
    #expect(shown.theme == reading.theme)
    #expect(shown.tiles.map(\.color) == reading.tiles.map(\.color))
    #expect(ThemeText.players(on: shown) == ThemeText.players(on: reading))
  }
}
