internal import ArgumentParser
internal import LetterpressFiles

/// The program, from its arguments on.
package enum Letterpress {
  package static func main() { LetterpressCommand.main() }
}

/// The root of the command line.
struct LetterpressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "letterpress",
    abstract: "Reads a Letterpress screenshot and says which words can be played, and which to play.",
    usage: """
      letterpress <image> ... [<options of solve>]
      letterpress <subcommand>
      """,
    discussion: """
      EXAMPLES
        letterpress board.png                   all words, longest first
        letterpress board.png --containing zj   only those with a Z and a J
        letterpress play board.png              what to play
        letterpress words tejntgzhhgpsmzpthaoudgbph
        letterpress read board.png --format json
        find shots -name '*.png' | letterpress read --files-from - --format json
        letterpress game --random               play against the computer

      EXIT STATUS
        0   all went well
        64  wrong usage
        65  input that cannot be read as what it should be
        66  a file that is not there or may not be read
        73  a file that cannot be written
        74  output that cannot be printed
        130, 143  stopped, among several pictures or games, by ctrl-C or by `kill`
      """,
    version: "letterpress 0.1.0",
    subcommands: [
      SolveCommand.self, PlayCommand.self, WordsCommand.self, ReadCommand.self, TrainCommand.self,
      TemplatesCommand.self, LexiconCommand.self, BenchCommand.self, GameCommand.self, ArenaCommand.self,
    ],
    defaultSubcommand: SolveCommand.self)

  static func main() {
    let arguments = arguments
    guard !arguments.isEmpty else { exit(withError: CleanExit.helpRequest(self)) }
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      if let failure = CommandFailure(error) { failure.report() }
      exit(withError: error)
    }
  }

  /// What follows the program's name, any of which may be a file's. `CommandLine.arguments` would put U+FFFD for what is
  /// no UTF-8, and so name another file.
  private static var arguments: [String] {
    let all = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return all.dropFirst().compactMap { $0.map { String(fileName: $0) } }
  }
}
