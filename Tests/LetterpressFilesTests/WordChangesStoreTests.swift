import FixtureFiles
import Foundation
import LetterpressSolver
import Testing

@testable import LetterpressFiles

struct WordChangesStoreTests {
  private let folder: TemporaryFolder
  private let store: WordChangesStore

  init() throws {
    folder = try TemporaryFolder()
    store = WordChangesStore(path: folder.path("data/words-changed"))
  }

  @Test func hasNoMarksAtFirst() throws {
    #expect(try store.load().isEmpty)
    #expect(!FileSystem.exists(folder.path("data")))
  }

  @Test func loadsWhatWasMarked() throws {
    try store.change { try $0.mark("hand", as: .refused) }
    try store.change { try $0.mark("emu", as: .never) }
    #expect(try store.load().text == "emu\tnever\nhand\trefused\n")
    #expect(try FileSystem.read(store.path, limit: .table) == Array("emu\tnever\nhand\trefused\n".utf8))
    #expect(try FileSystem.names(inFolder: folder.path("data")) == [".words-changed.lock", "words-changed"])
  }

  @Test func hasNoFileWithoutMarks() throws {
    try store.change { try $0.mark("hand", as: .refused) }
    try store.change { try $0.mark("hand", as: nil) }
    #expect(try FileSystem.names(inFolder: folder.path("data")) == [".words-changed.lock"])
    #expect(try store.load().isEmpty)
  }

  @Test func staysAsItIsIfAChangeFails() throws {
    try store.change { try $0.mark("hand", as: .refused) }
    #expect(throws: WordChangesError.invalidWord(line: nil, text: "5")) {
      try store.change {
        try $0.mark("emu", as: .refused)
        try $0.mark("5", as: .refused)
      }
    }
    #expect(try store.load().text == "hand\trefused\n")
    // The lock is free again.
    try store.change { try $0.mark("emu", as: .refused) }
  }

  @Test func losesNothingIfManyChangeItAtOnce() async throws {
    let words = (0..<40).map { "word" + String(repeating: "x", count: $0 % 20) + ($0 < 20 ? "a" : "b") }
    await withTaskGroup(of: Void.self) { group in
      for word in words { group.addTask { [store] in try? store.change { try $0.mark(word, as: .accepted) } } }
    }
    #expect(try store.load().accepted == words.sorted())
  }

  @Test func saysThatItsFileIsDamaged() throws {
    _ = try folder.write(Array("hand\trefused\nemu\n".utf8), as: "words-changed")
    let store = WordChangesStore(path: folder.path("words-changed"))
    let error = WordChangesStoreError.unusable(path: store.path, .invalidMark(line: 2, text: "emu"))
    #expect(throws: error) { try store.load() }
    #expect(throws: error) { try store.change { try $0.mark("emu", as: .refused) } }
    #expect(
      error.description == """
        \(store.path): \(WordChangesError.invalidMark(line: 2, text: "emu")); correct that line, or remove the file
        """)
    #expect(try FileSystem.read(store.path, limit: .table) == Array("hand\trefused\nemu\n".utf8))
  }

  @Test func saysThatItsFileCannotBeRead() throws {
    try FileSystem.makeFolder(store.path)
    #expect(throws: WordChangesStoreError.file(.unreadable(store.path, reason: "it is a folder"))) { try store.load() }
    let pipe = WordChangesStore(path: folder.path("pipe"))
    try #require(mkfifo(pipe.path, 0o600) == 0)
    // It does not wait for data.
    #expect(throws: WordChangesStoreError.self) { try pipe.load() }
  }
}
