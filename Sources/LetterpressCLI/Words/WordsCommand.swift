internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressEngine
internal import LetterpressSolver

struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "Print the words that typed letters allow, longest first.",
    discussion: """
      EXAMPLES
        letterpress words tejntgzhhgpsmzpthaoudgbph
        letterpress words aeinrst --min-length 6
        letterpress words tejntgzhhgpsmzpthaoudgbph --max-rarity 35 --limit 20
      """)

  @Argument(help: "1 to 25 letters, row by row from the top left; ? for an unreadable tile.")
  var letters: String

  @OptionGroup(title: "Words")
  var words: WordOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func validate() throws {
    let rack = try rack()
    do {
      try words.filter.check(on: rack)
    } catch {
      throw ValidationError(error.description)
    }
  }

  func run() throws {
    let rack = try rack()
    let lexicon = try words.lexicon()
    let found = lexicon.words(from: rack, matching: words.filter)
    let limit = words.printedCount(in: output.format)
    switch output.format {
    case .text:
      try StandardStreams.writeText(
        BoardText.letters(of: rack) + unreadableNote(rack) + "\n" + found.text(limit: limit))
    case .json:
      let members = WordsReport.members(of: rack)
      try StandardStreams.write(
        JSONValue.object(members + WordsReport.members(of: found, in: lexicon, limit: limit)).line)
    }
  }

  private func rack() throws -> Rack {
    do {
      return try Rack(parsing: letters)
    } catch {
      throw ValidationError(error.description.printable)
    }
  }

  private func unreadableNote(_ rack: Rack) -> String {
    guard rack.unreadableCount > 0 else { return "" }
    let note = counted(
      rack.unreadableCount, "tile is unread: the words below avoid it", "tiles are unread: the words below avoid them")
    return "\n\(note)\n"
  }
}
