internal import ArgumentParser
internal import LetterpressSolver

/// The root of the command line.
struct LetterpressCommand: ParsableCommand {
  /// Stated only here; Scripts/version prints it.
  static let version = "0.1.0"

  /// After the version, which list the program was built with, if it is not the project's own; empty otherwise.
  private static let otherList =
    Lexicon.builtInName == nil
    ? "" : "\n\(LexiconOptions.InUse.builtInName), \(counted(Lexicon.builtInCount, "word"))"

  static let configuration = CommandConfiguration(
    commandName: "letterpress",
    abstract: "Read a Letterpress screenshot, list the words it allows and suggest the best moves.",
    usage: """
      letterpress <image> ... [<options of solve>]
      letterpress <subcommand>
      """,
    discussion: """
      EXAMPLES
        letterpress board.png                   all words, longest first
        letterpress board.png --containing zj   only those with a Z and a J
        letterpress play board.png              the best moves
        letterpress games shots                 the games in a folder of screenshots
        letterpress words tejntgzhhgpsmzpthaoudgbph
        letterpress read board.png --format json
        find shots -name '*.png' | letterpress read --files-from - --format json
        letterpress game --random               play against the computer
        letterpress review game.txt             what the moves of a game were worth
        letterpress puzzle                      a position to practise on

      EXIT STATUS
        0   success
        64  wrong usage
        65  invalid input, such as a picture without a board
        66  a file does not exist or cannot be read
        71  a limit of this shell leaves too little memory
        73  a file cannot be written
        74  the output cannot be written
        130, 143  stopped by ctrl-C or `kill` during a batch
      """,
    version: "letterpress \(version)" + otherList,
    subcommands: [
      SolveCommand.self, PlayCommand.self, WordsCommand.self, ReadCommand.self, TrainCommand.self,
      TemplatesCommand.self, LexiconCommand.self, GameCommand.self, GamesCommand.self, ReviewCommand.self,
      PuzzleCommand.self, PageCommand.self, EngineCommand.self,
    ],
    defaultSubcommand: SolveCommand.self)
}
