import FixtureFiles
import Foundation
import LetterpressFiles
import LetterpressVision
import SamplePictures
import Testing

/// Commands take JPEGs as they take PNGs, if the program was built with libjpeg.
struct JPEGFileTests {
  private let program: Program
  private let folder: TemporaryFolder

  init() throws {
    program = try Program()
    folder = try TemporaryFolder()
  }

  #if JPEG
    /// A sample as a JPEG of quality 80.
    private func jpeg(_ sample: Int = 0, as name: String = "board.jpg", orientation: Int? = nil) throws -> String {
      var fixture = JPEGFixture()
      fixture.orientation = orientation
      return try folder.write(fixture.file(of: Samples.all[sample].image), as: name)
    }

    /// The first bytes tell what a file is, whatever its name.
    @Test(arguments: ["board.jpg", "board.JPEG", "board.png", "board"])
    func readsOneOfAnyName(name: String) throws {
      let outcome = try program.run(["read", try jpeg(as: name), "--format", "json"])
      #expect(outcome.status == 0)
      #expect(outcome.output.contains(#""letters":"\#(Samples.letters[0].uppercased())""#))
    }

    @Test(arguments: [["solve"], ["play", "--depth", "1"], ["game", "--depth", "1"]])
    func commandsReadThePictureAsAPNG(command: [String]) throws {
      let sample = Samples.all[0].name
      let (outcome, other) = try (
        program.run(command + [try jpeg()], environment: ["LC_ALL": "C"]), program.run(command + [sample])
      )
      #expect(outcome.status == 0)
      #expect(outcome.output == other.output)
    }

    @Test func readsOneFromAPipe() throws {
      let outcome = try program.shell("cat '\(try jpeg())' | \"$letterpress\" read -")
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("L O H R U"))
    }

    @Test func findsThemInFolders() throws {
      _ = try jpeg(0, as: "1.jpg")
      _ = try jpeg(1, as: "2.jpeg")
      let outcome = try program.run(["games", folder.path, "--format", "json"])
      #expect(outcome.status == 0)
      #expect(outcome.output.split(separator: "\n").count == 2)
    }

    /// A phone that was held sideways stores a picture as it lies, with a note.
    @Test func onePictureOnItsSideIsUpright() throws {
      let image = Samples.all[0].image
      var side = RGBImage(width: image.height, height: image.width, color: .white)
      for y in 0..<image.height {
        for x in 0..<image.width { side[y, image.width - 1 - x] = image[x, y] }
      }
      var fixture = JPEGFixture()
      fixture.orientation = 6
      let outcome = try program.run(["read", try folder.write(fixture.file(of: side), as: "side.jpg")])
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("L O H R U"))
    }

    @Test func oneThatEndsEarlyIsRefused() throws {
      let whole = JPEGFixture().file(of: Samples.all[0].image)
      let file = try folder.write(whole.prefix(whole.count / 2), as: "half.jpg")
      let outcome = try program.run(["read", file])
      #expect(outcome.status == 65 && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("letterpress: \(file): the JPEG is damaged"))
    }

    @Test func itsLettersCanBeLearnt() throws {
      let outcome = try program.run(["train", try jpeg(), Samples.letters[0]])
      #expect(outcome.status == 0)
      #expect(try program.run(["read", Samples.all[0].name]).output.contains("L O H R U"))
    }

    @Test func theMoveIsDrawnOnItAsAPNG() throws {
      let (input, output) = (try jpeg(), folder.path("move.png"))
      #expect(try program.run(["play", input, "--depth", "1", "--picture", output]).status == 0)
      #expect(try PictureFile.load(output).width >= Samples.all[0].image.width)
      #expect(try program.run(["play", input, "--depth", "1", "--picture", folder.path("move.jpg")]).status == 64)
    }

    #if os(Linux)
      @Test func oneTooLargeForTheMemoryIsRefused() throws {
        let large = try folder.write(
          JPEGFixture().file(of: RGBImage(width: 9000, height: 9000, color: .white)), as: "large.jpg")
        let outcome = try program.shell("ulimit -v 400000; \"$letterpress\" read '\(large)' Samples/light-midgame.png")
        #expect(outcome.status == 65)
        #expect(outcome.errors.contains("9000 × 9000 pixels"))
        #expect(outcome.output.contains("L O H R U"))
      }
    #endif
  #else
    @Test func withoutTheLibraryOneIsRefusedWithAdvice() throws {
      let file = try folder.write([0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8), as: "board.jpg")
      let outcome = try program.run(["read", file])
      #expect(outcome.status == 65)
      #expect(outcome.errors.hasPrefix("letterpress: \(file): this is a JPEG picture, not a PNG: export it as PNG"))
    }
  #endif
}
