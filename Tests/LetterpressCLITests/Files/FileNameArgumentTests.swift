import FixtureFiles
import Foundation
import PlainSolver
import SamplePictures
import Testing

#if os(Linux)
  /// Names that are not UTF-8; file systems on other platforms refuse them.
  struct FileNameArgumentTests {
    private let program: Program
    private let folder: TemporaryFolder

    /// Creates a screenshot with such a name, and another file with the name that a replacing decoder would give it.
    init() throws {
      program = try Program()
      folder = try TemporaryFolder()
      _ = try folder.write(Data(contentsOf: URL(filePath: Repository.path("Samples/light-midgame.png"))), as: "sample")
      _ = try folder.write([], as: "b\u{FFFD}d.png")
      #expect(try shell(#"mv sample $'b\xFFd.png'"#).status == 0)
    }

    private func shell(_ command: String) throws -> Program.Outcome {
      try program.shell("cd '\(folder.path)' && \(command)")
    }

    @Test func readsOnlyThatFile() throws {
      let outcome = try shell(#""$letterpress" read $'b\xFFd.png'"#)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("1  L O H R U "))
      #expect(try shell(#"mkdir $'\xFE' && mv $'b\xFFd.png' $'\xFE' && "$letterpress" read $'\xFE'/b*"#).status == 0)
    }

    @Test func namesItInMessagesAndInJSON() throws {
      let text = try shell(#""$letterpress" read b*.png"#)
      #expect(text.output.contains("b\\xFFd.png\n   A B C D E    A B C D E\n1  L O H R U "))
      #expect(
        try shell(#""$letterpress" read $'\xFF\xFE.png'"#).errors == #"letterpress: \xFF\xFE.png: no such file"# + "\n")
      let json = try shell(#""$letterpress" read --format json $'b\xFFd.png' | iconv -f UTF-8 -t UTF-8"#)
      #expect(json.errors.isEmpty)
      let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
      #expect(object?["file"] as? String == "b\u{FFFD}d.png")
    }

    @Test func findsItInAFolderOfGames() throws {
      // The other name of the file is no picture.
      let outcome = try shell(#"mkdir shots && mv $'b\xFFd.png' shots && "$letterpress" games shots"#)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains(#"shots/b\xFFd.png"#))
    }

    @Test func learnsFromItByNameAndByTable() throws {
      let letters = Samples.letters[0]
      let table = #"printf 'file\tletters\nb\xFFd.png\t\#(letters)\n' > labels.tsv"#
      let outcome = try shell(
        #"\#(table) && "$letterpress" train --labels labels.tsv $'b\xFFd.png' \#(letters) --output $'t\xFF'"#)
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix(#"19 new templates in t\xFF (31 duplicates left out)"#))
      let list = try shell(#""$letterpress" templates --templates $'t\xFF'"#)
      #expect(list.output.contains("\nA-1\tb\\xFFd.png, tile C4\n"))
    }
  }
#endif
