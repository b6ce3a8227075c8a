import FixtureFiles
import LetterpressPNG
import LetterpressVision
import SamplePictures

extension Program {
  /// Writes the first sample with its fifth letter replaced by a sign unknown to the built-in templates.
  func screenshotWithAnUnknownSign() throws -> String {
    var image = Samples.phone.image
    for y in 496..<624 { for x in 512..<640 { image[x, y] = .white } }
    // In one piece, as a tile that shows several is never read.
    for y in 525..<582 {
      for x in 550..<600 where (x / 7 + y / 9) % 3 != 0 || x < 557 || y >= 576 { image[x, y] = .black }
    }
    return try home.write(try PNGEncoder.encode(image), as: "shot.png")
  }
}

extension Program {
  /// Where the program keeps what it has learnt.
  var learntLetters: String {
    #if os(macOS)
      home.path("Library/Application Support/letterpress/learnt-letters")
    #else
      home.path(".local/share/letterpress/learnt-letters")
    #endif
  }
}
