import FixtureFiles
import Foundation
import Testing

struct PageCommandTests {
  private let program: Program

  init() throws { program = try Program() }

  /// Installs a copy of the program with a page below a folder, and runs `page` there with a browser that notes what it
  /// is to open.
  private func page(_ prefix: String = "$HOME/usr", before: String = ":", options: String = "") throws
    -> Program.Outcome
  {
    try program.shell(
      """
      set -e
      mkdir -p "\(prefix)/bin" "\(prefix)/share/letterpress/page" "$HOME/programs"
      cp "$letterpress" "\(prefix)/bin/letterpress"
      echo '<p id="part-module">the page' >"\(prefix)/share/letterpress/page/letterpress.html"
      printf '#!/bin/sh\\necho noise\\nprintf %%s "$1" >"$HOME/opened"\\n' >"$HOME/programs/xdg-open"
      chmod +x "$HOME/programs/xdg-open"
      ln -sf xdg-open "$HOME/programs/open"
      PATH=$HOME/programs:$PATH
      \(before)
      "\(prefix)/bin/letterpress" page \(options)
      """)
  }

  private func text(_ name: String) -> String? { try? String(contentsOfFile: program.home.path(name), encoding: .utf8) }

  @Test func opensTheInstalledPageWhereItLies() throws {
    let outcome = try page()
    let folder = program.home.path("usr/share/letterpress/page")
    #expect(text("opened") == "\(folder)/letterpress.html")
    #expect(
      outcome.output == """
        \(folder)/letterpress.html
        for a phone: python3 -m http.server --directory \(folder), then open http://ADDRESS-OF-THIS-COMPUTER:8000

        """)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == 0)
  }

  @Test(arguments: [(":", "letterpress.html"), ("mkdir \"$HOME/Downloads\"", "Downloads/letterpress.html")])
  func copiesAPageInAHiddenFolderToWhereAConfinedBrowserMayRead(before: String, copy: String) throws {
    let outcome = try page("$HOME/.local", before: before)
    #expect(outcome.status == 0)
    #expect(text("opened") == program.home.path(copy))
    #expect(text(copy)?.contains("the page") == true)
    // A newer page replaces the copy.
    #expect(
      try page("$HOME/.local", before: "echo newer >>\"$HOME/.local/share/letterpress/page/letterpress.html\"").status
        == 0)
    #expect(text(copy)?.contains("newer") == true)
  }

  @Test func keepsAFileThatIsNotThePage() throws {
    let outcome = try page("$HOME/.local", before: "echo mine >\"$HOME/letterpress.html\"")
    #expect(outcome.status == 73)
    #expect(outcome.errors.contains("this file is not the page: rename it"))
    #expect(text("letterpress.html") == "mine\n")
    #expect(text("opened") == nil)
  }

  @Test func printsWhereThePageIsIfThereIsNoBrowser() throws {
    let outcome = try page(before: "rm \"$HOME\"/programs/*; PATH=/nowhere")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix(program.home.path("usr/share/letterpress/page/letterpress.html: open this file")))
  }

  @Test func opensNothingIfAskedNotTo() throws {
    let outcome = try page(options: "--no-open")
    #expect(outcome.output.hasPrefix(program.home.path("usr/share/letterpress/page/letterpress.html\n")))
    #expect(text("opened") == nil)
  }

  @Test func saysWhatToDoIfThePageIsNotInstalled() throws {
    let outcome = try page(before: "rm \"$HOME/usr/share/letterpress/page/letterpress.html\"")
    #expect(outcome.status == 66)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        letterpress: the page is not installed with this program: install it with Scripts/install --with-page, or \
        build it with Scripts/build-page

        """)
  }
}
