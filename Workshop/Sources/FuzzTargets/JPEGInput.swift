#if JPEG
  internal import FixtureFiles
  internal import LetterpressJPEG
  internal import LetterpressVision
  internal import SamplePictures

  /// JPEG files: decoded twice, a file gives the same picture, and that is then read.
  enum JPEGInput {
    static func flaw(in bytes: [UInt8]) -> String? {
      let image: RGBImage
      do throws(JPEGDecodingError) {
        // More pixels take longer and find nothing new.
        image = try JPEGDecoder.decode(bytes, maximumPixels: mostPixels)
      } catch {
        return error.description.isEmpty ? "an error without a message" : nil
      }
      guard (try? JPEGDecoder.decode(bytes, maximumPixels: mostPixels)) == image else {
        return "a file is decoded in two ways"
      }
      return PictureInput.flaw(ofReading: image)
    }

    private static let mostPixels = 1 << 17

    static var seeds: [[UInt8]] {
      let board = PictureInput.picture(of: "light-midgame").scaled(by: 0.25)
      let small = board.scaled(by: 0.2)
      var fixtures: [JPEGFixture] = JPEGFixture.Coding.allCases.map { coding in
        var fixture = JPEGFixture()
        fixture.coding = coding
        return fixture
      }
      var marked = JPEGFixture()
      (marked.restartRows, marked.orientation, marked.samplesPerColor) = (1, 6, (1, 2))
      var grey = JPEGFixture()
      (grey.isGray, grey.orientation, grey.isLittleEndian) = (true, 3, false)
      var arithmetic = JPEGFixture()
      arithmetic.usesArithmeticCoding = true
      var long = JPEGFixture()
      (long.coding, long.coefficientsPerScan) = (.progressive, 2)
      fixtures += [marked, grey, arithmetic, long]
      return fixtures.map { $0.file(of: small) } + [JPEGFixture().file(of: board)]
        + [JPEGFixture.inPrintColors(width: 9, height: 9)]
    }
  }
#endif
