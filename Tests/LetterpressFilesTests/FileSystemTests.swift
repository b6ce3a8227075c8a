import FixtureFiles
import Foundation
import Testing

@testable import LetterpressFiles

struct FileSystemTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func link(_ name: String, to target: String) throws -> String {
    try FileManager.default.createSymbolicLink(atPath: folder.path(name), withDestinationPath: target)
    return folder.path(name)
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
  func readsBackWhatWasWritten(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try FileSystem.write(bytes, to: folder.path("file"))
    #expect(try FileSystem.read(folder.path("file"), limit: .picture) == bytes)
    #expect(try folder.names() == ["file"])
  }

  @Test func readsAndWritesPipes() async throws {
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let bytes = [UInt8](repeating: 7, count: 300_000)
    // On its own thread: opening a pipe waits for the other end.
    let writer = Thread { try? FileSystem.write(bytes, to: path) }
    writer.start()
    #expect(try FileSystem.read(path, limit: .picture) == bytes)
    #expect(try folder.names() == ["pipe"])
  }

  @Test func writesToDevices() throws {
    try FileSystem.write([1, 2, 3], to: "/dev/null")
    #expect(try FileSystem.read("/dev/null", limit: .picture).isEmpty)
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  @Test func keepsThePermissionsOfAFile() throws {
    let path = try folder.write([1], as: "file")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileSystem.write([2], to: path)
    #expect(try permissions(path) == 0o640)
    #expect(try FileSystem.read(path, limit: .picture) == [2])
  }

  @Test func followsLinks() throws {
    try FileManager.default.createDirectory(atPath: folder.path("a/b"), withIntermediateDirectories: true)
    let file = try folder.write([1], as: "a/file")
    let first = try link("a/b/first", to: "../file")
    let second = try link("second", to: first)
    try FileSystem.write([2], to: second)
    #expect(try FileSystem.read(file, limit: .picture) == [2])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: second) == first)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: first) == "../file")
    let dangling = try link("dangling", to: "a/new")
    try FileSystem.write([3], to: dangling)
    #expect(try FileSystem.read(folder.path("a/new"), limit: .picture) == [3])
  }

  @Test func makesFolders() throws {
    try FileSystem.makeFolder(folder.path("a/b/c/"))
    try FileSystem.makeFolder(folder.path("a/b/c"))
    #expect(try FileSystem.names(inFolder: folder.path("a/b")) == ["c"])
  }

  /// Parents are not made for a folder that cannot be.
  @Test(arguments: ["x/", "é/"])
  func refusesTooLongAName(part: String) throws {
    let path = folder.path(String(repeating: part, count: 5000))
    #expect(throws: FileError.unwritable(path, reason: "the name has more than 4095 bytes")) {
      try FileSystem.makeFolder(path)
    }
    #expect(try folder.names() == [])
  }

  @Test func makesManyFolders() throws {
    let names = Array(repeating: "é//", count: 500).joined()
    try FileSystem.makeFolder(folder.path(names))
    #expect(FileSystem.exists(folder.path(names)))
    #expect(throws: Never.self) { try FileSystem.makeFolder(folder.path(names + "y")) }
  }

  @Test func listsAFolder() throws {
    for name in ["b", "a", ".hidden"] { _ = try folder.write([], as: name) }
    // A name that is not UTF-8; some systems refuse it.
    let name = folder.path("no").utf8CString.dropLast() + [-1, 0]
    let descriptor = name.withUnsafeBufferPointer { $0.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } }
    var names = [".hidden", "a", "b"]
    if let descriptor, descriptor >= 0 {
      close(descriptor)
      names.append(String(fileName: Array("no".utf8) + [0xFF]))
    }
    #expect(try FileSystem.names(inFolder: folder.path) == names)
    #expect(try FileSystem.names(inFolder: folder.path("no-such")).isEmpty)
  }

  @Test func recognizesAFileUnderAnyName() throws {
    let path = try folder.write([1], as: "file")
    let other = try folder.write([1], as: "other")
    let hard = folder.path("hard")
    try FileManager.default.linkItem(atPath: path, toPath: hard)
    #expect(FileSystem.isSameFile(path, as: try link("link", to: "file")))
    #expect(FileSystem.isSameFile(path, as: hard))
    #expect(!FileSystem.isSameFile(path, as: other))
    #expect(!FileSystem.isSameFile(folder.path("no-such"), as: path))
    #expect(!FileSystem.isSameFile("/dev/null", as: "/dev/null"))
  }

  @Test func saysWhyAFileCannotBeRead() throws {
    let file = try folder.write([1], as: "file")
    let loop = try link("loop", to: "loop")
    let expected: [(String, FileError)] = [
      ("", .unreadable("", reason: "the name is empty")),
      (folder.path("no-such"), .notFound(folder.path("no-such"))),
      ("~/file", .notFound("~/file")),
      (folder.path, .unreadable(folder.path, reason: "it is a folder")),
      ("\(file)/x", .unreadable("\(file)/x", reason: "Not a directory")),
      (loop, .unreadable(loop, reason: "Too many levels of symbolic links")),
    ]
    for (path, error) in expected { #expect(throws: error) { try FileSystem.read(path, limit: .picture) } }
    #expect(throws: FileError.unreadable(file, reason: "it is not a folder")) { try FileSystem.names(inFolder: file) }
  }

  @Test func saysWhyAFileCannotBeWritten() throws {
    let file = try folder.write([1], as: "file")
    let loop = try link("loop", to: "loop")
    let toFolder = try link("to-folder", to: folder.path)
    let expected: [(String, String)] = [
      ("", "the name is empty"), (folder.path, "it is a folder"), (toFolder, "it is a folder"),
      (folder.path("no/such"), "no such folder"), ("\(file)/x", "Not a directory"),
      (loop, "Too many levels of symbolic links"),
    ]
    let before = try folder.names()
    for (path, reason) in expected {
      #expect(throws: FileError.unwritable(path, reason: reason)) { try FileSystem.write([1], to: path) }
    }
    #expect(try folder.names() == before)
    #expect(throws: FileError.unwritable(file, reason: "it is not a folder")) { try FileSystem.makeFolder("\(file)/x") }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may do anything"))
  func saysThatPermissionIsDenied() throws {
    let path = try folder.write([1], as: "file")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(throws: FileError.unreadable(path, reason: "Permission denied")) {
      try FileSystem.read(path, limit: .picture)
    }
    #expect(throws: FileError.unwritable(path, reason: "Permission denied")) { try FileSystem.write([1], to: path) }
  }

  @Test(arguments: [
    (FileError.notFound("a.png"), "a.png: no such file"),
    (.unreadable("a\u{1B}[2J.png", reason: "Not a directory"), #"a\u{1B}[2J.png: cannot be read: Not a directory"#),
    (.unwritable("", reason: "the name is empty"), #""": cannot be written: the name is empty"#),
  ])
  func saysWhatHappened(error: FileError, message: String) {
    #expect(error.description == message)
  }

  @Test(arguments: [
    ("plain é 漢.png", "plain é 漢.png"), ("a\nb\tc", #"a\nb\tc"#), ("\u{9B}31m", #"\u{009B}31m"#),
    ("\u{202E}gnp.exe", #"\u{202E}gnp.exe"#), ("", "\"\""), (#"back\slash"#, #"back\slash"#),
  ])
  func escapesTerminalControlCharacters(text: String, printable: String) {
    #expect(text.printable == printable)
  }

  @Test func replacesNoFileUnlessItMay() throws {
    let path = try folder.write([1], as: "file")
    #expect(throws: FileError.exists(path)) { try FileSystem.write([2], to: path, replacing: false) }
    #expect(try FileSystem.read(path, limit: .picture) == [1])
    try FileSystem.write([3], to: folder.path("new"), replacing: false)
    #expect(try FileSystem.read(folder.path("new"), limit: .picture) == [3])
  }

  @Test func writesNothingThatItCouldNotReadAgain() throws {
    let path = try folder.write([1], as: "file")
    let largest = [UInt8](repeating: 2, count: 1 << 20)
    #expect(throws: FileError.wouldBeTooLarge(path, .template)) {
      try FileSystem.write(largest + [2], to: path, limit: .template)
    }
    #expect(try FileSystem.read(path, limit: .template) == [1])
    try FileSystem.write(largest, to: path, limit: .template)
    #expect(try FileSystem.read(path, limit: .template) == largest)
  }

  @Test func saysBeforehandWhetherAFileCanBeWritten() throws {
    #expect(throws: FileError.unwritable("", reason: "the name is empty")) { try FileSystem.checkCanWrite(to: "") }
    #expect(throws: FileError.unwritable(folder.path, reason: "it is a folder")) {
      try FileSystem.checkCanWrite(to: folder.path)
    }
    // A file that is not there, in the folder that the tests run in.
    let name = "no-such-\(UUID().uuidString)"
    try FileSystem.checkCanWrite(to: name)
    #expect(!FileSystem.exists(name))
  }

  /// Another thread, or a process that was killed, may have left a file of the name that comes first.
  @Test func usesAFreeNameForItsTemporaryFile() throws {
    let left = try folder.write([1], as: ".letterpress-\(getpid())-0")
    try FileSystem.write([2], to: folder.path("file"))
    #expect(try FileSystem.read(folder.path("file"), limit: .picture) == [2])
    #expect(try FileSystem.read(left, limit: .picture) == [1])
  }

  @Test func listsNoFolderWithTooLongAName() {
    let path = folder.path(String(repeating: "x", count: 300))
    #expect(throws: FileError.unreadable(path, reason: "File name too long")) { try FileSystem.names(inFolder: path) }
  }

  /// The folder `new/..` has no status until `new` is made, and then it is there already.
  @Test func makesFoldersWithParentsInTheirNames() throws {
    try FileSystem.makeFolder(folder.path("new/../other"))
    #expect(FileSystem.exists(folder.path("other")))
  }

  @Test func keepsEmptyLinesOfAText() {
    #expect("a\u{1B}\n\nb".printableLines == "a\\u{1B}\n\nb")
  }

  /// Asking for memory that the machine does not have is an error, not the end of the process.
  @Test func saysThatThereIsNoMemoryForAFile() throws {
    let descriptor = open(try folder.write([1], as: "file"), O_RDONLY)
    defer { close(descriptor) }
    #expect(throws: SystemError.outOfMemory) {
      try POSIX.readAll(descriptor, expectedCount: .max / 4, limit: .max) { _ in true }
    }
  }

  @Test(arguments: [
    ("Name:\tx\nCpus_allowed:\tff,ffffffff\n", 40), ("Cpus_allowed:\t3\n", 2), ("Cpus_allowed:\t0\n", nil), ("", nil),
  ])
  func countsTheProcessorsThatMayBeUsed(status: String, count: Int?) {
    #expect(Processors.allowedCount(status: status) == count)
  }

  @Test func countsNoMoreProcessorsThanTheMachineHas() {
    #expect((1...POSIX.processorCount).contains(Processors.availableCount))
  }
}
