import FixtureFiles
import Foundation
import LetterpressFiles
import LetterpressSolver
import Testing

/// `lexicon refuse`, `accept`, `never`, `export` and `import`.
struct MarkCommandTests {
  private let program: Program
  private let list: String
  private var builtIn: String { "built-in list, \(Lexicon.english.wordCount) words\n" }

  init() throws {
    program = try Program()
    list = try program.home.write(Data("hand\nhat\nemu\n".utf8), as: "list.txt")
  }

  private var kept: String { program.home.path(".local/share/letterpress/words-changed") }

  private func words(_ letters: String, _ arguments: String...) throws -> String {
    try program.run(["words", letters] + arguments).output.split(separator: "\n").dropFirst(2).joined(separator: " ")
  }

  /// Runs the command, which must succeed without notes; returns what it prints.
  private func lexicon(_ arguments: String...) throws -> String {
    let outcome = try program.run(["lexicon"] + arguments)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.output
  }

  @Test func leavesOutWhatTheGameRefused() throws {
    #expect(try words("hand", "--min-length", "4") == "hand")
    #expect(
      try lexicon("refuse", "Hand", "qzx") == """
        HAND is left out from now on
        QZX is not in the list in use; it will be left out of other lists, too

        """)
    #expect(try words("hand", "--min-length", "4") == "")
    #expect(try words("hand", "--words", list) == "")
    #expect(try lexicon("show") == builtIn + "refused: hand, qzx\n")
    #expect(try lexicon("refuse", "hand") == "HAND was already refused\n")
    #expect(
      try lexicon("refuse", "--undo", "hand", "qzx", "emu") == """
        HAND counts as a word again
        QZX no longer counts as refused, but it is not in the list in use
        EMU was not refused

        """)
    #expect(try words("hand", "--min-length", "4") == "hand")
    #expect(try lexicon("show") == builtIn)
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func addsWhatTheGameTook() throws {
    #expect(
      try lexicon("accept", "qzxé", "hand") == """
        QZXE is added from now on
        HAND is already in the list in use; it will be added to other lists, too

        """)
    #expect(try words("qzxe", "--min-length", "4") == "qzxe")
    let other = try program.home.write(Data("emu\n".utf8), as: "other.txt")
    #expect(try words("qzxehand", "--words", other) == "hand qzxe")
    #expect(try lexicon("show") == builtIn + "accepted: hand, qzxe\n")
    #expect(
      try lexicon("accept", "--undo", "qzxe", "hand") == """
        QZXE is no longer added
        HAND is in the list in use, so it stays a word

        """)
    #expect(try words("qzxe", "--min-length", "4") == "")
  }

  @Test func suggestsNoWordThatThePlayerWouldNeverPlay() throws {
    let letters = "handtxxxxxxxxxxxxxxxxxxxx"
    let play = ["play", "--letters", letters, "--words", list, "--depth", "1", "--all", "--format", "json"]
    #expect(try program.run(play).output.contains(#""word":"hand""#))
    #expect(
      try lexicon("never", "hand", "qzx") == """
        HAND is not suggested from now on
        QZX is not in the list in use; with other lists, it will not be suggested either

        """)
    let advice = try program.run(play).output
    #expect(!advice.contains(#""word":"hand""#) && advice.contains(#""word":"hat""#), "\(advice)")
    // It stays a word.
    #expect(try words("hand", "--words", list) == "hand")
    let hint = try program.run(
      ["game", "--letters", letters, "--words", list, "--depth", "1"],
      input: Data("hint\nhand\n".utf8))
    #expect(hint.output.contains("\nred> hat") || hint.output.contains("HAT") || hint.output.contains("hat"))
    #expect(hint.output.contains("red plays hand"))
    #expect(try lexicon("show") == builtIn + "left out of suggestions: hand, qzx\n")
    #expect(try lexicon("never", "--undo", "hand") == "HAND is suggested again\n")
    #expect(try program.run(play).output.contains(#""word":"hand""#))
  }

  @Test func aWordHasItsLastMark() throws {
    #expect(try lexicon("refuse", "hand") == "HAND is left out from now on\n")
    #expect(try lexicon("never", "hand") == "HAND is not suggested from now on, but is a word again\n")
    #expect(try lexicon("refuse", "--undo", "hand") == "HAND was not refused, but left out of suggestions\n")
    #expect(try lexicon("accept", "qzx") == "QZX is added from now on\n")
    #expect(try lexicon("never", "qzx") == "QZX is no longer added, so it will not be suggested\n")
    #expect(try lexicon("show") == builtIn + "left out of suggestions: hand, qzx\n")
  }

  @Test func usesTheListInUse() throws {
    #expect(try program.run(["lexicon", "use", list]).status == 0)
    #expect(try lexicon("accept", "cat") == "CAT is added from now on\n")
    #expect(try lexicon("refuse", "hat") == "HAT is left out from now on\n")
    #expect(try words("handtc") == "hand cat")
    #expect(try lexicon("show") == "\(list), 3 words\nrefused: hat\naccepted: cat\n")
  }

  @Test(arguments: [
    ("q", "\(WordChangesError.wrongLength(line: nil, text: "q", letters: 1))"),
    ("l'été", "\(WordChangesError.invalidWord(line: nil, text: "l'été"))"),
    ("слово", "\(WordChangesError.invalidWord(line: nil, text: "слово"))"),
    ("", "\(WordChangesError.invalidWord(line: nil, text: ""))"),
    ("two words", "\(WordChangesError.invalidWord(line: nil, text: "two words"))"),
    ("a\u{1B}[31m", "\(WordChangesError.invalidWord(line: nil, text: "a\u{1B}[31m"))"),
  ])
  func marksNothingIfAWordIsWrong(word: String, message: String) throws {
    for command in ["refuse", "accept", "never"] {
      let outcome = try program.run(["lexicon", command, "hand", word])
      #expect(outcome.status == 64 && outcome.output.isEmpty)
      #expect(outcome.errors == "letterpress: \(message.printable)\n")
    }
    #expect(try lexicon("show") == builtIn)
  }

  @Test func exportsAndImports() throws {
    let file = program.home.path("marks.txt")
    let none = try program.run(["lexicon", "export"])
    #expect(none.status == 0 && none.output.isEmpty)
    #expect(none.errors == "letterpress: no word is refused, accepted or left out of suggestions\n")
    _ = try lexicon("refuse", "hand")
    _ = try lexicon("accept", "qzx")
    #expect(try lexicon("export") == "hand\trefused\nqzx\taccepted\n")
    #expect(try lexicon("export", "-o", file) == "")
    #expect(try program.run(["lexicon", "export", "-o", file]).status == 73)
    _ = try lexicon("refuse", "--undo", "hand")
    _ = try lexicon("never", "qzx")
    _ = try lexicon("never", "emu")
    #expect(try lexicon("import", file) == "1 refused, 1 accepted, 0 left out of suggestions\n")
    #expect(try lexicon("export") == "emu\tnever\nhand\trefused\nqzx\taccepted\n")
    let typed = try program.run(["lexicon", "import", "-"], input: Data("# mine\nHAT never\r\n".utf8))
    #expect(typed.output == "0 refused, 0 accepted, 1 left out of suggestions\n")
  }

  @Test(arguments: [
    ("hand\n", "\(WordChangesError.invalidMark(line: 1, text: "hand"))"),
    ("hand\tnever\nl'été\tnever\n", "line 2, \(WordChangesError.invalidWord(line: nil, text: "l'été"))"),
    ("", "contains no marked words: each line is a word, a tab, and refused, accepted or never"),
    ("# none\n", "contains no marked words: each line is a word, a tab, and refused, accepted or never"),
    ("%PDF-1.4", "this is a PDF document, not a text of words and their marks"),
  ])
  func importsAllOrNothing(text: String, message: String) throws {
    let file = try program.home.write(Data(text.utf8), as: "marks.txt")
    let outcome = try program.run(["lexicon", "import", file])
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(outcome.errors == "letterpress: \(file): \(message)\n")
    #expect(try lexicon("show") == builtIn)
  }

  @Test func damagedMarksAreNamedAndStopOnlyWhatChangesThem() throws {
    _ = try lexicon("refuse", "hand")
    try Data("hand\trefused\nhat maybe\n".utf8).write(to: URL(filePath: kept))
    let error = WordChangesStoreError.unusable(path: kept, .invalidMark(line: 2, text: "hat maybe"))
    let message = "letterpress: \(error)"
    for arguments in [["refuse", "emu"], ["never", "--undo", "hand"], ["export"], ["show"]] {
      let outcome = try program.run(["lexicon"] + arguments)
      #expect(outcome.status == 65 && outcome.errors == message + "\n")
      #expect(outcome.output == (arguments == ["show"] ? builtIn : ""))
    }
    let found = try program.run(["words", "hand", "--words", list])
    #expect(found.status == 0 && found.output.hasSuffix("1 word\nhand\n"))
    #expect(
      found.errors
        == "\(message); until then, no word counts as refused, accepted or left out of suggestions\n")
    try FileManager.default.removeItem(atPath: kept)
    #expect(try program.run(["words", "hand", "--words", list]).errors.isEmpty)
  }

  @Test func concurrentCommandsLoseNothing() async throws {
    let words = (0..<12).map { "zz" + String(repeating: "q", count: $0) + "y" }
    await withTaskGroup(of: Void.self) { group in
      for word in words { group.addTask { [program] in _ = try? program.run(["lexicon", "accept", word]) } }
    }
    #expect(try lexicon("show") == builtIn + "accepted: \(words.sorted().joined(separator: ", "))\n")
  }

  @Test func saysThatThereIsNowhereToKeepMarks() throws {
    let outcome = try program.run(["lexicon", "refuse", "hand"], environment: ["HOME": ""])
    #expect(outcome.status == 64)
    #expect(outcome.errors == "letterpress: your home folder is not known: set HOME\n")
    #expect(try program.run(["words", "tca"], environment: ["HOME": ""]).status == 0)
  }
}
