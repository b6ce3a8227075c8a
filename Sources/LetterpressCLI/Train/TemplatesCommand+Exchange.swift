internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressSolver
internal import LetterpressVision

// Learnt letters as a file for others.
extension TemplatesCommand {
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Write the learnt letters to a file, for somebody else or another computer.",
      discussion: """
        The file names the pictures that letters were learnt from, without their folders, and contains no other part of them.

        EXAMPLE
          letterpress templates export my-letters.letterpress
        """)

    @Argument(help: "The file to write.", completion: .file())
    var output: String

    @OptionGroup
    var templates: TemplateOptions

    @OptionGroup
    var overwriting: OverwriteOptions

    func run() throws {
      let store = try templates.file.store()
      var file = try OutputFile(output, inputs: [store.path], overwrite: overwriting.overwrite)
      let letters = try store.load()
      guard !letters.templates.isEmpty else {
        throw CommandFailure("nothing was learnt yet: there is nothing to export", status: .dataError)
      }
      try file.write(letters.withoutFolders.file, limit: .learntLetters)
      StandardStreams.note("\(output.printable): \(counted(letters.templates.count, "letter"))")
    }
  }

  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Add the learnt letters of a file, as `export` writes them, to your own.",
      discussion: """
        Your own letters stay. A letter that looks like another one of yours is named and left out. `letterpress templates --undo` \
        takes an import back. A folder in which an earlier version kept templates can be imported, too.

        EXAMPLES
          letterpress templates import my-letters.letterpress
          letterpress templates import - <my-letters.letterpress
        """)

    @Argument(help: "The file; - reads standard input.", completion: .file())
    var file: String

    @OptionGroup
    var templates: TemplateOptions

    @Flag(help: "Take letters even if they contradict your own.")
    var force = false

    func run() throws {
      let theirs = try letters()
      let store = try templates.file.store()
      let (new, contradicting) = try store.change { letters in
        let contradicting = force ? [] : letters.contradictions(in: theirs.templates)
        let names = Set(contradicting.map(\.theirs.name))
        return (try letters.take(theirs.templates.filter { !names.contains($0.name) }), contradicting)
      }
      let known = theirs.templates.count - new.count - contradicting.count
      try StandardStreams.writeText(
        "\(counted(new.count, "new template")) in \(store.path.printable)"
          + (known > 0 ? ", \(known) known already" : "") + "\n")
      try report(contradicting, isNothingNew: new.isEmpty, damagedCount: theirs.damaged.count)
    }

    private func letters() throws -> LearntLetters {
      if FileSystem.isFolder(file) {
        let former = try TemplateFolder(file)
        if former.letters.templates.isEmpty {
          throw CommandFailure("there are no templates in this folder", file: file, status: .dataError)
        }
        return former.letters
      }
      let bytes = try InputFile.bytes(of: file, limit: .learntLetters)
      do throws(LearntLettersError) {
        return try LearntLetters(file: bytes)
      } catch {
        if case .notLearntLetters = error, let kind = FileKind(of: bytes) {
          throw CommandFailure("this is \(kind.rawValue), not a file of learnt letters", file: file, status: .dataError)
        }
        throw CommandFailure(error, file: file) ?? error
      }
    }

    /// - Throws: ``CommandFailure`` if anything was left out, or nothing is new.
    private func report(
      _ contradicting: [LearntLetters.Contradiction], isNothingNew: Bool, damagedCount: Int
    ) throws(CommandFailure) {
      var lines = contradicting.map { contradiction in
        let (theirs, own) = (contradiction.theirs, contradiction.own)
        return
          "\(theirs.name) of the file looks like your \(own.name) and was left out: if yours is wrong, remove it with "
          + "`\(templates.file.removal(of: [own.name]))` and import again"
      }
      if damagedCount > 0 { lines.append("\(counted(damagedCount, "letter")) of the file left out as damaged") }
      if isNothingNew { lines.append("nothing was learnt from it") }
      guard !lines.isEmpty else { return }
      throw CommandFailure(lines.joined(separator: "\n"), file: file, status: .dataError)
    }
  }
}

extension LearntLetters {
  /// The same letters with only the last part of each picture's path.
  fileprivate var withoutFolders: LearntLetters {
    let renamed = templates.map { template in
      StoredTemplate(
        name: template.name, mask: template.mask,
        origin: template.origin.map { origin in
          let name = origin.screenshot.split(separator: "/").last.map(String.init) ?? origin.screenshot
          return TemplateOrigin(screenshot: name, row: origin.row, column: origin.column)
        }, training: template.training)
    }
    // As many names as before.
    return LearntLetters(renamed) ?? self
  }
}
