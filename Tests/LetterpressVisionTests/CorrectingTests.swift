import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

struct CorrectingTests {
  private let reading: BoardReading

  init() throws { reading = try BoardReader().read(Samples.phone.image) }

  @Test func changesNothingWithoutCorrections() throws {
    #expect(try reading.corrected(by: []) == reading)
  }

  @Test func aCorrectedLetterIsCertain() throws {
    let corrected = try reading.corrected(by: [
      .letter("t", tile: 12), .letter("z", tile: 0), .letter("k", tile: 0),
    ])
    #expect(corrected.board.description == "kohrufdsxeiutshthabiupsmj")
    #expect(corrected.tiles[12].letter == "t" && corrected.tiles[12].confidence == 1)
    #expect(corrected.tiles[12].runnerUp == nil)
    #expect(corrected.tiles[12].color == reading.tiles[12].color)
    #expect(corrected.owners == reading.owners && corrected.turn == reading.turn && corrected.warnings.isEmpty)
    #expect(corrected.tiles[1] == reading.tiles[1])
  }

  /// As somebody would write it without reading the documentation.
  @Test func aTileIsCorrectedByItsName() throws {
    let corrected = try reading.corrected(by: [
      .letter("T", at: "C3"), .owner(.red, at: "A1"), .letter(nil, at: Tile(7)),
    ])
    #expect(
      try corrected == reading.corrected(by: [.letter("t", tile: 12), .owner(.red, tile: 0), .letter(nil, tile: 7)]))
    #expect(corrected.board["C3"] == "t" && corrected.owners?["A1"] == .red && corrected.owners?[0] == .red)
    #expect(reading.owners?[3] == reading.owners?.player(of: 3) && reading.owners?[3] != nil)
  }

  @Test func anErrorsLocalizedDescriptionIsItsText() throws {
    do throws(PixelError) {
      _ = try RGBImage(width: 0, height: 1, pixels: [], format: .rgb)
      Issue.record("that is not a picture")
    } catch {
      #expect(error.localizedDescription == "\(error)")
    }
    let error: any DescribedError = CorrectionError.unknownOwners([3])
    #expect(error.localizedDescription == "\(error)")
  }

  @Test func anUnreadableLetterIsAWarning() throws {
    let blank = try reading.corrected(by: [.letter(nil, tile: 7)])
    #expect(blank.board[7] == nil && blank.tiles[7].confidence == 0)
    #expect(blank.warnings == [.unknownLetters(TileSet([7]))])
    #expect(try blank.corrected(by: [.letter("s", tile: 7)]).warnings.isEmpty)
  }

  @Test func aCorrectedOwnerChangesWhatIsDefended() throws {
    // A3 is blue's; without it B3 and A4 are no longer surrounded, whatever their colours.
    let corrected = try reading.corrected(by: [.owner(nil, tile: 10)])
    var owners = try #require(reading.owners)
    owners.give(TileSet([10]), to: nil)
    #expect(corrected.owners == owners)
    for tile in 0..<25 { #expect(corrected.tiles[tile].ownership == owners.ownership(of: tile)) }
    #expect(corrected.scores == reading.scores && corrected.turn == reading.turn)
    let scores = try #require(reading.scores)
    let counted = Scores(red: owners.red.count, blue: owners.blue.count)
    #expect(corrected.warnings.first == (scores == counted ? nil : .scoresDisagree(scores: scores, counted: counted)))
  }

  @Test func aRightOwnerUndoesAWrongOne() throws {
    for tile in 0..<25 {
      let owner = try #require(reading.owners).player(of: tile)
      let wrong = try reading.corrected(by: [.owner(owner == .red ? .blue : .red, tile: tile)])
      #expect(wrong.owners != reading.owners && !wrong.warnings.isEmpty)
      #expect(try wrong.corrected(by: [.owner(owner, tile: tile)]).owners == reading.owners)
    }
  }

  @Test func oneOwnerSettlesWhatTheScoresContradict() throws {
    // One of red's tiles recoloured blue.
    var image = Samples.phone.image
    let (red, blue) = (RGBColor(red: 248, green: 153, blue: 142), RGBColor(red: 120, green: 200, blue: 246))
    for y in 496..<624 { for x in 0..<128 where image[x, y].distance(to: red) < 12 { image[x, y] = blue } }
    let doubtful = try BoardReader().read(image)
    #expect(doubtful.owners == nil && doubtful.turn == nil)
    let corrected = try doubtful.corrected(by: [.owner(.red, tile: 0)])
    #expect(corrected.owners == reading.owners && corrected.turn == reading.turn)
    #expect(corrected.scores == reading.scores && corrected.theme == reading.theme)
    #expect(corrected.warnings.isEmpty)
    // Another tile's owner settles nothing, so a warning remains.
    let other = try doubtful.corrected(by: [.owner(.blue, tile: 1)])
    #expect(
      other.warnings.first == .scoresDisagree(scores: Scores(red: 8, blue: 11), counted: Scores(red: 6, blue: 13)))
  }

  @Test func everyOwnerIsNeededIfTheColorsShowNone() throws {
    let sample = try #require(Samples.all.first { $0.name.hasSuffix("forest-one-player.png") })
    let cropped = sample.image.cropped(to: try BoardReader().read(sample.image).frame)
    // Violet is a player's colour in no theme that has such free tiles.
    let pale = Theme.forest.palette.color(of: .owned(by: .blue, isDefended: false))
    let violet = RGBColor(red: 120, green: 60, blue: 160)
    let untold = try BoardReader().read(cropped.replacing(pale, with: violet))
    #expect(untold.owners == nil)
    let missing = TileSet.all.subtracting(TileSet([3]))
    let error = CorrectionError.unknownOwners(missing)
    #expect(throws: error) { try untold.corrected(by: [.owner(.red, tile: 3)]) }
    #expect(
      error.description
        == "the colours do not show who owns these tiles, so their owners are needed as well: \(missing.description)")
    let told = try untold.corrected(by: (0..<25).map { .owner($0 < 5 ? .blue : nil, tile: $0) })
    #expect(told.owners?.description == "bbbbb....................")
    #expect(told.warnings.isEmpty)
  }
}
