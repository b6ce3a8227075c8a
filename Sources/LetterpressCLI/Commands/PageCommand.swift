internal import ArgumentParser
internal import LetterpressFiles

struct PageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page",
    abstract: "Open the web page in the browser.",
    discussion: """
      Serves the page from this computer until ctrl-C ends it. The server is a separate program, letterpress-page; \
      Scripts/serve-page builds it and the page, then starts it.

      EXAMPLES
        letterpress page
        letterpress page --host 0.0.0.0 --port 8000
        letterpress page --help                 the server's options
      """)

  @Argument(parsing: .captureForPassthrough, help: "Options of the server, such as --host and --port.")
  var options: [String] = []

  func run() throws {
    do throws(FileError) {
      try SisterProgram.replaceProcess(by: "letterpress-page", arguments: options)
    } catch .notFound {
      if options.contains(where: { ["-h", "--help"].contains($0) }) { throw CleanExit.helpRequest(self) }
      throw CommandFailure(
        "the page's server, letterpress-page, is neither beside this program nor in PATH",
        advice: ": run Scripts/serve-page, which builds it and the page, and starts it", status: .noInput)
    } catch {
      throw error
    }
  }
}
