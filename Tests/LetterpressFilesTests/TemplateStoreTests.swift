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
    store = TemplateStore(path: folder.path("data/learnt"))
  }

  private static let trained: [TrainedTemplate] = {
    do {
      return try Trainer(known: TemplateSet()).templates(from: [Samples.phone])
    } catch {
      fatalError("\(error)")
    }
  }()

  private var trained: [TrainedTemplate] { TemplateStoreTests.trained }

  @Test func isEmptyIfItsFileIsMissing() throws {
    #expect(try store.load() == LearntLetters())
    #expect(throws: TemplateStoreError.file(.notFound(store.path))) { try TemplateStore.read(store.path) }
  }

  @Test func loadsWhatWasLearnt() throws {
    let new = try store.change { try $0.learn(trained) }
    #expect(try store.load().templates == new.sorted { $0.name < $1.name })
    #expect(try FileSystem.names(inFolder: folder.path("data")) == [".learnt.lock", "learnt"])
    #expect(try store.change { try $0.learn(trained) }.isEmpty)
  }

  @Test func isUnchangedIfTheChangeFails() throws {
    _ = try store.change { try $0.learn(Array(trained.prefix(5))) }
    let before = try FileSystem.read(store.path, limit: .learntLetters)
    #expect(throws: CancellationError.self) {
      try store.change { letters in
        try letters.learn(trained)
        throw CancellationError()
      }
    }
    #expect(try FileSystem.read(store.path, limit: .learntLetters) == before)
  }

  /// With all letters removed, the file stays, so that a folder of before is not taken over again.
  @Test func keepsAnEmptyFile() throws {
    _ = try store.change { try $0.learn(trained) }
    #expect(try !store.change { $0.remove { _ in true } }.isEmpty)
    #expect(try TemplateStore.read(store.path) == LearntLetters())
  }

  @Test func refusesOtherFiles() throws {
    let path = try folder.write(Array("A-1\n".utf8), as: "letters")
    let error = TemplateStoreError.unusable(path: path, .notLearntLetters)
    #expect(throws: error) { try TemplateStore.read(path) }
    #expect(error.description == "\(path): \(LearntLettersError.notLearntLetters)")
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let reason = FileError.Reason.notAFile
    #expect(throws: TemplateStoreError.file(.unreadable(folder.path("pipe"), reason: reason))) {
      try TemplateStore.read(folder.path("pipe"))
    }
  }

  // MARK: Other processes

  private func lock() -> CInt {
    let descriptor = open(folder.path("data/.learnt.lock"), O_RDONLY)
    #expect(flock(descriptor, LOCK_EX) == 0)
    return descriptor
  }

  @Test func isReadWhileAnotherProcessHasTheLock() throws {
    let new = try store.change { try $0.learn(trained) }
    let descriptor = lock()
    defer { close(descriptor) }
    #expect(try store.load().templates.count == new.count)
  }

  @Test func saysThatItWaitsForAnotherProcess() throws {
    _ = try store.change { try $0.learn(Array(trained.prefix(1))) }
    let descriptor = lock()
    // Once told of the wait, the other process releases the lock.
    let waited = Monitor(0)
    let waiting = TemplateStore(path: store.path) {
      waited.use { $0 += 1 }
      close(descriptor)
    }
    _ = try waiting.change { try $0.learn(trained) }
    #expect(waited.use { $0 } == 1)
  }

  /// Whoever may read the lock can take it, and a process that has it may be suspended.
  @Test func doesNotWaitForEver() throws {
    _ = try store.change { try $0.learn(Array(trained.prefix(1))) }
    let descriptor = lock()
    defer { close(descriptor) }
    let error = FileError.unwritable(store.path, reason: FileError.Reason.isLocked)
    #expect(throws: error) { _ = try FileLock(changing: store.path, upTo: 1) {} }
    #expect(
      FileError.Reason.isLocked
        == "another letterpress process has kept it locked for 10 seconds: wait for its end, or end it")
  }

  @Test func losesNothingIfTwoLearnAtOnce() async throws {
    let store = store
    // Each adds its own half. If they did not see each other's templates, both would number theirs from 1.
    let halves = [Array(trained.prefix(13)), Array(trained.suffix(12))]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for half in halves { group.addTask { _ = try store.change { try $0.learn(half) } } }
      try await group.waitForAll()
    }
    #expect(Set(try store.load().templates.map(\.name.letter)) == Set(trained.map(\.letter)))
  }

  @Test(arguments: [
    ("A-1", "A-1"), ("a-12", "A-12"), ("Q-3.png", nil), ("A-0", nil), ("A-01", nil), ("A--1", nil), ("A-+1", nil),
    ("AB-1", nil), ("A", nil), ("1-A", nil), ("", nil), ("A-1-2", nil), ("A-999999", "A-999999"), ("A-1000000", nil),
    ("A-9223372036854775807", nil), ("A-9223372036854775808", nil),
  ])
  func parsesTemplateNames(text: String, name: String?) {
    #expect(TemplateName(parsing: text)?.description == name)
  }
}
