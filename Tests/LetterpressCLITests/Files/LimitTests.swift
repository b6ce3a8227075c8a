import FixtureFiles
import Foundation
import LetterpressPNG
import LetterpressSolver
import PlainSolver
import Testing

@testable import LetterpressCLI

/// Every kind of input has a limit, and is refused before it fills the memory.
struct LimitTests {
  private let program: Program
  private let folder: TemporaryFolder
  private static let letters = "lohrufdsxeiuwshthabiupsmj"

  init() throws {
    program = try Program()
    folder = try TemporaryFolder()
  }

  /// Writes a sparse file that takes no disk space, with some bytes at its beginning.
  private func hollow(_ name: String, beginning: [UInt8] = [], mebibytes: Int) throws -> String {
    let path = try folder.write(beginning, as: name)
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.truncate(atOffset: UInt64(mebibytes) << 20)
    try handle.close()
    return path
  }

  @Test func aLargeFileIsJudgedByItsFirstBytes() throws {
    for file in [try hollow("large", mebibytes: 1024), "/dev/zero"] {
      let outcome = try program.run(["read", file])
      #expect(outcome.status == 65)
      #expect(
        outcome.errors == "letterpress: \(file): \(PNGDecodingError.notPNG(nil))\n")
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let picture = try hollow("picture", beginning: signature, mebibytes: 257)
    let outcome = try program.run(["read", picture])
    #expect(outcome.status == 65)
    #expect(
      outcome.errors == "letterpress: \(picture): is larger than 256 MiB, the limit for this kind of file\n")
  }

  /// The arguments of commands that read the file `input`, and the file's limit.
  private static let texts: [(arguments: [String], mebibytes: Int)] = [
    (["words", letters, "--words", "input"], 16),
    (["lexicon", "build", "input", "--output", "/dev/null"], 16),
    (["lexicon", "use", "input"], 16),
    (["train", "--labels", "input"], 16),
    (["game", "--load", "input"], 1),
    (["play", "--letters", letters, "--played-file", "input"], 1),
  ]

  @Test(arguments: texts)
  func aTextThatIsTooLargeIsRefused(arguments: [String], mebibytes: Int) throws {
    let input = try hollow("input", mebibytes: mebibytes + 1)
    let outcome = try program.run(arguments.map { $0.replacing("input", with: input) })
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == "letterpress: \(input): is larger than \(mebibytes) MiB, the limit for this kind of file\n")
  }

  @Test func anEndlessFileIsRefused() throws {
    let outcome = try program.run(["words", "cat", "--words", "/dev/zero"])
    #expect(outcome.status == 65)
    #expect(
      outcome.errors == "letterpress: /dev/zero: is larger than 16 MiB, the limit for this kind of file\n")
  }

  @Test(arguments: [
    ["train", "--labels", "input"], ["game", "--load", "input"],
    ["play", "--letters", letters, "--played-file", "input"],
  ])
  func aLineHasALimit(arguments: [String]) throws {
    let line = [UInt8](repeating: UInt8(ascii: "a"), count: 65_537)
    let input = try folder.write(Array("# one\n".utf8) + line + Array("\n".utf8), as: "input")
    let outcome = try program.run(arguments.map { $0 == "input" ? input : $0 })
    #expect(outcome.status == 65)
    #expect(
      outcome.errors == "letterpress: \(input): line 2 is longer than 65536 bytes, the limit for a line\n")
  }

  @Test func aTableLargerThanTheMemoryIsRefused() throws {
    guard ProcessInfo.processInfo.physicalMemory < 65_536 << 20 else { return }
    let outcome = try program.run(["play", "--letters", Self.letters, "--depth", "1", "--table", "65536"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("this computer has less than 65536 MiB of memory: give a smaller table"))
  }

  /// All words of 2 to 7 letters that consist of A and B.
  private static var wordsOfTwoLetters: [String] {
    (2...7).flatMap { length in
      (0..<1 << length).map { bits in String((0..<length).map { bits >> $0 & 1 == 0 ? "a" : "b" }) }
    }
  }

  #if os(Linux)
    /// Under any limit with which the program can begin, a search finds a move or says why not.
    @Test func aSearchKeepsWithinTheMemoryThatTheShellAllows() throws {
      let board = "smtsttmtameesseatssamtase"
      let words = try folder.write(Array(Self.wordsOfTwoLetters.joined(separator: "\n").utf8), as: "words.txt")
      var statuses: Set<Int32> = []
      for megabytes in Cases.few(3, of: Array(stride(from: 40, through: 600, by: 40))) {
        let limit = "ulimit -c 0; ulimit -v \(megabytes)000; \"$letterpress\" "
        guard try program.shell(limit + "words \(board) --limit 1").status == 0 else { continue }
        // The last allows as many moves as a search may keep.
        for options in [
          "--letters \(board) --threads 1", "--letters \(board) --threads 16",
          "--letters aaaaaaaaaaaaabbbbbbbbbbbb --words '\(words)' --goal tiles",
        ] {
          let outcome = try program.shell(limit + "play --time 0.1 \(options)")
          statuses.insert(outcome.status)
          if outcome.status == 0 {
            #expect(outcome.output.contains("\nPlay "), "\(megabytes) MB, \(options): \(outcome.output)")
          } else {
            #expect(outcome.status == 71, "\(megabytes) MB, \(options): \(outcome.errors)")
            #expect(
              outcome.errors == "letterpress: \(SearchMemory.shortage(of: TranspositionTable.memoryBesides))\n")
          }
        }
      }
      #expect(statuses == [0, 71])
    }

    @Test func aPictureTooLargeForTheMemoryIsRefused() throws {
      // Enough for the program, its libraries and a small picture only.
      let large = try folder.write(LimitTests.whitePNG(side: 9_000), as: "large.png")
      let outcome = try program.shell("ulimit -v 400000; \"$letterpress\" read '\(large)' Samples/light-midgame.png")
      #expect(outcome.status == 65)
      #expect(outcome.errors.contains("\(PNGDecodingError.outOfMemory(width: 9000, height: 9000))"))
      #expect(outcome.output.contains("L O H R U"))
    }
  #endif

  /// A grey PNG with one row of zeros, encoded by hand because libpng would need all pixels first.
  private static func whitePNG(side: Int) throws -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    func checksum(_ bytes: [UInt8]) -> UInt32 {
      ~bytes.reduce(~0 as UInt32) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { remainder, _ in remainder >> 1 ^ (remainder & 1) * 0xEDB8_8320 }
      }
    }
    func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
      let content = Array(type.utf8) + data
      return bytes(UInt32(data.count)) + content + bytes(checksum(content))
    }
    // One row stored without compression: libpng would notice the missing rest only after the memory was allocated.
    let row = [UInt8](repeating: 0, count: 1 + side)
    let (low, high) = (UInt8(truncatingIfNeeded: row.count), UInt8(truncatingIfNeeded: row.count >> 8))
    let stored: [UInt8] = [0x78, 0x01, 0x00, low, high, ~low, ~high] + row
    let header = bytes(UInt32(side)) + bytes(UInt32(side)) + [8, 0, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", stored)
      + chunk("IEND", [])
  }
}
