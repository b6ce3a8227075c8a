import Foundation
import LetterpressFiles
import FixtureFiles
import Testing

@testable import LetterpressWorkshop

struct FileAppenderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func appendsToAFile() throws {
    let path = try folder.write([1], as: "file")
    try FileAppender(path).append("2")
    try FileAppender(path).append("3")
    #expect(try FileSystem.read(path, limit: .picture) == [1] + Array("23".utf8))
    #expect(throws: FileError.unwritable("", reason: FileError.Reason.emptyName)) { try FileAppender("") }
  }

  #if os(Linux)
    /// A program that resumes many matches would otherwise run out of descriptors, of which a process may have few.
    @Test func closesTheFileThatItAppendedTo() throws {
      let path = folder.path("file")
      func isOpen() -> Bool {
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return descriptors.contains {
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
        }
      }
      let wasOpen = withExtendedLifetime(try FileAppender(path)) { _ in isOpen() }
      #expect(wasOpen && !isOpen())
    }
  #endif
}
