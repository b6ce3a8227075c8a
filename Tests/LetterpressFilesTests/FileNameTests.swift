import LetterpressSolver
import Testing

@testable import LetterpressFiles

struct FileNameTests {
  private func bytes(of name: String) -> [UInt8] { name.fileName.dropLast().map { UInt8(truncatingIfNeeded: $0) } }

  @Test(arguments: ["", "board.png", "é 漢 🂡.png", "e\u{301}", "\u{FFFD}", "\u{10FDFF}", "\u{10FF00}"])
  func keepsUTF8Unchanged(name: String) {
    #expect(String(fileName: name.utf8).unicodeScalars.elementsEqual(name.unicodeScalars))
    #expect(bytes(of: name) == Array(name.utf8))
  }

  // An invalid byte, a truncated character, an overlong slash, a surrogate, a scalar that stands for a byte, a stray
  // continuation byte.
  @Test(
    arguments: [
      ([0x62, 0xFF, 0x64], #"b\xFFd"#), ([0xE6, 0xBC, 0x2E], #"\xE6\xBC."#), ([0xC0, 0xAF], #"\xC0\xAF"#),
      ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#), ([0xF4, 0x8F, 0xBA, 0x80], #"\xF4\x8F\xBA\x80"#),
      ([0x80, 0xC3, 0xA9], #"\x80é"#),
    ] as [([UInt8], String)])
  func keepsNamesThatAreNotUTF8(name: [UInt8], printable: String) {
    #expect(bytes(of: String(fileName: name)) == name)
    #expect(String(fileName: name).printable == printable)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func roundTripsEveryName(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Mostly bytes that form four-byte scalars, including those that stand for bytes.
    let usual: [UInt8] = [0xF4, 0x8F, 0xBA, 0xBB, 0x80, 0xBF, 0x41]
    let name = (0..<40).map { _ in
      Bool.random(using: &generator)
        ? usual[Int.random(in: usual.indices, using: &generator)] : UInt8.random(in: 1...255, using: &generator)
    }
    #expect(bytes(of: String(fileName: name)) == name)
    let terminated = (name + [0]).map { CChar(truncatingIfNeeded: $0) }
    #expect(
      terminated.withUnsafeBufferPointer { $0.baseAddress.map { String(fileName: $0) } } == String(fileName: name))
  }
}
