import Foundation
import LetterpressTestSupport
import Testing

struct PageCommandTests {
  @Test func saysWhatToDoIfTheServerIsMissing() throws {
    let outcome = try Program().run(["page", "--port", "8000"])
    #expect(outcome.status == 66)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        letterpress: the page's server, letterpress-page, is neither beside this program nor in PATH: run \
        Scripts/serve-page, which builds it and the page, and starts it

        """)
  }

  @Test func passesItsArgumentsToTheServer() throws {
    let program = try Program()
    let server = try program.home.write(Data("#!/bin/sh\nprintf '<%s>' \"$@\"\nexit 7\n".utf8), as: "letterpress-page")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: server)
    let outcome = try program.shell(#"PATH=$HOME:$PATH "$letterpress" page --port 8000 --help "a b""#)
    #expect(outcome.output == "<--port><8000><--help><a b>")
    #expect(outcome.status == 7)
  }
}
