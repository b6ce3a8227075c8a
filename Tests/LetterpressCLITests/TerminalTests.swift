import Foundation
import Testing

/// `script` runs a command under a pseudo-terminal; this one takes the command as util-linux does.
private let hasScript =
  FileManager.default.fileExists(atPath: "/usr/bin/script") && FileManager.default.fileExists(atPath: "/etc/os-release")

@Suite(.enabled(if: hasScript))
struct TerminalTests {
  private let program: Program

  init() throws { program = try Program() }

  private func onTerminal(_ arguments: String, _ environment: [String: String] = [:]) throws -> String {
    try program.shell(
      #"script -qec "$letterpress \#(arguments)" /dev/null </dev/null"#,
      environment: ["TERM": "xterm"].merging(environment) { $1 }
    ).output
  }

  @Test(arguments: [
    (["COLORTERM": "truecolor"], true, "48;2;"), (["COLORTERM": "24bit"], true, "48;2;"), ([:], true, "48;5;"),
    (["NO_COLOR": "1"], false, ""), (["TERM": "dumb"], false, ""),
  ])
  func drawsInTheColoursThatTheTerminalHas(environment: [String: String], isColoured: Bool, code: String) throws {
    let output = try onTerminal("read Samples/light-midgame.png", environment)
    #expect(output.contains("\u{1B}[") == isColoured)
    #expect(output.contains(isColoured ? code : "L O H R U\r\n"))
  }

  @Test func printsOnlySoManyWords() throws {
    let output = try onTerminal("words tejntgzhhgpsmzpthaoudgbph")
    #expect(output.contains(", the 100 longest (--limit all prints all):"))
  }

  @Test func neverCutsJSONShort() throws {
    let output = try onTerminal("words tejntgzhhgpsmzpthaoudgbph --format json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect((object["words"] as? [String])?.count == object["count"] as? Int)
  }
}
