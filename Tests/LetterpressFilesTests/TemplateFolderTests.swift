import FixtureFiles
import Foundation
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

@testable import LetterpressFiles

/// A folder in which an earlier version kept what it had learnt.
struct TemplateFolderTests {
  private let folder: TemporaryFolder
  private let cut: [TrainedTemplate]

  init() throws {
    folder = try TemporaryFolder()
    for name in ["templates", "templates/.added", "templates/.adding"] { try FileSystem.makeFolder(folder.path(name)) }
    cut = try Trainer.cut(Samples.phone)
  }

  private func keep(_ template: TrainedTemplate, as name: String, in place: String = "templates") throws {
    _ = try folder.write(try PNGEncoder.encode(template.mask.image), as: "\(place)/\(name).png")
  }

  private var path: String { folder.path("templates") }

  @Test func readsPicturesAndWhereTheyAreFrom() throws {
    try keep(cut[0], as: "L-1")
    try keep(cut[1], as: "O-7")
    _ = try folder.write(
      Array("L-1.png\ta b.png\t0\t4\nO-7.png\tx.png\t0\t5\nnonsense\n".utf8), as: "templates/origins.tsv")
    let read = try TemplateFolder(path)
    #expect(read.damaged.isEmpty)
    #expect(read.letters.templates.map(\.name.description) == ["L-1", "O-7"])
    #expect(read.letters.templates.map(\.mask) == [cut[0].mask, cut[1].mask])
    #expect(read.letters.templates.map(\.origin) == [TemplateOrigin(screenshot: "a b.png", row: 0, column: 4), nil])
    #expect(Set(read.letters.templates.map(\.training)) == [1])
  }

  @Test func leavesOutWhatIsDamagedAndIgnoresOtherFiles() throws {
    try keep(cut[0], as: "L-1")
    for name in ["A-1.png", "notes.txt", "AB-1.png", "A-0.png", "A-01.png", "a-1.png", "A-1.jpg"] {
      _ = try folder.write([1, 2, 3], as: "templates/\(name)")
    }
    let white = try PNGEncoder.encode(RGBImage(width: 9, height: 9, color: .white))
    _ = try folder.write(white, as: "templates/B-1.png")
    #expect(mkfifo(folder.path("templates/C-1.png"), 0o600) == 0)
    let read = try TemplateFolder(path)
    #expect(read.damaged == ["A-1.png", "B-1.png", "C-1.png"])
    #expect(read.letters.templates.map(\.name.description) == ["L-1"])
  }

  /// A run that was killed has left its letters in one hidden folder, and the names of those removed in a hidden file.
  @Test func readsWhatAKilledRunHasLeft() throws {
    try keep(cut[0], as: "L-1")
    try keep(cut[1], as: "O-1")
    try keep(cut[2], as: "H-1", in: "templates/.added")
    try keep(cut[3], as: "R-1", in: "templates/.adding")
    _ = try folder.write(Array("L-1.png\n".utf8), as: "templates/.removed")
    #expect(try TemplateFolder(path).letters.templates.map(\.name.description) == ["H-1", "O-1"])
  }

  @Test func isTakenOverOnceAndStays() throws {
    try keep(cut[0], as: "L-1")
    let store = TemplateStore(path: folder.path("learnt"))
    #expect(try store.takeOver(folder.path("no-such")) == nil)
    let before = try FileSystem.names(inFolder: path)
    let former = try #require(try store.takeOver(path))
    #expect(try store.load() == former.letters)
    #expect(try FileSystem.names(inFolder: path) == before)
    try keep(cut[1], as: "O-1")
    #expect(try store.takeOver(path) == nil)
    #expect(try store.load() == former.letters)
  }
}
