import LetterpressTestSupport
import Testing

@testable import LetterpressVision

struct DefenceTests {
  @Test(arguments: [
    // A corner, an edge and a middle tile; none where a neighbour is another's or nobody's.
    ("rr...r....r..............", "Rr...r....r.............."),
    ("rrr...r..................", "rRr...r.................."),
    ("..b...bbb...b............", "..b...bBb...b............"),
    (".........................", "........................."),
    (String(repeating: "b", count: 25), String(repeating: "B", count: 25)),
    ("rb.rR..rbrbbr.bBbrbbb.rb.".lowercased(), "rb.rR..rbrbbr.bBbrbbb.rb."),
  ])
  func aTileIsDefendedWhereAllNeighboursAreTheOwners(owners: String, expected: String) {
    let players = owners.map { character -> Player? in character == "r" ? .red : character == "b" ? .blue : nil }
    let text = zip(Defence.defended(players), owners).map { $0 ? $1.uppercased() : String($1) }.joined()
    #expect(text == expected)
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

  /// A theme that is in no table.
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
    let reading = try #require(OwnerReader(colors: colors(owners, palette), evidence: evidence).read())
    #expect(reading.isCertain)
    #expect(
      zip(reading.kinds, owners).allSatisfy { $0.owner == ($1 == "." ? nil : $1.lowercased() == "r" ? .red : .blue) })
    #expect(zip(reading.kinds, owners).allSatisfy { $0.isDefended == $1.isUppercase })
  }

  @Test(arguments: boards, Theme.known.indices)
  func readsOwnersInKnownThemesWithoutAHeader(owners: String, theme: Int) throws {
    let palette = Theme.known[theme].palette
    let reading = try #require(OwnerReader(colors: colors(owners, palette), evidence: OwnerReader.Evidence()).read())
    guard reading.isCertain else { return }
    #expect(
      zip(reading.kinds, owners).allSatisfy { $0.owner == ($1 == "." ? nil : $1.lowercased() == "r" ? .red : .blue) })
  }

  @Test func doesNotGuessWhoIsWhoInAnUnknownThemeWithoutAHeader() throws {
    let colors = colors("rb.rR..rbrbbr.bBbrbbb.rb.", OwnerReaderTests.invented)
    #expect(try #require(OwnerReader(colors: colors, evidence: OwnerReader.Evidence()).read()).isCertain == false)
  }

  @Test func readsNothingFromMoreColoursThanThereAreKinds() {
    let colors = (0..<25).map { RGBColor(red: UInt8($0 * 10), green: UInt8(($0 * 70) % 256), blue: 0) }
    #expect(OwnerReader(colors: colors, evidence: OwnerReader.Evidence()).read() == nil)
  }
}

struct SampleHeaderTests {
  /// The lines of the samples' table, column by column.
  private static let rows: [[String]] = {
    let table = (try? FileSystem.read(Repository.path("Samples/labels.tsv"))) ?? []
    return String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }()

  @Test(arguments: Samples.all.indices)
  func readsOwnersTurnScoresAndThemeOfEverySample(index: Int) throws {
    let reading = try BoardReader().read(Samples.all[index].image)
    let row = SampleHeaderTests.rows[index]
    #expect(reading.theme == row[2])
    #expect(reading.owners == row[4])
    #expect(reading.turn == (row[5] == "r" ? .red : row[5] == "b" ? .blue : nil))
    #expect(reading.scores == Scores(red: try #require(Int(row[6])), blue: try #require(Int(row[7]))))
    #expect(reading.warnings.isEmpty)
  }

  @Test(arguments: Samples.all.indices)
  func readsOwnersWithoutAHeader(index: Int) throws {
    let image = Samples.all[index].image
    let frame = try BoardReader().read(image).frame
    let board = image.cropped(to: frame)
    let reading = try BoardReader().read(board)
    #expect(reading.turn == nil && reading.scores == nil)
    // Never wrong; and where nothing tells, said so.
    #expect(reading.owners == SampleHeaderTests.rows[index][4] || reading.warnings.contains(.unknownOwners))
  }

  @Test func warnsWhereScoresAndTilesDisagree() throws {
    // One of red's tiles painted in blue, letter and all.
    var image = Samples.phone.image
    let (red, blue) = (RGBColor(red: 248, green: 153, blue: 142), RGBColor(red: 120, green: 200, blue: 246))
    for y in 496..<624 { for x in 0..<128 where image[x, y].distance(to: red) < 12 { image[x, y] = blue } }
    let reading = try BoardReader().read(image)
    let warning = ReadingWarning.scoresDisagree(
      scores: Scores(red: 8, blue: 11), counted: Scores(red: 7, blue: 12))
    #expect(reading.warnings.contains(warning))
    #expect(warning.description == "the scores say 8 : 11, the colours of the tiles 7 : 12")
  }
}
