import FixtureFiles
import LetterpressJPEG
import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

/// Boards read from JPEGs of quality 80 as they do from the pictures themselves.
struct JPEGReadingTests {
  private let reader = BoardReader()

  @Test(arguments: Samples.all.indices)
  func samplesReadTheSame(index: Int) throws {
    try expectSame(Samples.all[index].image, JPEGFixture(), Samples.all[index].name)
  }

  /// Widths of phones and tablets, from 320 pixels.
  @Test(arguments: [320, 375, 480, 750, 828, 1080, 1170, 1290, 1536, 2048])
  func aBoardOfAnySizeReadsTheSame(width: Int) throws {
    let sample = Samples.phone.image
    try expectSame(sample.scaled(by: Double(width) / Double(sample.width)), JPEGFixture(), "\(width) pixels")
  }

  @Test(arguments: JPEGFixture.Coding.allCases)
  func anyCodingReadsTheSame(coding: JPEGFixture.Coding) throws {
    var fixture = JPEGFixture()
    (fixture.coding, fixture.samplesPerColor) = (coding, (1, 1))
    try expectSame(Samples.phone.image, fixture, "\(coding)")
  }

  private func expectSame(_ image: RGBImage, _ fixture: JPEGFixture, _ name: String) throws {
    let expected = try reader.read(image)
    let reading = try reader.read(try JPEGDecoder.decode(fixture.file(of: image)))
    #expect(reading.board == expected.board, "\(name)")
    #expect(reading.owners == expected.owners, "\(name)")
    #expect(reading.turn == expected.turn, "\(name)")
    #expect(reading.scores == expected.scores, "\(name)")
  }
}
