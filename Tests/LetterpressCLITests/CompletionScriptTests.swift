import FixtureFiles
import Foundation
import Testing

/// What the shells offer. `Workshop/Packaging/try-release` checks all three with an installed program, zsh only there, as it
/// needs a terminal.
struct CompletionScriptTests {
  private let program: Program

  init() throws {
    program = try Program()
    _ = try program.home.write([], as: "board.png")
    _ = try program.home.write([], as: "notes.txt")
  }

  private static let cases: [(typed: String, offered: [String])] = [
    ("bo", ["board.png"]), ("--kn", ["--known"]), ("pl", ["play"]), ("board.png --kn", ["--known"]),
    ("--known bo", ["board.png"]), ("solve --kn", ["--known"]), ("play --play", ["--played", "--played-file"]),
    ("--vocabulary e", ["everyday"]), ("board.png --format j", ["json"]), ("game --against eng", ["engine"]),
    ("game --as n", ["none"]), ("help tr", []),
  ]

  @Test(arguments: cases)
  func bashCompletesWhatIsTyped(typed: String, offered: [String]) throws {
    let outcome = try program.shell(
      #"""
      cd "$HOME"
      # What the package bash-completion has, as far as the script needs it.
      source <("$letterpress" --generate-completion-script bash)
      line="letterpress $typed"
      read -ra COMP_WORDS <<<"$line"
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$line COMP_POINT=${#line}
      _letterpress letterpress "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\n' "${COMPREPLY[@]}"
      """#, environment: ["typed": typed])
    #expect(words(outcome.output) == offered, "\(outcome)")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")), arguments: cases)
  func fishCompletesWhatIsTyped(typed: String, offered: [String]) throws {
    let outcome = try program.shell(
      #"""
      cd "$HOME"
      "$letterpress" --generate-completion-script fish >letterpress.fish
      fish --no-config -c 'source letterpress.fish; complete -C "letterpress $typed"' | cut -f 1
      """#, environment: ["typed": typed])
    #expect(words(outcome.output) == offered, "\(outcome)")
  }

  private func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init).sorted()
  }
}
