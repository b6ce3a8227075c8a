import FixtureFiles
import Foundation
import LetterpressFiles
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import Testing

struct DebugFolderTests {
  private let program: Program
  private let folder: TemporaryFolder
  private let sample = "Samples/light-midgame.png"
  private let stages = ["1-shapes.png", "2-lattice.png", "3-tiles.png", "4-glyphs.png"]

  init() throws {
    program = try Program()
    folder = try TemporaryFolder()
  }

  /// Writes a picture without a board, which reaches only the first stage; creates the folders in its name.
  private func writeEmptyPicture(_ name: String, isOwn: Bool = false) throws -> String {
    let path = folder.path(name)
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    let file = try PNGEncoder.encode(RGBImage(width: 60, height: 40, color: .white))
    return try folder.write(isOwn ? PNGSoftware.signed(file) : file, as: name)
  }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(path)).sorted()
  }

  private func picture(_ path: String) throws -> RGBImage {
    try PNGDecoder.decode([UInt8](Data(contentsOf: URL(filePath: folder.path(path)))))
  }

  @Test func writesAPictureOfEveryStageWithoutChangingOutput() throws {
    let outcome = try program.run(["read", sample, "--debug", folder.path("a/stages/")])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "letterpress: wrote 1-shapes.png, 2-lattice.png, 3-tiles.png and 4-glyphs.png to \(folder.path("a/stages/"))\n"
    )
    #expect(outcome.output == (try program.run(["read", sample]).output))
    #expect(try names("a/stages") == stages)
    let sizes = try stages.map { try picture("a/stages/\($0)") }.map { [$0.width, $0.height] }
    #expect(sizes == [[640, 1136], [640, 1136], [1020, 1310], [1352, 1724]])
  }

  @Test func replacesOnlyThePicturesOfAnEarlierRun() throws {
    let shot = try writeEmptyPicture("shot.png")
    for name in stages + ["5-notes.png", "notes.txt"] { _ = try writeEmptyPicture("stages/\(name)", isOwn: true) }
    let outcome = try program.run(["read", shot, "--debug", folder.path("stages")])
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.hasPrefix(
        "letterpress: wrote 1-shapes.png to \(folder.path("stages"))\nletterpress: \(shot): no Letterpress board "))
    #expect(try names("stages") == ["1-shapes.png", "5-notes.png", "notes.txt"])
    let shapes = try picture("stages/1-shapes.png")
    #expect(shapes.width == 60 && shapes.height == 40)
  }

  @Test func leavesNoPictureIfTheInputIsNotOne() throws {
    _ = try writeEmptyPicture("stages/1-shapes.png", isOwn: true)
    let outcome = try program.run(["read", "Package.swift", "--debug", folder.path("stages")])
    #expect(outcome.status == 65)
    #expect(!outcome.errors.contains("wrote"))
    #expect(try names("stages").isEmpty)
  }

  @Test(arguments: ["file", "file/", "file/stages"])
  func refusesAFileInPlaceOfAFolder(path: String) throws {
    let file = try folder.write([1, 2], as: "file")
    for images in [[sample], [sample, "no-such.png"]] {
      let outcome = try program.run(["read"] + images + ["--debug", folder.path(path)])
      #expect(outcome.status == 73)
      #expect(outcome.output.isEmpty)
      // The offending part of the path.
      let blamed = path == "file/stages" ? "file" : path
      #expect(
        outcome.errors
          == "letterpress: \(FileError.unwritable(folder.path(blamed), reason: FileError.Reason.notAFolder))\n")
    }
    #expect(try Data(contentsOf: URL(filePath: file)) == Data([1, 2]))
  }

  @Test(arguments: [
    ("", FileError.unwritable("", reason: FileError.Reason.emptyName)),
    ("/dev/null/a", FileError.unwritable("/dev/null", reason: FileError.Reason.notAFolder)),
  ])
  func refusesAnImpossibleFolder(path: String, error: FileError) throws {
    let outcome = try program.run(["read", sample, "--debug", path])
    #expect(outcome.status == 73)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "letterpress: \(error)\n")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may do anything"))
  func refusesAFolderWithoutWritePermission() throws {
    try FileManager.default.createDirectory(atPath: folder.path("closed"), withIntermediateDirectories: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path("closed"))
    let shot = try writeEmptyPicture("shot.png")
    for (path, file) in [("closed/a", "closed/a"), ("closed", "closed/1-shapes.png")] {
      let outcome = try program.run(["read", shot, "--debug", folder.path(path)])
      #expect(outcome.status == 73)
      #expect(
        outcome.errors == "letterpress: \(FileError.unwritable(folder.path(file), reason: "Permission denied"))\n")
    }
  }

  @Test func anUnwritablePictureDoesNotStopTheRest() throws {
    let shots = try ["a.png", "b.png"].map { try writeEmptyPicture($0) }
    _ = try writeEmptyPicture("stages/a/1-shapes.png/x")
    let outcome = try program.run(["read"] + shots + ["--debug", folder.path("stages")])
    #expect(outcome.status == 73)
    let errors = outcome.errors.split(separator: "\n")
    #expect(errors.count == 3)
    #expect(
      errors.first.map(String.init)
        == "letterpress: \(FileError.unwritable(folder.path("stages/a/1-shapes.png"), reason: "it is a folder"))")
    #expect(errors.dropFirst().first == "letterpress: wrote 1-shapes.png to \(folder.path("stages/b"))")
    #expect(try names("stages/b") == ["1-shapes.png"])
  }

  @Test func givesEachOfSeveralPicturesItsOwnFolder() throws {
    let shots = try [
      "a/board.png", "b/board.png", "b/Board.PNG", "board-2.png", "board", ".png", "..png", "...png",
    ].map { try writeEmptyPicture($0) }
    let input = try Data(contentsOf: URL(filePath: shots[0]))
    let outcome = try program.run(["read"] + shots + ["-", shots[0], "--debug", folder.path("stages")], input: input)
    #expect(outcome.status == 65)
    // Two lines for each: where its picture was written, and what is wrong with it.
    #expect(outcome.errors.split(separator: "\n").count == 2 * (shots.count + 2))
    let expected = [
      "board", "board-2", "Board-3", "board-2-2", "board-4", ".png", "..png", "...png", "standard-input", "board-5",
    ]
    #expect(try names("stages") == expected.sorted())
    for name in expected { #expect(try names("stages/\(name)") == ["1-shapes.png"]) }
    #expect(try folder.names() == [".png", "..png", "...png", "a", "b", "board", "board-2.png", "stages"].sorted())
  }

  #if os(Linux)
    @Test func aPictureCostsTheSameHoweverManyThereAre() throws {
      let library = try #require(FaultLibrary.path)
      let shot = try writeEmptyPicture("shot.png")
      func statusCount(pictures: Int) throws -> Int {
        let log = folder.path("stats-\(pictures)")
        _ = try program.run(
          ["read", "--debug", folder.path("stages-\(pictures)"), "--jobs", "1"]
            + Array(repeating: shot, count: pictures), environment: ["LD_PRELOAD": library, "FAULT_STATS": log])
        return try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").count
      }
      let counts = try [10, 20, 30].map(statusCount)
      #expect(counts[2] - counts[1] == counts[1] - counts[0])
      #expect(counts[1] > counts[0])
    }
  #endif
}
