import FixtureFiles
import Foundation
import LetterpressEngine
import LetterpressFiles
import LetterpressSolver
import Testing

struct WordsCommandTests {
  private let program: Program

  init() throws { program = try Program() }

  @Test(arguments: [
    ["words", "aeinrst", "--min-length", "6"],
    ["words", "tejntgzhhgpsmzpthaoudgbph", "--containing", "zj", "--limit", "5"],
    ["words", "tejntgzhhgpsmzpthaoudgbph", "--starting", "th", "--ending", "s", "--max-length", "6"],
    ["words", "tejntgzhhgpsmzpthaoudgbph", "--max-rarity", "35", "--min-length", "8"],
    ["words", "a?e?inrst", "--min-length", "7"],
    ["words", "A?einrst", "--min-length", "7", "--format", "json"],
    ["words", "bcd", "--format", "json"],
    ["words", "tejntgzhhgpsmzpthaoudgbph", "--known", "--limit", "5"],
  ])
  func printsWords(arguments: [String]) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    try expectGolden(outcome.output, arguments.joined(separator: "-").replacing("?", with: "_"))
  }

  @Test(
    arguments: [
      (["words"], "Missing expected argument '<letters>'"),
      (["words", "te1"], #"character 3, "1", is not a letter"#),
      (["words", ""], "0 letters: give 1 to 25"),
      (["words", "abcdefghijklmnopqrstuvwxyz"], "26 letters: give 1 to 25"),
      (["words", "abc", "--containing", "1"], "'1' is invalid"),
      (["words", "abc", "--limit", "0"], "'0' is invalid"),
      (["words", "abc", "--min-length", "5", "--max-length", "4"], "--min-length 5 is more than --max-length 4"),
      (
        ["words", "abc", "--min-length", "0"],
        UsageText.number("0", for: "--min-length <n>", in: 1...Int.max)
      ),
      (
        ["words", "abc", "--max-rarity", "0"],
        UsageText.number("0", for: "--max-rarity <n>", in: 1...100)
      ),
      (
        ["words", "abc", "--max-rarity", "101"],
        UsageText.number("101", for: "--max-rarity <n>", in: 1...100)
      ),
      (["words", "abc", "--max-rarity", "common"], "'common' is invalid"),
      (["words", "abc", "--color", "blue"], "'blue' is invalid"),
      (
        ["words", "abc", "--containing", "z"],
        "\(FilterError.missingLetter(Letter(index: 25), wanted: 1, available: 0))"
      ),
      (
        ["words", "abc", "--starting", "bb"], "\(FilterError.missingLetter(Letter(index: 1), wanted: 2, available: 1))"
      ),
      (["words", "abc", "--min-length", "4"], "\(FilterError.tooFewTiles(3, wanted: 4))"),
      (
        ["words", "abc", "--containing", "abcdefghijklmnopqrstuvwxyz"],
        "--containing has 26 letters"
      ),
      (["words", "abc", "--nonsense"], "Unknown option '--nonsense'"),
    ] as [([String], String)])
  func refusesWrongUsageWithStatus64(arguments: [String], message: String) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(message))
  }

  @Test func acceptsATextListDespiteItsFlaws() throws {
    let text = "Cat\r\n\r\nACT\r\nx\r\n\(String(repeating: "z", count: 30))\r\n"
    let list = try program.home.write(Data(text.utf8), as: "list.txt")
    let outcome = try program.run(["words", "tca", "--words", list])
    #expect(outcome.output == "T C A\n\n2 words\nact\ncat\n")
    let notes = try WordList(parsing: text.utf8).notes
    #expect(notes.count == 2)
    #expect(outcome.errors == notes.map { "letterpress: \(list): \($0)\n" }.joined())
    #expect(outcome.status == 0)
  }

  @Test(
    arguments: [
      ("cat\nna\u{EF}ve, deft\n", "list.txt: \(WordListError.invalidCharacter(line: 2, text: "na\u{EF}ve, deft"))"),
      ("слово\n", "(слово): its letters are not"),
      ("cat\t0\n", #"list.txt: line 1, "cat\t0": "#),
      // A list cannot change a terminal's colours or text direction.
      ("ca\u{85}t\n", #"list.txt: line 1, "ca\u{0085}t": "#),
      ("ca\u{202E}t\n", #"list.txt: line 1, "ca\u{202E}t": "#),
      ("\n\n", "list.txt: contains no words: "),
      ("\u{1B}[31m", #"list.txt: this is binary data, not a word list"#),
      ("%PDF-1.4", "list.txt: this is a PDF document, not a word list, which is a text with one word per line"),
    ] as [(String, String)])
  func refusesInvalidWordListsWithStatus65(text: String, message: String) throws {
    let list = try program.home.write(Data(text.utf8), as: "list.txt")
    let outcome = try program.run(["words", "tca", "--words", list])
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(message))
  }

  @Test(
    arguments: [
      (
        [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10],
        "this is a PNG, not a word list, which is a text with one word per line"
      ),
      ([0xFF, 0xFE, 0x63, 0], "this is a text in UTF-16, not a word list, which is a text with one word per line"),
      (
        [0x89] + Array("LPLEXIC".utf8), "\(LexiconError.wrongSize(expected: 32, got: 8))"
      ),
      (
        [0x63, 0x61, 0x66, 0xE9],
        "\(WordListError.notUTF8(line: 1)), or convert it from the one that it is in, for example "
          + "with `iconv -f ISO-8859-1 -t UTF-8`"
      ),
    ] as [([UInt8], String)])
  func saysWhatTheFileIsInstead(bytes: [UInt8], message: String) throws {
    let list = try program.home.write(bytes, as: "list.txt")
    let outcome = try program.run(["words", "tca", "--words", list])
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("letterpress: \(list): \(message)"))
  }

  @Test func foldsAccentsAndSaysSo() throws {
    let text = "CÔTE\ncote\nl'été\narc-en-ciel\ncœur\ngar\u{E7}on\n"
    let list = try program.home.write(Data(text.utf8), as: "fr.txt")
    let outcome = try program.run(["words", "tocerugan", "--words", list])
    #expect(outcome.output == "T O C E R U G A N\n\n3 words\ngarcon\ncoeur\ncote\n")
    let notes = try WordList(parsing: text.utf8).notes
    #expect(notes.count == 4 && notes[0].hasPrefix("3 words were changed (such as CÔTE to cote)"))
    #expect(outcome.errors == notes.map { "letterpress: \(list): \($0)\n" }.joined())
  }

  @Test func acceptsEveryListOfLetters() throws {
    let list = try program.home.write(Data("LPLEXICN\ncat\n".utf8), as: "list.txt")
    #expect(try program.run(["words", "tca", "--words", list]).output == "T C A\n\n1 word\ncat\n")
  }

  @Test func refusesAnEmptyCompiledLexicon() throws {
    let path = try program.home.write(try Lexicon(try WordList([String]())).compiled, as: "empty.lexicon")
    let outcome = try program.run(["words", "tca", "--words", path])
    #expect(outcome.status == 65)
    #expect(outcome.errors == "letterpress: \(path): contains no words: compile another list\n")
  }

  @Test func doesNotCompileALexiconTwice() throws {
    let path = try program.home.write(try Lexicon(try WordList(["cat"])).compiled, as: "my.lexicon")
    let outcome = try program.run(["lexicon", "build", path, "-o", program.home.path("other.lexicon")])
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("letterpress: \(path): this is a compiled"))
  }

  @Test(arguments: [#"list.txt -o list.txt"#, "list.txt -o link", "- -o list.txt <list.txt"])
  func doesNotOverwriteItsListWithTheLexicon(arguments: String) throws {
    let list = try program.home.write(Data("cat\n".utf8), as: "list.txt")
    try FileManager.default.createSymbolicLink(atPath: program.home.path("link"), withDestinationPath: list)
    let outcome = try program.shell(#"cd "$HOME" && "$letterpress" lexicon build \#(arguments)"#)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(": this file is also an input: "))
    #expect(try String(contentsOfFile: list, encoding: .utf8) == "cat\n")
  }

  @Test func writesALexiconIntoAPipe() throws {
    _ = try program.home.write(Data("cat\n".utf8), as: "list.txt")
    let outcome = try program.shell(
      #"cd "$HOME" && mkfifo pipe && { cat pipe >my.lexicon & } && "$letterpress" lexicon build list.txt -o pipe && wait"#
    )
    #expect(outcome.status == 0)
    let words = try program.run(["words", "tca", "--words", program.home.path("my.lexicon")])
    #expect(words.output.hasSuffix("\ncat\n"))
    let printed = try program.shell(
      #"cd "$HOME" && "$letterpress" lexicon build list.txt -o /dev/stdout | cmp - my.lexicon"#)
    #expect(printed.status == 0)
    #expect(printed.errors == "letterpress: /dev/stdout: 1 word, 3 edges, 44 bytes\n")
  }

  @Test func refusesAMissingListWithStatus66() throws {
    let outcome = try program.run(["words", "tca", "--words", "no-such-list.txt"])
    #expect(outcome.status == 66)
    #expect(outcome.errors == "letterpress: no-such-list.txt: no such file\n")
  }

  @Test func acceptsACompiledListThatItBuilt() throws {
    let list = try program.home.write(Data("cat\nact\ntact\n".utf8), as: "list.txt")
    let compiled = program.home.path("my.lexicon")
    let build = try program.run(["lexicon", "build", list, "-o", compiled])
    #expect(build.output == "\(compiled): 3 words, 7 edges, 60 bytes\n")
    #expect(build.status == 0)
    let outcome = try program.run(["words", "tcat", "--words", compiled])
    #expect(outcome.output == "T C A T\n\n3 words\ntact\nact\ncat\n")
  }

  @Test func keepsTheRaritiesOfAList() throws {
    let list = try program.home.write(Data("cat\t10\nact 20\ntatc\nat\t80\n".utf8), as: "list.txt")
    let compiled = program.home.path("my.lexicon")
    let build = try program.run(["lexicon", "build", list, "-o", compiled])
    #expect(build.output == "\(compiled): 4 words, 3 with a rarity, 10 edges, 84 bytes\n")
    for words in [list, compiled] {
      // An unrated word passes, but does not count as known.
      let outcome = try program.run(["words", "tcat", "--words", words, "--max-rarity", "10"])
      #expect(outcome.output == "T C A T\n\n2 words\ntatc\ncat\n")
      #expect(
        try program.run(["words", "tcat", "--words", words, "--known"]).output == "T C A T\n\n2 words\nact\ncat\n")
      #expect(
        try program.run(["words", "tcat", "--words", words]).output == "T C A T\n\n4 words\ntatc\nact\ncat\nat\n")
    }
  }

  /// In the built-in list CAT is known, ACTA is rare and TCAT is missing.
  @Test func usesTheBuiltInRaritiesForOtherLists() throws {
    let list = try program.home.write(Data("cat\nacta\ntcat\n".utf8), as: "list.txt")
    let compiled = program.home.path("my.lexicon")
    #expect(try program.run(["lexicon", "build", list, "-o", compiled]).status == 0)
    let rarity = try #require(Lexicon.english.rarity(of: "cat"))
    for words in [list, compiled] {
      let outcome = try program.run(["words", "tcaat", "--words", words, "--max-rarity", "35"])
      #expect(outcome.output == "T C A A T\n\n2 words\ntcat\ncat\n")
      let json = try program.run(["words", "tcaat", "--words", words, "--known", "--format", "json"])
      #expect(json.output.hasSuffix("\"count\":1,\"words\":[{\"word\":\"cat\",\"rarity\":\(rarity)}]}\n"))
    }
  }

  @Test func keepsTheOldLexiconIfTheListIsInvalid() throws {
    let list = try program.home.write(Data("c4t\n".utf8), as: "list.txt")
    let compiled = try program.home.write(Data("as it was".utf8), as: "my.lexicon")
    #expect(try program.run(["lexicon", "build", list, "-o", compiled, "--overwrite"]).status == 65)
    #expect(try String(contentsOfFile: compiled, encoding: .utf8) == "as it was")
  }

  @Test func refusesAFileThatCannotBeWrittenWithStatus73() throws {
    let list = try program.home.write(Data("cat\n".utf8), as: "list.txt")
    let outcome = try program.run(["lexicon", "build", list, "-o", program.home.path("no/such/folder.lexicon")])
    #expect(outcome.status == 73)
    #expect(outcome.errors.hasSuffix("\(FileError.unwritable("folder.lexicon", reason: FileError.Reason.noFolder))\n"))
  }
}
