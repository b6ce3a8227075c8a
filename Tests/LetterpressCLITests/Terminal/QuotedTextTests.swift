import FixtureFiles
import Foundation
import PlainSolver
import Testing

/// Messages show of what was typed only the beginning, and no character that would control the terminal.
struct QuotedTextTests {
  /// A command, and what is typed into it; `@` stands for what it quotes.
  struct Use: CustomTestStringConvertible {
    var arguments: [String]
    var typed = ""

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private static let letters = "tejntgzhhgpsmzpthaoudgbph"

  private static let uses = [
    Use(
      arguments: ["engine"],
      typed: "@\ngo @ 1\ngo depth @\ngo time @\ngo @ 1 @ 1\nposition @\nposition a b @\nnewgame @\nquit\n"),
    Use(arguments: ["game", "--letters", letters], typed: "@\nplay @\n@ A1 B2\nghost @\nwords @\nwords @1\nexit\n"),
    Use(arguments: ["puzzle", "1"], typed: "@\n@ A1\nghost @\nhint @\nexit\n"),
    Use(arguments: ["puzzle", "1", "--answer", "@"]), Use(arguments: ["review", "-"], typed: "@\n"),
    Use(arguments: ["review", "-"], typed: "\(letters) ......................... red\n@\n"),
    Use(arguments: ["review", "-"], typed: "\(letters) ......................... red\nred teth @\n"),
    Use(arguments: ["review", "-"], typed: "\(letters) ......................... red\nback @\n"),
    Use(arguments: ["review", "-"], typed: "\(letters) ......................... red\nopponent @\n"),
    Use(arguments: ["play", "--letters", letters, "--turn", "@"]), Use(arguments: ["play", "--letters", "@"]),
    Use(arguments: ["play", "--letters", letters, "--tile", "A1=@"]),
    Use(arguments: ["play", "--letters", letters, "--owner", "@"]),
    Use(arguments: ["play", "--letters", letters, "--time", "@"]),
    Use(arguments: ["play", "--letters", letters, "--@"]), Use(arguments: ["words", letters, "--containing", "@"]),
    Use(arguments: ["game", "--against", "@"]), Use(arguments: ["templates", "--remove", "@"]),
    Use(arguments: ["lexicon", "never", "@"]),
  ]

  enum Typed: CaseIterable {
    case controls
    case long

    var text: String {
      switch self {
      case .controls: "\u{1B}[31m\u{9B}\u{202E}\u{7}"
      case .long: String(repeating: "b", count: 60_000)
      }
    }
  }

  @Test(arguments: Typed.allCases, Cases.few(5, of: uses))
  func messagesAreShortAndPrintable(typed: Typed, use: Use) throws {
    let text = typed.text
    let outcome = try Program().run(
      use.arguments.map { $0.replacing("@", with: text) }, input: Data(use.typed.replacing("@", with: text).utf8))
    let shown = outcome.output + outcome.errors
    #expect(
      !shown.isEmpty && !shown.unicodeScalars.contains { "\u{1B}\u{9B}\u{202E}\u{7}".unicodeScalars.contains($0) })
    #expect((shown.split(separator: "\n").map(\.count).max() ?? 0) < 600)
  }
}
