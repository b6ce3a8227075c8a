import LetterpressSolver
import SamplePictures
import StressPictures
import Testing

@testable import LetterpressVision

/// What a pop-up over the header says was played.
struct PopUpReaderTests {
  private static let phone = PopUpSample.all[0]

  @Test func thereAreSamplesOfPhonesAndTablets() {
    #expect(PopUpSample.all.map(\.word) == ["widths", "hive", "costume"])
    #expect(PopUpSample.all.map(\.player) == ["You", "robin", "You"])
  }

  @Test(arguments: PopUpSample.all.indices, [1, 0.8, 1.5])
  func readsWhatWasPlayed(index: Int, factor: Double) throws {
    let sample = PopUpSample.all[index]
    let reading = try BoardReader().read(sample.image.scaled(by: factor))
    #expect(reading.board.description == sample.letters)
    #expect(reading.owners?.description == sample.owners)
    // A lowercase name is not read.
    #expect(reading.popUp == PopUp(player: sample.player == "You" ? "You" : nil, word: sample.word))
  }

  @Test func readsItThroughNoiseAndCompression() throws {
    var generator = SeededGenerator(seed: 3)
    let image = PopUpReaderTests.phone.image
    let expected = PopUp(player: "You", word: "widths")
    #expect(try BoardReader().read(image.withNoise(deviation: 6, using: &generator)).popUp == expected)
    #expect(try BoardReader().read(image.withJPEGArtefacts(quality: 80)).popUp == expected)
  }

  @Test(arguments: Samples.all.indices)
  func findsNoneIfThereIsNone(index: Int) throws {
    #expect(try BoardReader().read(Samples.all[index].image).popUp == nil)
  }

  @Test func findsNoneOnABlankPlate() throws {
    for sample in Samples.boards { #expect(try BoardReader().read(sample.withCoveredAvatars).popUp == nil) }
  }

  /// WIDTHS covers columns 160 to 316 and rows 207 to 238. Without the S it is still a word.
  @Test(arguments: [290..<320, 156..<200, 230..<262])
  func isNotReadIfALetterIsCovered(columns: Range<Int>) throws {
    var image = PopUpReaderTests.phone.image
    for y in 204..<242 { for x in columns { image[x, y] = .white } }
    #expect(try BoardReader().read(image).popUp == nil)
  }

  @Test func isNotReadWithoutTheWordPlayed() throws {
    var image = PopUpReaderTests.phone.image
    // The p of "played".
    for y in 160..<200 { for x in 216..<237 { image[x, y] = .white } }
    #expect(try BoardReader().read(image).popUp == nil)
  }

  @Test func theWordMustBeInTheLexicon() throws {
    let image = PopUpReaderTests.phone.image
    let others = try Lexicon(try WordList(["width", "hive"]))
    #expect(try BoardReader(lexicon: others).read(image).popUp == nil)
    let its = try Lexicon(try WordList(["widths"]))
    #expect(try BoardReader(lexicon: its).read(image).popUp?.word == "widths")
  }

  /// Reads the sample's pop-up with another board, owners and turn.
  private func popUp(letters: String, owners: String?, turn: Player?) throws -> PopUp? {
    let image = PopUpReaderTests.phone.image
    return PopUpReader(letters: GlyphMatcher(letters: .builtIn), lexicon: .english).read(
      PopUpReader.Scene(
        image: image, grid: TileGrid(x: 0, y: 496, pitch: 128), background: image[4, 400],
        board: try Board(parsing: letters), owners: try owners.map { try Owners(parsing: $0) }, turn: turn)
    ).popUp
  }

  @Test(arguments: [
    // In the sample it is red's turn, so blue has played.
    ("lohrufdsxeiuwshthabiupsmj", "rr.brbbb.rbbb.rbb.rrbb.r.", Player.red, true),
    ("lohrufdsxeiuwshthabiupsmj", "rr.brbbb.rbbb.rbb.rrbb.r.", nil, true),
    ("lohrufdsxeiuwshthabiupsmj", nil, nil, true),
    ("lohrufdsxeiuwshthabiupsmj", "rr.brbbb.rbbb.rbb.rrbb.r.", .blue, false),
    ("lohrufdsxeiuwshthabiupsmj", ".........................", nil, false),
    ("lohrufdsxeiuxshthabiupsmj", nil, nil, false),
    // An unknown tile may be the W.
    ("lohrufdsxeiu?shthabiupsmj", "rr.brbbb.rbbb.rbb.rrbb.r.", .red, true),
    ("lohrufdsxeiu?shthabiupsmj", "rr.brbbb.rbb..rbb.rrbb.r.", .red, false),
    // The opponent's tile counts if it may have been defended, with no free tile beside it.
    ("wohrufdsxeiulshthabiupsmj", "rrrbrrbbbrrbbbrbbbrrbbbrr", .red, true),
    ("wohrufdsxeiulshthabiupsmj", "r.rbrrbbbrrbbbrbbbrrbbbrr", .red, false),
  ])
  func theWordMustBeSpelledOnThePlayersTiles(letters: String, owners: String?, turn: Player?, isRead: Bool) throws {
    #expect((try popUp(letters: letters, owners: owners, turn: turn) != nil) == isRead)
  }
}
