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

/// The page that was installed or built together with this program.
struct InstalledPage {
  /// The folder with the page for any static host.
  let folder: String

  private static let name = "letterpress.html"
  /// A text that every version of the page's one file contains, and hardly any other file.
  private static let mark = #"id="part-module""#

  /// Finds the page.
  ///
  /// - Throws: ``CommandFailure`` if there is none.
  init() throws(CommandFailure) {
    let own = OtherProgram.own?.split(separator: "/", omittingEmptySubsequences: false) ?? []
    var folders = own.count > 2 ? [(own.dropLast(2) + ["share", "letterpress", "page"]).joined(separator: "/")] : []
    // A program that was built but not installed.
    if let build = own.lastIndex(of: ".build") { folders.append((own[...build] + ["page"]).joined(separator: "/")) }
    guard let found = folders.first(where: { FileSystem.isRegularFile("\($0)/\(InstalledPage.name)") }) else {
      throw CommandFailure(
        "the page is not installed with this program",
        advice: ": install it with Scripts/install --with-page, or build it with Scripts/build-page", status: .noInput)
    }
    folder = found
  }

  /// The path of the page as one file where any browser may read it: a copy, unless it already is in such a place.
  ///
  /// - Throws: ``CommandFailure``, ``FileError``.
  func readableByAnyBrowser() throws -> String {
    let original = "\(folder)/\(InstalledPage.name)"
    guard let home = Environment.value("HOME"), FileSystem.exists(home) else { return original }
    if folder.hasPrefix("\(home)/"), !folder.dropFirst(home.count).contains("/.") { return original }
    let downloads = "\(home)/Downloads"
    let copy = "\(FileSystem.exists(downloads) ? downloads : home)/\(InstalledPage.name)"
    let page = try FileSystem.read(original, limit: .picture)
    if FileSystem.exists(copy) {
      let present = try FileSystem.read(copy, limit: .picture)
      if present == page { return copy }
      guard String(decoding: present, as: UTF8.self).contains(InstalledPage.mark) else {
        throw CommandFailure(
          "this file is not the page: rename it, so that the page can be put there, or open \(original.printable)",
          file: copy, status: .cannotCreate)
      }
    }
    // Written beside its target, then renamed: a browser never sees half a page.
    try FileSystem.write(page, to: copy)
    return copy
  }
}
