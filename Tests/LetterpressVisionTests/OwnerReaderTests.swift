internal import LetterpressSolver
import SamplePictures
import StressPictures
import PlainSolver
import Testing

@testable import LetterpressVision

struct TileSetTests {
  @Test(arguments: [
    // A defended corner, edge and middle tile; the rest have a neighbour that is the opponent's or free.
    ("rr...r....r..............", "Rr...r....r.............."),
    ("rrr...r..................", "rRr...r.................."),
    ("..b...bbb...b............", "..b...bBb...b............"),
    (".........................", "........................."),
    (String(repeating: "b", count: 25), String(repeating: "B", count: 25)),
    ("rb.rR..rbrbbr.bBbrbbb.rb.".lowercased(), "rb.rR..rbrbbr.bBbrbbb.rb."),
  ])
  func aTileIsDefendedIfItsOwnerHasAllNeighbours(owners: String, expected: String) {
    func tiles(_ player: Character) -> TileSet { TileSet(owners.enumerated().filter { $1 == player }.map(\.offset)) }
    let defended = Owners(red: tiles("r"), blue: tiles("b")).defended
    let text = owners.enumerated().map { defended.contains($0) ? $1.uppercased() : String($1) }.joined()
    #expect(text == expected)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func theInteriorMatchesANaiveSearch(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Mostly full sets, as sparse ones have no interior.
    let tiles = (0..<25).filter { _ in Int.random(in: 0..<6, using: &generator) > 0 }
    let interior = tiles.filter { tile in
      let (row, column) = (tile / 5, tile % 5)
      return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)].allSatisfy { row, column in
        !(0..<5).contains(row) || !(0..<5).contains(column) || tiles.contains(5 * row + column)
      }
    }
    #expect(TileSet(tiles).interior.indices == interior)
  }
}

struct OwnerReaderTests {
  /// The colours of a board in a palette, tile by tile.
  private func colors(_ owners: String, _ palette: TilePalette) -> [RGBColor] {
    owners.map { character in
      switch character {
      case "r": palette[.red]
      case "R": palette[.redDefended]
      case "b": palette[.blue]
      case "B": palette[.blueDefended]
      default: palette[.unclaimed]
      }
    }
  }

  private func read(_ colors: [RGBColor], _ evidence: OwnerReader.Evidence = .init()) -> OwnerReading? {
    OwnerReader(clusters: ColorCluster.clusters(of: colors)).read(evidence)
  }

  /// The owners as text, in capitals for tiles coloured as defended.
  private func text(_ reading: OwnerReading) -> String {
    (0..<25).map { tile in
      let owner = reading.owners.player(of: tile)
      let character = owner.map { $0 == .red ? "r" : "b" } ?? "."
      return reading.coloredDefended.contains(tile) ? character.uppercased() : character
    }.joined()
  }

  /// A theme that is not built in.
  private static let invented = TilePalette(
    background: RGBColor(red: 30, green: 60, blue: 70), red: RGBColor(red: 240, green: 220, blue: 60),
    blue: RGBColor(red: 190, green: 110, blue: 250))

  private static let boards = [
    "rb.rR..rbrbbr.bBbrbbb.rb.", ".........................", "r..r....r......r..r......",
    "brbrbrbbrrrrbbrbbbrbBBBbB", String(repeating: "R", count: 25), String(repeating: "B", count: 25),
    ".....................rrr.",
  ]

  @Test(arguments: boards)
  func readsOwnersInAnUnknownTheme(owners: String) throws {
    let palette = OwnerReaderTests.invented
    let evidence = OwnerReader.Evidence(background: palette.background, red: palette.red, blue: palette.blue)
    let reading = try #require(read(colors(owners, palette), evidence))
    #expect(reading.isCertain)
    #expect(text(reading) == owners)
  }

  /// The theme is never named wrongly. It is named in every theme if both players have tiles and one of these is defended. With
  /// fewer kinds of tile, the colours of two themes may be alike, so it is not named in all of them.
  @Test(arguments: boards)
  func readsOwnersInKnownThemesWithoutAHeader(owners: String) throws {
    let readings = try Theme.knownPalettes.map { try #require(read(colors(owners, $0.palette))) }
    let certain = readings.filter(\.isCertain)
    #expect(certain.allSatisfy { text($0).lowercased() == owners.lowercased() })
    let ownBoth = Set(owners.lowercased()).isSuperset(of: "rb")
    let leastCertain = ownBoth && owners.contains(where: \.isUppercase) ? readings.count : readings.count / 2
    #expect(certain.count >= leastCertain, "\(certain.count) of \(readings.count)")
  }

  @Test func doesNotGuessWhoIsWhoInAnUnknownThemeWithoutAHeader() throws {
    let colors = colors("rb.rR..rbrbbr.bBbrbbb.rb.", OwnerReaderTests.invented)
    #expect(try #require(read(colors)).isCertain == false)
  }

  @Test(arguments: [0.5, 0.7, 1.4, 2.2], Theme.knownPalettes.indices)
  func identifiesPlayersInAKnownThemeAtAnotherGamma(exponent: Double, theme: Int) throws {
    let palette = Theme.knownPalettes[theme].palette
    let owners = "rb.rR..rbrbbr.bBbrbbb.rb."
    let picture = RGBImage(
      width: 25, height: 1, bytes: colors(owners, palette).flatMap { [$0.red, $0.green, $0.blue] })
    let shown = picture.withGamma(exponent)
    let reading = try #require(read((0..<25).map { shown[$0, 0] }))
    #expect(reading.isCertain)
    #expect(text(reading) == owners)
  }

  @Test func readsNothingFromMoreColorsThanKinds() {
    let colors = (0..<25).map { RGBColor(red: UInt8($0 * 10), green: UInt8(($0 * 70) % 256), blue: 0) }
    #expect(read(colors) == nil)
  }
}

struct OwnerReaderSearchTests {
  /// Few colours and often broken rules, so that many assignments compete.
  @Test(arguments: Cases.few(10, of: 0..<60 as Range<UInt64>))
  func findsTheSameAsAnExhaustiveSearch(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func color() -> RGBColor {
      RGBColor(
        red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
        blue: .random(in: 0...255, using: &generator))
    }
    let theme = Theme.knownPalettes[Int.random(in: Theme.knownPalettes.indices, using: &generator)].palette
    let palette = Bool.random(using: &generator) ? theme : TilePalette(background: color(), red: color(), blue: color())
    let kinds = TilePalette.Kind.allCases.shuffled(using: &generator).prefix(.random(in: 1...5, using: &generator))
    let colors = (0..<25).map { _ in palette[kinds.randomElement(using: &generator) ?? .unclaimed] }
    var evidence = OwnerReader.Evidence()
    if Bool.random(using: &generator) { evidence.background = palette.background }
    if Bool.random(using: &generator) { (evidence.red, evidence.blue) = (palette.red, palette.blue) }
    if Bool.random(using: &generator) { evidence.scores = Scores(red: 7, blue: 9) }
    let clusters = ColorCluster.clusters(of: colors)

    let reading = try #require(OwnerReader(clusters: clusters).read(evidence))
    let plain = PlainOwnerReader(clusters: clusters, evidence: evidence).read()
    #expect(abs(reading.cost - plain.cost) < 1e-9)
    #expect(abs(min(reading.margin, OwnerReading.leastMargin) - min(plain.margin, OwnerReading.leastMargin)) < 1e-9)
  }
}

struct SampleHeaderTests {
  @Test(arguments: Samples.boards.indices)
  func readsOwnersTurnScoresAndThemeOfEverySample(index: Int) throws {
    let sample = Samples.boards[index]
    let reading = try BoardReader().read(sample.image)
    #expect(reading.theme?.rawValue == sample.theme)
    #expect(reading.owners?.description == String(sample.owners))
    #expect(reading.turn == sample.turn)
    #expect(reading.scores == sample.scores)
    #expect(reading.warnings.isEmpty)
  }

  @Test func readsOwnersWithoutAHeader() throws {
    for sample in Samples.boards {
      let frame = try BoardReader().read(sample.image).frame
      let reading = try BoardReader().read(sample.image.cropped(to: frame))
      #expect(reading.turn == nil && reading.scores == nil)
      // Never wrong; if nothing shows the owners, there is a warning.
      if let owners = reading.owners {
        #expect(owners.description == String(sample.owners), "\(sample.name)")
      } else {
        #expect(reading.warnings.contains(.unknownOwners(.all)))
        // Both players' colours tell who is who.
        #expect(!Set(String(sample.owners).lowercased()).isSuperset(of: "rb"), "\(sample.name)")
      }
    }
  }

  /// A plate over both avatars and both scores, but not the triangle.
  @Test(arguments: Samples.boards.indices)
  func readsTheTurnFromTheTriangleAlone(index: Int) throws {
    let sample = Samples.boards[index]
    let reading = try BoardReader().read(sample.withCoveredAvatars)
    #expect(reading.scores == nil)
    #expect(reading.turn == sample.turn)
    #expect(reading.owners?.description == String(sample.owners))
  }

  /// A second plate, over the upper half of the triangle: "your turn".
  @Test(arguments: Samples.boards.indices)
  func readsTheTurnFromTheTipOfTheTriangle(index: Int) throws {
    let sample = Samples.boards[index]
    guard let turn = sample.turn, sample.layout.avatars[0].y < sample.layout.board.y else { return }
    let (layout, isLeft) = (sample.layout, (turn == .red) == sample.isRedLeft)
    let avatar = layout.avatars[isLeft ? 0 : 1]
    var canvas = PictureCanvas(sample.withCoveredAvatars)
    // The triangle reaches from 36 to 54 points below the avatar.
    canvas.fill(
      Box(
        x: avatar.x - 40 * layout.scale, y: avatar.y + layout.radius + 26 * layout.scale, width: 80 * layout.scale,
        height: 18 * layout.scale),
      .white)
    let reading = try BoardReader().read(canvas.image)
    #expect(reading.turn == turn && reading.owners?.description == String(sample.owners), "\(sample.name)")
  }

  /// Negatives, and a warm light: who is red can only be told by the sides.
  @Test(arguments: Cases.few(4, of: Samples.boards.indices))
  func inAnUnknownThemeRedIsOnTheLeft(index: Int) throws {
    let sample = Samples.boards[index]
    for change in [
      { RGBColor(red: 255 - $0.red, green: 255 - $0.green, blue: 255 - $0.blue) },
      { RGBColor(red: $0.red, green: UInt8(Double($0.green) * 0.8), blue: UInt8(Double($0.blue) * 0.6)) },
    ] as [(RGBColor) -> RGBColor] {
      var image = sample.image
      for y in 0..<image.height { for x in 0..<image.width { image[x, y] = change(image[x, y]) } }
      guard let reading = try? BoardReader().read(image), let owners = reading.owners else { continue }
      // In changed colours, another theme may be seen.
      let isExchanged = (reading.left == .red) != sample.isRedLeft
      let seen = isExchanged ? Owners(red: owners.blue, blue: owners.red) : owners
      #expect(seen.description == String(sample.owners), "\(sample.name)")
      #expect(reading.turn == (isExchanged ? sample.turn?.opponent : sample.turn), "\(sample.name)")
      #expect(reading.theme != nil || reading.left == .red)
    }
  }

  @Test func warnsIfScoresAndTilesDisagree() throws {
    // One of red's tiles recoloured blue: the one below it should then be defended as well.
    var image = Samples.phone.image
    let (red, blue) = (RGBColor(red: 248, green: 153, blue: 142), RGBColor(red: 120, green: 200, blue: 246))
    for y in 496..<624 { for x in 0..<128 where image[x, y].distance(to: red) < 12 { image[x, y] = blue } }
    let reading = try BoardReader().read(image)
    let warning = ReadingWarning.scoresDisagree(
      scores: Scores(red: 8, blue: 11), counted: Scores(red: 7, blue: 12))
    #expect(reading.warnings == [.unknownOwners(.all), warning, .defenceDisagrees(TileSet([5]))])
    #expect(reading.owners == nil && reading.turn == nil && reading.scores == nil)
    #expect(warning.description == "the scores say red 8, blue 11, but the tiles' colours say red 7, blue 12")
  }
}
