package import ArgumentParser

/// The root of the command line of the program `Workshop`, which `Scripts/workshop arena` and `Scripts/bench` run.
package struct WorkshopCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "Workshop",
    abstract: "Measure how well and how fast letterpress plays and reads.",
    subcommands: [ArenaCommand.self, BenchCommand.self])

  package init() {}
}

/// How results are printed.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}
