import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

@testable import LetterpressCLI

/// What `solve` says of a picture in a terminal.
struct TerminalAnswerTests {
  @Test func theWordThatThePictureNamesCannotBePlayedAgain() throws {
    let sample = try #require(PopUpSample.all.first { $0.word == "widths" })
    let reading = try BoardReader().read(sample.image)
    #expect(try TerminalAnswer.position(of: reading).playedWords == ["widths"])
  }
}
