import FixtureFiles
import LetterpressSolver
import Testing

struct BenchCommandTests {
  /// A change to this line needs a reason in the changelog: a different word list, or a different search of the graph
  /// or of moves.
  static let signature = "20 boards, 232723 words, 550409 nodes visited, 12276 positions searched\n"

  @Test func theSignatureIsTheSameEverywhere() throws {
    let outcome = try Program("Workshop").run(["bench", "--signature"])
    #expect(outcome.output == BenchCommandTests.signature)
    #expect(outcome.status == 0)
  }

  @Test func comparesTheWordsOfNamedBoardsWithAScan() throws {
    let folder = try TemporaryFolder()
    let boards = try folder.write(Array("aeinrst\nletterpress\n".utf8), as: "boards.txt")
    let outcome = try Program("Workshop").run(["bench", "--boards", boards, "--turns", "1"])
    #expect(outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == "2 boards, 652 words, 1376 nodes visited")
    for name in ["all words  ", "all words as strings", "count of words", "first 20 words"] {
      #expect(lines.contains { $0.hasPrefix(name) && $0.contains("linear scan") })
    }
    #expect(!outcome.output.contains("decode only"))
  }

  @Test func comparesTheStagesOfReadingAPictureWithDecodingIt() throws {
    let outcome = try Program("Workshop").run([
      "bench", "Samples/light-untouched.png", "--turns", "1", "--format", "json",
    ])
    #expect(
      outcome.output.hasPrefix(
        #"{"boards":20,"words":232723,"nodesVisited":550409,"positionsSearched":12276,"rows":["#))
    for name in ["read", "read, decoded before", "locate", "binarize", "match"] {
      #expect(outcome.output.contains(#"{"name":"\#(name), 640 × 960","baseline":"decode only","milliseconds":"#))
    }
    #expect(outcome.output.contains(#""ratio":"#))
    #expect(!outcome.output.contains("linear scan"))
  }

  @Test func acceptsATableOfLabels() throws {
    let outcome = try Program("Workshop").run(["bench", "--boards", "Samples/labels.tsv", "--signature"])
    #expect(outcome.output.hasPrefix("14 boards, 168944 words, "))
  }

  @Test func refusesAFileWithoutBoards() throws {
    let outcome = try Program("Workshop").run(["bench", "--boards", "-"])
    #expect(outcome.errors == "letterpress: -: contains no boards: write the letters of one per line\n")
    #expect(outcome.status == 65)
  }

  @Test func refusesInvalidLetters() throws {
    let folder = try TemporaryFolder()
    let boards = try folder.write(Array("abc\na1\n".utf8), as: "boards.txt")
    let outcome = try Program("Workshop").run(["bench", "--boards", boards])
    #expect(
      outcome.errors
        == "letterpress: \(boards): a1: \(RackError.invalidCharacter("1", position: 2))\n"
    )
    #expect(outcome.status == 65)
  }
}
