internal import ArgumentParser
internal import LetterpressFiles

struct PageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "page",
    abstract: "Open the web page in the browser.",
    discussion: """
      Opens the page that is installed with this program: one file, which needs no server and no network. Browsers \
      that run confined, such as those of Ubuntu's snap, see neither system folders nor hidden ones, so the page is \
      first copied to your downloads folder or, if there is none, to your home folder. If no browser opens, open the \
      printed file yourself. The second line says how to show the page on a phone in the same network.

      EXAMPLES
        letterpress page
        letterpress page --no-open              only print where the page is
      """)

  @Flag(help: "Do not open the browser.")
  var noOpen = false

  func run() throws {
    let page = try InstalledPage()
    let path = try page.readableByAnyBrowser()
    let isOpen = !noOpen && OtherProgram.run(PageCommand.opener, [path])
    try StandardStreams.write(
      """
      \(path)\(isOpen || noOpen ? "" : ": open this file in a browser")
      for a phone: python3 -m http.server --directory \(page.folder), then open http://ADDRESS-OF-THIS-COMPUTER:8000

      """)
  }

  /// The command with which the system opens a file.
  private static var opener: String {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }
}
