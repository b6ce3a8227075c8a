import FixtureFiles
import Foundation
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

@testable import LetterpressFiles

struct TemplateStoreTests {
  private let folder: TemporaryFolder
  private let store: TemplateStore

  init() throws {
    folder = try TemporaryFolder()
    store = TemplateStore(folder: folder.path("templates"))
  }

  private static let trained: [TrainedTemplate] = {
    do {
      return try Trainer(known: TemplateSet()).templates(from: [Samples.phone])
    } catch {
      fatalError("\(error)")
    }
  }()

  private var trained: [TrainedTemplate] { TemplateStoreTests.trained }

  private func entries() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: store.folder).sorted()
  }

  @Test func isEmptyIfItsFolderIsMissing() throws {
    #expect(try store.load().isEmpty)
  }

  @Test func loadsWhatWasAdded() throws {
    let names = try store.add(trained)
    let stored = try store.load()
    #expect(stored.map(\.name) == names.sorted())
    #expect(Set(stored.map(\.mask)) == Set(trained.map(\.mask)))
    for template in stored {
      let source = try #require(trained.first { $0.origin == template.origin })
      #expect(source.letter == template.name.letter)
      #expect(source.mask == template.mask)
    }
  }

  @Test(arguments: [".adding", ".added"])
  func followsNoLinkWhenRemovingOrMoving(name: String) throws {
    _ = try store.add(Array(trained.prefix(1)))
    try FileManager.default.createDirectory(atPath: folder.path("mine"), withIntermediateDirectories: false)
    _ = try folder.write([1, 2, 3], as: "mine/B-9.png")
    try FileManager.default.createSymbolicLink(
      atPath: "\(store.folder)/\(name)", withDestinationPath: folder.path("mine"))
    #expect(try store.load().count == 1)
    _ = try store.add(Array(trained.dropFirst().prefix(1)))
    #expect(try store.load().count == 2)
    #expect(try Data(contentsOf: URL(filePath: folder.path("mine/B-9.png"))) == Data([1, 2, 3]))
    #expect(!(try entries().contains(name)))
  }

  /// Links in a folder from somebody else must not make a removal write to files outside of it.
  @Test(arguments: ["origins.tsv", ".removed"])
  func writesThroughNoLink(name: String) throws {
    _ = try store.add(Array(trained.prefix(2)))
    let target = try folder.write(Array("A-1.png is not an origin\n".utf8), as: "notes.txt")
    let link = "\(store.folder)/\(name)"
    if name == "origins.tsv" { try FileManager.default.removeItem(atPath: link) }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let stored = try store.load()
    _ = try store.remove([stored[0].name])
    #expect(try store.load().count == 1)
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "A-1.png is not an origin\n")
    #expect(!FileSystem.isLink(link))
  }

  /// A link to a file that does not exist must not make one there, neither as a list nor as the lock.
  @Test(arguments: [".removed", ".lock"])
  func makesNoFileThroughALink(name: String) throws {
    let names = try store.add(Array(trained.prefix(2)))
    let (link, target) = ("\(store.folder)/\(name)", folder.path("new"))
    try? FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    _ = try? store.remove(Array(names.prefix(1)))
    #expect(!FileSystem.exists(target))
  }

  @Test func doesNotWaitForAPipe() throws {
    _ = try store.add(Array(trained.prefix(1)))
    let pipe = "\(store.folder)/B-9.png"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reason = FileError.Reason.notAFile
    #expect(throws: TemplateStoreError.file(.unreadable(pipe, reason: reason))) { try store.load() }
    let lock = "\(store.folder)/.lock"
    try FileManager.default.removeItem(atPath: lock)
    #expect(mkfifo(lock, 0o600) == 0)
    #expect(throws: TemplateStoreError.file(.unreadable(lock, reason: reason))) { try store.load() }
    #expect(throws: TemplateStoreError.file(.unwritable(lock, reason: reason))) { try store.add(trained) }
  }

  @Test func saysThatItWaitsForAnotherProcess() throws {
    _ = try store.add(Array(trained.prefix(1)))
    let descriptor = open("\(store.folder)/.lock", O_RDWR)
    #expect(flock(descriptor, LOCK_EX) == 0)
    // Once told of the wait, the other process releases the lock.
    let waited = Monitor([String]())
    let waiting = TemplateStore(folder: store.folder) { folder in
      waited.use { $0.append(folder) }
      close(descriptor)
    }
    #expect(try waiting.load().count == 1)
    #expect(waited.use { $0 } == [store.folder])
  }

  @Test func numbersTheTemplatesOfALetter() throws {
    let names = try store.add(trained).filter { $0.letter.uppercase == "S" }
    #expect(names.map(\.description) == (1...names.count).map { "S-\($0)" })
  }

  @Test func addsNothingTwice() throws {
    let first = try store.add(trained)
    #expect(try store.add(trained).isEmpty)
    #expect(try store.load().count == first.count)
  }

  @Test func leavesNothingBesideItsFiles() throws {
    let names = try store.add(trained)
    #expect(try entries() == (names.map(\.fileName) + [".lock", "origins.tsv"]).sorted())
  }

  @Test func usesPicturesAddedByHand() throws {
    _ = try store.add(Array(trained.prefix(1)))
    try FileManager.default.copyItem(
      atPath: "\(store.folder)/\(TemplateName(letter: trained[0].letter, number: 1).fileName)",
      toPath: "\(store.folder)/Z-7.png")
    let byHand = try #require(try store.load().first { $0.name.description == "Z-7" })
    #expect(byHand.origin == nil)
    #expect(byHand.mask == trained[0].mask)
  }

  @Test func ignoresOtherFiles() throws {
    _ = try store.add(Array(trained.prefix(2)))
    for name in ["notes.txt", "AB-1.png", "A-0.png", "A-01.png", "a-1.png", "A-1.jpg"] {
      try Data([1, 2, 3]).write(to: URL(filePath: "\(store.folder)/\(name)"))
    }
    #expect(try store.load().count == 2)
  }

  @Test func removesSingleTemplates() throws {
    let names = try store.add(trained)
    let origins = Dictionary(uniqueKeysWithValues: try store.load().map { ($0.name, $0.origin) })
    let removed = try store.remove([names[3], names[0]])
    #expect(removed.map(\.name) == [names[0], names[3]].sorted())
    #expect(removed.allSatisfy { $0.origin == origins[$0.name] && $0.origin != nil })
    #expect(try store.load().map(\.name) == names.filter { $0 != names[0] && $0 != names[3] }.sorted())
  }

  @Test func removesNothingIfOneNameIsUnknown() throws {
    let names = try store.add(trained)
    let wrong = TemplateName(letter: Letter(index: 16), number: 99)
    #expect(throws: TemplateStoreError.noSuchTemplate(wrong, folder: store.folder)) {
      try store.remove([names[0], wrong])
    }
    #expect(try store.load().count == names.count)
  }

  @Test func saysWhichTemplateIsDamaged() throws {
    let name = try #require(try store.add(trained).first)
    let path = "\(store.folder)/\(name.fileName)"
    try Data("no picture".utf8).write(to: URL(filePath: path))
    #expect(throws: TemplateStoreError.undecodable(name, path: path, .notPNG(nil))) { try store.load() }
    let white = try PNGEncoder.encode(RGBImage(width: 9, height: 9, color: .white))
    try Data(white).write(to: URL(filePath: path))
    #expect(throws: TemplateStoreError.blank(name, path: path)) { try store.load() }
  }

  @Test func isUnchangedIfWritingFails() throws {
    let names = try store.add(Array(trained.prefix(5)))
    // A file cannot replace the table while it is a folder that is not empty.
    let table = "\(store.folder)/origins.tsv"
    try FileManager.default.removeItem(atPath: table)
    try FileManager.default.createDirectory(atPath: table + "/x", withIntermediateDirectories: true)
    #expect(throws: TemplateStoreError.self) { try store.add(trained) }
    #expect(try entries().filter { $0.hasSuffix(".png") } == names.map(\.fileName).sorted())
  }

  @Test func findsAFreeNumberIfTheLastIsTaken() throws {
    let names = try store.add(Array(trained.prefix(1)))
    let path = "\(store.folder)/\(names[0].letter.uppercase)-"
    try FileManager.default.moveItem(atPath: path + "1.png", toPath: path + "999999.png")
    try FileManager.default.copyItem(atPath: path + "999999.png", toPath: path + "9223372036854775807.png")
    let again = TrainedTemplate(letter: names[0].letter, mask: trained[1].mask, origin: trained[1].origin)
    #expect(try store.add([again]).map(\.number) == [1])
    #expect(try store.load().map(\.name.number) == [1, 999_999])
  }

  @Test(arguments: ["-1\t0", "5\t0", "0\t5", "9223372036854775807\t0", "0\t-9223372036854775808", "x\t0", "0"])
  func ignoresOriginsOutsideTheBoard(place: String) throws {
    let name = try #require(try store.add(Array(trained.prefix(1))).first)
    try Data("\(name.fileName)\tshot.png\t\(place)\n".utf8).write(to: URL(filePath: "\(store.folder)/origins.tsv"))
    #expect(try store.load().map(\.origin) == [nil])
  }

  @Test func listsAndRemovesDamagedTemplates() throws {
    let names = try store.add(Array(trained.prefix(3)))
    let path = "\(store.folder)/\(names[0].fileName)"
    try Data("no picture".utf8).write(to: URL(filePath: path))
    let error = TemplateStoreError.undecodable(names[0], path: path, .notPNG(nil))
    let entry = try #require(try store.list().first { $0.name == names[0] })
    #expect(entry.mask == .failure(error))
    #expect(entry.origin == trained[0].origin)
    #expect(
      error.description
        == "\(path): damaged template: \(PNGDecodingError.notPNG(nil))"
    )
    try store.remove([names[0]])
    #expect(try store.load().map(\.name) == names.dropFirst().sorted())
    try Data("no picture".utf8).write(to: URL(filePath: path))
    try store.removeAll()
    #expect(try entries() == [".lock", "origins.tsv"])
  }

  @Test func removesNothingFromAMissingFolder() throws {
    try store.removeAll()
    let name = TemplateName(letter: Letter(index: 0), number: 1)
    #expect(throws: TemplateStoreError.noSuchTemplate(name, folder: store.folder)) { try store.remove([name]) }
    #expect(!FileManager.default.fileExists(atPath: store.folder))
  }

  @Test func saysThatTheLockCannotBeTaken() throws {
    _ = try store.add(Array(trained.prefix(1)))
    let path = "\(store.folder)/.lock"
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let error = TemplateStoreError.file(.unwritable(path, reason: "it is a folder"))
    #expect(throws: error) { try store.add(trained) }
    #expect(throws: error) { try store.removeAll() }
  }

  @Test func losesNothingIfTwoAddAtOnce() async throws {
    let store = store
    // Each adds its own half. If they did not see each other's templates, both would number theirs from 1.
    let halves = [Array(trained.prefix(13)), Array(trained.suffix(12))]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for half in halves { group.addTask { _ = try store.add(half) } }
      try await group.waitForAll()
    }
    let stored = try store.load()
    #expect(Set(stored.map(\.mask)) == Set(trained.map(\.mask)))
    #expect(stored.allSatisfy { $0.origin != nil })
  }

  @Test(arguments: [
    ("A-1", "A-1"), ("a-12", "A-12"), ("Q-3.png", nil), ("A-0", nil), ("A-01", nil), ("A--1", nil), ("A-+1", nil),
    ("AB-1", nil), ("A", nil), ("1-A", nil), ("", nil), ("A-1-2", nil), ("A-999999", "A-999999"), ("A-1000000", nil),
    ("A-9223372036854775807", nil), ("A-9223372036854775808", nil),
  ])
  func parsesTemplateNames(text: String, name: String?) {
    #expect(TemplateName(parsing: text)?.description == name)
  }

  @Test func whoeverChangesItWaitsForAnotherProcess() throws {
    _ = try store.add(Array(trained.prefix(1)))
    let changes: [(TemplateStore) throws -> Void] = [
      { [trained] in _ = try $0.add(Array(trained.dropFirst().prefix(1))) }, { try $0.removeAll() },
    ]
    for change in changes {
      let descriptor = open("\(store.folder)/.lock", O_RDWR)
      #expect(flock(descriptor, LOCK_EX) == 0)
      let waited = Monitor(0)
      try change(
        TemplateStore(folder: store.folder) { _ in
          waited.use { $0 += 1 }
          close(descriptor)
        })
      #expect(waited.use { $0 } == 1)
    }
    #expect(try store.load().isEmpty)
  }

  @Test func removesNothingIfNothingIsNamedOrThere() throws {
    _ = try store.add(Array(trained.prefix(1)))
    #expect(try store.remove([]).isEmpty)
    #expect(try store.load().count == 1)
    #expect(try store.removeAll().count == 1)
    #expect(try store.removeAll().isEmpty)
  }

  /// A tab in the name of a screenshot would become a column of the table of origins, and a line feed a row.
  @Test func keepsOriginsWithTabsInTheirNames() throws {
    let template = try #require(trained.first)
    let origin = TemplateOrigin(screenshot: "a\tb\nc.png", row: template.origin.row, column: template.origin.column)
    _ = try store.add([TrainedTemplate(letter: template.letter, mask: template.mask, origin: origin)])
    #expect(try store.load().map { $0.origin?.screenshot } == ["a b c.png"])
  }

  @Test(arguments: [("s-2", "S-2"), ("S-2.png", "S-2"), ("s-2.png", "S-2"), ("s-2.jpg", nil)])
  func parsesWhatSomebodyTyped(text: String, name: String?) {
    #expect(TemplateName(typed: text)?.description == name)
  }

  @Test func saysThatATemplateCouldNotBeEncoded() {
    let reason = PNGEncodingError.libpng("no memory")
    #expect(TemplateStoreError.unencodable(path: "A-1.png", reason).description == "A-1.png: \(reason)")
  }
}
