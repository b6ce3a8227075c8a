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
    _ = try query()
  }

  func run() throws {
    let query = try query()
    let lexicon = try words.lexicon()
    let (rack, found) = (query.rack, query.words(in: lexicon))
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

  private func query() throws -> WordQuery {
    do {
      return try WordQuery(letters: letters, filter: words.filter)
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
