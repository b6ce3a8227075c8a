import FixtureFiles
import Foundation
import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

@testable import LetterpressFiles

/// What remains of a training that was killed, at each step.
struct TemplateStoreCrashTests {
  private let folder: TemporaryFolder
  private let store: TemplateStore
  private let before: [StoredTemplate]
  private let trained: [TrainedTemplate]
  private let additions: [StoredTemplate]

  /// Creates a store with two templates; three more are about to be added.
  init() throws {
    folder = try TemporaryFolder()
    store = TemplateStore(folder: folder.path("templates"))
    let cut = try Trainer.cut(Samples.phone)
    _ = try store.add(Array(cut.prefix(2)))
    before = try store.load()
    trained = Array(cut[2..<5])
    additions = trained.map {
      StoredTemplate(name: TemplateName(letter: $0.letter, number: 7), mask: $0.mask, origin: $0.origin)
    }
  }

  private var after: [TemplateName: TemplateOrigin?] {
    var origins = Dictionary(uniqueKeysWithValues: before.map { ($0.name, $0.origin) })
    for addition in additions { origins[addition.name] = addition.origin }
    return origins
  }

  private func origins() throws -> [TemplateName: TemplateOrigin?] {
    Dictionary(uniqueKeysWithValues: try store.load().map { ($0.name, $0.origin) })
  }

  private func hiddenEntries() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: store.folder).filter { $0.hasPrefix(".a") }
  }

  @Test func isUnchangedBeforeTheCommit() throws {
    try store.stage(additions, besides: before)
    #expect(try store.load() == before)
    try store.remove([before[0].name])
    #expect(try store.load() == Array(before.dropFirst()))
    #expect(try hiddenEntries().isEmpty)
  }

  @Test func hasEveryTemplateAfterTheCommit() throws {
    try store.stage(additions, besides: before)
    try store.commit()
    #expect(try origins() == after)
  }

  @Test(arguments: 0...4)
  func keepsEveryTemplateHoweverManyFilesWereMoved(count: Int) throws {
    try store.stage(additions, besides: before)
    try store.commit()
    for name in try FileSystem.names(inFolder: store.committed).prefix(count) {
      try FileSystem.rename("\(store.committed)/\(name)", to: "\(store.folder)/\(name)")
    }
    #expect(try origins() == after)
    // The next change to the store completes the commit.
    #expect(try store.add(trained).isEmpty)
    #expect(try origins() == after)
    #expect(try hiddenEntries().isEmpty)
  }

  @Test func removesTemplatesThatAreOnlyCommitted() throws {
    try store.stage(additions, besides: before)
    try store.commit()
    try store.removeAll()
    #expect(try store.load().isEmpty)
    #expect(try hiddenEntries().isEmpty)
  }
}
