import FixtureFiles
import LetterpressSolver
import Testing

@testable import LetterpressFiles

struct LexiconStoreTests {
  private let folder: TemporaryFolder
  private let store: LexiconStore
  private let lexicon: Lexicon

  init() throws {
    folder = try TemporaryFolder()
    store = LexiconStore(path: folder.path("data/word-list"))
    lexicon = try Lexicon(try WordList(["cat\t10", "dog", "hog\t99"]))
  }

  @Test func hasNoListAtFirst() throws {
    #expect(try store.load() == nil)
    try store.remove()
  }

  @Test(arguments: [("my list.txt", "my list.txt"), ("a\nb", #"a\u000Ab"#), ("", #""""#), ("\u{E0080}", "\u{E0080}")])
  func loadsWhatWasKept(name: String, printed: String) throws {
    try store.keep(try Lexicon(try WordList(["old"])), named: "old")
    try store.keep(lexicon, named: name)
    let entry = try #require(try store.load())
    #expect(entry.name == name.printable)
    #expect(!entry.name.contains("\n"))
    #expect(entry.lexicon.compiled == lexicon.compiled)
    #expect(try FileSystem.names(inFolder: folder.path("data")) == ["word-list"])
    try store.remove()
    #expect(try store.load() == nil)
  }

  @Test func saysThatItsFileIsDamaged() throws {
    try store.keep(lexicon, named: "a")
    let bytes = try FileSystem.read(store.path, limit: .picture)
    for count in bytes.indices {
      try FileSystem.write(Array(bytes[..<count]), to: store.path)
      let error = #expect(throws: LexiconStoreError.self) { try store.load() }
      guard case .unusable(let path, let reason) = error else {
        Issue.record("\(count) bytes: \(String(describing: error))")
        continue
      }
      #expect(path == store.path)
      #expect(reason == (count < 10 ? .notALexicon : .wrongSize(expected: reason.expectedSize, got: count - 2)))
    }
    for place in bytes.indices.dropFirst(2) {
      var changed = bytes
      changed[place] ^= 0x10
      try FileSystem.write(changed, to: store.path)
      #expect(throws: LexiconStoreError.self) { try store.load() }
    }
  }

  @Test func saysThatItsFileCannotBeReadOrWritten() throws {
    try FileSystem.makeFolder(store.path)
    #expect(throws: LexiconStoreError.file(.unreadable(store.path, reason: "it is a folder"))) { try store.load() }
    #expect(throws: LexiconStoreError.file(.unwritable(store.path, reason: "it is a folder"))) {
      try store.keep(lexicon, named: "a")
    }
  }
}

extension LexiconError {
  /// The size that the header states; 0 for other errors.
  fileprivate var expectedSize: Int {
    if case .wrongSize(let expected, _) = self { expected } else { 0 }
  }
}
